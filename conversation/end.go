package conversation

import (
	"context"
	"errors"
	"fmt"
	"time"

	"foxden/denoshim"
)

// current returns the running session, or starts one.
func (c *Conversation) current(ctx context.Context, method denoshim.Method, call Call) (Session, error) {
	if session, err := c.running(ctx, method); session != nil || err != nil {
		return session, err
	}
	return c.start(ctx, call.Progress)
}

// running returns the running session; nil when there is none and the method may start one.
func (c *Conversation) running(ctx context.Context, method denoshim.Method) (session Session, err error) {
	if err := c.retarget(ctx); err != nil {
		return nil, err
	}
	c.update(func(st *state) {
		if st.session != nil && st.session.Err() != nil {
			st.session, st.ended = nil, st.session.Err()
			st.stopClocks()
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
	return session, err
}

// retarget ends a browser that runs elsewhere than the conversation's target is now.
func (c *Conversation) retarget(ctx context.Context) error {
	moved := false
	var name string
	c.update(func(st *state) {
		name = st.settings.Target
		moved = st.session != nil && st.target != name
	})
	if !moved {
		return nil
	}
	return c.end(ctx, denoshim.Errorf("ended", "The conversation's target is %s now; nothing of the old browser was moved. Use open to start one there.", name))
}

// rest starts the idle clock at the end of a call.
func (c *Conversation) rest() {
	c.update(func(st *state) {
		st.used = time.Now()
		if st.session == nil {
			return
		}
		session, after := st.session, time.Duration(c.limits.IdleMs)*time.Millisecond
		st.idle = time.AfterFunc(after, func() {
			c.endOf(context.Background(), session, denoshim.Errorf("ended",
				"It stood %s without a call and was ended. Use open to start a new one.", span(after)))
		})
	})
}

// span is a duration in the unit that a person would use.
func span(d time.Duration) string {
	for _, unit := range []struct {
		of   time.Duration
		name string
	}{{time.Hour, "hours"}, {time.Minute, "minutes"}, {time.Second, "seconds"}} {
		if d >= 2*unit.of {
			return fmt.Sprintf("%d %s", int(d/unit.of), unit.name)
		}
	}
	return d.String()
}

// stopClocks is for a session that has ended: a clock holds it, and its megabytes of buffers, as long as it runs or is known.
func (st *state) stopClocks() {
	stop(st.idle)
	stop(st.age)
	st.idle, st.age = nil, nil
}

func stop(t *time.Timer) {
	if t != nil {
		t.Stop()
	}
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
	c.withdraw(reason)
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
		st.stopClocks()
	})
	if session == nil {
		return nil
	}
	defer c.news("state", 0)
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
