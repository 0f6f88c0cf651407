// Package denoshim owns both ends of the pipe between the host and one browser: the wire's
// declaration, the shim that speaks it on the target (TypeScript), and here the session: the process
// on our side, its start, its calls and its end. A Session may be used from any goroutine. The package
// does not know whose session it is, and never looks into a page.
package denoshim

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/oklog/run"
)

// Options say where and how a session runs.
type Options struct {
	Target Target
	Limits Limits
	// OnProgress hears what a slow start is at. It must not block.
	OnProgress func(message string)
	Log        *slog.Logger

	bounds bounds // zero means patient
}

// Session is one Firefox on a target and the pipe to it. It lives until End, or until its process,
// its link or its browser is gone; then every call answers with the reason.
type Session struct {
	options Options
	child   *child
	stderr  tail
	readers sync.WaitGroup // of the child's stdout and stderr
	out     chan []byte    // lines for the writer
	ending  chan struct{}  // closed once the verdict is known
	done    chan struct{}  // closed once nothing of the session is left on this side

	mu    sync.Mutex
	state state

	// Info is what the shim said of itself at the start.
	Info StartResult
}

// state is everything mutable; only update touches it.
type state struct {
	last    int64
	waiting map[int64]*call
	heard   time.Time
	verdict error // why the session ended; nil while it lives
	stage   stage
}

// stage is how far a start has come: a process that ends means something else at each.
type stage int

const (
	reaching stage = iota // the boot line is out; nothing may follow it yet
	answered              // the loader runs and waits for the program
	starting              // the program is on its way, and the wire after it
	running
)

type call struct {
	answer  chan envelope
	picture []byte
}

func (s *Session) update(f func(*state)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f(&s.state)
}

// Call asks the shim and waits for its answer, for ctx, or for the end of the session. A picture
// that came in chunks is returned beside the result.
func (s *Session) Call(ctx context.Context, method string, params any) (result json.RawMessage, picture []byte, err error) {
	c := &call{answer: make(chan envelope, 1)}
	var id int64
	s.update(func(st *state) {
		if err = st.verdict; err == nil {
			st.last++
			id = st.last
			st.waiting[id] = c
		}
	})
	if err != nil {
		return nil, nil, err
	}
	defer s.update(func(st *state) { delete(st.waiting, id) })

	line, err := encode(id, method, params)
	if err != nil {
		return nil, nil, err
	}
	select {
	case s.out <- line:
	case <-ctx.Done():
		return nil, nil, context.Cause(ctx)
	case <-s.ending:
		return nil, nil, s.Err()
	}
	select {
	case e := <-c.answer:
		return c.take(e)
	case <-ctx.Done():
		if line, err := encode(0, "cancel", CancelParams{id}); err == nil {
			select {
			case s.out <- line:
			default: // best effort: the answer is no longer wanted
			}
		}
		return nil, nil, context.Cause(ctx)
	case <-s.ending:
		select {
		case e := <-c.answer: // it came first; select chooses at random
			return c.take(e)
		default:
			return nil, nil, s.Err()
		}
	}
}

func (c *call) take(e envelope) (json.RawMessage, []byte, error) {
	if e.fault != nil {
		return nil, nil, e.fault
	}
	return e.result, c.picture, nil
}

// Err is why the session ended, nil while it lives.
func (s *Session) Err() (err error) {
	s.update(func(st *state) { err = st.verdict })
	return err
}

// Ending is closed as soon as the session is known to end, Done once its process is gone.
func (s *Session) Ending() <-chan struct{} { return s.ending }
func (s *Session) Done() <-chan struct{}   { return s.done }

// Pid is that of the process on this side: the target's shell, or what leads to it.
func (s *Session) Pid() int { return s.child.cmd.Status().PID }

// End ends the session for that reason and waits until its process is gone or ctx ends. The
// session goes on ending after ctx.
func (s *Session) End(ctx context.Context, reason error) error {
	s.fail(reason)
	select {
	case <-s.done:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("ending the session: %w", context.Cause(ctx))
	}
}

// fail records why the session ends. The first reason stands.
func (s *Session) fail(reason error) {
	s.update(func(st *state) {
		if st.verdict == nil {
			st.verdict = reason
			close(s.ending)
		}
	})
}

// run lives as long as the session. Its actors end together: the process (which owns the verdict
// when nobody named another), the reader of its messages, its heartbeat, and the wish to end.
func (s *Session) run() {
	var g run.Group
	stop := make(chan struct{})
	g.Add(func() error {
		<-s.ending
		return s.Err()
	}, func(err error) { s.fail(err) })
	g.Add(func() error { return s.heartbeat(stop) }, func(error) { close(stop) })
	g.Add(func() error { return s.write(stop) }, func(error) {})
	// Last, because its interrupt takes its time and the others must not wait for it.
	g.Add(func() error {
		<-s.child.cmd.Done()
		return s.exited()
	}, func(error) { s.child.stop(s.options.bounds) })
	s.fail(g.Run())
	close(s.done)
}

