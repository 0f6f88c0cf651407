package web

import (
	"bufio"
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"foxden/conversation"
)

// stream reads server-sent events, by their names and data.
func (h *host) stream(path string) (next func() (event, data string), stop func()) {
	h.Helper()
	ctx, cancel := context.WithCancel(h.Context())
	response := h.request("GET", path, "", func(r *http.Request) { *r = *r.WithContext(ctx) })
	if got := response.Header.Get("Content-Type"); response.StatusCode != 200 || got != "text/event-stream" {
		h.Fatalf("%s answers %d, %s", path, response.StatusCode, got)
	}
	lines := bufio.NewScanner(response.Body)
	return func() (event, data string) {
		for lines.Scan() {
			switch key, value, _ := strings.Cut(lines.Text(), ": "); key {
			case "event":
				event = value
			case "data":
				return event, value
			}
		}
		return "", ""
	}, cancel
}

func TestNewsAreToldAsTheyCome(t *testing.T) {
	h := serve(t)
	id, path := h.conversation()
	_, other := h.conversation()
	own, stop := h.stream(path + "/events")
	defer stop()
	all, stopAll := h.stream("/api/events")
	defer stopAll()
	h.ask("PATCH", other, `{"name":"other"}`, 200)
	h.ask("PATCH", path, `{"name":"Den"}`, 200)
	h.ask("POST", path+"/call", open, 200)
	h.ask("DELETE", path, "", 204)
	for _, want := range []string{"settings", "state", "entry", "state", "deleted"} {
		event, data := own()
		if event != want || !strings.Contains(data, `"conversation":"`+id+`"`) {
			t.Errorf("news %s %s, want %s", event, data, want)
		}
	}
	if event, _ := own(); event != "" {
		t.Errorf("after the end there is %s", event)
	}
	if event, data := all(); event != "settings" || strings.Contains(data, id) {
		t.Errorf("the first of all is %s %s", event, data)
	}
}

func TestTheEndOfTheHostEndsItsStreams(t *testing.T) {
	h := serve(t)
	all, stop := h.stream("/api/events")
	defer stop()
	if err := h.site.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	if event, _ := all(); event != "" {
		t.Errorf("after the end there is %s", event)
	}
}

func TestAStreamWithoutNewsSaysThatItLives(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		registry, err := conversation.NewRegistry(t.Context(), conversation.RegistryOptions{})
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), 3*beat-time.Second)
		defer cancel()
		w := httptest.NewRecorder()
		New(Options{Registry: registry}).stream(w, httptest.NewRequest("GET", "/", nil).WithContext(ctx), "")
		if got := w.Body.String(); got != "retry: 2000\n\n: beat\n\n: beat\n\n" {
			t.Errorf("it says %q", got)
		}
	})
}
