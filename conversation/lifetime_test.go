package conversation

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"foxden/denoshim"
)

// Fake clock and fake sessions: C04, and what each test names.

const (
	wasReset     = "ended: It was reset. Use open to start a new one."
	wasCancelled = "ended: The call was cancelled, which ends the browser. Use open to start a new one."
	isOver       = "ended: This conversation is over."
)

// pass lets fake time go by.
func pass(d time.Duration) { <-time.After(d) }

// later runs an action and delivers its error.
func later(ctx context.Context, c *Conversation, action, params string) <-chan error {
	err := make(chan error, 1)
	go func() {
		_, e := do(ctx, c, action, params)
		err <- e
	}()
	return err
}

// B-009 (the clash with M-009's ten minutes is the contract's to decide: it says 15).
func TestIdleBrowserEndsAfterFifteenMinutes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session := newFake()
		c, _ := with(t, session)
		open(t, c)
		pass(14*time.Minute + 59*time.Second)
		synctest.Wait()
		if session.Err() != nil {
			t.Fatalf("gone after 14:59: %v", session.Err())
		}
		_, err := do(t.Context(), c, "tabs", `{}`) // any call begins the time anew
		expect(t, "tabs", err, "")
		pass(15*time.Minute - time.Nanosecond)
		synctest.Wait()
		if session.Err() != nil {
			t.Fatalf("gone before 15:00: %v", session.Err())
		}
		pass(time.Nanosecond)
		synctest.Wait()
		expect(t, "the session", session.Err(), "ended: It stood 15 minutes without a call and was ended. Use open to start a new one.")
		_, err = do(t.Context(), c, "snapshot", `{"tab":"t1"}`) // B-015
		expect(t, "snapshot", err, "ended: The browser is gone: It stood 15 minutes without a call and was ended. Use open to start a new one.")
		reply, err := do(t.Context(), c, "tabs", `{}`)
		if err != nil || len(reply.Tabs) != 0 {
			t.Errorf("tabs answers %+v, %v", reply, err)
		}
	})
}

func TestACallIsNotIdle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session := newFake()
		limits := DefaultLimits
		limits.ActionMs = 600_000 * 3
		c := newTest(t, Options{Limits: limits, Start: (&starter{sessions: []*fakeSession{session}}).start})
		open(t, c)
		pass(14 * time.Minute)
		session.answer = func(context.Context, string, json.RawMessage) (json.RawMessage, []byte, error) {
			pass(16 * time.Minute)
			return json.RawMessage(`{"tabs":[]}`), nil, nil
		}
		_, err := do(t.Context(), c, "tabs", `{}`)
		expect(t, "a call of 16 minutes", err, "")
		pass(14 * time.Minute)
		synctest.Wait()
		if session.Err() != nil {
			t.Error(session.Err())
		}
	})
}

// B-007, M-017: reset waits for nobody.
func TestResetDuringACall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session := newFake()
		c, s := with(t, session)
		open(t, c)
		session.answer = hangs
		running := later(t.Context(), c, "reload", `{"tab":"t1"}`)
		synctest.Wait()
		waiting := later(t.Context(), c, "snapshot", `{"tab":"t1"}`)
		synctest.Wait()
		_, err := do(t.Context(), c, "reset", `{}`)
		expect(t, "reset", err, "")
		expect(t, "the running call", <-running, wasReset)
		expect(t, "the waiting call", <-waiting, "ended: The browser is gone: It was reset. Use open to start a new one.")
		open(t, c) // a fresh one: B-013
		if len(s.started) != 2 || s.started[1] == session {
			t.Errorf("%d browsers were started", len(s.started))
		}
	})
}

func TestResetAndCloseDuringAStart(t *testing.T) {
	for name, stop := range map[string]func(c *Conversation, ctx context.Context) error{
		"reset": (*Conversation).Reset, "close": (*Conversation).Close,
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c, s := with(t)
				s.wait = true
				opening := later(t.Context(), c, "open", page)
				synctest.Wait()
				expect(t, name, stop(c, t.Context()), "")
				if err := <-opening; denoshim.Code(err) != "ended" {
					t.Errorf("open answers %v", err)
				}
				s.wait = false
				_, err := do(t.Context(), c, "open", page)
				expect(t, "the next open", err, map[string]string{"reset": "", "close": isOver}[name])
			})
		})
	}
}

// A start that cannot be stopped is waited for, but not for ever, and what it yields is ended.
func TestResetDuringAStartThatIsDeaf(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session, goOn := newFake(), make(chan struct{})
		c := newTest(t, Options{Limits: DefaultLimits, Start: func(context.Context, denoshim.Options) (Session, error) {
			<-goOn
			return session, nil
		}})
		opening := later(t.Context(), c, "open", page)
		synctest.Wait()
		began := time.Now()
		if err := c.Reset(t.Context()); denoshim.Code(err) != "internal" || time.Since(began) != endWithin {
			t.Errorf("reset answers %v after %v", err, time.Since(began))
		}
		close(goOn)
		expect(t, "open", <-opening, wasReset)
		expect(t, "the session", session.Err(), wasReset)
	})
}

