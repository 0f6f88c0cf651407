//go:build firefox

package e2e

import (
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"foxden/conversation"
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
	never, arrived := hanging(t)
	c := newConversation(t, func(l *conversation.Limits) { l.ActionMs = 4_000 })
	p, other := openURL(t, c, serveHTML(t, document("one"))), openURL(t, c, serveHTML(t, document("two")))
	first := make(chan error, 1)
	go func() { // ends with its call
		_, err := p.ask("navigate", args{"url": never})
		first <- err
	}()
	within(t, callBound, "the request", arrived)
	other.do("snapshot")
	select {
	case err := <-first:
		refused(t, err, "timeout", "4 s")
	default:
		t.Error("the second call was answered before the first")
	}
	p.do("snapshot")
	p.sees("one")
}

func kill(t *testing.T, pid int) {
	t.Helper()
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		t.Fatalf("killing %d: %v", pid, err)
	}
}
