package conversation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"foxden/denoshim"
)

// memory is a Store in memory.
type memory struct {
	mu       sync.Mutex
	settings map[string]Settings
	entries  []Entry
}

func (m *memory) Conversations(context.Context) (all []Settings, _ error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range m.settings {
		all = append(all, s)
	}
	return all, nil
}

func (m *memory) Save(_ context.Context, s Settings) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.settings == nil {
		m.settings = map[string]Settings{}
	}
	m.settings[s.ID] = s
	return nil
}

func (m *memory) Remove(_ context.Context, id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.settings, id)
	return nil
}

func (m *memory) Record(_ context.Context, e Entry) (int64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	e.Number = int64(len(m.entries) + 1)
	m.entries = append(m.entries, e)
	return e.Number, nil
}

func (m *memory) Newest(context.Context, string, int64, int) ([]Entry, error) {
	return nil, nil
}

func (m *memory) Entries(context.Context, string, int64, int) ([]Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.entries, nil
}

func (m *memory) Entry(context.Context, string, int64) (Entry, error) { return Entry{}, ErrUnknown }
func (m *memory) Close() error                                        { return nil }

// registry is one of a test, with browsers that are fakes.
func registry(t *testing.T, change func(*RegistryOptions)) (*Registry, *starter) {
	t.Helper()
	s := &starter{}
	o := RegistryOptions{
		Targets:       map[string]Target{"local": Local(), "far": {Name: "far", Argv: []string{"sh"}}},
		DefaultTarget: "local", Limits: DefaultLimits, Store: &memory{}, Start: s.start,
	}
	if change != nil {
		change(&o)
	}
	r, err := NewRegistry(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Close(context.WithoutCancel(t.Context())) }) // a fake may cling
	return r, s
}

func create(t *testing.T, r *Registry, name string) *Conversation {
	t.Helper()
	c, err := r.Create(t.Context(), Settings{Name: name, Browser: true})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// C06 M-015: the cap of a host names who holds the places.
func TestTheCapNamesItsHolders(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, _ := registry(t, func(o *RegistryOptions) { o.Limits.Browsers = 2 })
		a, b, c := create(t, r, "Ada"), create(t, r, "Ben"), create(t, r, "Cyd")
		open(t, a)
		open(t, b)
		_, err := do(t.Context(), c, "open", page)
		for _, part := range []string{"limits.browsers", `"Ada" on local`, `"Ben" on local`, "idle for", "Close one"} {
			if denoshim.Code(err) != "limit" || !strings.Contains(err.Error(), part) {
				t.Errorf("%v does not say %q", err, part)
			}
		}
		if err := a.Reset(t.Context()); err != nil {
			t.Fatal(err)
		}
		synctest.Wait() // until its place is free
		open(t, c)
	})
}

// A spare is started in the quiet, handed out, replaced, and gives way at the cap.
func TestSpares(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, s := registry(t, func(o *RegistryOptions) { o.Warm, o.Limits.Browsers = 1, 3 })
		r.Warm()
		if pass(quietFor + time.Second); len(s.all()) != 1 {
			t.Fatalf("%d spares", len(s.all()))
		}
		a := create(t, r, "a")
		open(t, a)
		if got := s.all()[0].calls; len(s.all()) != 1 || len(got) != 1 {
			t.Errorf("%d browsers were started and the spare was asked for %v", len(s.all()), got)
		}
		if pass(quietFor + time.Second); len(s.all()) != 2 {
			t.Fatalf("%d browsers, want a new spare", len(s.all()))
		}
		open(t, create(t, r, "b")) // takes it
		pass(quietFor + time.Second)
		if len(s.all()) != 3 {
			t.Fatalf("%d browsers, want the third place taken by a spare", len(s.all()))
		}
		c, err := r.Create(t.Context(), Settings{Name: "c", Browser: true, Target: "far"})
		if err != nil {
			t.Fatal(err)
		}
		open(t, c)
		if s.all()[2].Err() == nil || len(s.all()) != 4 {
			t.Errorf("the spare of another target has not given way: %v", s.all()[2].Err())
		}
	})
}

func TestAnOldSpareIsRenewedAndEndsWithTheHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, s := registry(t, func(o *RegistryOptions) { o.Warm = 1 })
		r.Warm()
		pass(spareAge + 2*quietFor + time.Second)
		if len(s.all()) != 2 || s.all()[0].Err() == nil || s.all()[1].Err() != nil {
			t.Fatalf("%d spares: %v", len(s.all()), s.all()[0].Err())
		}
		if err := r.Close(t.Context()); err != nil || s.all()[1].Err() == nil {
			t.Errorf("the host ended (%v) and left a spare", err)
		}
	})
}

