package view

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// noon is when the tests take place.
var noon = time.Date(2026, 8, 3, 12, 0, 0, 0, time.UTC)

// fake is a host in memory that counts what is done to it.
type fake struct {
	mu            sync.Mutex
	conversations []Conversation
	approvals     []Approval
	entries       []Entry // of every conversation, oldest first
	did           []string
	refuse        error // what an action answers
	watchers      []chan Event
}

func (f *fake) Conversations(context.Context) ([]Conversation, error) { return f.conversations, nil }

func (f *fake) Conversation(_ context.Context, id string) (Conversation, error) {
	for _, c := range f.conversations {
		if c.ID == id {
			return c, nil
		}
	}
	return Conversation{}, fmt.Errorf("conversation %q: %w", id, ErrUnknown)
}

func (f *fake) Approvals(context.Context, string) ([]Approval, error) { return f.approvals, nil }

func (f *fake) Entries(_ context.Context, _ string, before int64, limit int) (some []Entry, err error) {
	for _, e := range slices.Backward(f.entries) {
		if (before == 0 || e.Number < before) && len(some) < limit {
			if o := e.Observation; o != nil {
				e.Observation = &Observation{Tab: o.Tab, URL: o.URL, Title: o.Title, Amends: o.Amends, Found: o.Found}
			}
			some = append(some, e)
		}
	}
	return some, nil
}

func (f *fake) Entry(_ context.Context, _ string, number int64) (Entry, error) {
	if number < 1 || number > int64(len(f.entries)) {
		return Entry{}, ErrUnknown
	}
	return f.entries[number-1], nil
}

func (f *fake) Picture(ctx context.Context, id string, number int64) (Picture, error) {
	e, err := f.Entry(ctx, id, number)
	if err != nil || e.Picture == nil {
		return Picture{}, ErrUnknown
	}
	return Picture{Format: e.Picture.Format, Data: []byte("a picture")}, nil
}

func (f *fake) Targets() []string { return []string{"cluster", "local"} }

func (f *fake) Watch(string) (<-chan Event, func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	events := make(chan Event, 1)
	f.watchers = append(f.watchers, events)
	return events, func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.watchers = slices.DeleteFunc(f.watchers, func(w chan Event) bool { return w == events })
	}
}

func (f *fake) do(format string, args ...any) error {
	f.did = append(f.did, fmt.Sprintf(format, args...))
	return f.refuse
}

func (f *fake) Create(_ context.Context, name, target string) (string, error) {
	return "new", f.do("create %q %q", name, target)
}

func (f *fake) Configure(_ context.Context, id string, c Change) error {
	var parts []string
	for name, value := range map[string]*string{"name": c.Name, "target": c.Target, "mode": c.Mode} {
		if value != nil {
			parts = append(parts, fmt.Sprintf("%s=%q", name, *value))
		}
	}
	if c.Browser != nil {
		parts = append(parts, fmt.Sprintf("browser=%t", *c.Browser))
	}
	slices.Sort(parts)
	return f.do("configure %s %s", id, strings.Join(parts, " "))
}

func (f *fake) Close(_ context.Context, id string) error  { return f.do("close %s", id) }
func (f *fake) Reload(_ context.Context, id string) error { return f.do("reload %s", id) }

func (f *fake) Delete(_ context.Context, id string) error {
	f.conversations = slices.DeleteFunc(f.conversations, func(c Conversation) bool { return c.ID == id && f.refuse == nil })
	return f.do("delete %s", id)
}

func (f *fake) Decide(_ context.Context, id, approval string, d Decision) error {
	return f.do("decide %s %s %s %q", id, approval, d.Verdict, d.Reason)
}

var errRefused = errors.New("limit: The 8 browsers of this host are taken. Close one first")

func (f *fake) handler() http.Handler {
	return Handler(f, Options{Now: func() time.Time { return noon }})
}

// get fetches a page; it fails the test when the status is another.
func (f *fake) get(t *testing.T, path string, status int) string {
	t.Helper()
	return f.ask(t, httptest.NewRequest(http.MethodGet, path, nil), status).Body.String()
}

// post sends a form.
func (f *fake) post(t *testing.T, path string, status int, form url.Values) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return f.ask(t, r, status)
}

func (f *fake) ask(t *testing.T, r *http.Request, status int) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	f.handler().ServeHTTP(w, r)
	if w.Code != status {
		t.Fatalf("%s %s: status %d, want %d:\n%s", r.Method, r.URL, w.Code, status, w.Body)
	}
	return w
}

// has fails the test unless the page has all of these.
func has(t *testing.T, page string, all ...string) {
	t.Helper()
	for _, part := range all {
		if !strings.Contains(page, part) {
			t.Errorf("the page has no %q", part)
		}
	}
}

func hasNot(t *testing.T, page string, none ...string) {
	t.Helper()
	for _, part := range none {
		if strings.Contains(page, part) {
			t.Errorf("the page has %q", part)
		}
	}
}