// B-008: its own cancellation ends the session, but not that of a call that waits for its turn.
func TestCancellation(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session := newFake()
		c, _ := with(t, session)
		open(t, c)
		session.answer = hangs
		running, cancelRunning := context.WithCancel(t.Context())
		waiting, cancelWaiting := context.WithCancel(t.Context())
		first := later(running, c, "reload", `{"tab":"t1"}`)
		synctest.Wait()
		second := later(waiting, c, "snapshot", `{"tab":"t1"}`)
		synctest.Wait()

		cancelWaiting()
		expect(t, "the waiting call", <-second, "ended: The call was cancelled while it waited for its turn; the browser goes on.")
		synctest.Wait()
		if session.Err() != nil {
			t.Errorf("the session ended: %v", session.Err())
		}

		cancelRunning()
		expect(t, "the running call", <-first, wasCancelled)
		expect(t, "the session", session.Err(), wasCancelled)
		_, err := do(t.Context(), c, "snapshot", `{"tab":"t1"}`)
		expect(t, "the next call", err, "ended: The browser is gone: "+wasCancelled[len("ended: "):])
	})
}

func TestCancellationOfAStart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, s := with(t)
		s.wait = true
		ctx, cancel := context.WithCancel(t.Context())
		opening := later(ctx, c, "open", page)
		synctest.Wait()
		cancel()
		expect(t, "open", <-opening, wasCancelled)
		s.wait = false
		open(t, c)
	})
}

// N-005: the shim ends a step at 30 s by itself; only one that does not is ended, 10 s later.
func TestAStuckShimIsEnded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session := newFake()
		c, _ := with(t, session)
		open(t, c)
		session.answer = hangs
		began := time.Now()
		_, err := do(t.Context(), c, "click", `{"tab":"t1","ref":"s1e1"}`)
		const stuck = "The browser's helper did not answer click within 40s and was ended. Use open to start a new browser."
		expect(t, "click", err, "timeout: "+stuck)
		if took := time.Since(began); took != 40*time.Second || session.Err() == nil {
			t.Errorf("ended after %v: %v", took, session.Err())
		}
		_, err = do(t.Context(), c, "snapshot", `{"tab":"t1"}`)
		expect(t, "the next call", err, "ended: The browser is gone: "+stuck)
	})
}

// M-012, M-013: a crash is known to the next call, and its reason is not covered up by idleness.
func TestACrashIsSaid(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		session := newFake()
		c, s := with(t, session)
		open(t, c)
		crash := denoshim.Errorf("ended", "Firefox crashed. Use open to start a new browser.")
		_ = session.End(t.Context(), crash) // by itself
		pass(20 * time.Minute)
		synctest.Wait()
		_, err := do(t.Context(), c, "back", `{"tab":"t1"}`)
		expect(t, "back", err, "ended: The browser is gone: Firefox crashed. Use open to start a new browser.")
		if reply, err := do(t.Context(), c, "tabs", `{}`); err != nil || len(reply.Tabs) != 0 {
			t.Errorf("tabs answers %+v, %v", reply, err)
		}
		open(t, c)
		if len(s.started) != 2 {
			t.Errorf("%d browsers were started", len(s.started))
		}
	})
}

// M-011, N-002, N-010: the end of the conversation is final, and may be said twice.
func TestClose(t *testing.T) {
	session := newFake()
	c, s := with(t, session)
	open(t, c)
	for range 2 {
		expect(t, "close", c.Close(t.Context()), "")
	}
	expect(t, "the session", session.Err(), "ended: The conversation is over.")
	_, err := do(t.Context(), c, "open", page)
	expect(t, "open", err, isOver)
	_, err = do(t.Context(), c, "snapshot", `{"tab":"t1"}`)
	expect(t, "snapshot", err, isOver)
	_, err = do(t.Context(), c, "reset", `{}`)
	expect(t, "reset", err, "")
	if len(s.options) != 1 {
		t.Errorf("%d browsers were started", len(s.options))
	}
}

// What could not be ended is said; the conversation is rid of it all the same.
func TestASessionThatClings(t *testing.T) {
	session := newFake()
	session.clings = errors.New("the target is gone")
	c, s := with(t, session)
	open(t, c)
	_, err := do(t.Context(), c, "reset", `{}`)
	expect(t, "reset", err, "internal: The browser was told to end and has not within 10s (the target is gone). Its watchdog goes on ending it.")
	open(t, c)
	if len(s.started) != 2 {
		t.Errorf("%d browsers were started", len(s.started))
	}
}
