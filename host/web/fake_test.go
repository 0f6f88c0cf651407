package web

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"foxden/conversation"
)

const (
	secret = "5ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4"
	page   = `{"tabs":[{"tab":"t1","url":"http://127.0.0.1/","title":"<script>alert(1)</script>"}],` +
		`"snapshot":{"tab":"t1","url":"http://127.0.0.1/","title":"<script>alert(1)</script>","text":"Hello [s1e1 button \"Save\"]",` +
		`"elements":[{"ref":"s1e1","role":"button","name":"Save"}],"frames":[],"diagnostics":[],"settled":true}}`
)

// fake is a browser without a browser. It has one page, and waits when it is told to wait.
type fake struct {
	mu     sync.Mutex
	reason error
	calls  []string
	done   chan struct{}
}

func (f *fake) Call(ctx context.Context, method string, _ any) (json.RawMessage, []byte, error) {
	f.mu.Lock()
	f.calls = append(f.calls, method)
	reason := f.reason
	f.mu.Unlock()
	switch {
	case reason != nil:
		return nil, nil, reason
	case method == "wait":
		select {
		case <-ctx.Done():
			return nil, nil, context.Cause(ctx)
		case <-f.done:
			return nil, nil, f.Err()
		}
	case method == "screenshot":
		return json.RawMessage(`{"format":"png","bytes":4}`), []byte("\x89PNG"), nil
	case method == "click":
		return nil, nil, &conversation.Error{Code: "stale_ref", Message: "The page says <b>.", Quotes: true}
	}
	return json.RawMessage(page), nil, nil
}

func (f *fake) End(_ context.Context, reason error) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.reason == nil {
		f.reason = reason
		close(f.done)
	}
	return nil
}

func (f *fake) Done() <-chan struct{} { return f.done }

func (f *fake) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.reason
}

// kept is a history in memory.
type kept struct {
	mu       sync.Mutex
	settings map[string]conversation.Settings
	entries  map[string][]conversation.Entry
}

func (k *kept) Conversations(context.Context) ([]conversation.Settings, error) { return nil, nil }

func (k *kept) Save(_ context.Context, s conversation.Settings) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.settings[s.ID] = s
	return nil
}

func (k *kept) Remove(_ context.Context, id string) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.settings, id)
	delete(k.entries, id)
	return nil
}

func (k *kept) Record(_ context.Context, e conversation.Entry) (int64, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	e.Number = int64(len(k.entries[e.Conversation]) + 1)
	k.entries[e.Conversation] = append(k.entries[e.Conversation], e)
	return e.Number, nil
}

func (k *kept) Entries(_ context.Context, id string, after int64, limit int) (some []conversation.Entry, _ error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, e := range k.entries[id] {
		if e.Number > after && len(some) < limit {
			some = append(some, e)
		}
	}
	return some, nil
}

func (k *kept) Newest(_ context.Context, id string, before int64, limit int) (some []conversation.Entry, _ error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, e := range slices.Backward(k.entries[id]) {
		if (before == 0 || e.Number < before) && len(some) < limit {
			some = append(some, e)
		}
	}
	return some, nil
}

func (k *kept) Entry(_ context.Context, id string, n int64) (conversation.Entry, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if n < 1 || n > int64(len(k.entries[id])) {
		return conversation.Entry{}, conversation.ErrUnknown
	}
	return k.entries[id][n-1], nil
}

func (k *kept) Close() error { return nil }

// host is a site that listens, with fakes for browsers.
type host struct {
	*testing.T
	site  *Site
	url   string
	store *kept

	mu       sync.Mutex
	sessions []*fake
}

func (h *host) start(context.Context, conversation.SessionOptions) (conversation.Session, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f := &fake{done: make(chan struct{})}
	h.sessions = append(h.sessions, f)
	return f, nil
}

// session is the n-th that was started; nil when there were fewer.
func (h *host) session(n int) *fake {
	h.mu.Lock()
	defer h.mu.Unlock()
	if n >= len(h.sessions) {
		return nil
	}
	return h.sessions[n]
}

// serve serves until the test is over, and fails it when a browser is left then.
func serve(t *testing.T, rules ...conversation.Rule) *host {
	h := &host{T: t, store: &kept{settings: map[string]conversation.Settings{}, entries: map[string][]conversation.Entry{}}}
	gate, err := conversation.NewPermission(conversation.PermissionOptions{Rules: rules, Viewed: true, Within: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	calls := NewCalls()
	registry, err := conversation.NewRegistry(t.Context(), conversation.RegistryOptions{
		Targets: map[string]conversation.Target{"local": conversation.Local()}, DefaultTarget: "local",
		Limits: conversation.DefaultLimits, Store: h.store, Gate: gate, Observed: calls.Observe, Start: h.start,
	})
	if err != nil {
		t.Fatal(err)
	}
	h.site = New(Options{
		Registry: registry, Token: secret, Listen: "127.0.0.1:0", Version: "0", Approvals: gate.Approvals, Calls: calls,
		Export: func(_ context.Context, w io.Writer, format, id string) error {
			_, err := io.WriteString(w, format+" of "+id)
			return err
		},
	})
	server := httptest.NewUnstartedServer(nil)
	server.Config = h.site.Server()
	server.Start()
	h.url = server.URL
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), removeWithin)
		defer cancel()
		if err := h.site.Close(ctx); err != nil {
			t.Errorf("closing: %v", err)
		}
		server.Close()
		for _, s := range h.sessions {
			if s.Err() == nil {
				t.Error("a browser is left")
			}
		}
	})
	return h
}

// request is one with the token; change may take that away, or anything else.
func (h *host) request(method, path, body string, change ...func(*http.Request)) *http.Response {
	h.Helper()
	r, err := http.NewRequestWithContext(h.Context(), method, h.url+path, strings.NewReader(body))
	if err != nil {
		h.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+secret)
	for _, f := range change {
		f(r)
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	response, err := client.Do(r)
	if err != nil {
		h.Fatalf("%s %s: %v", method, path, err)
	}
	h.Cleanup(func() { _ = response.Body.Close() })
	return response
}

// ask expects that status and returns the body.
func (h *host) ask(method, path, body string, status int, change ...func(*http.Request)) string {
	h.Helper()
	response := h.request(method, path, body, change...)
	text, err := io.ReadAll(response.Body)
	if err != nil {
		h.Fatalf("%s %s: %v", method, path, err)
	}
	if response.StatusCode != status {
		h.Fatalf("%s %s answers %d %s, want %d", method, path, response.StatusCode, text, status)
	}
	return string(text)
}

// conversation makes one.
func (h *host) conversation() (id, path string) {
	h.Helper()
	var made Conversation
	if err := json.Unmarshal([]byte(h.ask("POST", "/api/conversations", "{}", http.StatusCreated)), &made); err != nil {
		h.Fatal(err)
	}
	return made.ID, "/api/conversations/" + made.ID
}

// until waits for what another goroutine brings about.
func (h *host) until(what string, is func() bool) {
	h.Helper()
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	late := time.After(5 * time.Second)
	for !is() {
		select {
		case <-tick.C:
		case <-late:
			h.Fatalf("it has not come to this within 5 s: %s", what)
		}
	}
}

const open = `{"action":"open","url":"http://127.0.0.1/"}`
