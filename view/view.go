// Package view is the web panel: server-rendered pages that show a person what the agents of a host see and do, and
// forms to switch a browser off, close it or decide what an agent may. It imports nothing of ours: Source is what it
// needs of a host. Showing reads what is stored, and never starts a browser or touches a page.
//
// Its pages need no script; the one that they have puts news in as it comes. Who may come in is for the host to decide:
// the view refuses what another site's page sends (http.CrossOriginProtection), and sets the headers that its pages need.
package view

import (
	"embed"
	"log/slog"
	"net/http"
	"time"
)

// Options of a view; the zero value will do.
type Options struct {
	// Now is the clock; nil means the real one.
	Now func() time.Time
	Log *slog.Logger
}

//go:embed static
var static embed.FS

type server struct {
	source Source
	now    func() time.Time
	log    *slog.Logger
}

// Handler serves the view at the root of a host.
func Handler(source Source, o Options) http.Handler {
	s := &server{source: source, now: o.Now, log: o.Log}
	if s.now == nil {
		s.now = time.Now
	}
	if s.log == nil {
		s.log = slog.Default()
	}
	pages := &pages{server: s, stored: source}
	mux := http.NewServeMux()
	mux.Handle("GET /static/", http.FileServerFS(static))
	mux.HandleFunc("GET /{$}", pages.list)
	mux.HandleFunc("GET /conversations/{id}", pages.conversation)
	mux.HandleFunc("GET /conversations/{id}/delete", pages.confirmDelete)
	mux.HandleFunc("GET /conversations/{id}/pictures/{number}", pages.picture)
	mux.HandleFunc("GET /news", pages.news)
	mux.HandleFunc("GET /conversations/{id}/news", pages.news)
	mux.HandleFunc("GET /", pages.unknown)
	mux.HandleFunc("POST /conversations", s.create)
	for path, act := range acts {
		mux.HandleFunc("POST /conversations/{id}/"+path, s.act(pages, act))
	}
	return http.NewCrossOriginProtection().Handler(secured(mux))
}

// secured sets the headers of every answer: nothing from elsewhere, nothing inline, in no frame, kept nowhere.
func secured(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "same-origin")
		header.Set("Cross-Origin-Opener-Policy", "same-origin")
		header.Set("Cross-Origin-Resource-Policy", "same-origin")
		header.Set("Cache-Control", "no-store")
		h.ServeHTTP(w, r)
	})
}
