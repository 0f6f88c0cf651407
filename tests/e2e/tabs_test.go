//go:build firefox

package e2e

import (
	"net/http"
	"strings"
	"testing"
)

// B-017 B-072 B-073 M-018
func TestOpenMakesATabAndAnswersWithItsObservation(t *testing.T) {
	url := serveHTML(t, "<title>Den</title><h1>Hello</h1><button>Dig</button>")
	reply := mustDo(t, shared, "open", args{"url": url})
	p := adopt(t, shared, reply)
	if p.snap.URL != url || p.snap.Title != "Den" || !p.snap.Settled {
		t.Errorf("got %+v, want the page at %s, settled", p.snap, url)
	}
	p.sees("Hello", "["+p.element("Dig").Ref+` button "Dig"]`)
	if len(reply.Tabs) == 0 || reply.Tabs[len(reply.Tabs)-1].Tab != p.tab {
		t.Errorf("tabs %+v do not end with %s", reply.Tabs, p.tab)
	}
}

// B-016 B-018 B-020
func TestTabsListsThemAndCloseTakesOneAway(t *testing.T) {
	first, second := open(t, "first"), open(t, "second<button>Two</button>")
	listed := func() string {
		var ids []string
		for _, tab := range mustDo(t, shared, "tabs", nil).Tabs {
			ids = append(ids, tab.Tab)
			if tab.Tab == first.tab && (tab.URL != first.snap.URL || tab.Title != "Test") {
				t.Errorf("tab %+v, want the url and the title of %+v", tab, first.snap)
			}
		}
		return strings.Join(ids, " ")
	}
	if got := listed(); got != first.tab+" "+second.tab {
		t.Errorf("tabs are %q, want %s and %s", got, first.tab, second.tab)
	}
	closed := first.reply("close")
	if len(closed.Tabs) != 1 || closed.Tabs[0].Tab != second.tab || closed.Snapshot != nil {
		t.Errorf("close answered %+v, want the other tab and no snapshot", closed)
	}
	if got := listed(); got != second.tab {
		t.Errorf("tabs are %q, want %s", got, second.tab)
	}
	first.fails("no_tab", []string{first.tab, second.tab}, "snapshot")
	first.fails("no_tab", []string{first.tab, second.tab}, "close")
	second.click("Two") // the other one is usable
}

// B-005
func TestCookiesAndTabsLastAcrossCalls(t *testing.T) {
	url := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := "stranger"
		if c, err := r.Cookie("den"); err == nil {
			body = "known as " + c.Value
		}
		http.SetCookie(w, &http.Cookie{Name: "den", Value: "fox", Path: "/"})
		htmlHandler(document(body)).ServeHTTP(w, r)
	}))
	p := openURL(t, shared, url)
	p.sees("stranger")
	p.do("reload")
	p.sees("known as fox")
	openURL(t, shared, url).sees("known as fox")
}

// B-019
func TestSnapshotObservesAgain(t *testing.T) {
	p := open(t, `<p id=out>early</p><script>addEventListener("message", () => out.textContent = "evening")</script>`+
		`<button onclick="setTimeout(() => postMessage(1), 300)">Later</button>`)
	p.click("Later")
	p.do("wait", args{"text": "evening", "observe": "none"})
	p.do("snapshot")
	p.sees("evening")
	p.lacks("early")
}

// B-072
func TestObserveNoneAnswersWithoutASnapshot(t *testing.T) {
	p := open(t, `<button onclick="log('hit')">Hit</button>`)
	reply := p.reply("click", p.ref("Hit"), args{"observe": "none"})
	if reply.Snapshot != nil || reply.Effect.Changed == 0 || len(reply.Tabs) == 0 {
		t.Errorf("got %+v, want an effect and tabs, no snapshot", reply)
	}
	p.click("Hit") // no observation, so the old references hold
	p.sees("hit hit")
}

// M-041 B-018
func TestANinthTabIsRefusedNamingTheOthers(t *testing.T) {
	c := newConversation(t, nil)
	url := serveHTML(t, document("one of eight"))
	var tabs []string
	for range 8 {
		tabs = append(tabs, mustDo(t, c, "open", args{"url": url, "observe": "none"}).Tabs[len(tabs)].Tab)
	}
	_, err := do(t, c, "open", args{"url": url})
	refused(t, err, "limit", append(tabs, "8 tabs", "Close one")...)
	mustDo(t, c, "close", args{"tab": tabs[3]})
	if got := mustDo(t, c, "open", args{"url": url}).Snapshot.Tab; got == tabs[3] {
		t.Errorf("the id %s was used twice", got)
	}
}

// A-030 B-062 M-039 M-058 B-001 B-063
func TestConversationsShareNothing(t *testing.T) {
	url := serveHTML(t, document(`<script>log(document.cookie.includes("fox=1") ? "fox=1" : "no cookie"); document.cookie = "fox=1"</script>`))
	mine := openURL(t, shared, url)
	mine.sees("no cookie")
	before := mark()
	c := newConversation(t, nil)
	_, err := do(t, c, "snapshot", args{"tab": mine.tab})
	refused(t, err, "ended", "Use open")
	openURL(t, c, url).sees("no cookie")
	if got := only(t, firefoxes(), before); got.pid == 0 {
		t.Error("the second conversation has no Firefox of its own")
	}
	openURL(t, shared, url).sees("fox=1")
	for _, tab := range mustDo(t, c, "tabs", nil).Tabs {
		if tab.Tab != "t1" {
			t.Errorf("the other conversation sees %+v", tab)
		}
	}
}

// M-037 B-018
func TestTabsStartsNoBrowser(t *testing.T) {
	c, before := newConversation(t, nil), mark()
	if got := mustDo(t, c, "tabs", nil); len(got.Tabs) != 0 {
		t.Errorf("got tabs %+v, want none", got.Tabs)
	}
	if err := before.added(); err != nil {
		t.Error(err)
	}
	for _, action := range []string{"snapshot", "close", "back", "forward", "reload"} {
		_, err := do(t, c, action, args{"tab": "t1"})
		refused(t, err, "ended", "No browser is running. Use open")
	}
	if err := before.added(); err != nil {
		t.Error(err)
	}
}