// C04: what ends by itself is told at once, and the next call says why.
func TestACrashIsTold(t *testing.T) {
	r, s := registry(t, nil)
	c := create(t, r, "c")
	news, stop := r.Watch(c.Settings().ID)
	defer stop()
	open(t, c)
	_ = s.all()[0].End(t.Context(), denoshim.Errorf("ended", "Firefox crashed."))
	for e := range news {
		if e.Kind == "state" && c.State().Browser == "ended" {
			break
		}
	}
	if got := c.State().Ended; got != "Firefox crashed." {
		t.Errorf("ended: %q", got)
	}
	_, err := do(t.Context(), c, "snapshot", `{"tab":"t1"}`)
	expect(t, "snapshot", err, "ended: The browser is gone: Firefox crashed.")
}

// B-064 B-011: the picker's switch, and a reload of the extension.
func TestTheSwitchEndsTheBrowser(t *testing.T) {
	r, s := registry(t, nil)
	c := create(t, r, "c")
	open(t, c)
	off := func(on bool) {
		if err := c.Configure(t.Context(), func(s *Settings) { s.Browser = on }); err != nil {
			t.Fatal(err)
		}
	}
	if off(false); s.all()[0].Err() == nil || c.State().Browser != "off" {
		t.Errorf("switched off: %+v, %v", c.State(), s.all()[0].Err())
	}
	_, err := do(t.Context(), c, "open", page)
	if denoshim.Code(err) != "denied" {
		t.Errorf("open answers %v", err)
	}
	off(true)
	open(t, c)
	if err := c.Reload(t.Context()); err != nil || s.all()[1].Err() == nil {
		t.Errorf("a reload leaves the browser: %v", err)
	}
}

// A target that changed retires the browser at the next call, and not before.
func TestAnotherTargetRetiresTheBrowser(t *testing.T) {
	r, s := registry(t, nil)
	c := create(t, r, "c")
	open(t, c)
	if err := c.Configure(t.Context(), func(s *Settings) { s.Target = "far" }); err != nil || s.all()[0].Err() != nil {
		t.Fatalf("configure: %v, %v", err, s.all()[0].Err())
	}
	_, err := do(t.Context(), c, "snapshot", `{"tab":"t1"}`)
	if denoshim.Code(err) != "ended" || !strings.Contains(err.Error(), "far") || s.all()[0].Err() == nil {
		t.Errorf("snapshot answers %v", err)
	}
	open(t, c)
	if got := s.options[1].Target.Name; got != "far" {
		t.Errorf("the new browser is on %s", got)
	}
	err = c.Configure(t.Context(), func(s *Settings) { s.Target = "nowhere" })
	expect(t, "configure", err, `invalid: There is no target "nowhere".`)
}

// M-010: a browser that is too old is ended, however busy.
func TestABrowserLivesOnlySoLong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, s := registry(t, func(o *RegistryOptions) { o.Limits.AgeMs = 60_000 })
		c := create(t, r, "c")
		open(t, c)
		for range 59 {
			pass(time.Second)
			if _, err := do(t.Context(), c, "snapshot", `{"tab":"t1"}`); err != nil {
				t.Fatal(err)
			}
		}
		if pass(2 * time.Second); s.all()[0].Err() == nil {
			t.Error("it lives after 61 s")
		}
	})
}

// M-016: calls wait in a queue that has an end.
func TestTheQueueHasAnEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		hold := make(chan struct{})
		r, s := registry(t, nil)
		busy := newFake()
		busy.answer = func(ctx context.Context, _ string, _ json.RawMessage) (json.RawMessage, []byte, error) {
			select {
			case <-hold:
				return json.RawMessage(`{"tabs":[]}`), nil, nil
			case <-ctx.Done():
				return nil, nil, context.Cause(ctx)
			}
		}
		s.sessions = []*fakeSession{busy}
		c := create(t, r, "c")
		answers := make(chan error, 2*mostQueued)
		for range mostQueued + 2 {
			go func() { _, err := do(t.Context(), c, "open", page); answers <- err }()
		}
		synctest.Wait()
		if err := <-answers; denoshim.Code(err) != "limit" {
			t.Errorf("one too many answers %v", err)
		}
		close(hold)
		for range mostQueued + 1 {
			if err := <-answers; err != nil {
				t.Error(err)
			}
		}
	})
}

// M-024: what goes into a secret field, or into one that nobody knows, is not kept.
func TestTheHistoryMasksSecrets(t *testing.T) {
	store := &memory{}
	r, s := registry(t, func(o *RegistryOptions) { o.Store = store })
	shows := newFake()
	shows.answer = func(context.Context, string, json.RawMessage) (json.RawMessage, []byte, error) {
		return json.RawMessage(`{"snapshot":{"tab":"t1","elements":[{"ref":"s1e1","role":"textbox","name":"Name"},
			{"ref":"s1e2","role":"textbox","name":"Password","secret":true}],"frames":[],"diagnostics":[],"settled":true},"tabs":[{"tab":"t1"}]}`), nil, nil
	}
	s.sessions = []*fakeSession{shows}
	c := create(t, r, "c")
	open(t, c)
	for _, call := range [][2]string{
		{"fill", `{"tab":"t1","ref":"s1e1","text":"Ada"}`},
		{"fill", `{"tab":"t1","ref":"s1e2","text":"hunter2"}`},
		{"fill", `{"tab":"t1","ref":"s9e9","text":"hunter2"}`},
		{"fill", `{"tab":"t1","fields":[{"ref":"s1e2","text":"hunter2"},{"ref":"s1e1","text":"Ben"}]}`},
		{"press", `{"tab":"t1","key":"h"}`},
		{"press", `{"tab":"t1","key":"Enter"}`},
	} {
		if _, err := do(t.Context(), c, call[0], call[1]); err != nil {
			t.Fatal(err)
		}
	}
	var kept []string
	for _, e := range store.entries {
		kept = append(kept, string(e.Params))
	}
	all := strings.Join(kept, "\n")
	if strings.Contains(all, "hunter2") || strings.Contains(all, `"h"`) {
		t.Errorf("a secret is kept:\n%s", all)
	}
	for _, part := range []string{"Ada", "Ben", "Enter", masked} {
		if !strings.Contains(all, part) {
			t.Errorf("%q is not kept:\n%s", part, all)
		}
	}
}

