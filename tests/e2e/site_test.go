//go:build firefox

package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
)

// pages is what the site serves: every test adds its own under a number.
var pages = &served{handlers: map[string]http.Handler{}}

type served struct {
	mu       sync.Mutex
	last     int
	handlers map[string]http.Handler
}

func (s *served) add(h http.Handler) (path string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.last++
	path = fmt.Sprintf("/%d", s.last)
	s.handlers[path] = http.StripPrefix(path, h)
	return path
}

func (s *served) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	first, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	s.mu.Lock()
	h := s.handlers["/"+first]
	s.mu.Unlock()
	if h == nil {
		w.WriteHeader(http.StatusNoContent) // a favicon: a 404 would stand in the diagnostics of every page
		return
	}
	h.ServeHTTP(w, r)
}

// serve puts a handler on the site and returns its address, without a slash at the end.
func serve(t *testing.T, h http.Handler) string {
	t.Helper()
	path := pages.add(h)
	t.Cleanup(func() {
		pages.mu.Lock()
		defer pages.mu.Unlock()
		delete(pages.handlers, path)
	})
	return site.URL + path
}

// document is a page with that body.
func document(body string) string {
	return "<!doctype html><html lang=en><meta charset=utf-8><title>Test</title>" + logging + body
}

// logging gives a page the function log, whose words a test reads in the page's text. They move nothing, since a button
// that moves between the pointer's down and up is not clicked.
const logging = `<p id=log style="position:fixed;bottom:0;margin:0;pointer-events:none"></p><script>const log = (...words) => document.getElementById("log").append(words.join(":") + " ")</script>`

func serveHTML(t *testing.T, html string) string {
	t.Helper()
	return serve(t, htmlHandler(html))
}

func htmlHandler(html string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte(html))
	})
}

// sitemap serves documents by their path after the slash.
func sitemap(t *testing.T, bodies map[string]string) string {
	t.Helper()
	return serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, there := bodies[strings.TrimPrefix(r.URL.Path, "/")]
		if !there {
			http.NotFound(w, r)
			return
		}
		htmlHandler(document(body)).ServeHTTP(w, r)
	}))
}

// handlerOf writes its page anew for each request.
func handlerOf(html func() string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { htmlHandler(html()).ServeHTTP(w, r) })
}
