package conversation

import (
	"context"
	"time"

	"foxden/denoshim"
)

// starting is a session that cannot be called yet. A reset or Close gives it a reason to end, which
// the start itself carries out, since only the start knows what is there to end.
type starting struct {
	cancel context.CancelCauseFunc
	reason error         // set by update; nil while the start may go on
	over   chan struct{} // closed when the start has succeeded, or has failed and left nothing
}

// end waits until a start that was given its reason has left nothing.
func (s *starting) end(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, endWithin)
	defer cancel()
	s.cancel(s.reason)
	select {
	case <-s.over:
		return nil
	case <-ctx.Done():
		return unended(ctx.Err())
	}
}

// start starts the session of this conversation. Its caller has the turn.
func (c *Conversation) start(ctx context.Context, progress func(string)) (session Session, err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	s := &starting{cancel: cancel, over: make(chan struct{})}
	defer close(s.over)
	c.update(func(st *state) {
		if st.closed {
			err = over()
			return
		}
		st.starting = s
	})
	if err != nil {
		return nil, err
	}

	settings := c.Settings()
	target, known := c.targets[settings.Target]
	if known {
		session, err = c.slots.get(ctx, target, c.holder, progress)
	} else {
		err = denoshim.Errorf("target", "There is no target %q any more. Ask the user to choose another one.", settings.Target)
	}
	var reason error
	c.update(func(st *state) {
		st.starting = nil
		switch reason = s.reason; {
		case reason != nil:
			st.ended = reason
		case err == nil:
			st.session, st.ended, st.target, st.started = session, nil, settings.Target, time.Now()
			st.seen = map[string]*denoshim.Snapshot{}
		}
	})
	if reason == nil && err == nil {
		c.watch(session)
	}
	switch {
	case reason != nil && err == nil: // told to end when it had just succeeded
		_ = session.End(context.WithoutCancel(ctx), reason)
		return nil, asError(reason)
	case reason != nil:
		return nil, asError(reason)
	case err != nil && ctx.Err() != nil:
		return nil, cancelled()
	case err != nil:
		return nil, asError(err)
	}
	return session, nil
}

func over() *denoshim.Error { return denoshim.Errorf("ended", "This conversation is over.") }

// watch tells at once when a session ends by itself, and ends one that is too old.
func (c *Conversation) watch(session Session) {
	c.news("state", 0)
	limit := time.Duration(c.limits.AgeMs) * time.Millisecond
	c.update(func(st *state) {
		if st.session != session {
			return
		}
		st.age = time.AfterFunc(limit, func() {
			c.endOf(context.Background(), session, denoshim.Errorf("ended", "It was %s old, the most that is allowed. Use open to start a new one.", span(limit)))
		})
	})
	go func() {
		<-session.Done()
		c.endOf(context.Background(), session, session.Err())
	}()
}
