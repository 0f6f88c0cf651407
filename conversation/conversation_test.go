package conversation

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"foxden/denoshim"
)

const noBrowser = "ended: No browser is running. Use open with a url to start one."

// N-019, N-020, C05: what is not known is refused with the list of what is, before any start.
func TestWrongCallsAreRefused(t *testing.T) {
	c, s := with(t)
	all := "Allowed: open, tabs, reset, snapshot, close, navigate, back, forward, reload, click, hover, drag, fill, select, press, scroll, wait."
	for _, call := range []struct{ action, params, want string }{
		{"teleport", `{}`, `invalid: There is no action "teleport". ` + all},
		{"", `{}`, `invalid: There is no action "". ` + all},
		{"Open", page, `invalid: There is no action "Open". ` + all},
		{"start", `{}`, `invalid: There is no action "start". ` + all}, // of the wire, not the agent's
		{"screenshot", `{"tab":"t1"}`, `invalid: There is no action "screenshot". ` + all},
		{"open", `{}`, "invalid: open.url: missing. open takes url, observe?."},
		{"open", ``, "invalid: open.url: missing. open takes url, observe?."},
		{"open", `{"url":"http://a/","tab":"t1"}`, "invalid: open.tab: unknown field; allowed: url, observe."},
		{"tabs", `{"tab":"t1"}`, "invalid: tabs.tab: unknown field; allowed: none."},
		{"reset", `{"tab":"t1"}`, "invalid: reset.tab: unknown field; allowed: none."},
		{"wait", `{"tab":"t1","ms":10001}`, "invalid: wait.ms: expected at most 10000. wait takes tab, ms?, text?, gone?, url?, timeout?, observe?."}, // B-040
	} {
		_, err := do(t.Context(), c, call.action, call.params)
		expect(t, call.action+" "+call.params, err, call.want)
	}
	_, _, err := c.Screenshot(t.Context(), json.RawMessage(`{"tab":"t1","crop":{"x":0,"y":0,"width":0,"height":1}}`)) // B-057
	expect(t, "screenshot", err, "invalid: screenshot.crop.width: expected at least 1. screenshot takes tab, crop?, full?, ref?, marks?.")
	if len(s.options) != 0 {
		t.Errorf("%d browsers were started", len(s.options))
	}
}

// B-015, N-010: only open starts a browser, and what needs none answers without one.
func TestOnlyOpenStartsABrowser(t *testing.T) {
	c, s := with(t)
	for range 2 {
		for _, action := range []string{"tabs", "reset"} {
			reply, err := do(t.Context(), c, action, `{}`)
			if err != nil || reply.Tabs == nil || len(reply.Tabs) != 0 || reply.Snapshot != nil {
				t.Errorf("%s answers %+v, %v", action, reply, err)
			}
		}
	}
	for _, action := range []string{"snapshot", "close", "back", "forward", "reload"} {
		_, err := do(t.Context(), c, action, `{"tab":"t1"}`)
		expect(t, action, err, noBrowser)
	}
	_, _, err := c.Screenshot(t.Context(), json.RawMessage(`{"tab":"t1"}`))
	expect(t, "screenshot", err, noBrowser)
	if len(s.options) != 0 {
		t.Errorf("%d browsers were started", len(s.options))
	}
}

// B-005, N-001: one browser for all calls, with the options of the conversation.
func TestOpenStartsOnce(t *testing.T) {
	c, s := with(t)
	progress := func(string) {}
	var calls sync.WaitGroup
	for range 5 {
		calls.Go(func() {
			if _, err := c.Do(t.Context(), Call{Action: "open", Params: json.RawMessage(page), Progress: progress}); err != nil {
				t.Error(err)
			}
		})
	}
	calls.Wait()
	if len(s.options) != 1 {
		t.Fatalf("%d browsers were started", len(s.options))
	}
	if o := s.options[0]; o.Target.Name != "local" || o.Limits != DefaultLimits.Limits || o.OnProgress == nil {
		t.Errorf("it was started with %+v", o)
	}
	if got := strings.Join(s.started[0].calls, " "); got != "open open open open open" {
		t.Errorf("the browser was asked for %s", got)
	}
}

// B-001, B-062.
func TestConversationsShareNothing(t *testing.T) {
	one, two := newFake(), newFake()
	s := &starter{sessions: []*fakeSession{one, two}}
	a, b := newTest(t, Options{Limits: DefaultLimits, Start: s.start}), newTest(t, Options{Limits: DefaultLimits, Start: s.start})
	open(t, a)
	open(t, b)
	if _, err := do(t.Context(), a, "reset", `{}`); err != nil || one.Err() == nil || two.Err() != nil {
		t.Errorf("reset of one: %v, %v, %v", err, one.Err(), two.Err())
	}
	_, err := do(t.Context(), b, "snapshot", `{"tab":"t1"}`)
	expect(t, "the other", err, "")
}

