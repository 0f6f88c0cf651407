//go:build firefox

package e2e

import (
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"foxden/conversation"
)

// C08 N-011 M-035 B-049
func TestAFailedLoadIsToldInWordsAndTheTabGoesOn(t *testing.T) {
	loop := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Location", site.URL+strings.TrimSuffix(r.RequestURI, "?")+"?")
		w.WriteHeader(http.StatusFound)
	}))
	p := open(t, "home")
	home := p.snap.URL
	for name, bad := range map[string]struct {
		url   string
		words []string
	}{
		"refused":        {refusing(t), []string{"connection refused"}},
		"reset":          {raw(t, resetting), []string{"reset the connection"}},
		"no answer":      {raw(t, func(net.Conn) {}), []string{"the connection"}},
		"no such host":   {"http://no-such-host.invalid/", []string{"host name does not resolve"}},
		"loop":           {loop, []string{"redirects in a loop"}},
		"self-signed":    {selfSigned(t), []string{"certificate is self-signed"}},
		"tls on http":    {strings.Replace(site.URL, "http:", "https:", 1), []string{"speaks no TLS", "try http"}},
		"no content":     {serve(t, status(http.StatusNoContent)), []string{"sent no page"}},
		"download":       {serve(t, http.HandlerFunc(attachment)), []string{"fox.bin", "downloads are denied"}},
		"forbidden port": {"http://127.0.0.1:1/", []string{"never connect to that port"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := p.on(t)
			p.fails("navigation", append(bad.words, strings.TrimSuffix(bad.url, "?")), "navigate", args{"url": bad.url})
			p.do("navigate", args{"url": home})
			p.sees("home")
			_, err := do(t, shared, "open", args{"url": bad.url})
			refused(t, err, "navigation", bad.words...)
		})
	}
	if got := mustDo(t, shared, "tabs", nil).Tabs; len(got) != 1 {
		t.Errorf("a failed open left its tab: %+v", got)
	}
}

func status(code int) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(code) })
}

// M-056 M-057 C31
func TestOnlyPlainWebAddressesAreOpened(t *testing.T) {
	p := open(t, "home")
	host := strings.TrimPrefix(site.URL, "http://")
	for url, want := range map[string]struct{ code, word string }{
		"file:///etc/passwd":             {"denied", "file:"},
		"javascript:alert(1)":            {"denied", "javascript:"},
		"data:text/html,hello":           {"denied", "data:"},
		"chrome://browser/content/":      {"denied", "chrome:"},
		"about:config":                   {"denied", "about:"},
		"blob:" + site.URL + "/x":        {"denied", "blob:"},
		"view-source:" + site.URL:        {"denied", "view-source:"},
		"http://user:word@" + host + "/": {"denied", "user name or password"},
		"http://user@" + host + "/":      {"denied", "user name or password"},
		"/relative":                      {"invalid", "no absolute URL"},
		"":                               {"invalid", "no absolute URL"},
		"http://:80/":                    {"invalid", "no absolute URL"},
		"http://127.0.0.1:99999/":        {"invalid", "no absolute URL"},
	} {
		p.fails(want.code, []string{want.word}, "navigate", args{"url": url})
		_, err := do(t, shared, "open", args{"url": url})
		refused(t, err, want.code, want.word)
	}
	if p.do("snapshot"); p.snap.URL == "" || !strings.Contains(p.snap.Text, "home") {
		t.Errorf("the page is now %s:\n%s", p.snap.URL, p.snap.Text)
	}
}

// N-005 C05
func TestAServerThatNeverAnswersEndsInATimeoutAndTheTabGoesOn(t *testing.T) {
	never, _ := hanging(t)
	halfway := raw(t, func(c net.Conn) {
		_, _ = io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1000\r\n\r\n"+document("half a page"))
		_, _ = io.Copy(io.Discard, c)
	})
	c := newConversation(t, func(l *conversation.Limits) { l.ActionMs = 4_000 })
	p := openURL(t, c, serveHTML(t, document(`home <a href="`+never+`/away">Away</a>`)))
	home := p.snap.URL
	p.fails("timeout", []string{"navigate was not done within 4 s"}, "navigate", args{"url": never})
	if got := mustDo(t, c, "tabs", nil).Tabs; len(got) != 1 || got[0].URL != home {
		t.Errorf("tabs %+v, want the page that was there", got)
	}
	p.do("snapshot")
	p.sees("home")
	_, err := do(t, c, "open", args{"url": never})
	refused(t, err, "timeout", "open was not done within 4 s")
	p.fails("timeout", []string{"4 s"}, "click", p.ref("Away"))
	p.do("navigate", args{"url": home})
	p.sees("home")
	_, err = do(t, c, "open", args{"url": halfway})
	refused(t, err, "timeout", "open was not done within 4 s")
	p.do("reload")
	p.sees("home")
}

// M-018 C12
func TestAStreamThatGoesOnDoesNotKeepAPageWaiting(t *testing.T) {
	over := make(chan struct{})
	t.Cleanup(func() { close(over) })
	p := openURL(t, shared, serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/events" {
			htmlHandler(document(`<script>new EventSource(location + "/events").onmessage = (e) => log(e.data)</script>`+
				`<button onclick="log('clicked')">Click</button>`)).ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, "data: streamed\n\n")
		w.(http.Flusher).Flush()
		select {
		case <-over:
		case <-r.Context().Done():
		}
	})))
	p.do("wait", args{"text": "streamed"})
	p.click("Click")
	p.sees("clicked")
	if !p.snap.Settled {
		t.Errorf("not settled: %s", p.snap.Pending)
	}
}
