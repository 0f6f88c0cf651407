//go:build firefox

package churn

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"syscall"
	"time"

	"foxden/conversation"
	"foxden/host/web"
	"foxden/tests/served"
)

var pages = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write([]byte(`<!doctype html><title>Churn</title><button onclick="this.textContent += '!'">Churn</button>`))
})

const (
	click = `{"action":"click","tab":"t1","ref":"s1e1"}`
	wait  = `{"action":"wait","tab":"t1","ms":9000}`
	// meanwhile is when something happens to a call: before it is there, in its middle, or while the browser starts.
	meanwhile = 2 * time.Second
)

// A kind is what a round does between the beginning of a conversation and its end.
type kind struct {
	name string
	do   func(ctx context.Context, r *round) error
}

var kinds = []kind{
	{"act", act},
	{"reset", func(ctx context.Context, r *round) error {
		return errors.Join(r.open(ctx), r.client.call(ctx, `{"action":"reset"}`))
	}},
	{"cancel", cancel},
	{"cancel the start", cancelStart},
	{"kill the box", kill(served.Box)},
	{"kill Deno", kill(served.Deno)},
	{"kill Firefox", kill(served.Firefox)},
	{"kill in a call", killInCall},
	{"leave in a call", leaveInCall},
	{"leave in the start", leaveInStart},
}

// round is one conversation.
type round struct {
	host      *served.Host
	client    client
	name, url string
	random    *rand.Rand
}

func (r *round) openCall() string { return fmt.Sprintf(`{"action":"open","url":%q}`, r.url) }

func (r *round) open(ctx context.Context) error { return r.client.call(ctx, r.openCall()) }

// soon is a time within which anything may have come.
func (r *round) soon() <-chan time.Time {
	return time.After(time.Duration(r.random.Int64N(int64(meanwhile))))
}

func act(ctx context.Context, r *round) error {
	if err := r.open(ctx); err != nil {
		return err
	}
	return errors.Join(r.client.call(ctx, click), r.client.call(ctx, `{"action":"snapshot","tab":"t1"}`))
}

func cancel(ctx context.Context, r *round) error {
	if err := r.open(ctx); err != nil {
		return err
	}
	return r.cancelled(ctx, wait)
}

func cancelStart(ctx context.Context, r *round) error { return r.cancelled(ctx, r.openCall()) }

// cancelled makes a call that its caller gives up.
func (r *round) cancelled(ctx context.Context, arguments string) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	answer := r.begin(ctx, arguments)
	<-r.soon()
	cancel()
	err := <-answer
	if err == nil || errors.Is(err, context.Canceled) {
		return nil // it may have been quick
	}
	return err
}

// begin makes a call without waiting for its answer.
func (r *round) begin(ctx context.Context, arguments string) (answer <-chan error) {
	all := make(chan error, 1)
	go func() { all <- r.client.call(ctx, arguments) }() // ends with the answer, which every caller takes
	return all
}

// kill ends a process of the session: the next call says so, and open starts anew.
func kill(role string) func(context.Context, *round) error {
	return func(ctx context.Context, r *round) error {
		if err := r.open(ctx); err != nil {
			return err
		}
		if err := r.kill(ctx, role); err != nil {
			return err
		}
		return errors.Join(ended(r.client.call(ctx, click)), r.open(ctx))
	}
}

func killInCall(ctx context.Context, r *round) error {
	if err := r.open(ctx); err != nil {
		return err
	}
	answer := r.begin(ctx, wait)
	<-r.soon()
	roles := []string{served.Box, served.Deno, served.Firefox}
	killed := r.kill(ctx, roles[r.random.IntN(len(roles))])
	return errors.Join(killed, ended(<-answer))
}

// kill finds the process from the one that the session tells.
func (r *round) kill(ctx context.Context, role string) error {
	var all web.Sessions
	if err := r.host.Ask(ctx, http.MethodGet, "/api/sessions", "", &all); err != nil {
		return err
	}
	for _, s := range all.Sessions {
		if s.Name != r.name {
			continue
		}
		if pid := served.Member(s.Pid, role); pid > 1 {
			return syscall.Kill(pid, syscall.SIGKILL)
		}
	}
	return fmt.Errorf("no %s of %q in %+v", role, r.name, all)
}

// ended is content with the error that a call gets whose session is gone.
func ended(err error) error {
	if code, _, _ := conversation.Parts(err); err == nil || code != "ended" {
		return fmt.Errorf("got %v, want an error with code ended", err)
	}
	return nil
}

func leaveInCall(ctx context.Context, r *round) error {
	if err := r.open(ctx); err != nil {
		return err
	}
	return r.leaveIn(ctx, wait)
}

func leaveInStart(ctx context.Context, r *round) error { return r.leaveIn(ctx, r.openCall()) }

// leaveIn ends the conversation during a call, whose answer is then anything.
func (r *round) leaveIn(ctx context.Context, arguments string) error {
	answer := r.begin(ctx, arguments)
	<-r.soon()
	err := r.client.leave(ctx)
	<-answer
	r.client = gone{}
	return err
}

// gone is a client that has left.
type gone struct{ client }

func (gone) leave(context.Context) error { return nil }
