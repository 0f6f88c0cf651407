// Package conversation owns which browser belongs to whom: one conversation has at most one, started
// by its first open and ended by reset, cancellation, idleness, a crash or Close. Calls of one
// conversation never overlap; reset alone does not wait for its turn. It never looks into a page.
package conversation

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"golang.org/x/sync/semaphore"

	"foxden/denoshim"
)

const (
	// IdleAfter is how long a browser may stand without a call (contract, section 5).
	IdleAfter = 15 * time.Minute
	// answerGrace is what an action may take beyond its own limit before the shim counts as stuck:
	// it ends every action itself and needs time only to say so.
	answerGrace = 10 * time.Second
	// endWithin bounds the wait for a session's end; the box needs 5 s at most.
	endWithin = 10 * time.Second
)

// Session is one running browser as a conversation sees it: *denoshim.Session, or a fake.
type Session interface {
	Call(ctx context.Context, method string, params any) (json.RawMessage, []byte, error)
	End(ctx context.Context, reason error) error
	Err() error
}

// Options say how a conversation's browser runs.
type Options struct {
	Target Target
	Limits Limits
	Log    *slog.Logger
	// Start starts a session; nil means the real one.
	Start func(ctx context.Context, o denoshim.Options) (Session, error)
}

// Target and Limits are denoshim's, named here for hosts.
type (
	Target = denoshim.Target
	Limits = denoshim.Limits
)

// Call is what an agent asks for.
type Call struct {
	Action string
	Params json.RawMessage
	// Progress hears what a slow start is at; may be nil.
	Progress func(message string)
}

// Conversation is safe for concurrent use.
type Conversation struct {
	options Options
	turn    *semaphore.Weighted

	mu    sync.Mutex
	state state
}

// state is everything mutable; only update touches it.
type state struct {
	session  Session
	starting *starting // at most one, since it holds the turn
	ended    error     // why the last session ended
	closed   bool
	idle     *time.Timer
}

// New makes a conversation without a browser.
func New(o Options) *Conversation {
	if o.Start == nil {
		o.Start = func(ctx context.Context, o denoshim.Options) (Session, error) { return denoshim.Start(ctx, o) }
	}
	return &Conversation{options: o, turn: semaphore.NewWeighted(1)}
}

func (c *Conversation) update(f func(*state)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	f(&c.state)
}

// Do runs one action of tool browser. Its errors are *denoshim.Error.
func (c *Conversation) Do(ctx context.Context, call Call) (denoshim.Reply, error) {
	var reply denoshim.Reply
	method, ok := denoshim.Lookup(call.Action)
	if !ok || !method.Action {
		return reply, denoshim.Errorf("invalid", "There is no action %q. Allowed: %s.", call.Action, ActionNames())
	}
	if err := method.Check(call.Params); err != nil {
		return reply, denoshim.Errorf("invalid", "%v.", err)
	}
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
	return reply, nil
}

// Screenshot takes a picture of a tab.
func (c *Conversation) Screenshot(ctx context.Context, params json.RawMessage) (shot denoshim.Screenshot, picture []byte, err error) {
	method, _ := denoshim.Lookup("screenshot")
	if err := method.Check(params); err != nil {
		return shot, nil, denoshim.Errorf("invalid", "%v.", err)
	}
	raw, picture, err := c.ask(ctx, method, Call{Action: "screenshot", Params: params})
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
	if err := c.turn.Acquire(ctx, 1); err != nil {
		return nil, nil, denoshim.Errorf("ended", "The call was cancelled while it waited for its turn; the browser goes on.")
	}
	defer c.turn.Release(1)
	session, err := c.current(ctx, method, call)
	if err != nil {
		return nil, nil, err
	}
	defer c.rest()

	params := call.Params
	if len(params) == 0 {
		params = json.RawMessage("{}")
	}
	limit := time.Duration(c.options.Limits.ActionMs)*time.Millisecond + answerGrace
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

// current returns the running session, or starts one.
func (c *Conversation) current(ctx context.Context, method denoshim.Method, call Call) (session Session, err error) {
	c.update(func(st *state) {
		if st.session != nil && st.session.Err() != nil {
			st.session, st.ended = nil, st.session.Err()
		}
		if st.idle != nil {
			st.idle.Stop()
		}
		session = st.session
		switch {
		case st.closed:
			err = over()
		case session == nil && !method.Opens && st.ended != nil:
			_, why, quotes := Parts(st.ended)
			err = &denoshim.Error{Code: "ended", Message: "The browser is gone: " + why, Quotes: quotes}
		case session == nil && !method.Opens:
			err = denoshim.Errorf("ended", "No browser is running. Use open with a url to start one.")
		}
	})
	if session != nil || err != nil {
		return session, err
	}
	return c.start(ctx, call.Progress)
}

// rest starts the idle clock at the end of a call.
func (c *Conversation) rest() {
	c.update(func(st *state) {
		if st.session == nil {
			return
		}
		session := st.session
		st.idle = time.AfterFunc(IdleAfter, func() {
			c.endOf(context.Background(), session, denoshim.Errorf("ended",
				"It stood %d minutes without a call and was ended. Use open to start a new one.", int(IdleAfter.Minutes())))
		})
	})
}

// Reset ends the browser and deletes its profile. It never waits for a running call or a start,
// which answer "ended" then, and is fine when nothing runs.
func (c *Conversation) Reset(ctx context.Context) error {
	return c.end(ctx, denoshim.Errorf("ended", "It was reset. Use open to start a new one."))
}

// Close ends the conversation for good.
func (c *Conversation) Close(ctx context.Context) error {
	c.update(func(st *state) { st.closed = true })
	return c.end(ctx, denoshim.Errorf("ended", "The conversation is over."))
}

func (c *Conversation) end(ctx context.Context, reason error) error {
	var (
		session Session
		begun   *starting
	)
	c.update(func(st *state) {
		session, begun = st.session, st.starting
		if begun != nil {
			begun.reason = reason
		}
	})
	if begun != nil {
		return begun.end(ctx)
	}
	return c.endOf(ctx, session, reason)
}

// endOf ends that session, if it is still the conversation's, and waits until it is gone. A session
// that has ended by itself keeps its own reason.
func (c *Conversation) endOf(ctx context.Context, session Session, reason error) error {
	c.update(func(st *state) {
		if session == nil || st.session != session {
			session = nil
			return
		}
		st.session, st.ended = nil, reason
		if own := session.Err(); own != nil {
			st.ended = own
		}
		if st.idle != nil {
			st.idle.Stop()
		}
	})
	if session == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, endWithin)
	defer cancel()
	if err := session.End(ctx, reason); err != nil {
		return unended(err)
	}
	return nil
}

func unended(err error) *denoshim.Error {
	return denoshim.Errorf("internal", "The browser was told to end and has not within %v (%v). Its watchdog goes on ending it.", endWithin, err)
}

func cancelled() *denoshim.Error {
	return denoshim.Errorf("ended", "The call was cancelled, which ends the browser. Use open to start a new one.")
}

// asError gives every error a code.
func asError(err error) *denoshim.Error {
	var e *denoshim.Error
	if errors.As(err, &e) {
		return e
	}
	return denoshim.Errorf("internal", "%v. Use reset, then open.", err)
}

func message(err error) string {
	var e *denoshim.Error
	if errors.As(err, &e) {
		return e.Message
	}
	return fmt.Sprintf("%v. Use open to start a new one.", err)
}
