package conversation

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"foxden/denoshim"
)

// slots are the places for browsers on this host, which conversations and warm spares share: a spare is a started
// session that belongs to nobody and has seen nothing.
type slots struct {
	most int
	warm int // how many spares a target is to have
	// start starts a session on a target.
	start func(ctx context.Context, target Target, progress func(string)) (Session, error)

	mu      sync.Mutex
	taken   map[*place]bool
	spares  map[string][]*place // by the target's name, oldest first
	filling map[string]bool     // a spare of the target is being started
	quiet   map[string]*time.Timer
	closed  bool
	changed chan struct{} // closed, and replaced, when a place becomes free or a spare's
}

// place is one browser's, from its start to its end.
type place struct {
	target  Target
	holder  func() string // who has it, for the error of who gets none; nil for a spare
	session Session
	started time.Time
	givenUp bool        // its start was cancelled
	renewal *time.Timer // of a spare, which it would else keep
}

const (
	// spareAge is how old a spare may become before it is renewed.
	spareAge = 30 * time.Minute
	// quietFor is how long nobody may have started a browser before a spare is started.
	quietFor = 2 * time.Second
)

func newSlots(most, warm int, start func(context.Context, Target, func(string)) (Session, error)) *slots {
	return &slots{
		most: most, warm: warm, start: start,
		taken: map[*place]bool{}, spares: map[string][]*place{}, filling: map[string]bool{}, quiet: map[string]*time.Timer{},
		changed: make(chan struct{}),
	}
}

// get gives a conversation a browser on the target: a spare, or one that it starts. At the cap the oldest spare gives
// way, or what ends already is waited for; without either the error names who holds the places.
func (s *slots) get(ctx context.Context, target Target, holder func() string, progress func(string)) (Session, error) {
	own, out, err := s.await(ctx, target, holder)
	if out != nil {
		s.retire(out, "It was a spare, and its place was needed.")
	}
	if err != nil {
		return nil, err
	}
	defer s.refill(target)
	if own.session != nil {
		return own.session, nil
	}
	defer context.AfterFunc(ctx, func() { s.giveUp(own) })()
	session, err := s.start(ctx, target, progress)
	if err != nil {
		s.free(own)
		return nil, err
	}
	s.runs(own, session)
	return session, nil
}

// await finds a place, if need be once a browser that ends is gone or a spare that starts is there.
func (s *slots) await(ctx context.Context, target Target, holder func() string) (own, out *place, err error) {
	ctx, cancel := context.WithTimeout(ctx, endWithin)
	defer cancel()
	for {
		own, out, soon, err := s.reserve(target, holder)
		if soon == nil {
			return own, out, err
		}
		select {
		case <-soon:
		case <-ctx.Done():
			return nil, nil, err
		}
	}
}

// reserve finds a place; out is the spare that has to go for it. With an error, soon is closed when another attempt is worth
// it, and nil when it depends on somebody.
func (s *slots) reserve(target Target, holder func() string) (own, out *place, soon <-chan struct{}, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if own := s.takeSpare(target.Name); own != nil {
		own.holder = holder
		return own, nil, nil, nil
	}
	if len(s.taken) >= s.most {
		if out = s.oldestSpare(); out == nil {
			if s.moves() {
				soon = s.changed
			}
			return nil, nil, soon, s.full()
		}
	}
	own = &place{target: target, holder: holder, started: time.Now()}
	s.taken[own] = true
	return own, out, nil, nil
}

// moves is true when a place becomes free, or a spare's, without anybody's doing.
func (s *slots) moves() bool {
	for p := range s.taken {
		if p.givenUp || p.session == nil && p.holder == nil || p.session != nil && p.session.Err() != nil {
			return true
		}
	}
	return false
}

func (s *slots) giveUp(p *place) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p.givenUp = true
	s.change()
}

func (s *slots) change() {
	close(s.changed)
	s.changed = make(chan struct{})
}

// takeSpare takes the oldest live spare of a target out of the store.
func (s *slots) takeSpare(target string) *place {
	for len(s.spares[target]) > 0 {
		own := s.spares[target][0]
		s.spares[target] = s.spares[target][1:]
		stop(own.renewal)
		if own.session.Err() == nil {
			return own
		}
	}
	return nil
}

