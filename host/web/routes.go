package web

import (
	"net/http"

	"foxden/view"
)

// Route is one of the table that makes the API and its documentation.
type Route struct {
	// Method is empty for a part that has several.
	Method, Path string
	// Takes and Gives say what goes in and what comes out, in words for docs/http.md.
	Takes, Gives string
	handler      http.Handler
}

// Routes are all of them, in the order of the documentation.
func Routes() []Route { return New(Options{}).routes() }

func (s *Site) routes() []Route {
	const one = "/api/conversations/{id}"
	of := s.ofConversation
	return []Route{
		{"GET", "/api/conversations", "", "`{conversations, targets}`: settings and state of each", handle(s.list)},
		{"POST", "/api/conversations", "`{name?, browser?, target?, mode?, permission?}`", "201 and the conversation", handle(s.create)},
		{"GET", one, "", "the conversation", of(s.get)},
		{"PATCH", one, "what is to change of `{name, browser, target, mode, permission}`", "the conversation; switched off, its browser is gone", of(s.change)},
		{"DELETE", one, "", "204; its browser and its history are gone", of(s.remove)},
		{"POST", one + "/call", "`{action, …}` as tool `browser` takes it", "the object that a script gets; a client that goes away ends the browser", of(s.call)},
		{"POST", one + "/screenshot", "what tool `browser_screenshot` takes", "the picture, `image/png` or `image/jpeg`", of(s.screenshot)},
		{"POST", one + "/close", "", "204; the browser is gone, the next `open` starts another", of(s.closeBrowser)},
		{"POST", one + "/reload", "", "204; the same, as a new version of the extension would", of(s.reload)},
		{"GET", one + "/history", "`?after=N&limit=N`", "`{entries}`, oldest first, pictures without their data", of(s.history)},
		{"GET", one + "/history/{number}", "", "one entry", of(s.entry)},
		{"GET", one + "/history/{number}/picture", "", "its picture", of(s.picture)},
		{"GET", one + "/export", "`?format=html` or `jsonl`", "the conversation as one file", of(s.export)},
		{"GET", one + "/events", "", "its news as server-sent events", of(s.events)},
		{"GET", one + "/approvals", "", "`{approvals}`: calls that wait for a person", of(s.approvals)},
		{"POST", one + "/approvals/{approval}", "`{verdict, reason?}`: once, session or deny", "204", of(s.answer)},
		{"GET", "/api/events", "", "news of all conversations", handle(s.allEvents)},
		{"GET", "/api/approvals", "", "`{approvals}` of all conversations", handle(s.allApprovals)},
		{"GET", "/api/sessions", "", "`{sessions}`: the browsers that run, with process, age, memory and tabs", handle(s.sessions)},
		{"GET", "/metrics", "", "Prometheus' text format", s.metrics()},
		{"POST", "/mcp", "MCP's messages", "MCP over streamable HTTP; a conversation per session, deleted with it", s.mcp},
		{"GET", "/mcp", "", "the session's stream", s.mcp},
		{"DELETE", "/mcp", "", "ends the session", s.mcp},
		{"POST", "/conversations/{id}/mcp", "MCP's messages", "the same for a conversation that is there, and stays", s.mcp},
		{"GET", "/conversations/{id}/mcp", "", "the session's stream", s.mcp},
		{"DELETE", "/conversations/{id}/mcp", "", "ends the session", s.mcp},
		{"", "/", "`?token=` once, which a cookie then stands for", "the view: a page for the list and one for each conversation", view.Handler(&viewed{s}, view.Options{Log: s.options.Log})},
	}
}

// handle makes a handler of a function whose error is the answer.
func handle(f func(http.ResponseWriter, *http.Request) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := f(w, r); err != nil {
			fault(w, err)
		}
	})
}
