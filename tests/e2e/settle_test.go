//go:build firefox

package e2e

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

var settleRounds = flag.Int("settle", 1, "how often each settling page is tried; more than once prints the distribution: go test -tags firefox -run FirstAnswer -v -timeout 30m ./tests/e2e -settle 10")

// C12 B-035 B-036
func TestTheFirstAnswerIsRightOrSaysWhatIsPending(t *testing.T) {
	for _, s := range settlings {
		t.Run(s.name, func(t *testing.T) {
			var took []time.Duration
			said := map[string]int{}
			for range *settleRounds {
				time, verdict := s.once(t)
				took = append(took, time)
				said[verdict]++
			}
			if *settleRounds > 1 {
				slices.Sort(took)
				fmt.Printf("%-42s %5d %5d %5d ms  %s\n", s.name, took[0].Milliseconds(), took[len(took)/2].Milliseconds(),
					took[len(took)-1].Milliseconds(), strings.TrimPrefix(fmt.Sprint(said), "map"))
			}
		})
	}
}

// once tries it in a tab of its own; it says how long the first answer took and what it was worth.
func (s settling) once(t *testing.T) (time.Duration, string) {
	t.Helper()
	url := slowSite(t, s.body)
	began := time.Now()
	p := openURL(t, shared, url)
	if s.act != nil {
		if s.ready != "" {
			p.do("wait", args{"text": s.ready})
		}
		began = time.Now()
		s.act(p)
	}
	took := time.Since(began)
	defer p.do("close")
	first := *p.snap
	right := strings.Contains(first.Text, s.shows) && (s.hides == "" || !strings.Contains(first.Text, s.hides))
	switch {
	case right && first.Settled:
		return took, "right"
	case right:
		return took, "right, unsettled"
	case !first.Settled && s.pending != "" && strings.Contains(first.Pending, s.pending):
		return took, "pending"
	case s.unseen && first.Settled:
		p.do("wait", args{"text": s.shows})
		return took, "later"
	}
	t.Errorf("settled %v, pending %q:\n%s", first.Settled, first.Pending, first.Text)
	return took, "wrong"
}

// B-023
func TestAViewTransitionIsNotInTheWayOfTheNextClick(t *testing.T) {
	p := open(t, button(`document.startViewTransition(() => say("once more " + out.textContent))`))
	p.click("Go")
	p.click("Go")
	p.click("Go")
	p.sees("once more once more once more")
}
