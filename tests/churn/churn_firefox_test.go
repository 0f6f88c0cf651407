//go:build firefox

package churn

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"foxden/host/web"
	"foxden/tests/served"
)

var (
	rounds = flag.Int("rounds", 8, "rounds, half of them over each surface")
	seed   = flag.Uint64("seed", 0, "draw what that run drew; 0 means a new one")
)

const (
	// One for each surface: a round has at most one, and what the round before has left makes room in time.
	browsers = 2
	// roundBound is for a machine on which everything is slow: two starts and an end.
	roundBound = 2 * time.Minute
	// quietWithin bounds what the host may go on ending after the last round.
	quietWithin = 20 * time.Second
)

// B-014 F11: what a host has served is gone, however it ended.
func TestChurnLeavesTheHostAsItWas(t *testing.T) {
	if *seed == 0 {
		*seed = rand.Uint64()
	}
	t.Logf("seed %d", *seed)
	h := host(t)
	g := &ground{host: h, url: page(t), done: map[string]int{}}
	surfaces := []surface{{"HTTP", newHTTP}, {"MCP", newMCP}}
	// Once on each surface, so that what is kept for all later rounds is there.
	first := kind{"act first", func(ctx context.Context, r *round) error { return errors.Join(act(ctx, r), h.Settled(ctx)) }}
	for _, s := range surfaces {
		g.play(t, s, first, nil)
	}
	if err := served.Eventually(t.Context(), quietWithin, h.Left); err != nil {
		t.Fatal(err)
	}
	before := look(t, h)

	var all sync.WaitGroup
	for worker, s := range surfaces {
		random := rand.New(rand.NewPCG(*seed, uint64(worker)))
		all.Go(func() {
			for range *rounds / len(surfaces) {
				g.play(t, s, kinds[random.IntN(len(kinds))], random)
			}
		})
	}
	all.Wait()
	for _, name := range slices.Sorted(maps.Keys(g.done)) {
		t.Logf("%4d × %s", g.done[name], name)
	}
	var after seen
	if err := served.Eventually(t.Context(), quietWithin, func() (err error) {
		after, err = unchanged(t, h, before)
		return err
	}); err != nil {
		t.Error(err)
	}
	t.Logf("%d rounds: %d goroutines before and %d after, %d and %d files, %d and %d MB of heap, %d and %d MB resident",
		*rounds, before.goroutines, after.goroutines, before.files, after.files, before.heap>>20, after.heap>>20, before.resident>>20, after.resident>>20)
}

// host serves the program of this tree, and must be gone at the end with all that it had.
func host(t *testing.T) *served.Host {
	t.Helper()
	program := filepath.Join(t.TempDir(), "foxden")
	build := exec.Command("go", "build", "-o", program, "foxden")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", build, err, output)
	}
	h, err := served.Start(t.Context(), program, "FOXDEN_WARM=0", fmt.Sprintf(`FOXDEN_LIMITS={"browsers":%d}`, browsers))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Stop(); err != nil {
			t.Error(err)
		}
	})
	return h
}

func page(t *testing.T) (url string) {
	site := httptest.NewServer(pages)
	t.Cleanup(site.Close)
	return site.URL + "/"
}

// A surface is one way to have a conversation.
type surface struct {
	name  string
	begin func(ctx context.Context, h *served.Host, name string) (client, error)
}

// ground is what all rounds share.
type ground struct {
	host *served.Host
	url  string

	mu     sync.Mutex
	done   map[string]int // rounds by what they were
	played int
}

// play plays one round.
func (g *ground) play(t *testing.T, s surface, k kind, random *rand.Rand) {
	g.mu.Lock()
	what := s.name + ", " + k.name
	g.done[what]++
	g.played++
	name := fmt.Sprintf("churn %d", g.played)
	g.mu.Unlock()
	ctx, cancel := context.WithTimeout(t.Context(), roundBound)
	defer cancel()
	c, err := s.begin(ctx, g.host, name)
	if err != nil {
		t.Errorf("%s, %s: %v", name, what, err)
		return
	}
	r := &round{host: g.host, client: c, name: name, url: g.url, random: random}
	begun := time.Now()
	if err := errors.Join(k.do(ctx, r), r.client.leave(ctx)); err != nil {
		t.Errorf("%s, %s, after %v: %v", name, what, time.Since(begun).Round(time.Millisecond), err)
	}
}

// seen is what a host holds when nobody uses it.
type seen struct {
	goroutines, files int
	heap, resident    int // in bytes; what a collection has not yet given back makes them no test of their own
}

var (
	goroutines = regexp.MustCompile(`(?m)^go_goroutines (\S+)$`)
	heap       = regexp.MustCompile(`(?m)^go_memstats_heap_alloc_bytes (\S+)$`)
	resident   = regexp.MustCompile(`(?m)^process_resident_memory_bytes (\S+)$`)
)

func look(t *testing.T, h *served.Host) seen {
	t.Helper()
	var metrics string
	if err := h.Ask(t.Context(), "GET", "/metrics", "", &metrics); err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", h.Pid))
	if err != nil {
		t.Fatal(err)
	}
	return seen{number(t, goroutines, metrics), len(files), number(t, heap, metrics), number(t, resident, metrics)}
}

func number(t *testing.T, of *regexp.Regexp, text string) int {
	t.Helper()
	m := of.FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("no %v in %.200q", of, text)
	}
	n, err := strconv.ParseFloat(m[1], 64) // the format has no other numbers
	if err != nil {
		t.Fatal(err)
	}
	return int(n)
}

// unchanged is content when no conversation, browser, process, folder, goroutine or file came since.
func unchanged(t *testing.T, h *served.Host, before seen) (now seen, err error) {
	t.Helper()
	var list web.List
	if err := h.Ask(t.Context(), "GET", "/api/conversations", "", &list); err != nil {
		return now, err
	}
	if n := len(list.Conversations); n > 0 {
		return now, fmt.Errorf("%d conversations are left", n)
	}
	if err := h.Left(); err != nil {
		return now, err
	}
	now = look(t, h)
	if now.goroutines > before.goroutines || now.files > before.files {
		err = fmt.Errorf("%d goroutines and %d files before, %d and %d after: %s", before.goroutines, before.files, now.goroutines, now.files, open(h))
	}
	return now, err
}

// open names what the host has open.
func open(h *served.Host) string {
	folder := fmt.Sprintf("/proc/%d/fd", h.Pid)
	entries, _ := os.ReadDir(folder) // it may have gone
	var names []string
	for _, entry := range entries {
		name, _ := os.Readlink(filepath.Join(folder, entry.Name()))
		names = append(names, name)
	}
	return strings.Join(names, " ")
}
