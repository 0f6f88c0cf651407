package conversation

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"testing"

	"foxden/denoshim"
)

// fakeSession is a browser without a browser (N-022). What it does is its test's to say.
type fakeSession struct {
	// answer is asked for every call; nil answers with no tabs.
	answer func(ctx context.Context, method string, params json.RawMessage) (json.RawMessage, []byte, error)
	// clings makes End fail, as the end of a session on a lost target does.
	clings error

	mu      sync.Mutex
	reason  error
	ending  chan struct{}
	calls   []string
	running int
	most    int // calls that ran at once
}

func newFake() *fakeSession { return &fakeSession{ending: make(chan struct{})} }

// Call ends with its context or with the session, as the real one does.
func (f *fakeSession) Call(ctx context.Context, method string, params any) (json.RawMessage, []byte, error) {
	f.mu.Lock()
	reason, answer := f.reason, f.answer
	f.calls = append(f.calls, method)
	f.running++
	f.most = max(f.most, f.running)
	f.mu.Unlock()
	defer func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.running--
	}()
	if reason != nil {
		return nil, nil, reason
	}
	if answer == nil {
		return json.RawMessage(`{"tabs":[]}`), nil, nil
	}
	raw, _ := params.(json.RawMessage)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	done := make(chan struct{})
	defer close(done)
	go func() {
		select {
		case <-f.ending:
			cancel(f.Err())
		case <-done:
		}
	}()
	return answer(ctx, method, raw)
}

func (f *fakeSession) End(_ context.Context, reason error) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.reason == nil {
		f.reason = reason
		close(f.ending)
	}
	return f.clings
}

func (f *fakeSession) Done() <-chan struct{} { return f.ending }

func (f *fakeSession) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.reason
}

// hangs answers only when it must.
func hangs(ctx context.Context, _ string, _ json.RawMessage) (json.RawMessage, []byte, error) {
	<-ctx.Done()
	return nil, nil, context.Cause(ctx)
}

// starter counts the starts of a conversation and hands out its sessions.
type starter struct {
	mu       sync.Mutex
	started  []*fakeSession
	options  []denoshim.Options
	sessions []*fakeSession // the next ones to hand out; a plain one after them
	err      error          // of the next start
	wait     bool           // until the start is cancelled
}

func (s *starter) start(ctx context.Context, o denoshim.Options) (Session, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.options = append(s.options, o)
	if s.wait {
		<-ctx.Done()
		return nil, context.Cause(ctx)
	}
	if err := s.err; err != nil {
		s.err = nil
		return nil, err
	}
	session := newFake()
	if len(s.sessions) > 0 {
		session, s.sessions = s.sessions[0], s.sessions[1:]
	}
	s.started = append(s.started, session)
	return session, nil
}

// all is what was started until now.
func (s *starter) all() []*fakeSession {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.started)
}

// with makes a conversation whose browsers are these.
func with(t *testing.T, sessions ...*fakeSession) (*Conversation, *starter) {
	s := &starter{sessions: sessions}
	return newTest(t, Options{Target: Local(), Limits: DefaultLimits, Start: s.start}), s
}

func do(ctx context.Context, c *Conversation, action, params string) (Reply, error) {
	return c.Do(ctx, Call{Action: action, Params: json.RawMessage(params)})
}

const page = `{"url":"http://127.0.0.1/"}`

func open(t *testing.T, c *Conversation) {
	t.Helper()
	if _, err := do(t.Context(), c, "open", page); err != nil {
		t.Fatalf("open: %v", err)
	}
}

// expect fails unless err is that text; an empty one means no error.
func expect(t *testing.T, what string, err error, want string) {
	t.Helper()
	if got := fmt.Sprint(err); got != want && !(err == nil && want == "") {
		t.Errorf("%s answers\n%s, want\n%s", what, got, want)
	}
}

// newTest is New with an end: every browser of a test is gone when the test is.
func newTest(t *testing.T, o Options) *Conversation {
	c := New(o)
	t.Cleanup(func() { _ = c.Close(context.WithoutCancel(t.Context())) }) // a fake may cling
	return c
}
