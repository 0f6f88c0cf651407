//go:build firefox

package e2e

import (
	"net/http"
	"testing"
	"time"
)

// hanging serves an address that is asked and never answered until the test ends. arrived hears of each request.
func hanging(t *testing.T) (url string, arrived <-chan string) {
	t.Helper()
	requests, over := make(chan string, 100), make(chan struct{})
	t.Cleanup(func() { close(over) })
	return serve(t, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		requests <- r.URL.Path
		select {
		case <-over:
		case <-r.Context().Done():
		}
	})), requests
}

// within waits for a channel and fails the test when nothing came.
func within[T any](t *testing.T, bound time.Duration, what string, c <-chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(bound):
		t.Fatalf("%s did not come within %v", what, bound)
		panic("unreachable")
	}
}