// M-024: what turned out to be secret, what a refused call would have typed, and what repeats a secret.
func TestTheHistoryMasksWhatTurnsOutSecret(t *testing.T) {
	store := &memory{}
	r, s := registry(t, func(o *RegistryOptions) { o.Store = store })
	shows := newFake()
	shows.answer = func(_ context.Context, method string, _ json.RawMessage) (json.RawMessage, []byte, error) {
		if method == "press" {
			return nil, nil, denoshim.Errorf("invalid", `"hunter2" is no key.`)
		}
		return json.RawMessage(`{"snapshot":{"tab":"t1","elements":[{"ref":"s1e1","role":"textbox","name":"Name"}],"frames":[],"diagnostics":[],"settled":true},
			"tabs":[{"tab":"t1"}],"effect":{"secret":true}}`), nil, nil
	}
	s.sessions = []*fakeSession{shows}
	c := create(t, r, "c")
	open(t, c)
	for _, call := range [][2]string{
		{"fill", `{"tab":"t1","ref":"s1e1","text":"hunter2"}`}, // a field that becomes a password's with the focus
		{"press", `{"tab":"t1","ref":"s1e1","key":"hunter2"}`}, // refused
		{"wait", `{"tab":"t1","text":"hunter2"}`},
		{"snapshot", `{"tab":"t1","find":"hunter2"}`},
		{"select", `{"tab":"t1","ref":"s9e9","value":"hunter2"}`},
		{"open", `{"url":"http://127.0.0.1:7369/?token=` + strings.Repeat("a1", 32) + `"}`},
	} {
		_, _ = do(t.Context(), c, call[0], call[1]) // one of them is refused
	}
	kept, err := json.Marshal(store.entries)
	if err != nil || strings.Contains(string(kept), "hunter2") || strings.Contains(string(kept), "a1a1") {
		t.Errorf("a secret is kept (%v):\n%s", err, kept)
	}
}

// A switch-off holds although the disk is full, and what cannot be removed can be removed later.
func TestAFullDisk(t *testing.T) {
	store := &fullDisk{}
	r, s := registry(t, func(o *RegistryOptions) { o.Store = store })
	c := create(t, r, "c")
	open(t, c)
	store.full = errors.New("disk full")
	err := c.Configure(t.Context(), func(s *Settings) { s.Browser = false })
	if err == nil || s.all()[0].Err() == nil || c.State().Browser != "off" {
		t.Errorf("switched off: %v, %+v", err, c.State())
	}
	if err := r.Delete(t.Context(), c.Settings().ID); err == nil || r.Get(c.Settings().ID) == nil {
		t.Errorf("deleted: %v", err)
	}
	store.full = nil
	if err := r.Delete(t.Context(), c.Settings().ID); err != nil || r.Get(c.Settings().ID) != nil {
		t.Errorf("deleted again: %v", err)
	}
}

// fullDisk is a store that may have no room.
type fullDisk struct {
	memory
	full error
}

func (f *fullDisk) Save(ctx context.Context, s Settings) error {
	return errors.Join(f.full, f.memory.Save(ctx, s))
}

func (f *fullDisk) Remove(ctx context.Context, id string) error {
	if f.full != nil {
		return f.full
	}
	return f.memory.Remove(ctx, id)
}

// B-015: a registry finds its conversations again, without a browser.
func TestConversationsOutliveTheProgram(t *testing.T) {
	store := &memory{}
	first, _ := registry(t, func(o *RegistryOptions) { o.Store = store })
	c := create(t, first, "kept")
	gone := create(t, first, "gone")
	if err := errors.Join(first.Delete(t.Context(), gone.Settings().ID), first.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
	second, s := registry(t, func(o *RegistryOptions) { o.Store = store })
	all := second.List()
	if len(all) != 1 || all[0].Settings().ID != c.Settings().ID || all[0].State().Browser != "none" || len(s.all()) != 0 {
		t.Errorf("%d conversations, the first %+v", len(all), all)
	}
	if err := second.Delete(t.Context(), "nobody"); fmt.Sprint(err) != `invalid: There is no conversation "nobody".` {
		t.Errorf("delete answers %v", err)
	}
}
