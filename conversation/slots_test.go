package conversation

import (
	"context"
	"runtime"
	"testing"
	"testing/synctest"
	"time"
	"weak"

	"foxden/denoshim"
)

// slowEnd is a browser whose processes are gone some time after its end has begun.
type slowEnd struct {
	*fakeSession
	takes time.Duration
	gone  chan struct{}
}

func (s slowEnd) End(ctx context.Context, reason error) error {
	if s.Err() == nil {
		time.AfterFunc(s.takes, func() { close(s.gone) })
	}
	return s.fakeSession.End(ctx, reason)
}

func (s slowEnd) Done() <-chan struct{} { return s.gone }

// At the cap, who opens waits for a browser that ends already, and is refused when it does not end.
func TestWhatEndsIsWaitedFor(t *testing.T) {
	for _, c := range []struct {
		takes time.Duration
		code  string
	}{{3 * time.Second, ""}, {time.Hour, "limit"}} {
		synctest.Test(t, func(t *testing.T) {
			t.Cleanup(func() { pass(c.takes) }) // until those are gone that the registry ends last
			r, _ := registry(t, func(o *RegistryOptions) {
				o.Limits.Browsers = 1
				o.Start = func(context.Context, denoshim.Options) (Session, error) {
					return slowEnd{newFake(), c.takes, make(chan struct{})}, nil
				}
			})
			a, b := create(t, r, "a"), create(t, r, "b")
			open(t, a)
			if err := a.Reset(t.Context()); err != nil {
				t.Fatal(err)
			}
			if _, err := do(t.Context(), b, "open", page); err == nil != (c.code == "") || err != nil && denoshim.Code(err) != c.code {
				t.Errorf("one that takes %v to end: open answers %v, want %q", c.takes, err, c.code)
			}
		})
	}
}

// A place that a spare was just given is the next browser's, not refused.
func TestASpareThatStartsIsWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		starts := 0
		r, _ := registry(t, func(o *RegistryOptions) {
			o.Warm, o.Limits.Browsers = 1, 1
			o.Start = func(context.Context, denoshim.Options) (Session, error) {
				starts++
				<-time.After(5 * time.Second)
				return newFake(), nil
			}
		})
		r.Warm()
		pass(quietFor + time.Second)
		open(t, create(t, r, "a"))
		if starts != 1 {
			t.Errorf("%d browsers were started, want the spare alone", starts)
		}
	})
}

// What a browser had, megabytes of buffers, goes with it, also when a call meets it dead before its processes are gone: no
// timer for its age holds it.
func TestADeadBrowserIsNotHeld(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gone := make(chan struct{})
		var held weak.Pointer[fakeSession]
		r, _ := registry(t, func(o *RegistryOptions) {
			o.Start = func(context.Context, denoshim.Options) (Session, error) {
				fake := newFake()
				held = weak.Make(fake)
				return slowEnd{fake, 0, gone}, nil
			}
		})
		c := create(t, r, "a")
		open(t, c)
		_ = held.Value().End(t.Context(), denoshim.Errorf("ended", "It crashed."))
		_, err := do(t.Context(), c, "reload", `{"tab":"t1"}`)
		close(gone)
		pass(time.Minute)
		runtime.GC()
		if denoshim.Code(err) != "ended" || held.Value() != nil {
			t.Errorf("a call of the dead one answers %v; held: %v", err, held.Value() != nil)
		}
	})
}
