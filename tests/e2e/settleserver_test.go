//go:build firefox

package e2e

import (
	"bufio"
	"crypto/sha1" // the WebSocket handshake asks for it
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"testing"
	"time"
)

// slowSite serves one page and what such pages ask for: answers, scripts and pictures that take ?ms= milliseconds,
// streams that never end, a service worker, redirects.
func slowSite(t *testing.T, body string) string {
	t.Helper()
	mux := http.NewServeMux()
	mux.Handle("/", htmlHandler(document(body)))
	mux.HandleFunc("/data", func(w http.ResponseWriter, r *http.Request) {
		if delayed(r) {
			_, _ = io.WriteString(w, r.FormValue("say"))
		}
	})
	mux.HandleFunc("/module.js", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		if delayed(r) {
			_, _ = io.WriteString(w, `export const words = "module came"`)
		}
	})
	mux.HandleFunc("/picture", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "image/svg+xml")
		if delayed(r) {
			_, _ = io.WriteString(w, `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)
		}
	})
	mux.HandleFunc("/arrived", func(w http.ResponseWriter, r *http.Request) {
		if delayed(r) {
			htmlHandler(document("arrived there")).ServeHTTP(w, r)
		}
	})
	mux.HandleFunc("/worker.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		_, _ = io.WriteString(w, serviceWorker)
	})
	mux.HandleFunc("/events", events)
	mux.HandleFunc("/socket", socket)
	return serve(t, mux) + "/"
}

// serviceWorker answers one address itself and passes the others on.
const serviceWorker = `
oninstall = () => skipWaiting();
onactivate = (e) => e.waitUntil(clients.claim());
onfetch = (e) => {
	const own = e.request.url.includes("/own") && new Promise((answer) => setTimeout(() => answer(new Response("worker's own")), 300));
	e.respondWith(own || fetch(e.request));
};`

// delayed waits as long as the request asks for; false when it was given up meanwhile.
func delayed(r *http.Request) bool {
	ms, _ := strconv.Atoi(r.FormValue("ms")) // none is 0
	select {
	case <-time.After(time.Duration(ms) * time.Millisecond):
		return true
	case <-r.Context().Done():
		return false
	}
}

// events is a stream of server-sent events: one at once, one a second.
func events(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	for n := 1; ; n++ {
		_, _ = fmt.Fprintf(w, "data: event %d\n\n", n)
		_ = http.NewResponseController(w).Flush()
		select {
		case <-time.After(time.Second):
		case <-r.Context().Done():
			return
		}
	}
}

// socket is a WebSocket that says one word and stays open.
func socket(w http.ResponseWriter, r *http.Request) {
	sum := sha1.Sum([]byte(r.Header.Get("Sec-WebSocket-Key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
	connection, buffered, err := http.NewResponseController(w).Hijack()
	if err != nil {
		return
	}
	defer func() { _ = connection.Close() }()
	const word = "socket came"
	_, _ = fmt.Fprintf(buffered, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n\x81%c%s",
		base64.StdEncoding.EncodeToString(sum[:]), len(word), word)
	_ = buffered.Flush()
	_, _ = io.Copy(io.Discard, bufio.NewReader(connection)) // ends with the browser's end of it
}
