package history

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"

	"foxden/conversation"
)

// browser is a session without a browser: it shows one page and takes one picture.
type browser struct {
	mu    sync.Mutex
	calls []string
	ended error
	gone  chan struct{}
}

func (b *browser) Call(_ context.Context, method string, _ any) (json.RawMessage, []byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.calls = append(b.calls, method)
	if method == "screenshot" {
		return json.RawMessage(`{"format":"png","bytes":7,"width":1,"height":1}`), []byte("picture"), nil
	}
	return json.RawMessage(`{"snapshot":{"tab":"t1","url":"http://127.0.0.1/","title":"Form","text":"[s1e1 textbox \"Password\"]",
		"elements":[{"ref":"s1e1","role":"textbox","name":"Password","secret":true}],"frames":[],"diagnostics":[],"settled":true},
		"tabs":[{"tab":"t1","url":"http://127.0.0.1/","title":"Form"}],"effect":"nothing changed"}`), nil, nil
}

func (b *browser) End(_ context.Context, reason error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.ended == nil {
		b.ended = reason
		close(b.gone)
	}
	return nil
}

func (b *browser) Err() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.ended
}

func (b *browser) Done() <-chan struct{} { return b.gone }

// host is a host in a folder: its conversations and every browser that it started.
type host struct {
	*conversation.Registry
	store    *Store
	mu       sync.Mutex
	browsers []*browser
}

func startHost(t *testing.T, dir string) *host {
	t.Helper()
	h := &host{store: openTest(t, dir, Options{})}
	var err error
	h.Registry, err = conversation.NewRegistry(t.Context(), conversation.RegistryOptions{
		Targets: map[string]conversation.Target{"local": conversation.Local()}, DefaultTarget: "local", Limits: conversation.DefaultLimits, Store: h.store,
		Start: func(context.Context, conversation.SessionOptions) (conversation.Session, error) {
			h.mu.Lock()
			defer h.mu.Unlock()
			h.browsers = append(h.browsers, &browser{gone: make(chan struct{})})
			return h.browsers[len(h.browsers)-1], nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.stop)
	return h
}

func (h *host) stop() {
	_ = h.Close(context.Background())
	_ = h.store.Close()
}

func call(t *testing.T, c *conversation.Conversation, action, params string) {
	t.Helper()
	if _, err := c.Do(t.Context(), conversation.Call{Action: action, Params: json.RawMessage(params)}); err != nil {
		t.Fatal(err)
	}
}

// B-013, B-015, C04: after the host has ended and begun again, what was seen can be read and nothing more. No reading and no
// act with an old reference starts a browser.
func TestOldObservationsStayReadableAndReviveNothing(t *testing.T) {
	dir := t.TempDir()
	first := startHost(t, dir)
	c, err := first.Create(t.Context(), conversation.Settings{Name: "Forms", Browser: true})
	if err != nil {
		t.Fatal(err)
	}
	id := c.Settings().ID
	call(t, c, "open", `{"url":"http://127.0.0.1/"}`)
	call(t, c, "fill", `{"tab":"t1","ref":"s1e1","text":"hunter2"}`)
	first.stop()

	second := startHost(t, dir)
	if c = second.Get(id); c == nil || c.Settings().Name != "Forms" {
		t.Fatalf("the conversation is gone: %v", c)
	}
	entries, err := second.History(t.Context(), id, 0, 10)
	if err != nil || len(entries) != 2 || entries[0].Reply.Snapshot.Elements[0].Ref != "s1e1" || !strings.HasPrefix(entries[0].Reply.Snapshot.Text, "[s1e1 ") {
		t.Fatalf("history: %+v, %v", entries, err)
	}
	if err := second.store.Export(t.Context(), &strings.Builder{}, "html", id); err != nil {
		t.Error(err)
	}
	_, err = c.Do(t.Context(), conversation.Call{Action: "click", Params: json.RawMessage(`{"tab":"t1","ref":"s1e1"}`)})
	if want := "ended: No browser is running. Use open with a url to start one."; err == nil || err.Error() != want {
		t.Errorf("an act with an old reference says %v, want %s", err, want)
	}
	if state := c.State(); len(second.browsers) != 0 || state.Browser != "none" || len(state.Tabs) != 0 {
		t.Errorf("%d browsers were started; %+v", len(second.browsers), state)
	}
	if e, err := second.Entry(t.Context(), id, 3); err != nil || e.Error == nil || e.Error.Code != "ended" {
		t.Errorf("the refusal is part of the history: %+v, %v", e, err)
	}
}

// M-059, C26: a capture is kept with its conversation, as other entries are, and goes with it. What a secret field was given
// is in no file.
func TestCapturesAreKeptWithTheirConversation(t *testing.T) {
	dir := t.TempDir()
	h := startHost(t, dir)
	c, err := h.Create(t.Context(), conversation.Settings{Browser: true})
	if err != nil {
		t.Fatal(err)
	}
	id := c.Settings().ID
	call(t, c, "open", `{"url":"http://127.0.0.1/"}`)
	call(t, c, "fill", `{"tab":"t1","ref":"s1e1","text":"hunter2"}`)
	if _, _, err := c.Screenshot(t.Context(), json.RawMessage(`{"tab":"t1"}`)); err != nil {
		t.Fatal(err)
	}
	e, err := h.Entry(t.Context(), id, 3)
	if err != nil || e.Action != "screenshot" || string(e.Picture.Data) != "picture" || len(pictureFiles(t, dir)) != 1 {
		t.Errorf("the capture: %+v, %v", e, err)
	}
	var all strings.Builder
	for _, format := range []string{"html", "jsonl"} {
		if err := h.store.Export(t.Context(), &all, format, id); err != nil {
			t.Error(err)
		}
	}
	for file, raw := range contents(t, dir) {
		if strings.Contains(raw, "hunter2") {
			t.Errorf("%s has the password", file)
		}
	}
	if strings.Contains(all.String(), "hunter2") || !strings.Contains(all.String(), "•••") {
		t.Error("an export has the password, or does not say that there was one")
	}
	if err := h.Delete(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	noFiles(t, h.store)
	for file, raw := range contents(t, dir) {
		if strings.Contains(raw, "http://127.0.0.1/") {
			t.Errorf("%s still has the conversation", file)
		}
	}
}
