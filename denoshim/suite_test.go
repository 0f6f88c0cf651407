package denoshim

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image/png"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// suite is the contract of a session, whatever shim is at its other end: the fake one in
// fake_test.go and the real one with its Firefox, which the build tag firefox adds.
type suite struct {
	parallel bool
	target   Target
	page     string // its title is "Suite"
}

func (s suite) run(t *testing.T) {
	for name, test := range map[string]func(*testing.T, suite){
		"start says what runs and how far it is":     startInforms,
		"call answers with the declared result":      callAnswers,
		"errors keep their code":                     errorsKeepTheirCode,
		"a slow call delays no other":                slowDelaysNoOther,
		"a deadline ends the call, not the session":  deadlineEndsTheCall,
		"a picture is as long as announced":          pictureIsWhole,
		"the end ends everything, once":              endIsIdempotent,
		"calls after the end answer with the reason": afterTheEnd,
		"the end answers calls that wait":            endAnswersWaiting,
	} {
		t.Run(name, func(t *testing.T) {
			if s.parallel {
				t.Parallel()
			}
			test(t, s)
		})
	}
}

// start starts a session that the end of the test ends.
func (s suite) start(t *testing.T, o Options) *Session {
	t.Helper()
	noLeaks(t)
	o.Target, o.Limits = s.target, DefaultLimits
	session, err := Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(t, session) })
	return session
}

var errTestOver = Errorf("ended", "the test is over.")

func end(t *testing.T, s *Session) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 15*time.Second)
	defer cancel()
	if err := s.End(ctx, errTestOver); err != nil {
		t.Error(err)
	}
}

// ask calls and decodes into a reply; it never waits for ever.
func ask(t *testing.T, s *Session, method string, params any) (Reply, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	var reply Reply
	raw, _, err := s.Call(ctx, method, params)
	if err == nil {
		err = json.Unmarshal(raw, &reply)
	}
	return reply, err
}

// never is a wait for what does not come.
func never(ms int) WaitParams { return WaitParams{Tab: "t1", Text: "never shown", Timeout: &ms} }

// B-002: the helper is Deno and says which Firefox it started; C02.
func startInforms(t *testing.T, s suite) {
	var (
		mu   sync.Mutex
		said []string
	)
	session := s.start(t, Options{OnProgress: func(message string) {
		mu.Lock()
		defer mu.Unlock()
		said = append(said, message)
	}})
	if i := session.Info; i.Wire != Hash() || i.Firefox == "" || i.Deno == "" || i.Pid <= 1 {
		t.Errorf("the shim says of itself: %+v", i)
	}
	mu.Lock()
	defer mu.Unlock()
	if !slices.Contains(said, "starting Firefox") {
		t.Errorf("progress said %q", said)
	}
}

func callAnswers(t *testing.T, s suite) {
	session := s.start(t, Options{})
	reply, err := ask(t, session, "open", OpenParams{URL: s.page})
	if err != nil {
		t.Fatal(err)
	}
	if got := reply.Snapshot; got == nil || got.Tab != "t1" || got.URL != s.page || got.Title != "Suite" {
		t.Errorf("open answers %+v", got)
	}
	if reply, err = ask(t, session, "tabs", nil); err != nil || len(reply.Tabs) != 1 || reply.Snapshot != nil {
		t.Errorf("tabs answers %+v, %v", reply, err)
	}
}

// C05, N-020: what is wrong is named, over the wire as before it.
func errorsKeepTheirCode(t *testing.T, s suite) {
	session := s.start(t, Options{})
	if _, err := ask(t, session, "open", OpenParams{URL: s.page}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		method     string
		params     any
		code, says string
	}{
		{"click", map[string]any{"tab": "t1"}, "invalid", "click.ref: missing"},
		{"click", map[string]any{"tab": "t1", "ref": "s1e1", "x": 1}, "invalid", "click.x: unknown field; allowed: tab, ref, button"},
		{"teleport", nil, "invalid", `There is no method "teleport".`},
		{"snapshot", map[string]any{"tab": "t99"}, "no_tab", "t99"},
		{"wait", never(50), "timeout", ""},
	} {
		_, err := ask(t, session, c.method, c.params)
		if Code(err) != c.code || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s %v answers %v, want %s with %q", c.method, c.params, err, c.code, c.says)
		}
	}
	if err := session.Err(); err != nil {
		t.Errorf("an error of a call ended the session: %v", err)
	}
}

