//go:build firefox

package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"foxden/conversation"
)

// patience is the action limit of the wedged browser, and what a call of it may take in all: the limit, the host's
// share, and a busy machine.
const (
	patienceMs = 5_000
	patience   = 12 * time.Second
)

// timely asks and fails the test when the answer takes longer than it may.
func timely(t *testing.T, what string, ask func()) {
	t.Helper()
	before := time.Now()
	ask()
	if took := time.Since(before); took > patience {
		t.Errorf("%s took %v, at most %v", what, took, patience)
	}
}

// B-036 B-047 C04 C05 C12
func TestAWedgedPageNeverWins(t *testing.T) {
	before := mark()
	c := newConversation(t, func(l *conversation.Limits) { l.ActionMs, l.WaitMs = patienceMs, 2_000 })
	other := openURL(t, c, serveHTML(t, document(`<button onclick="log('alive')">Other</button>`)))
	// A loopback site of its own, and so a process of its own.
	far := strings.Replace(site.URL, "127.0.0.1", "localhost", 1)
	at := func(body string) string { return strings.Replace(serveHTML(t, document(body)), site.URL, far, 1) }

	othersGoOn := func(t *testing.T) {
		other := other.on(t)
		timely(t, "another tab", func() { other.do("reload"); other.click("Other") })
		other.sees("alive")
		timely(t, "tabs", func() { mustDo(t, c, "tabs", nil) })
	}
	t.Run("spins at load", func(t *testing.T) {
		timely(t, "open", func() {
			_, err := do(t, c, "open", args{"url": at(`<script>for (;;);</script>`)})
			refused(t, err, "timeout", "open", "5 s")
		})
		othersGoOn(t)
	})
	t.Run("spins at a click", func(t *testing.T) {
		p := openURL(t, c, at(`<button onclick="for (;;);">Spin</button>`))
		timely(t, "click", func() { p.fails("timeout", []string{"click", "5 s"}, "click", p.ref("Spin")) })
		timely(t, "snapshot", func() { p.fails("timeout", []string{"snapshot", "5 s"}, "snapshot") })
		timely(t, "screenshot", func() {
			_, _, err := shoot(c, args{"tab": p.tab})
			refused(t, err, "timeout", "screenshot", "5 s")
		})
		othersGoOn(t)
		timely(t, "close", func() { p.do("close") })
		othersGoOn(t)
	})
	t.Run("changes for ever", func(t *testing.T) {
		var p *page
		timely(t, "open", func() {
			p = openURL(t, c, at(`<p id=n>0</p><button onclick="log('hit')">Hit</button><script>setInterval(() => n.textContent++, 10)</script>`))
		})
		if p.snap.Settled || p.snap.Pending == "" {
			t.Errorf("settled %v, pending %q, want unsettled with what is pending", p.snap.Settled, p.snap.Pending)
		}
		timely(t, "click", func() { p.click("Hit") })
		p.sees("hit")
		p.do("close")
	})
	t.Run("asks for ever", func(t *testing.T) {
		timely(t, "open", func() {
			reply, err := do(t, c, "open", args{"url": at(`<script>for (;;) alert("again")</script>`)})
			if err != nil {
				refused(t, err, "timeout", "open")
			} else {
				adopt(t, c, reply)
			}
		})
		othersGoOn(t)
	})
	t.Run("opens windows for ever", func(t *testing.T) {
		p := openURL(t, c, at(`<button onclick="setInterval(() => window.open(location), 20)">Storm</button>`))
		timely(t, "click", func() { p.click("Storm") })
		timely(t, "tabs", func() {
			if tabs := mustDo(t, c, "tabs", nil).Tabs; len(tabs) > 8 {
				t.Errorf("%d tabs, the cap is 8", len(tabs))
			}
		})
		timely(t, "snapshot", func() { p.do("snapshot") })
		p.diagnosed("popup", "closed", "8 tabs are open")
		timely(t, "close", func() { p.do("close") })
		for _, tab := range mustDo(t, c, "tabs", nil).Tabs {
			if tab.Tab != other.tab {
				timely(t, "close", func() { mustDo(t, c, "close", args{"tab": tab.Tab}) })
			}
		}
		othersGoOn(t)
	})
	t.Run("loses its process", func(t *testing.T) {
		pids := mark()
		p := openURL(t, c, at(`<button>Doomed</button>`))
		lost := slices.DeleteFunc(contents(), func(q process) bool { return pids.pids[q.pid] })
		if len(lost) == 0 {
			t.Fatalf("no process came with the tab: %v", contents())
		}
		for _, q := range lost {
			kill(t, q.pid)
		}
		timely(t, "snapshot", func() { p.fails("navigation", []string{"crashed", "reload or navigate"}, "snapshot") })
		timely(t, "click", func() { p.fails("navigation", []string{"crashed", "reload or navigate"}, "click", p.ref("Doomed")) })
		othersGoOn(t)
		timely(t, "navigate", func() { p.do("navigate", args{"url": at("reborn")}) })
		p.sees("reborn")
		p.diagnosed("crash")
		timely(t, "close", func() { p.do("close") })
		othersGoOn(t)
		openURL(t, c, at("fresh")).sees("fresh")
	})
	t.Run("is reset while it spins", func(t *testing.T) {
		p := openURL(t, c, at(`<button onclick="for (;;);">Spin</button>`))
		p.fails("timeout", []string{"click"}, "click", p.ref("Spin"))
		timely(t, "reset", func() { mustDo(t, c, "reset", nil) })
		before.gone(t)
	})
}

// B-032 B-033 B-034 C10
func TestAHugePageIsReadWithinItsLimits(t *testing.T) {
	p := open(t, `<main></main><script>
		const row = "<tr><td>cell<td><a href=#>link</a><td><button>button</button>";
		document.querySelector("main").innerHTML = "<table>" + row.repeat(16_700) + "</table>"; // 100,000 elements
	</script>`)
	if len(p.snap.Elements) != 300 || p.snap.Truncated == nil || p.snap.Truncated.Elements == nil || p.snap.Truncated.Elements.Shown != 300 {
		t.Errorf("%d elements, truncated %+v, want 300", len(p.snap.Elements), p.snap.Truncated)
	}
	before := time.Now()
	p.do("snapshot")
	if took := time.Since(before); took > patience {
		t.Errorf("a snapshot of 100,000 elements took %v", took)
	}
}
