package denoshim

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// beating is a session of nothing but a heartbeat, at that stage of its life, with the real bounds.
func beating(at stage) (s *Session, stop chan struct{}, verdict chan error) {
	s = &Session{
		options: Options{bounds: patient}, out: make(chan []byte, 1000), ending: make(chan struct{}),
		state: state{waiting: map[int64]*call{}, heard: time.Now(), stage: at},
	}
	stop, verdict = make(chan struct{}), make(chan error, 1)
	go func() { verdict <- s.heartbeat(stop) }()
	return s, stop, verdict
}

// A link that died without an end of file is known on both sides within 17 s: 14 of silence, and
// the beat at which that is found.
func TestHeartbeatFindsSilence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		s, _, verdict := beating(running)
		err := <-verdict
		if took := time.Since(began); took < 14*time.Second || took > 17*time.Second || Code(err) != "target" {
			t.Errorf("after %v: %v", took, err)
		}
		if len(s.out) != 3 {
			t.Errorf("%d pings were sent", len(s.out))
		}
		if ping := string(<-s.out); ping != `{"jsonrpc":"2.0","method":"ping"}`+"\n" {
			t.Errorf("a ping is %q", ping)
		}
	})
}

func TestHeartbeatHearsAnyMessage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, stop, verdict := beating(running)
		lines := make(chan string)
		go s.read(lines)
		for n := range 400 {
			<-time.After(13 * time.Second)
			lines <- []string{`{"jsonrpc":"2.0","method":"ping"}`, `{"jsonrpc":"2.0","id":9,"result":{}}`}[n%2]
		}
		close(stop)
		close(lines)
		if err := <-verdict; err != errStopped {
			t.Errorf("the heartbeat ends with %v", err)
		}
	})
}

// A full pipe must not stop the heartbeat, which then is what ends the session.
func TestHeartbeatWithAFullPipe(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, _, verdict := beating(running)
		for len(s.out) < cap(s.out) {
			s.out <- nil
		}
		if err := <-verdict; err == nil || !strings.Contains(err.Error(), "has not answered for 14s") {
			t.Errorf("the heartbeat ends with %v", err)
		}
	})
}

// Before the program is on its way nothing may be sent, and silence has a bound of its own.
func TestHeartbeatWaitsForTheWire(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, at := range []stage{reaching, answered} {
			s, stop, verdict := beating(at)
			<-time.After(time.Minute)
			close(stop)
			if err := <-verdict; err != errStopped || len(s.out) != 0 {
				t.Errorf("stage %d: %v, %d pings", at, err, len(s.out))
			}
		}
	})
}
