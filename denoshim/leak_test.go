package denoshim

import (
	"bytes"
	"context"
	"runtime/pprof"
	"strconv"
	"strings"
	"testing"
	"time"
)

// noLeaks fails the test when a goroutine that it started, however indirectly, outlives it. It marks
// the test's own goroutine, and Go marks with it whatever that starts, so tests may run in parallel.
func noLeaks(t *testing.T) {
	t.Helper()
	pprof.SetGoroutineLabels(pprof.WithLabels(context.Background(), pprof.Labels("test", t.Name())))
	t.Cleanup(func() {
		pprof.SetGoroutineLabels(context.Background())
		tick := time.NewTicker(5 * time.Millisecond)
		defer tick.Stop()
		for bound := time.After(3 * time.Second); ; {
			left := goroutinesOf(t.Name())
			if left == "" {
				return
			}
			select {
			case <-tick.C:
			case <-bound:
				t.Errorf("goroutines are left:\n%s", left)
				return
			}
		}
	})
}

func goroutinesOf(test string) string {
	var profile bytes.Buffer
	_ = pprof.Lookup("goroutine").WriteTo(&profile, 1) // a Buffer takes everything
	var left []string
	for _, stack := range strings.Split(profile.String(), "\n\n") {
		if strings.Contains(stack, `"test":`+strconv.Quote(test)) {
			left = append(left, stack)
		}
	}
	return strings.Join(left, "\n\n")
}

func TestNoLeaksSeesALeak(t *testing.T) {
	stop, stopped := make(chan struct{}), make(chan struct{})
	pprof.Do(t.Context(), pprof.Labels("test", "a leak"), func(context.Context) {
		go func() { <-stop; close(stopped) }()
	})
	if left := goroutinesOf("a leak"); !strings.Contains(left, "TestNoLeaksSeesALeak") {
		t.Errorf("a goroutine that waits is not seen: %q", left)
	}
	close(stop)
	<-stopped
}
