//go:build firefox

package e2e

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"foxden/conversation"
)

// goneWithin is the contract's bound for everything of a session to be gone, with room for a busy machine.
const goneWithin = 10 * time.Second

var (
	// program is the built foxden.
	program string
	// temporary is the TMPDIR of every session of this package, so that what one leaves can be found.
	temporary string
	// site serves the pages of all tests.
	site *httptest.Server
	// shared is the browser of all tests that need no other.
	shared *conversation.Conversation
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (code int, err error) {
	goroutines := runtime.NumGoroutine()
	folder, err := os.MkdirTemp("", "e2e")
	if err != nil {
		return 1, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	program, temporary = filepath.Join(folder, "foxden"), filepath.Join(folder, "tmp")
	if err := os.Mkdir(temporary, 0o700); err != nil {
		return 1, err
	}
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = filepath.Join("..", "..")
	if output, err := build.CombinedOutput(); err != nil {
		return 1, fmt.Errorf("%s: %w\n%s", build, err, output)
	}
	if err := os.Setenv("TMPDIR", temporary); err != nil {
		return 1, err
	}
	site = httptest.NewServer(pages)
	shared = conversation.New(conversation.Options{Target: conversation.Local(), Limits: conversation.DefaultLimits})
	code = m.Run()

	ctx, cancel := context.WithTimeout(context.Background(), goneWithin)
	defer cancel()
	err = shared.Close(ctx)
	site.CloseClientConnections()
	site.Close()
	return code, errors.Join(err, eventually(goneWithin, nothingLeft), eventually(goneWithin, func() error {
		if now := runtime.NumGoroutine(); now > goroutines {
			stacks := make([]byte, 1<<16)
			return fmt.Errorf("%d goroutines at the start, %d at the end:\n%s", goroutines, now, stacks[:runtime.Stack(stacks, true)])
		}
		return nil
	}))
}

// eventually looks until check is content, and returns what it last said when the bound has passed.
func eventually(bound time.Duration, check func() error) error {
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	over := time.After(bound)
	for {
		err := check()
		if err == nil {
			return nil
		}
		select {
		case <-tick.C:
		case <-over:
			return fmt.Errorf("after %v: %w", bound, err)
		}
	}
}
