package denoshim

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"foxden/watchdog"
)

// bannerMax bounds what a login shell may print before the ready line.
const bannerMax = 64 << 10

// Start runs a session on the target: the box, Deno with the shim, Firefox. ctx bounds the start
// only. The order is fixed by how a shell reads its script: one boot line, then nothing until the
// loader has answered with the nonce, then the program, then the wire.
func Start(ctx context.Context, o Options) (*Session, error) {
	if o.bounds == (bounds{}) {
		o.bounds = patient
	}
	within := o.bounds.ready + o.bounds.start
	ctx, cancel := context.WithTimeoutCause(ctx, within, Errorf("timeout",
		"the browser did not start within %v. Try again; foxden doctor shows what is slow or missing.", within))
	defer cancel()

	id, nonce := watchdog.NewID(), rand.Text()
	boot, err := watchdog.Boot(id, payload(nonce)...)
	if err != nil {
		return nil, fmt.Errorf("writing the boot line: %w", err)
	}
	c, err := startChild(o.Target.Argv)
	if err != nil {
		return nil, Errorf("target", "%v. Check the target's command.", err)
	}
	s := &Session{
		options: o,
		child:   c,
		out:     make(chan []byte, 16),
		ending:  make(chan struct{}),
		done:    make(chan struct{}),
		state:   state{waiting: map[int64]*call{}},
	}
	ready := make(chan struct{})
	s.readers.Go(s.log) // both end with the process
	s.readers.Go(func() { s.listen(ready, id, nonce) })
	go s.run() // waits for them and closes s.done

	if err := s.boot(ctx, boot, ready); err != nil {
		s.fail(err)
		<-s.done // bounded by stop
		return nil, s.Err()
	}
	s.update(func(st *state) { st.stage = running })
	return s, nil
}

// boot walks from the boot line to a running Firefox.
func (s *Session) boot(ctx context.Context, line string, ready <-chan struct{}) error {
	s.out <- []byte(line)
	select {
	case <-ready:
	case <-s.ending:
		return s.Err()
	case <-time.After(s.options.bounds.ready):
		return Errorf("target", "no answer from the target within %v%s. Check its command by hand.", s.options.bounds.ready, s.said())
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	s.out <- program()
	s.update(func(st *state) { st.stage, st.heard = starting, time.Now() })
	result, _, err := s.Call(ctx, "start", StartParams{Limits: s.options.Limits})
	if err != nil {
		return err
	}
	if err := json.Unmarshal(result, &s.Info); err != nil {
		return fmt.Errorf("reading the shim's versions: %w", err)
	}
	if s.Info.Wire != Hash() {
		return Errorf("internal", "the shim speaks another wire (%s, not %s): this foxden is broken. Build it anew.", s.Info.Wire, Hash())
	}
	return nil
}

// listen finds the loader's line among whatever a login shell prints, then reads the wire. It goes
// on taking lines until the process is gone, since a child whose output nobody reads never ends.
func (s *Session) listen(ready chan<- struct{}, id, nonce string) {
	lines, before := s.child.cmd.Stdout, 0
	for line := range lines {
		if _, said, ok := strings.Cut(line, "FOXDEN "+nonce+" "); ok {
			if err := readiness(said); err != nil {
				s.fail(err)
				break
			}
			s.update(func(st *state) { st.stage = answered })
			close(ready)
			s.read(lines)
			break
		}
		if _, said, ok := strings.Cut(line, "FOXDEN-BOX "+id+" "); ok {
			s.fail(Errorf("setup", "%s", said))
			break
		}
		if before += len(line); before > bannerMax {
			s.fail(Errorf("target", "the target printed more than %d bytes before it answered. Silence its login scripts for shells without a terminal.", bannerMax))
			break
		}
		s.stderr.add(line) // not ours, but it often says what is wrong
	}
	for range lines {
	}
}

// readiness reads what follows the nonce: "ready" and Deno's version, or "setup" and what is missing.
func readiness(said string) error {
	if _, ok := strings.CutPrefix(said, "ready "); ok {
		return nil
	}
	return Errorf("setup", "%s", strings.TrimPrefix(said, "setup "))
}

// log keeps the last lines of stderr for errors and shows all of them to the log.
func (s *Session) log() {
	for line := range s.child.cmd.Stderr {
		s.stderr.add(line)
		if s.options.Log != nil {
			s.options.Log.Debug(line, "from", "shim")
		}
	}
}

func (s *Session) said() string {
	if said := s.stderr.String(); said != "" {
		return ": " + said
	}
	return ""
}
