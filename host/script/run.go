package script

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"os"
	"sync"
	"time"

	"foxden/conversation"
	"foxden/host/tools"
)

// run is one script at work.
type run struct {
	script  tools.Script
	nonce   string
	console *console
	// calls is the context of what the script asks of its browser: cancelled with the script, but not ended with it.
	calls   context.Context
	cancel  context.CancelCauseFunc
	process *process

	mu     sync.Mutex
	output output
	thrown *Thrown
	broken error           // what the process did that no harness does
	wrong  chan struct{}   // closed with broken
	codes  map[string]bool // of the errors that tools have answered with
	busy   bool            // a call is under way
	acting bool            // and has nothing left to wait for
	ended  bool            // no call may begin any more
}

func begin(ctx context.Context, s tools.Script) *run {
	if s.Console == nil {
		s.Console = os.Stderr
	}
	calls, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	return &run{
		script: s, nonce: rand.Text() + " ", console: &console{to: s.Console, left: maxConsole},
		calls: calls, cancel: cancel,
		wrong: make(chan struct{}), codes: map[string]bool{"invalid": true, "limit": true},
	}
}

// run starts the process, waits for what ends it, and says how it went.
func (r *run) run(ctx context.Context, deno string, over <-chan struct{}) ([]tools.Part, error) {
	timeout := time.NewTimer(r.script.Timeout)
	defer timeout.Stop()
	process, err := startProcess(deno, r.hear, r.console.print)
	if err != nil {
		return nil, internal("The script's process cannot be started: %v.", err)
	}
	defer process.close()
	r.mu.Lock()
	r.process = process
	r.mu.Unlock()
	// It fails if the process is gone already, which its status tells better. A process that does not read cannot
	// hold it up for longer than its own life.
	go func() { _ = process.send(r.boot()) }()

	var why error
	select {
	case <-process.cmd.Done():
	case <-r.wrong:
	case <-timeout.C:
		why = r.late()
	case <-ctx.Done():
		why = r.cancelled()
		r.cancel(context.Cause(ctx))
	case <-over:
		why = closed()
		r.cancel(why)
	}
	process.kill()
	r.abandon()
	return r.verdict(why)
}

func (r *run) boot() Boot {
	return Boot{
		Nonce: r.nonce, Name: r.script.Name, Code: r.script.Code,
		Params: maxParams, Piece: maxPiece, Text: maxText, Images: maxImages, Image: maxImage,
	}
}

// abandon gives up a call that still waits for its turn or for a person: nobody would hear of it. One that acts goes on.
func (r *run) abandon() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ended = true; r.busy && !r.acting {
		r.cancel(nil)
	}
}

// hear takes a line of the process.
func (r *run) hear(line []byte) {
	said, ours := bytes.CutPrefix(line, []byte(r.nonce))
	if !ours {
		r.console.print(line)
		return
	}
	message, err := read(said)
	if err == nil {
		err = r.take(message)
	}
	if err != nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.broken == nil {
			r.broken = err
			close(r.wrong)
		}
	}
}

// take acts on a message. Its error ends the script.
func (r *run) take(m Said) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case m.Text != nil:
		return r.output.text(*m.Text)
	case m.Image != nil:
		return r.output.image(*m.Image)
	case m.Error != nil:
		r.thrown = m.Error
		return nil
	case r.busy:
		return errForged // the harness makes one after the other
	}
	r.busy = true
	go r.call(*m.Call) // until the browser has answered, which is bounded there
	return nil
}

// call asks the browser and tells the script.
func (r *run) call(c Call) {
	answer, err := r.ask(c)
	if err != nil {
		code, message, _ := conversation.Parts(err)
		answer = Answer{Error: &Refused{code, message}}
	}
	r.mu.Lock()
	r.busy, r.acting = false, false
	if err != nil {
		r.codes[answer.Error.Code] = true
	}
	process := r.process
	r.mu.Unlock()
	_ = process.send(answer) // it may be gone
}

func (r *run) ask(c Call) (Answer, error) {
	if c.Tool == "browser_screenshot" {
		r.proceed()
		shot, picture, err := r.script.Browser.Screenshot(r.calls, c.Params)
		return Answer{Result: map[string]string{"format": shot.Format}, Picture: picture}, err
	}
	fields := map[string]json.RawMessage{}
	var action string
	if json.Unmarshal(c.Params, &fields) != nil || json.Unmarshal(fields["action"], &action) != nil {
		return Answer{}, conversation.Invalid("action is missing. Allowed: %s.", conversation.ActionNames())
	}
	delete(fields, "action")
	params, err := json.Marshal(fields)
	if err != nil {
		return Answer{}, err
	}
	reply, err := r.script.Browser.Do(r.calls, conversation.Call{
		Action: action, Params: params, Progress: r.script.Progress, Proceed: r.proceed,
	})
	return Answer{Result: reply}, err
}

// proceed says whether a call may still begin.
func (r *run) proceed() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.acting = !r.ended
	return r.acting
}

var errFlood = errors.New("more than an answer holds")