// M-016, C06.
func TestCallsNeverOverlap(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turns := make(chan struct{})
		session := newFake()
		session.answer = func(context.Context, string, json.RawMessage) (json.RawMessage, []byte, error) {
			<-turns
			return json.RawMessage(`{"tabs":[],"snapshot":{"tab":"t1"}}`), []byte{}, nil
		}
		c, _ := with(t, session)
		var calls sync.WaitGroup
		calls.Go(func() { open(t, c) })
		for range 9 {
			calls.Go(func() {
				if reply, err := do(t.Context(), c, "snapshot", `{"tab":"t1"}`); err == nil && reply.Snapshot.Tab != "t1" {
					t.Errorf("got %+v", reply)
				}
			})
		}
		for range 10 {
			synctest.Wait() // everything that can run has, and waits for its turn
			select {
			case turns <- struct{}{}:
			default: // those that were before open found no browser
			}
		}
		calls.Wait()
		if session.most != 1 {
			t.Errorf("%d calls ran at once", session.most)
		}
	})
}

// N-011, C05: a fault of a step is the step's, whatever it is.
func TestAFaultDoesNotEndTheSession(t *testing.T) {
	faults := []error{
		denoshim.Errorf("stale_ref", "s1e1 is of an older snapshot. Use the newest."),
		denoshim.Errorf("timeout", "click was not done within 30 s."), // N-005
		errors.New("something odd"),
	}
	session := newFake()
	c, s := with(t, session)
	open(t, c)
	session.answer = func(context.Context, string, json.RawMessage) (json.RawMessage, []byte, error) {
		fault := faults[0]
		faults = faults[1:]
		return nil, nil, fault
	}
	for _, want := range []string{
		"stale_ref: s1e1 is of an older snapshot. Use the newest.",
		"timeout: click was not done within 30 s.",
		"internal: something odd. Use reset, then open.",
	} {
		_, err := do(t.Context(), c, "click", `{"tab":"t1","ref":"s1e1"}`)
		expect(t, "click", err, want)
	}
	session.answer = nil
	_, err := do(t.Context(), c, "tabs", `{}`)
	expect(t, "the next call", err, "")
	if session.Err() != nil || len(s.options) != 1 {
		t.Errorf("the session ended: %v", session.Err())
	}
}

func TestAnAnswerThatCannotBeRead(t *testing.T) {
	session := newFake()
	c, _ := with(t, session)
	open(t, c)
	session.answer = func(context.Context, string, json.RawMessage) (json.RawMessage, []byte, error) {
		return json.RawMessage(`{"tabs":7}`), []byte("12345"), nil
	}
	_, err := do(t.Context(), c, "tabs", `{}`)
	if denoshim.Code(err) != "internal" || !strings.Contains(err.Error(), "The answer to tabs cannot be read") {
		t.Errorf("tabs answers %v", err)
	}
	_, _, err = c.Screenshot(t.Context(), json.RawMessage(`{"tab":"t1"}`))
	expect(t, "screenshot", err, "internal: The picture arrived broken: 5 of 0 bytes. Take it again.")
}

func TestScreenshotIsWhatTheShimSent(t *testing.T) {
	session := newFake()
	c, _ := with(t, session)
	open(t, c)
	session.answer = func(_ context.Context, method string, params json.RawMessage) (json.RawMessage, []byte, error) {
		if method != "screenshot" || string(params) != `{"tab":"t1"}` {
			t.Errorf("the shim was asked for %s %s", method, params)
		}
		return json.RawMessage(`{"format":"png","bytes":5,"chunks":1}`), []byte("12345"), nil
	}
	shot, picture, err := c.Screenshot(t.Context(), json.RawMessage(`{"tab":"t1"}`))
	if err != nil || shot.Format != "png" || string(picture) != "12345" {
		t.Errorf("got %+v, %q, %v", shot, picture, err)
	}
}

// N-004, M-005: what is missing on the target is said, and the next open tries again.
func TestAStartThatFails(t *testing.T) {
	c, s := with(t)
	s.err = denoshim.Errorf("setup", "Deno is missing. Install it: brew install deno")
	_, err := do(t.Context(), c, "open", page)
	expect(t, "open", err, "setup: Deno is missing. Install it: brew install deno")
	s.err = errors.New("no such file")
	_, err = do(t.Context(), c, "open", page)
	expect(t, "open", err, "internal: no such file. Use reset, then open.")
	_, err = do(t.Context(), c, "snapshot", `{"tab":"t1"}`)
	expect(t, "snapshot", err, noBrowser)
	open(t, c)
}
