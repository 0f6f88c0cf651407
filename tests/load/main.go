// Load runs many conversations at once, each with a session of its own and a shim without a browser, and prints what the host
// itself takes: memory for a conversation that idles, and time for a call. It fails when a call fails.
//
// Run it as `make load`.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"foxden/conversation"
)

const (
	asShim = "FOXDEN_LOAD_SHIM"
	bound  = 10 * time.Minute
	// Processes that start at once, and calls under way at once: the machine has few cores, and the figure is the host's own.
	starts, parallel = 16, 4
)

func main() {
	if os.Getenv(asShim) != "" {
		if err := shim(bufio.NewReader(os.Stdin), os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, "load shim:", err)
			os.Exit(1)
		}
		return
	}
	many := flag.Int("conversations", 1000, "conversations with a session")
	calls := flag.Int("calls", 100, "calls of each")
	flag.Parse()
	ctx, cancel := context.WithTimeout(context.Background(), bound)
	defer cancel()
	if err := run(ctx, *many, *calls); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, many, calls int) (err error) {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	limits := conversation.DefaultLimits
	limits.Browsers = many
	target := conversation.Target{Name: "load", Argv: []string{"env", asShim + "=1", "GOMAXPROCS=1", "GOMEMLIMIT=16MiB", self}}
	r, err := conversation.NewRegistry(ctx, conversation.RegistryOptions{
		Targets: map[string]conversation.Target{"load": target}, DefaultTarget: "load", Limits: limits,
	})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.Close(context.WithoutCancel(ctx))) }()

	before := taken()
	all, err := open(ctx, r, many)
	if err != nil {
		return err
	}
	after := taken()
	fmt.Printf("%d conversations with a running session: %.0f KB of host memory each (%.0f KB of it heap); aim 512\n",
		many, float64(after.resident-before.resident)/1024/float64(many), float64(after.heap-before.heap)/1024/float64(many))

	took, err := call(ctx, all, calls)
	if err != nil {
		return err
	}
	slices.Sort(took)
	at := func(part float64) time.Duration { return took[int(part*float64(len(took)-1))].Round(time.Microsecond) }
	fmt.Printf("%d calls, %d at once, none failed: median %v, p99 %v, most %v (host, pipe and fake shim); aim for p99 5ms\n",
		len(took), parallel, at(0.5), at(0.99), at(1))
	return nil
}

func open(ctx context.Context, r *conversation.Registry, many int) ([]*conversation.Conversation, error) {
	all := make([]*conversation.Conversation, many)
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(starts)
	for i := range all {
		group.Go(func() error {
			c, err := r.Create(ctx, conversation.Settings{Browser: true})
			if err != nil {
				return err
			}
			all[i] = c
			_, err = c.Do(ctx, conversation.Call{Action: "open", Params: []byte(`{"url":"http://127.0.0.1/"}`)})
			return err
		})
	}
	return all, group.Wait()
}

// call asks every conversation in turn, so many at once, and returns how long each call took.
func call(ctx context.Context, all []*conversation.Conversation, calls int) (took []time.Duration, err error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(parallel)
	var mu sync.Mutex
	for range calls {
		for _, c := range all {
			group.Go(func() error {
				begun := time.Now()
				_, err := c.Do(ctx, conversation.Call{Action: "click", Params: []byte(`{"tab":"t1","ref":"s1e1"}`)})
				spent := time.Since(begun)
				mu.Lock()
				defer mu.Unlock()
				took = append(took, spent)
				return err
			})
		}
	}
	return took, group.Wait()
}

type memory struct{ heap, resident int64 }

// taken is what this process holds once what is no longer needed has been given back.
func taken() memory {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return memory{heap: int64(m.HeapInuse), resident: int64(m.Sys - m.HeapReleased)} // no Linux
	}
	var resident int64
	for line := range strings.Lines(string(status)) {
		if _, err := fmt.Sscanf(line, "VmRSS: %d kB", &resident); err == nil {
			break
		}
	}
	return memory{heap: int64(m.HeapInuse), resident: resident << 10}
}
