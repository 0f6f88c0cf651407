package kill

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// A round is one tree and what is done to it.
type round struct {
	seed    seed
	ground  ground
	payload []string
	kills   []string // these roles get SIGKILL, in this order
	signal  syscall.Signal
	apart   bool // at a random distance instead of back to back
}

// survived are the roles that a session can lose: Firefox has them and goes on.
var survived = []string{"content", "helper"}

// watchers are the box's own; with three of four dead the last one ends the session when its input ends.
var watchers = []string{"box", "keeper", "heir", "clock"}

// ends says whether the kills alone end the session. If not, the host's end of file has to.
func (r round) ends() bool {
	dead := 0
	for _, role := range r.kills {
		if slices.Contains(watchers, role) {
			dead++
		}
	}
	return dead < len(watchers)-1 && slices.ContainsFunc(r.kills, func(role string) bool { return !slices.Contains(survived, role) })
}

// run plays the round and tells how long the end took. An error says what was left, or that there was no tree.
func (r round) run() (time.Duration, error) {
	t, err := plant(r.seed, r.ground, r.payload...)
	if err != nil {
		return 0, err
	}
	defer t.fell()
	which := syscall.SIGKILL
	if r.signal != 0 {
		which = r.signal
	}
	began := time.Now()
	for i, role := range r.kills {
		if i > 0 && r.apart {
			<-time.After(rand.N(30 * time.Millisecond)) // the distance is what is tried, not a wait for something
		}
		t.signal(role, which)
	}
	if !r.ends() {
		t.stdin.Close()
	}
	if within(bound, t.isGone) {
		return time.Since(began), nil
	}
	return 0, fmt.Errorf("%s %s: left after %v: %s", r.ground.name, strings.Join(r.kills, ">"), bound, t.left())
}

// A line of the table gathers the rounds of one ground that begin with the same kill.
type line struct {
	took []time.Duration
	left int
}

// play runs rounds, some side by side, and prints the table. It fails for each round that left something.
func play(t *testing.T, title string, rounds []round, abreast int) {
	t.Helper()
	var (
		table   = map[string]*line{}
		keys    []string
		mutex   sync.Mutex
		workers sync.WaitGroup
		next    = make(chan round)
	)
	for range abreast {
		workers.Go(func() {
			for r := range next {
				took, err := r.run()
				mutex.Lock()
				key := fmt.Sprintf("%-10s %-8s", r.ground.name, r.kills[0])
				if table[key] == nil {
					table[key] = &line{}
					keys = append(keys, key)
				}
				if err != nil {
					t.Error(err)
					table[key].left++
				} else {
					table[key].took = append(table[key].took, took)
				}
				mutex.Unlock()
			}
		})
	}
	for _, r := range rounds {
		next <- r
	}
	close(next)
	workers.Wait()

	var text strings.Builder
	var all line
	row := func(key string, l *line) {
		slices.Sort(l.took)
		median, most := time.Duration(0), time.Duration(0)
		if n := len(l.took); n > 0 {
			median, most = l.took[n/2], l.took[n-1]
		}
		fmt.Fprintf(&text, "\n%s %6d %5d %8d %8d", key, len(l.took)+l.left, l.left, median.Milliseconds(), most.Milliseconds())
	}
	slices.Sort(keys)
	for _, key := range keys {
		row(key, table[key])
		all.took, all.left = append(all.took, table[key].took...), all.left+table[key].left
	}
	row(fmt.Sprintf("%-19s", "all"), &all)
	t.Logf("%s\n%-10s %-8s rounds  left   median      max (ms)%s", title, "shell", "first", text.String())
}
