//go:build firefox

package e2e

import (
	"net/http"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"
)

// M-013 B-015 C04
func TestAKilledFirefoxIsNoticedAndOpenStartsAnother(t *testing.T) {
	before, c := mark(), newConversation(t, nil)
	url := serveHTML(t, document(`<button>Dig</button>`))
	p := openURL(t, c, url)
	kill(t, only(t, firefoxes(), before).pid)
	for action, a := range map[string]args{
		"snapshot": {}, "close": {}, "back": {}, "forward": {}, "reload": {}, "navigate": {"url": url}, "click": p.ref("Dig"),
		"hover": p.ref("Dig"), "fill": {"ref": "s1e1", "text": "x"}, "select": {"ref": "s1e1", "value": "x"}, "press": {"key": "a"},
		"scroll": {"y": 1}, "wait": {"ms": 1},
	} {
		p.fails("ended", []string{"Firefox", "open"}, action, a)
	}
	if got := mustDo(t, c, "tabs", nil).Tabs; len(got) != 0 {
		t.Errorf("tabs of a dead browser: %+v", got)
	}
	before.gone(t)
	again := openURL(t, c, url)
	again.click("Dig")
	if again.snap.Tab != "t1" {
		t.Errorf("the new browser's first tab is %s, want t1", again.snap.Tab)
	}
}

// B-014 C04
func TestAKilledHelperIsNoticedAndOpenStartsAnother(t *testing.T) {
	before, c := mark(), newConversation(t, nil)
	p := openURL(t, c, serveHTML(t, document("here")))
	kill(t, only(t, slices.DeleteFunc(ours(), func(p process) bool { return filepath.Base(p.command[0]) != "deno" }), before).pid)
	p.fails("ended", []string{"open"}, "snapshot")
	before.gone(t)
	openURL(t, c, serveHTML(t, document("again"))).sees("again")
}

// M-016 C06
func TestCallsOfOneConversationNeverOverlap(t *testing.T) {
	asked, release := make(chan struct{}), make(chan struct{})
	slow := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		close(asked)
		select {
		case <-release:
		case <-r.Context().Done():
		}
		htmlHandler(document("at last")).ServeHTTP(w, r)
	}))
	p, other := open(t, "one"), open(t, "two")
	first, second := make(chan error, 1), make(chan error, 1)
	go func() { // ends with its call
		_, err := p.ask("navigate", args{"url": slow})
		first <- err
	}()
	within(t, callBound, "the request", asked)
	go func() { // likewise
		_, err := other.ask("snapshot")
		second <- err
	}()
	select {
	case err := <-second:
		t.Errorf("the second call was answered (%v) while the first was under way", err)
	case <-time.After(300 * time.Millisecond):
	}
	close(release)
	if err := within(t, callBound, "the second answer", second); err != nil {
		t.Error(err)
	}
	select {
	case err := <-first:
		if err != nil {
			t.Error(err)
		}
	default:
		t.Error("the second call was answered before the first")
	}
	p.sees("at last")
}

func kill(t *testing.T, pid int) {
	t.Helper()
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatalf("killing %d: %v", pid, err)
	}
}
