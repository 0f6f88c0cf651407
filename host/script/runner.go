// Package script runs scripted agent code: TypeScript or JavaScript in a Deno of its own, without a permission, with
// bounds on time, memory and what it answers. What the code asks of its browser goes through tools.Browser, so the
// conversation's rules, its turn and its history hold. Nothing that the process says is believed: it can ask for no more
// than the tools do. A Runner is safe for concurrent use.
package script

import (
	"context"
	"strings"
	"sync"

	"golang.org/x/sync/semaphore"

	"foxden/conversation"
	"foxden/host/tools"
)

// atOnce is how many scripts may run on a host.
const atOnce = 8

// Runner runs scripts on this machine.
type Runner struct {
	places *semaphore.Weighted
	// over is closed when no script may run any more.
	over  chan struct{}
	close func()

	mu   sync.Mutex
	deno string
}

var _ tools.Runner = (*Runner)(nil)

// New makes a Runner. Deno is looked for when the first script comes.
func New() *Runner {
	over := make(chan struct{})
	return &Runner{places: semaphore.NewWeighted(atOnce), over: over, close: sync.OnceFunc(func() { close(over) })}
}

// Close ends the scripts that run, and returns when they have ended or ctx has. What they have under way is cancelled.
func (r *Runner) Close(ctx context.Context) error {
	r.close()
	return r.places.Acquire(ctx, atOnce)
}

// Run runs a script until its end, its time-out, or the cancellation of ctx, which ends a browser that it had a call
// under way with. A call that is under way when the script ends in another way goes on to its own end.
func (r *Runner) Run(ctx context.Context, s tools.Script) ([]tools.Part, error) {
	select {
	case <-r.over:
		return nil, closed()
	default:
	}
	if !r.places.TryAcquire(1) {
		return nil, &conversation.Error{Code: "limit", Message: "Too many scripts run on this host. Wait until one has ended."}
	}
	defer r.places.Release(1)
	deno, err := r.find(ctx)
	if err != nil {
		return nil, err
	}
	return begin(ctx, s).run(ctx, deno, r.over)
}

// find is the Deno that a session on this machine would have.
func (r *Runner) find(ctx context.Context) (string, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.deno != "" {
		return r.deno, nil
	}
	parts, err := conversation.Doctor(ctx, conversation.Local())
	if err != nil {
		return "", err
	}
	for _, p := range parts {
		switch {
		case p.Name != "deno":
		case p.State == "ok":
			r.deno = p.Path
			return r.deno, nil
		case strings.Contains(p.Why, p.Mend) || strings.HasSuffix(p.Why, "."):
			return "", &conversation.Error{Code: "setup", Message: p.Why}
		default:
			return "", &conversation.Error{Code: "setup", Message: p.Why + ". Install another: " + p.Mend}
		}
	}
	return "", &conversation.Error{Code: "setup", Message: "Deno was not looked for. Use foxden doctor."}
}
