package conversation

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"sync"
	"time"
	"unicode/utf8"

	"foxden/denoshim"
)

// Approvals are the calls that wait for a person. They are safe for concurrent use.
type Approvals struct {
	within time.Duration

	mu      sync.Mutex
	waiting map[string]*waiting
}

type waiting struct {
	Approval
	decided chan Decision // takes one
}

// Decision is a person's answer.
type Decision struct {
	// Verdict is "once", "session" (all that rules ask for, until this browser ends) or "deny".
	Verdict string `json:"verdict"`
	// Reason is told to the agent that is denied.
	Reason string `json:"reason,omitempty"`
}

const (
	answerOnce    = "once"
	answerSession = "session"
	answerDeny    = "deny"
	// longestReason is in characters.
	longestReason = 500
)

// Asker asks the person at the other end of a call, and gives up with its context.
type Asker func(ctx context.Context, a Approval) (Decision, error)

type askerKey struct{}

// WithAsker lets a call's questions go to its own client too.
func WithAsker(ctx context.Context, by Asker) context.Context {
	return context.WithValue(ctx, askerKey{}, by)
}

func newApprovals(within time.Duration) *Approvals {
	return &Approvals{within: within, waiting: map[string]*waiting{}}
}

// Pending is what waits in a conversation, in all when that is empty, oldest first.
func (a *Approvals) Pending(conversation string) []Approval {
	a.mu.Lock()
	defer a.mu.Unlock()
	pending := []Approval{}
	for _, w := range a.waiting {
		if conversation == "" || w.Conversation == conversation {
			pending = append(pending, w.Approval)
		}
	}
	slices.SortFunc(pending, func(x, y Approval) int { return cmp.Or(x.At.Compare(y.At), cmp.Compare(x.ID, y.ID)) })
	return pending
}

// Decide answers the one of that id. Only the first answer counts.
func (a *Approvals) Decide(id string, d Decision) error {
	if !slices.Contains([]string{answerOnce, answerSession, answerDeny}, d.Verdict) {
		return denoshim.Errorf("invalid", "There is no verdict %q; allowed: once, session, deny.", d.Verdict)
	}
	if utf8.RuneCountInString(d.Reason) > longestReason {
		return denoshim.Errorf("invalid", "A reason has at most %d characters.", longestReason)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	w := a.waiting[id]
	if w == nil {
		return denoshim.Errorf("invalid", "Nothing waits by the id %q: it was answered, or nobody answered in time.", id)
	}
	delete(a.waiting, id)
	w.decided <- d
	return nil
}

// errAlone is an asker's who has nobody to ask, where there is no other place to answer.
var errAlone = errors.New("nobody can be asked")

// ask waits for the first answer: of whoever sees what is pending, or of the asker. Its error is errAlone or the
// context's cause. The news are that something began or ceased to wait.
func (a *Approvals) ask(ctx context.Context, of Approval, by Asker, viewed bool, news func()) (Decision, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, a.within, denoshim.Errorf("denied", "Nobody answered within %s. Ask the user, then try again.", span(a.within)))
	defer cancel()
	w := a.wait(of)
	news()
	defer func() {
		a.mu.Lock()
		delete(a.waiting, w.ID)
		a.mu.Unlock()
		news()
	}()
	failed := make(chan struct{})
	if by != nil {
		go func() {
			if d, err := by(ctx, w.Approval); err != nil || a.Decide(w.ID, d) != nil {
				close(failed)
			}
		}()
	}
	for {
		select {
		case <-ctx.Done():
			return Decision{}, context.Cause(ctx)
		case d := <-w.decided:
			if ctx.Err() != nil {
				return Decision{}, context.Cause(ctx)
			}
			return d, nil
		case <-failed:
			if failed = nil; !viewed {
				return Decision{}, errAlone
			}
		}
	}
}

func (a *Approvals) wait(of Approval) *waiting {
	of.ID, of.At = rand.Text(), time.Now()
	of.Until = of.At.Add(a.within)
	w := &waiting{Approval: of, decided: make(chan Decision, 1)}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.waiting[w.ID] = w
	return w
}
