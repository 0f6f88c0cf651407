package conversation

import (
	"context"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// Whatever comes in whatever order, every call is answered, no question stays, nothing is clicked without a yes, and
// what ran for a question has ended.
func TestApprovalsAtRandom(t *testing.T) {
	for seed := range uint64(60) {
		synctest.Test(t, func(t *testing.T) { // which fails when a goroutine stays
			r := rand.New(rand.NewPCG(seed, 4))
			c, a, s := guarded(t, r.IntN(2) == 0, Rule{"*", "ask"})
			for range 40 {
				session := newFake()
				session.answer = shop
				s.sessions = append(s.sessions, session)
			}
			var calls sync.WaitGroup
			yes := 0
			for range 40 {
				ctx, cancel := context.WithCancel(t.Context())
				if r.IntN(3) == 0 {
					wait := time.Duration(r.IntN(3)) * time.Minute
					ctx = WithAsker(ctx, func(ctx context.Context, _ Approval) (Decision, error) {
						select {
						case <-time.After(wait):
							return Decision{Verdict: "deny"}, nil
						case <-ctx.Done():
							return Decision{}, ctx.Err()
						}
					})
				}
				action, params := "click", buy
				if r.IntN(2) == 0 {
					action, params = "open", page
				}
				calls.Go(func() {
					defer cancel()
					_, _ = do(ctx, c, action, params) // any answer will do
				})
				synctest.Wait()
				switch pending := a.Pending(""); r.IntN(7) {
				case 0:
					cancel()
				case 1:
					_ = c.Reset(t.Context()) // a fake ends
				case 2:
					pass(time.Duration(r.IntN(4)) * time.Minute)
				case 3, 4, 5:
					verdict := []string{"once", "deny"}[r.IntN(2)]
					if len(pending) > 0 && a.Decide(pending[0].ID, Decision{Verdict: verdict}) == nil && verdict == "once" {
						yes++
					}
				}
				if n := len(a.Pending("")); n > 1 {
					t.Errorf("seed %d: %d questions at once in one conversation", seed, n)
				}
			}
			calls.Wait()
			if left := a.Pending(""); len(left) != 0 {
				t.Errorf("seed %d leaves %v", seed, left)
			}
			did := 0
			for _, session := range s.started {
				did += len(session.calls)
			}
			if did > yes {
				t.Errorf("seed %d: the browser was asked %d times, a person said yes %d times", seed, did, yes)
			}
		})
	}
}
