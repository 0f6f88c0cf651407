//go:build firefox

package e2e

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
)

// B-021 B-022 M-020
func TestHistoryIsWalkedAndItsEndsAreErrors(t *testing.T) {
	base := sitemap(t, map[string]string{"a": "page a", "b": "page b"})
	p := openURL(t, shared, base+"/a")
	p.fails("navigation", []string{"no page before"}, "back")
	if e := p.do("navigate", args{"url": base + "/b"}); e.Navigated != base+"/b" {
		t.Errorf("effect %+v, want navigated to b", e)
	}
	p.sees("page b")
	if e := p.do("back"); e.Navigated != base+"/a" {
		t.Errorf("effect %+v, want navigated to a", e)
	}
	p.sees("page a")
	p.do("forward")
	p.sees("page b")
	p.fails("navigation", []string{"no page after"}, "forward")
	if p.do("snapshot"); p.snap.URL != base+"/b" {
		t.Errorf("after a refused step the page is %s, want b still", p.snap.URL)
	}
}

// B-022
func TestReloadAsksTheServerAgain(t *testing.T) {
	var hits atomic.Int32
	p := openURL(t, shared, serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		htmlHandler(document("visit "+strings.Repeat("i", int(hits.Add(1))))).ServeHTTP(w, r)
	})))
	p.sees("visit i")
	p.do("reload")
	p.sees("visit ii")
	if n := hits.Load(); n != 2 {
		t.Errorf("the server was asked %d times, want 2", n)
	}
}

// N-006 M-018 B-021
func TestTheFinalAddressIsToldAfterRedirects(t *testing.T) {
	base := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next := map[string]string{"/one": "two", "/two": "three"}[r.URL.Path]
		if next != "" {
			w.Header().Set("Location", next)
			w.WriteHeader(http.StatusFound)
			return
		}
		htmlHandler(map[string]string{
			"/three":  document("arrived"),
			"/meta":   `<meta http-equiv=refresh content="0;url=three">`,
			"/script": `<script>location.replace("three")</script>`,
		}[r.URL.Path]).ServeHTTP(w, r)
	}))
	p := openURL(t, shared, base+"/one")
	for _, from := range []string{"/one", "/meta", "/script"} {
		e := p.do("navigate", args{"url": base + from})
		if p.snap.URL != base+"/three" || p.snap.Title != "Test" || e.Navigated != base+"/three" {
			t.Errorf("%s: %s %q, effect %+v, want three and its title", from, p.snap.URL, p.snap.Title, e)
		}
		p.sees("arrived")
	}
}

// B-021 M-026
func TestStepsWithinADocument(t *testing.T) {
	p := open(t, `<a href="#deep">Hash</a><button onclick="history.pushState(0, '', '?pushed')">Push</button>`+
		`<p id=deep>deep</p><script>addEventListener("hashchange", () => log("hash"))</script>`)
	url := p.snap.URL
	for _, step := range []struct {
		does func() string
		want string
	}{
		{func() string { return p.click("Hash").Navigated }, url + "#deep"},
		{func() string { return p.click("Push").Navigated }, url + "?pushed"},
		{func() string { return p.do("back").Navigated }, url + "#deep"},
		{func() string { return p.do("navigate", args{"url": url + "#other"}).Navigated }, url + "#other"},
	} {
		if got := step.does(); got != step.want || p.snap.URL != step.want {
			t.Errorf("effect says %q, snapshot %q, want %q", got, p.snap.URL, step.want)
		}
	}
	p.sees("hash")
}

// N-006
func TestAPageWithAnErrorStatusIsShown(t *testing.T) {
	p := openURL(t, shared, serve(t, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write([]byte(document("no such fox")))
	})))
	p.sees("no such fox")
	p.diagnosed("request", "404 GET", p.snap.URL)
}

// M-019
func TestHTTPAuthenticationShowsTheRefusalAndDoesNotHang(t *testing.T) {
	p := openURL(t, shared, serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("WWW-Authenticate", `Basic realm="den"`)
		if r.URL.Path == "/api" {
			w.Header().Set("Content-Type", "text/plain")
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(http.StatusUnauthorized)
		_, _ = w.Write([]byte(document(`members only <button onclick="fetch(location + '/api').then(r => log('fetched', r.status))">Ask</button>`)))
	})))
	p.sees("members only")
	p.diagnosed("request", "401 GET")
	p.click("Ask")
	p.sees("fetched:401")
}