// exited is the verdict of a process that ended by itself. Its last words are read first: they may
// hold a better reason, which then stands, and stderr is quoted.
func (s *Session) exited() error {
	s.readers.Wait()
	var at stage
	s.update(func(st *state) { at = st.stage })
	how, said := s.child.verdict(), s.said()
	switch at {
	case reaching:
		return Errorf("target", "the target's command ended before it answered (%v)%s. Try that command by hand.", how, said)
	case answered, starting:
		return Errorf("internal", "the browser's helper ended while it started (%v)%s. Try again; foxden doctor shows what is missing.", how, said)
	}
	return Errorf("ended", "the browser's process on the target ended (%v)%s. Use open to start a new browser.", how, said).Quoting()
}

// read takes every message until the process is gone, after a line that is no message too.
func (s *Session) read(lines <-chan string) {
	for line := range lines {
		e, err := parse(line)
		if err != nil {
			s.fail(Errorf("internal", "the browser's helper sent %v. The browser was ended; use open to start a new one.", err))
			continue
		}
		s.update(func(st *state) { st.heard = time.Now() })
		if e.method != "" {
			s.noted(e)
			continue
		}
		s.update(func(st *state) {
			if c := st.waiting[e.id]; c != nil {
				c.answer <- e
				delete(st.waiting, e.id)
			}
		})
	}
}

func (s *Session) noted(e envelope) {
	switch e.method {
	case "ping":
	case "chunk":
		var p ChunkParams
		if json.Unmarshal(e.params, &p) == nil {
			s.chunk(p)
		}
	case "progress":
		var p ProgressParams
		if json.Unmarshal(e.params, &p) == nil && s.options.OnProgress != nil {
			s.options.OnProgress(p.Message)
		}
	case "ended":
		var p EndedParams
		_ = json.Unmarshal(e.params, &p)
		s.fail(Errorf("ended", "%s. Use open to start a new browser.", p.Reason))
	default:
		s.fail(Errorf("internal", "the browser's helper sent an unknown notification %q. The browser was ended; use open to start a new one.", e.method))
	}
}

func (s *Session) chunk(p ChunkParams) {
	data, err := base64.StdEncoding.DecodeString(p.Data)
	s.update(func(st *state) {
		c := st.waiting[p.ID]
		switch {
		case c == nil: // given up by its caller
		case err != nil || len(c.picture)+len(data) > MaxPicture:
			c.answer <- envelope{fault: Errorf("internal", "the picture is broken or larger than %d bytes. Crop it.", MaxPicture)}
			delete(st.waiting, p.ID)
		default:
			c.picture = append(c.picture, data...)
		}
	})
}

var errStopped = errors.New("stopped")

// heartbeat says that the host lives and finds a link that died without an end of file. Before the
// wire is up a ping would end up in a shell or in the program.
func (s *Session) heartbeat(stop <-chan struct{}) error {
	ping, err := encode(0, "ping", nil)
	if err != nil {
		return err
	}
	tick := time.NewTicker(s.options.bounds.heartbeat)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return errStopped
		case <-tick.C:
		}
		var heard time.Time
		up := false
		s.update(func(st *state) { heard, up = st.heard, st.stage >= starting })
		if !up {
			continue
		}
		if silence := s.options.bounds.silence; time.Since(heard) > silence {
			return Errorf("target", "the target has not answered for %v. Check the connection to it, then use open to start a new browser.", silence)
		}
		select {
		case s.out <- ping:
		default: // the pipe is full; silence decides
		}
	}
}

// write is the only writer of the child's stdin, so that a full pipe blocks no caller for longer
// than its own ctx. Closing stdin, the first step of stop, ends a blocked Write.
func (s *Session) write(stop <-chan struct{}) error {
	for {
		select {
		case <-stop:
			return errStopped
		case line := <-s.out:
			if _, err := s.child.stdin.Write(line); err != nil {
				// The process is going, or was told to: its verdict says more than "broken pipe".
				select {
				case <-s.child.cmd.Done():
					return s.exited()
				case <-stop:
					return errStopped
				case <-time.After(s.options.bounds.afterTerm):
					return Errorf("ended", "the browser's process on the target closed its input%s. Use open to start a new browser.", s.said()).Quoting()
				}
			}
		}
	}
}