// oldestSpare takes the oldest spare of any target out of the store and frees its place.
func (s *slots) oldestSpare() *place {
	var oldest *place
	for _, spares := range s.spares {
		if len(spares) > 0 && (oldest == nil || spares[0].started.Before(oldest.started)) {
			oldest = spares[0]
		}
	}
	if oldest != nil {
		name := oldest.target.Name
		s.spares[name] = s.spares[name][1:]
		delete(s.taken, oldest)
	}
	return oldest
}

func (s *slots) full() error {
	var holders []string
	for p := range s.taken {
		if p.holder != nil {
			holders = append(holders, p.holder())
		}
	}
	slices.Sort(holders)
	return denoshim.Errorf("limit", "The %d browsers of this host are taken (limits.browsers): %s. Close one first.", s.most, strings.Join(holders, "; "))
}

// runs keeps the place until the session is gone.
func (s *slots) runs(p *place, session Session) {
	s.mu.Lock()
	p.session = session
	s.mu.Unlock()
	go func() {
		<-session.Done()
		s.free(p)
	}()
}

func (s *slots) free(p *place) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.taken, p)
	s.change()
	name := p.target.Name
	s.spares[name] = slices.DeleteFunc(s.spares[name], func(q *place) bool { return q == p })
}

func (s *slots) retire(p *place, why string) {
	ctx, cancel := context.WithTimeout(context.Background(), endWithin)
	defer cancel()
	_ = p.session.End(ctx, denoshim.Errorf("ended", "%s", why)) // its watchdog goes on ending it
}

// refill starts a spare for the target once the machine is quiet, if there is room.
func (s *slots) refill(target Target) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.warm == 0 || s.closed {
		return
	}
	if t := s.quiet[target.Name]; t != nil {
		t.Stop()
	}
	s.quiet[target.Name] = time.AfterFunc(quietFor, func() { s.fill(target) })
}

func (s *slots) fill(target Target) {
	own := s.wanted(target)
	if own == nil {
		return
	}
	session, err := s.start(context.Background(), target, nil)
	s.mu.Lock()
	s.filling[target.Name] = false
	keep := err == nil && !s.closed
	if keep {
		s.spares[target.Name] = append(s.spares[target.Name], own)
		own.session = session
		s.change()
	}
	s.mu.Unlock()
	switch {
	case err != nil:
		s.free(own) // whoever opens hears of it
	case !keep:
		own.session = session
		s.retire(own, "The host ends.")
		s.free(own)
	default:
		s.runs(own, session)
		own.renewal = time.AfterFunc(spareAge, func() { s.renew(own) })
		s.refill(target)
	}
}

// wanted reserves a place for a spare, if one is to be started.
func (s *slots) wanted(target Target) *place {
	s.mu.Lock()
	defer s.mu.Unlock()
	name := target.Name
	if s.closed || s.filling[name] || len(s.spares[name]) >= s.warm || len(s.taken) >= s.most {
		return nil
	}
	own := &place{target: target, started: time.Now()}
	s.taken[own] = true
	s.filling[name] = true
	return own
}

// renew replaces a spare that nobody took.
func (s *slots) renew(p *place) {
	s.mu.Lock()
	spare := slices.Contains(s.spares[p.target.Name], p)
	if spare {
		s.spares[p.target.Name] = slices.DeleteFunc(s.spares[p.target.Name], func(q *place) bool { return q == p })
	}
	s.mu.Unlock()
	if spare {
		s.retire(p, "It was a spare, and old.")
		s.refill(p.target)
	}
}

// close ends the spares and starts no more.
func (s *slots) close() {
	s.mu.Lock()
	s.closed = true
	var spares []*place
	for _, some := range s.spares {
		spares = append(spares, some...)
	}
	clear(s.spares)
	for _, t := range s.quiet {
		t.Stop()
	}
	s.mu.Unlock()
	var all sync.WaitGroup
	for _, p := range spares {
		all.Go(func() { s.retire(p, "The host ends.") })
	}
	all.Wait()
}

// count says how many places are taken, how many of these by spares, and how many there are.
func (s *slots) count() (taken, spares, most int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, some := range s.spares {
		spares += len(some)
	}
	return len(s.taken), spares, s.most
}
