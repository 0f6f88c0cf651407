package view

import "context"

const (
	// lookBack is how many calls are searched for an observation, lookStep how many at once: most often it is near.
	lookBack = 300
	lookStep = 10
)

// standing is what holds after a call.
type standing struct {
	// observed is the call with the newest observation; whole is the one that saw the whole page, when observed has a part.
	observed *Entry
	whole    int64
	// shot is the call of a picture that still shows the page.
	shot *Entry
	// moved is true when a call after the picture may have changed the page.
	moved bool
}

// standing finds what holds after a call, after the newest for 0.
func (p *pages) standing(ctx context.Context, id string, at int64) (s standing, err error) {
	before := at
	if at != 0 {
		before = at + 1
	}
	for range lookBack / lookStep {
		entries, err := p.stored.Entries(ctx, id, before, lookStep)
		if err != nil {
			return s, err
		}
		for _, e := range entries {
			if s.goesBackTo(e) {
				return s, nil
			}
			before = e.Number
		}
		if len(entries) < lookStep {
			break
		}
	}
	return s, nil
}

// goesBackTo takes in the call before those seen, and is true when nothing more is sought. A picture holds until the next
// call that looks at the page or may have changed it: any but those that list tabs or take another picture.
func (s *standing) goesBackTo(e Entry) (done bool) {
	if e.Picture != nil && !s.moved && s.shot == nil {
		s.shot = &e
	}
	s.moved = s.moved || e.Action != "tabs" && e.Action != "screenshot"
	o := e.Observation
	switch {
	case o == nil:
		return false
	case s.observed == nil:
		s.observed = &e
		return o.whole()
	case o.whole() && o.Tab == s.observed.Observation.Tab:
		s.whole = e.Number
		return true
	}
	return false
}
