//go:build firefox

package kill

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"syscall"
	"testing"

	"foxden/denoshim"
)

var pairs = flag.Int("pairs", 2, "orders of two, drawn at random, that the real session goes through under each shell")

func init() {
	parts["session"] = realHost
}

// realHost runs one session with its Deno and its Firefox, as foxden does.
func realHost([]string) int {
	s, err := denoshim.Start(context.Background(), denoshim.Options{Target: denoshim.Local(), Limits: denoshim.DefaultLimits})
	if err != nil {
		return complain(err)
	}
	fmt.Println("ready")
	go func() {
		io.Copy(io.Discard, os.Stdin)
		s.End(context.Background(), io.EOF)
	}()
	<-s.Done()
	return 0
}

// B-014, F11: what is killed in a real session, its host included, takes all the rest along, crash helpers and profile too.
// One session stands at a time.
func TestChaosRealSession(t *testing.T) {
	real := seed{
		host:  []string{"session"},
		roles: []string{"session", "box", "keeper", "heir", "clock", "relay", "deno", "firefox", "content"},
		env:   []string{"HOME=" + t.TempDir(), "XDG_CACHE_HOME=" + t.TempDir()},
	}
	programs := t.TempDir()
	link(t, programs, "deno", "deno")
	firefox := "firefox"
	if _, err := exec.LookPath(firefox); err != nil {
		firefox = "firefox-esr"
	}
	link(t, programs, firefox, firefox)

	var matrix []round
	for _, g := range grounds(t) {
		if g.name == "bash" || g.name == "dash-bare" {
			continue // each shell once, and one of them without namespaces
		}
		g.path += ":" + programs
		all := everyRole(t, real, g)
		for _, role := range all {
			matrix = append(matrix, round{seed: real, ground: g, kills: []string{role}})
		}
		for range *pairs {
			order := slices.Clone(all)
			rand.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
			matrix = append(matrix, round{seed: real, ground: g, kills: order[:2], apart: true})
		}
		for _, which := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP} {
			for _, role := range []string{"box", "session"} {
				matrix = append(matrix, round{seed: real, ground: g, kills: []string{role}, signal: which})
			}
		}
	}
	play(t, "real session", matrix, 1)
}
