package web

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
	"foxden/host/tools"
)

const (
	// mcpIdle ends the session of a client that went without a word. One that comes back is told to begin anew, as the
	// protocol has it. Its browser has ended long before.
	mcpIdle = 24 * time.Hour
	// removeWithin bounds the end of a conversation whose session is over.
	removeWithin = 5 * time.Second
	sessionID    = "Mcp-Session-Id"
)

// mcpHost gives each MCP session its server, and a conversation of its own where the path names none.
type mcpHost struct {
	options Options
	handler *mcp.StreamableHTTPHandler
	// bare stands for the server of a session that is there: the SDK asks for one with every request.
	bare *mcp.Server

	mu    sync.Mutex
	seats map[string]*seat // by the session's id; only update touches it
	ends  sync.WaitGroup
	// closed lets no session sit down any more.
	closed bool
}

// seat is a session's.
type seat struct {
	session *mcp.ServerSession
	// leave cancels the calls under way, which the end of a session waits for.
	leave        context.CancelFunc
	path         string
	conversation string
}

func (h *mcpHost) update(f func(seats map[string]*seat)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f(h.seats)
}

// serverKey is a request's for the server that its new session gets.
type serverKey struct{}

func newMCP(o Options) *mcpHost {
	h := &mcpHost{options: o, bare: mcp.NewServer(&mcp.Implementation{Name: "foxden", Version: o.Version}, nil), seats: map[string]*seat{}}
	h.handler = mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		if server, new := r.Context().Value(serverKey{}).(*mcp.Server); new {
			return server
		}
		return h.bare
	}, &mcp.StreamableHTTPOptions{
		SessionTimeout: mcpIdle, MaxRequestBodyBytes: mostBody, Logger: o.Log,
		DisableLocalhostProtection: true, // the guard has looked at the name, also where it is not a loopback one
	})
	return h
}

func (h *mcpHost) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id := r.Header.Get(sessionID)
	if id == "" && r.Method == http.MethodPost {
		h.begin(w, r)
		return
	}
	at := h.at(id)
	if at != nil && at.path != r.URL.Path {
		http.Error(w, "session not found", http.StatusNotFound)
		return
	}
	if at != nil && r.Method == http.MethodDelete {
		at.leave()
	}
	h.handler.ServeHTTP(w, r)
}

// at is the seat of a session; nil when there is none of that id.
func (h *mcpHost) at(id string) (at *seat) {
	h.update(func(seats map[string]*seat) { at = seats[id] })
	return at
}

// begin starts a session, if that is what a client asks for.
func (h *mcpHost) begin(w http.ResponseWriter, r *http.Request) {
	client, is := initializing(r)
	if !is {
		http.Error(w, "the first message is initialize; later ones carry "+sessionID, http.StatusBadRequest)
		return
	}
	named := r.PathValue("id")
	c := h.options.Registry.Get(named)
	switch {
	case named != "" && c == nil:
		fail(w, http.StatusNotFound, conversation.Invalid("There is no conversation %q.", named))
		return
	case named == "":
		var err error
		if c, err = h.options.Registry.Create(r.Context(), conversation.Settings{Name: client, Browser: true}); err != nil {
			fault(w, err)
			return
		}
	}
	server := tools.Server(h.options.Version, c, h.options.Scripts)
	over, leave := context.WithCancel(context.Background())
	server.AddReceivingMiddleware(until(over))
	h.handler.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), serverKey{}, server)))
	h.seated(server, c, &seat{leave: leave, path: r.URL.Path, conversation: c.Settings().ID}, named == "")
}

// until cancels what a session does once that context ends.
func until(over context.Context) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, r mcp.Request) (mcp.Result, error) {
			ctx, cancel := context.WithCancel(ctx)
			defer cancel()
			defer context.AfterFunc(over, cancel)()
			return next(ctx, method, r)
		}
	}
}

// seated watches a session that has begun until it is over, and takes its conversation away if that was the session's.
func (h *mcpHost) seated(server *mcp.Server, c *conversation.Conversation, at *seat, own bool) {
	end := func() {
		at.leave()
		if own {
			ctx, cancel := context.WithTimeout(context.Background(), removeWithin)
			defer cancel()
			_ = h.options.Registry.Delete(ctx, at.conversation) // it may be gone already
		}
	}
	for at.session = range server.Sessions() {
		if !h.sit(at) {
			_ = at.session.Close()
			break
		}
		if h.options.Registry.Get(at.conversation) == nil { // deleted since the client was answered
			at.leave()
			go func() { _ = at.session.Close() }() // waits for the calls
		}
		news, stop := h.options.Registry.Watch(at.conversation)
		go follow(news, server, c, h.options.Scripts) // until stop
		go func() {                                   // until the session is over, as close waits for
			defer h.ends.Done()
			_ = at.session.Wait() // how it ended is all the same
			stop()
			h.update(func(seats map[string]*seat) { delete(seats, at.session.ID()) })
			end()
		}()
		return
	}
	end() // it was over at once, or has never begun
}

// sit is false when the host ends.
func (h *mcpHost) sit(at *seat) (sits bool) {
	h.update(func(seats map[string]*seat) {
		if sits = !h.closed; sits {
			seats[at.session.ID()] = at
			h.ends.Add(1)
		}
	})
	return sits
}

// follow offers the tools as long as the conversation's settings do, until the news end. The client is told.
func follow(news <-chan conversation.Event, server *mcp.Server, c *conversation.Conversation, scripts tools.Runner) {
	offered := true
	for e := (conversation.Event{Kind: "settings"}); ; {
		if is := c.Offered(); e.Kind == "settings" && is != offered {
			if tools.Remove(server); is {
				tools.Add(server, c, scripts)
			}
			offered = is
		}
		var more bool
		if e, more = <-news; !more {
			return
		}
	}
}

// remove deletes a conversation and ends the sessions that were for it.
func (h *mcpHost) remove(ctx context.Context, id string) error {
	err := h.options.Registry.Delete(ctx, id)
	h.leave(func(at *seat) bool { return at.conversation == id })
	return err
}

// close ends every session.
func (h *mcpHost) close(ctx context.Context) {
	h.update(func(map[string]*seat) { h.closed = true })
	h.leave(func(*seat) bool { return true })
	gone := make(chan struct{})
	go func() { // until the last conversation is removed, which is bounded
		h.ends.Wait()
		close(gone)
	}()
	select {
	case <-gone:
	case <-ctx.Done():
	}
}

func (h *mcpHost) leave(which func(*seat) bool) {
	h.update(func(seats map[string]*seat) {
		for _, at := range seats {
			if which(at) {
				at.leave()
				go func() { _ = at.session.Close() }() // waits for the calls
			}
		}
	})
}

// initializing reads whether a request begins a session, and leaves its body as it was. The client's name becomes the
// conversation's.
func initializing(r *http.Request) (client string, is bool) {
	body, err := io.ReadAll(r.Body)
	r.Body = io.NopCloser(bytes.NewReader(body))
	var message struct {
		Method string
		Params struct {
			ClientInfo struct{ Name, Title string }
		}
	}
	if err != nil || json.Unmarshal(body, &message) != nil || message.Method != "initialize" {
		return "", false
	}
	if client = message.Params.ClientInfo.Title; client == "" {
		client = message.Params.ClientInfo.Name
	}
	client = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(client, ""))
	const longest = 40
	if runes := []rune(client); len(runes) > longest {
		client = string(runes[:longest])
	}
	return client, true
}
