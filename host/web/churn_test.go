package web

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

// Two hundred rounds of open, act, cancel and crash at random, over HTTP and MCP side by side, leave no goroutine, no
// file descriptor, no browser and no conversation.
func TestChurnLeavesNothing(t *testing.T) {
	const workers, rounds = 4, 50
	idle := func() { http.DefaultTransport.(*http.Transport).CloseIdleConnections() }
	idle()
	goroutines, files := runtime.NumGoroutine(), openFiles()
	t.Run("rounds", func(t *testing.T) {
		h := serve(t)
		var all sync.WaitGroup
		for worker := range uint64(workers) {
			random := rand.New(rand.NewPCG(4, worker))
			all.Go(func() {
				for range rounds {
					if worker%2 == 0 {
						h.roundOverHTTP(random.IntN(6))
					} else {
						h.roundOverMCP(random.IntN(3))
					}
				}
			})
		}
		all.Wait()
		h.until("every conversation and browser is gone", func() bool {
			h.store.mu.Lock()
			kept := len(h.store.settings)
			h.store.mu.Unlock()
			taken, _, _ := h.site.options.Registry.Places()
			return len(h.site.options.Registry.List())+kept+taken == 0
		})
	})
	h := &host{T: t}
	h.until(fmt.Sprintf("%d goroutines and %d files as before", goroutines, files), func() bool {
		idle()
		return runtime.NumGoroutine() <= goroutines && openFiles() <= files
	})
}

func openFiles() int {
	list, _ := os.ReadDir("/proc/self/fd") // where there is none, none is counted
	return len(list)
}

const waiting = `{"action":"wait","tab":"t1","ms":9000}`

func (h *host) roundOverHTTP(what int) {
	id, path := h.conversation()
	try := func(body string) { _ = h.request("POST", path+"/call", body).Body.Close() } // another round may crash its browser
	try(open)
	switch what {
	case 0:
		try(`{"action":"snapshot","tab":"t1"}`)
	case 1:
		h.ask("POST", path+"/close", "", 204)
	case 2:
		h.ask("POST", path+"/reload", "", 204)
	case 3: // it goes away in the middle of a call
		ctx, cancel := context.WithTimeout(h.Context(), 5*time.Millisecond)
		defer cancel()
		r, err := http.NewRequestWithContext(ctx, "POST", h.url+path+"/call", strings.NewReader(waiting))
		if err != nil {
			h.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+secret)
		if response, err := http.DefaultClient.Do(r); err == nil {
			_ = response.Body.Close()
		}
	case 4: // its browser crashes
		h.crash()
	case 5: // it is deleted in the middle of a call
		var call sync.WaitGroup
		defer call.Wait()
		call.Go(func() { try(waiting) })
	}
	h.ask("DELETE", "/api/conversations/"+id, "", 204)
}

func (h *host) roundOverMCP(what int) {
	s := h.connect("/mcp")
	if _, _, err := call(h.Context(), s, "browser", open); err != nil {
		h.Errorf("open: %v", err)
	}
	switch what {
	case 0:
		ctx, cancel := context.WithTimeout(h.Context(), 5*time.Millisecond)
		defer cancel()
		_, _, _ = call(ctx, s, "browser", waiting) // cancelled, or not yet begun
	case 1:
		h.crash()
	}
	if err := s.Close(); err != nil {
		h.Errorf("closing: %v", err)
	}
}

// crash ends the newest browser, whosever it is.
func (h *host) crash() {
	h.mu.Lock()
	newest := h.sessions[len(h.sessions)-1]
	h.mu.Unlock()
	_ = newest.End(h.Context(), errors.New("it crashed"))
}
