// Package web is foxden on one loopback port: the view, the HTTP API with its events, MCP over streamable HTTP, and
// metrics. Whoever has no token is told nothing. It keeps no state but who is connected; what it serves is the
// registry's, and all of it may be used at once.
package web

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"foxden/conversation"
	"foxden/host/tools"
)

// Options say what is served, and to whom.
type Options struct {
	Registry *conversation.Registry
	// Token is the secret that guards everything.
	Token string
	// Listen is the address as it was configured: its name is one by which this may be addressed.
	Listen string
	// Version is told to MCP clients.
	Version string
	// Scripts runs tool browser_script; nil offers none.
	Scripts tools.Runner
	// Approvals are the calls that wait for a person; nil when no rule asks one.
	Approvals *conversation.Approvals
	// Export writes a conversation in a format, "html" or "jsonl"; nil when no history is kept.
	Export func(ctx context.Context, w io.Writer, format, id string) error
	Calls  *Calls
	Log    *slog.Logger
}

// Site is the handler of everything. Close ends what lasts.
type Site struct {
	options  Options
	mux      *http.ServeMux
	mcp      *mcpHost
	requests *requests

	over context.Context // every request's: its end is that of what a client would hold open for ever
	end  context.CancelFunc
}

// The times that a client may take. A call may take longer than any of them: its answer has its own.
const (
	// readWithin bounds a request, body and all; a body has 2 MiB at most.
	readWithin = 20 * time.Second
	// writeWithin bounds each write, not the whole answer: events go on for days.
	writeWithin = 20 * time.Second
	// keepIdle is how long a connection may stand without a request.
	keepIdle = 2 * time.Minute
	// mostHeader bounds what comes before a body.
	mostHeader = 64 << 10
)

// New makes the site of a registry.
func New(o Options) *Site {
	if o.Log == nil {
		o.Log = slog.Default()
	}
	if o.Calls == nil {
		o.Calls = NewCalls()
	}
	s := &Site{options: o, mux: http.NewServeMux()}
	s.over, s.end = context.WithCancel(context.Background())
	s.mcp = newMCP(o)
	s.requests = newRequests()
	for _, r := range s.routes() {
		s.mux.Handle(strings.TrimSpace(r.Method+" "+r.Path), r.handler)
	}
	s.mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		fail(w, http.StatusNotFound, conversation.Invalid("There is no %s %s. See docs/http.md.", r.Method, r.URL.Path))
	})
	return s
}

// Server is one for the site, with every bound set.
func (s *Site) Server() *http.Server {
	return &http.Server{
		Handler: s, BaseContext: func(net.Listener) context.Context { return s.over },
		ReadHeaderTimeout: readWithin, ReadTimeout: readWithin, WriteTimeout: writeWithin, IdleTimeout: keepIdle,
		MaxHeaderBytes: mostHeader, ErrorLog: slog.NewLogLogger(s.options.Log.Handler(), slog.LevelDebug),
	}
}

// Close ends every browser, scripts, and what clients hold open: events, and MCP sessions with the conversations that were theirs.
// It waits for that, or for ctx.
func (s *Site) Close(ctx context.Context) error {
	s.end()
	ended := make(chan error, 1)
	go func() { // as long as the ends take, each of which is bounded
		var (
			all               sync.WaitGroup
			scripts, browsers error
		)
		all.Go(func() { s.mcp.close(ctx) })
		all.Go(func() {
			if s.options.Scripts != nil {
				scripts = s.options.Scripts.Close(ctx)
			}
		})
		all.Go(func() { browsers = s.options.Registry.Close(ctx) })
		all.Wait()
		ended <- errors.Join(scripts, browsers)
	}()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
