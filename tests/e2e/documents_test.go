//go:build firefox

package e2e

import (
	"bytes"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"
)

// C08 B-017
func TestDocumentsThatAreNoHTML(t *testing.T) {
	var dot bytes.Buffer
	if err := png.Encode(&dot, image.NewGray(image.Rect(0, 0, 8, 8))); err != nil {
		t.Fatal(err)
	}
	for kind, content := range map[string]string{
		"text/plain":       "plain words",
		"application/json": `{"den": "json words"}`,
		"text/xml":         "<den>xml words</den>",
		"image/svg+xml":    `<svg xmlns="http://www.w3.org/2000/svg"><text y="20">svg words</text></svg>`,
		"image/png":        dot.String(),
		"text/html":        "",
	} {
		t.Run(kind, func(t *testing.T) {
			url := serve(t, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", kind)
				_, _ = w.Write([]byte(content))
			}))
			p := openURL(t, shared, url)
			if p.snap.URL != url || !p.snap.Settled {
				t.Errorf("at %s, settled %v", p.snap.URL, p.snap.Settled)
			}
			if strings.Contains(content, "words") {
				p.sees("words")
			}
			p.do("reload")
		})
	}
}

// C08 C36 M-034
func TestAPageThatCameFromAFormIsReloadedWithoutAQuestion(t *testing.T) {
	p := openURL(t, shared, serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		htmlHandler(document(r.Method+`ed <form method=post><button>Send</button></form>`)).ServeHTTP(w, r)
	})))
	p.click("Send")
	p.sees("POSTed")
	p.do("reload")
	p.sees("POSTed")
}

// C12 B-036
func TestWhatStaysOpenIsNamedAsPending(t *testing.T) {
	never, _ := hanging(t)
	p := open(t, `<iframe src="`+never+`/frame"></iframe><img src="`+never+`/picture">below`)
	if p.snap.Settled || !strings.Contains(p.snap.Pending, never+"/frame") {
		t.Errorf("settled %v, pending %q, want the frame", p.snap.Settled, p.snap.Pending)
	}
	p.sees("below")
	p = open(t, `<img src="`+never+`/picture"><button onclick="fetch('`+never+`/fetched')">Ask</button>`)
	if !p.snap.Settled {
		t.Errorf("a picture was waited for: %s", p.snap.Pending)
	}
	p.click("Ask")
	if p.snap.Settled || !strings.Contains(p.snap.Pending, never+"/fetched") {
		t.Errorf("settled %v, pending %q, want the request", p.snap.Settled, p.snap.Pending)
	}
	p.do("snapshot")
}

// C12 B-036
func TestAPageThatKeepsNavigatingIsAnswered(t *testing.T) {
	p := open(t, "before")
	timely(t, "navigate", func() {
		_, err := p.ask("navigate", args{"url": serveHTML(t, document(`round and round<script>setTimeout(() => location.reload(), 30)</script>`))})
		if err != nil {
			refused(t, err, "timeout")
		}
	})
	timely(t, "away", func() { p.do("navigate", args{"url": serveHTML(t, document("calm"))}) })
	p.sees("calm")
}
