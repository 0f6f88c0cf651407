// Package conversation owns which browser belongs to whom: one conversation has at most one, started
// by its first open and ended by reset, cancellation, idleness, a crash or Close. Calls of one
// conversation never overlap; reset alone does not wait for its turn. It never looks into a page.
package conversation

import (
	"context"
	"encoding/json"
	"log/slog"
	"math"
	"sync"
	"time"

	"golang.org/x/sync/semaphore"

	"foxden/denoshim"
)

const (
	// answerGrace is what an action may take beyond its own limit before the shim counts as stuck:
	// it ends every action itself and needs time only to say so.
	answerGrace = 10 * time.Second
	// endWithin bounds the wait for a session's end; the box needs 5 s at most.
	endWithin = 10 * time.Second
	// mostQueued is how many calls of a conversation may wait for their turn.
	mostQueued = 32
)

// Session is one running browser as a conversation sees it: *denoshim.Session, or a fake.
type Session interface {
	Call(ctx context.Context, method string, params any) (json.RawMessage, []byte, error)
	End(ctx context.Context, reason error) error
	// Err is why it ended; nil while it lives.
	Err() error
	// Done is closed once nothing of it is left.
	Done() <-chan struct{}
}

// Options say how the browser of a single conversation runs, one that belongs to no Registry.
type Options struct {
	Target Target
	Limits Limits
	// Gate decides whether a call may go on; nil lets all.
	Gate Gate
	Log  *slog.Logger
	// Start starts a session; nil means the real one.
	Start func(ctx context.Context, o denoshim.Options) (Session, error)
}

// Target is denoshim's, named here for hosts.
type Target = denoshim.Target

// Call is what an agent asks for.
type Call struct {
	Action string
	Params json.RawMessage
	// Progress hears what a slow start is at; may be nil.
	Progress func(message string)
	// Proceed is asked once nothing is left to wait for, a person included; false gives the call up. May be nil.
	Proceed func() bool
}

// Conversation is safe for concurrent use.
type Conversation struct {
	shared
	turn *semaphore.Weighted

	mu    sync.Mutex
	state state
}

// shared is what a conversation has of its host.
type shared struct {
	limits  Limits
	targets map[string]Target
	slots   *slots
	store   Store // may be nil
	gate    Gate  // may be nil
	log     *slog.Logger
	tell    func(Event)
	// observed hears of every call; may be nil.
	observed func(Entry)
}

// state is everything mutable; only update touches it.
type state struct {
	settings Settings
	session  Session
	granted  Session                 // a person allowed all that this one will be asked to do
	asking   context.CancelCauseFunc // ends the wait of the call that waits for a person; nil when none does
	target   string                  // the session's
	started  time.Time               // when the session was given to this conversation
	used     time.Time               // the end of the last call
	queued   int                     // calls that run or wait for their turn
	starting *starting               // at most one, since it holds the turn
	ended    error                   // why the last session ended
	closed   bool
	idle     *time.Timer
	age      *time.Timer
	seen     map[string]*denoshim.Snapshot // the newest of each tab
	tabs     []denoshim.Tab
	secrets  []string // what was typed into secret fields
}

// New makes a conversation without a browser, for a host that has only one.
func New(o Options) *Conversation {
	if o.Start == nil {
		o.Start = startReal
	}
	start := func(ctx context.Context, t Target, progress func(string)) (Session, error) {
		return o.Start(ctx, denoshim.Options{Target: t, Limits: o.Limits.Limits, OnProgress: progress, Log: o.Log})
	}
	return newConversation(Settings{Browser: true, Target: o.Target.Name}, shared{
		limits: o.Limits, targets: map[string]Target{o.Target.Name: o.Target}, slots: newSlots(math.MaxInt, 0, start),
		gate: o.Gate, log: o.Log, tell: func(Event) {},
	})
}

func startReal(ctx context.Context, o denoshim.Options) (Session, error) {
	return denoshim.Start(ctx, o)
}

func newConversation(s Settings, h shared) *Conversation {
	return &Conversation{shared: h, turn: semaphore.NewWeighted(1), state: state{settings: s}}
}

func (c *Conversation) update(f func(*state)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	f(&c.state)
}

// Do runs one action of tool browser. Its errors are *denoshim.Error.
func (c *Conversation) Do(ctx context.Context, call Call) (denoshim.Reply, error) {
	method, ok := denoshim.Lookup(call.Action)
	if !ok || !method.Action {
		return denoshim.Reply{}, denoshim.Errorf("invalid", "There is no action %q. Allowed: %s.", call.Action, ActionNames())
	}
	if err := method.Check(call.Params); err != nil {
		return denoshim.Reply{}, misuse(method, err)
	}
	call, err := addressed(call)
	if err != nil {
		return denoshim.Reply{}, err
	}
	begun := c.begin(call)
	reply, err := c.do(ctx, method, call)
	c.record(ctx, begun, &reply, nil, err)
	return reply, err
}