// Answers come in any order: here the first call waits for its time while the second goes through.
func slowDelaysNoOther(t *testing.T, s suite) {
	session := s.start(t, Options{})
	if _, err := ask(t, session, "open", OpenParams{URL: s.page}); err != nil {
		t.Fatal(err)
	}
	slow := make(chan error, 1)
	go func() {
		_, err := ask(t, session, "wait", never(3000))
		slow <- err
	}()
	for range 3 {
		if _, err := ask(t, session, "tabs", nil); err != nil {
			t.Error(err)
		}
	}
	select {
	case err := <-slow:
		t.Errorf("the slow call was first (%v): the others waited for it", err)
	default:
		if err := <-slow; Code(err) != "timeout" {
			t.Errorf("the slow call answers %v", err)
		}
	}
}

// N-005, C05: a step's own time does not end the session.
func deadlineEndsTheCall(t *testing.T, s suite) {
	session := s.start(t, Options{})
	if _, err := ask(t, session, "open", OpenParams{URL: s.page}); err != nil {
		t.Fatal(err)
	}
	cause := errors.New("had enough")
	ctx, cancel := context.WithTimeoutCause(t.Context(), 100*time.Millisecond, cause)
	defer cancel()
	began := time.Now()
	if _, _, err := session.Call(ctx, "wait", never(10_000)); !errors.Is(err, cause) {
		t.Errorf("the call answers %v, want the cause of its end", err)
	}
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("giving up after 100 ms took %v", took)
	}
	if _, err := ask(t, session, "snapshot", SnapshotParams{Tab: "t1"}); err != nil {
		t.Errorf("the session does not go on: %v", err)
	}
}

func pictureIsWhole(t *testing.T, s suite) {
	session := s.start(t, Options{})
	if _, err := ask(t, session, "open", OpenParams{URL: s.page}); err != nil {
		t.Fatal(err)
	}
	raw, picture, err := session.Call(t.Context(), "screenshot", ScreenshotParams{Tab: "t1"})
	if err != nil {
		t.Fatal(err)
	}
	var shot Screenshot
	if err := json.Unmarshal(raw, &shot); err != nil {
		t.Fatal(err)
	}
	if _, err := png.Decode(bytes.NewReader(picture)); err != nil || shot.Format != "png" {
		t.Errorf("the picture is no %s: %v", shot.Format, err)
	}
	if least := len(picture)/MaxChunk + 1; shot.Bytes != len(picture) || shot.Chunks < least {
		t.Errorf("%d bytes came, announced were %d in %d chunks", len(picture), shot.Bytes, shot.Chunks)
	}
	if raw, picture, err := session.Call(t.Context(), "tabs", nil); err != nil || len(picture) != 0 || len(raw) == 0 {
		t.Errorf("the next call has a picture of %d bytes, %v", len(picture), err)
	}
}

// B-006, C03, C04.
func endIsIdempotent(t *testing.T, s suite) {
	session := s.start(t, Options{})
	first := Errorf("ended", "It was reset. Use open to start a new one.")
	ended := make(chan error)
	for range 3 {
		go func() { ended <- session.End(context.Background(), first) }()
	}
	for range 3 {
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}
	<-session.Ending()
	<-session.Done()
	if err := session.End(t.Context(), errTestOver); err != nil || session.Err() != error(first) {
		t.Errorf("a later End answers %v and makes the reason %v", err, session.Err())
	}
	if status := session.child.cmd.Status(); status.StopTs == 0 {
		t.Errorf("the process is not gone: %+v", status)
	}
}

func afterTheEnd(t *testing.T, s suite) {
	session := s.start(t, Options{})
	reason := Errorf("ended", "It stood 15 minutes without a call.")
	if err := session.End(t.Context(), reason); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := ask(t, session, "tabs", nil); err != error(reason) {
			t.Errorf("a call after the end answers %v", err)
		}
	}
}

func endAnswersWaiting(t *testing.T, s suite) {
	session := s.start(t, Options{})
	if _, err := ask(t, session, "open", OpenParams{URL: s.page}); err != nil {
		t.Fatal(err)
	}
	waiting := make(chan error, 1)
	go func() {
		_, err := ask(t, session, "wait", never(10_000))
		waiting <- err
	}()
	reason := Errorf("ended", "It was reset.")
	if err := session.End(t.Context(), reason); err != nil {
		t.Error(err)
	}
	if err := <-waiting; err != error(reason) {
		t.Errorf("a call that waits answers %v", err)
	}
}