func (c *Conversation) do(ctx context.Context, method denoshim.Method, call Call) (denoshim.Reply, error) {
	var reply denoshim.Reply
	if call.Action == "reset" {
		return denoshim.Reply{Tabs: []denoshim.Tab{}}, c.Reset(ctx)
	}
	raw, _, err := c.ask(ctx, method, call)
	if err != nil {
		if call.Action == "tabs" && denoshim.Code(err) == "ended" {
			return denoshim.Reply{Tabs: []denoshim.Tab{}}, nil // no browser, no tabs
		}
		return reply, err
	}
	if err := json.Unmarshal(raw, &reply); err != nil {
		return reply, denoshim.Errorf("internal", "The answer to %s cannot be read (%v). Use reset.", call.Action, err)
	}
	c.saw(reply)
	return reply, nil
}

// Screenshot takes a picture of a tab.
func (c *Conversation) Screenshot(ctx context.Context, params json.RawMessage) (denoshim.Screenshot, []byte, error) {
	method, _ := denoshim.Lookup("screenshot")
	if err := method.Check(params); err != nil {
		return denoshim.Screenshot{}, nil, misuse(method, err)
	}
	call := Call{Action: "screenshot", Params: params}
	begun := c.begin(call)
	shot, picture, err := c.shoot(ctx, method, call)
	var kept *Picture
	if err == nil {
		kept = &Picture{Format: shot.Format, Bytes: len(picture), Data: picture}
	}
	c.record(ctx, begun, nil, kept, err)
	return shot, picture, err
}

func (c *Conversation) shoot(ctx context.Context, method denoshim.Method, call Call) (shot denoshim.Screenshot, picture []byte, err error) {
	raw, picture, err := c.ask(ctx, method, call)
	if err != nil {
		return shot, nil, err
	}
	if err := json.Unmarshal(raw, &shot); err != nil || shot.Bytes != len(picture) {
		return shot, nil, denoshim.Errorf("internal", "The picture arrived broken: %d of %d bytes. Take it again.", len(picture), shot.Bytes)
	}
	return shot, picture, nil
}

// ask takes the conversation's turn and asks the browser, starting one if the method may.
func (c *Conversation) ask(ctx context.Context, method denoshim.Method, call Call) (json.RawMessage, []byte, error) {
	if err := c.enqueue(); err != nil {
		return nil, nil, err
	}
	defer c.update(func(st *state) { st.queued-- })
	if err := c.turn.Acquire(ctx, 1); err != nil {
		return nil, nil, denoshim.Errorf("ended", "The call was cancelled while it waited for its turn; the browser goes on.")
	}
	defer c.turn.Release(1)
	c.update(func(st *state) { stop(st.idle) })
	defer c.rest()
	granted, err := c.allowed(ctx, method, call)
	if err != nil {
		return nil, nil, err
	}
	if call.Proceed != nil && !call.Proceed() {
		return nil, nil, denoshim.Errorf("ended", "The call was given up before it began; the browser goes on.")
	}
	session, err := c.current(ctx, method, call)
	if err != nil {
		return nil, nil, err
	}
	if granted {
		c.update(func(st *state) { st.granted = session })
	}

	params := call.Params
	if len(params) == 0 {
		params = json.RawMessage("{}")
	}
	limit := time.Duration(c.limits.ActionMs)*time.Millisecond + answerGrace
	bounded, cancel := context.WithTimeoutCause(ctx, limit, denoshim.Errorf("timeout",
		"The browser's helper did not answer %s within %v and was ended. Use open to start a new browser.", method.Name, limit))
	defer cancel()
	raw, picture, err := session.Call(bounded, method.Name, params)
	switch {
	case err == nil:
		return raw, picture, nil
	case ctx.Err() != nil:
		// The caller's cancellation ends the session (contract, section 5), whatever came of the call.
		err = cancelled()
		c.end(context.WithoutCancel(ctx), err)
	case bounded.Err() != nil:
		c.end(context.WithoutCancel(ctx), err)
	}
	return nil, nil, asError(err)
}

func (c *Conversation) enqueue() (err error) {
	c.update(func(st *state) {
		if st.queued > mostQueued {
			err = denoshim.Errorf("limit", "%d calls of this conversation wait for their turn already. Wait for their answers.", mostQueued)
			return
		}
		st.queued++
	})
	return err
}
