package web

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/host/tools"
)

// bearer adds the token to what the SDK sends.
type bearer struct{}

func (bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+secret)
	return http.DefaultTransport.RoundTrip(r)
}

func (h *host) connect(path string) *mcp.ClientSession {
	h.Helper()
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Title: "A test\x1b[31m", Version: "1"}, nil)
	session, err := client.Connect(h.Context(), &mcp.StreamableClientTransport{Endpoint: h.url + path, HTTPClient: &http.Client{Transport: bearer{}}}, nil)
	if err != nil {
		h.Fatal(err)
	}
	h.Cleanup(func() { _ = session.Close() })
	return session
}

func call(ctx context.Context, s *mcp.ClientSession, tool, arguments string) (text string, isError bool, err error) {
	result, err := s.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: json.RawMessage(arguments)})
	if err != nil {
		return "", false, err
	}
	if t, is := result.Content[0].(*mcp.TextContent); is {
		text = t.Text
	}
	return text, result.IsError, nil
}

// A session has a conversation of its own, which is gone with it.
func TestAnMCPSessionHasAConversation(t *testing.T) {
	h := serve(t)
	first, second := h.connect("/mcp"), h.connect("/mcp")
	if init := first.InitializeResult(); init.Instructions != tools.Instructions || init.ServerInfo.Name != "foxden" {
		t.Errorf("the server says of itself %+v", init)
	}
	for _, s := range []*mcp.ClientSession{first, second} {
		got, isError, err := call(t.Context(), s, "browser", open)
		if err != nil || isError || !strings.Contains(got, `[s1e1 button "Save"]`) {
			t.Errorf("open answers %s, %v", got, err)
		}
	}
	list := read[List](t, h.ask("GET", "/api/conversations", "", 200)).Conversations
	if len(list) != 2 || list[0].Name != "A test[31m" || list[0].State.Browser != "running" {
		t.Errorf("the conversations are %+v", list)
	}
	if err := first.Close(); err != nil {
		t.Error(err)
	}
	h.until("its conversation is gone", func() bool {
		return len(read[List](t, h.ask("GET", "/api/conversations", "", 200)).Conversations) == 1
	})
	if h.session(0).Err() == nil || h.session(1).Err() != nil {
		t.Error("the wrong browser has ended")
	}
	if got, isError, err := call(t.Context(), second, "browser_screenshot", `{"tab":"t1"}`); err != nil || isError || got != "" {
		t.Errorf("a picture answers %s, %v", got, err)
	}
}

// A named conversation outlives the sessions that speak for it.
func TestMCPOfANamedConversation(t *testing.T) {
	h := serve(t)
	id, path := h.conversation()
	one, two := h.connect("/conversations/"+id+"/mcp"), h.connect("/conversations/"+id+"/mcp")
	if _, _, err := call(t.Context(), one, "browser", open); err != nil {
		t.Fatal(err)
	}
	if got, isError, err := call(t.Context(), two, "browser", `{"action":"snapshot","tab":"t1"}`); err != nil || isError {
		t.Errorf("the other session gets %s, %v", got, err)
	}
	_ = one.Close()
	_ = two.Close()
	if got := read[Conversation](t, h.ask("GET", path, "", 200)); got.State.Browser != "running" {
		t.Errorf("afterwards it is %+v", got)
	}
	third := h.connect("/conversations/" + id + "/mcp")
	h.ask("DELETE", path, "", 204)
	h.until("its session is over", func() bool {
		_, _, err := call(t.Context(), third, "browser", open)
		return err != nil
	})
}

// B-064: a client has the tools as long as the picker does, and is told.
func TestMCPToolsFollowThePicker(t *testing.T) {
	h := serve(t)
	id, path := h.conversation()
	told := make(chan struct{}, 8)
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, &mcp.ClientOptions{
		ToolListChangedHandler: func(context.Context, *mcp.ToolListChangedRequest) { told <- struct{}{} },
	})
	session, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{
		Endpoint: h.url + "/conversations/" + id + "/mcp", HTTPClient: &http.Client{Transport: bearer{}},
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for n, browser := range []string{"true", "false", "false", "true"} {
		h.ask("PATCH", path, `{"browser":`+browser+`}`, 200)
		if n == 1 || n == 3 {
			select {
			case <-told:
			case <-t.Context().Done():
			}
		}
		list, err := session.ListTools(t.Context(), nil)
		if want := map[string]int{"true": 2}[browser]; err != nil || len(list.Tools) != want {
			t.Errorf("%d: with the browser %s there are %d tools, %v", n, browser, len(list.Tools), err)
		}
	}
}

// M-016, B-008: a call that its client cancels ends the browser.
func TestACancelledMCPCallEndsTheBrowser(t *testing.T) {
	h := serve(t)
	s := h.connect("/mcp")
	if _, _, err := call(t.Context(), s, "browser", open); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		h.until("the call runs", func() bool {
			return read[List](t, h.ask("GET", "/api/conversations", "", 200)).Conversations[0].State.Queued == 1
		})
		cancel()
	}()
	if _, _, err := call(ctx, s, "browser", `{"action":"wait","tab":"t1","ms":9000}`); err == nil {
		t.Error("the call was answered")
	}
	h.until("the browser is gone", func() bool { return h.session(0).Err() != nil })
}

// A client that is not the SDK's: JSON-RPC over plain HTTP.
func TestMCPByHand(t *testing.T) {
	h := serve(t)
	session := ""
	post := func(path, body string, status int) string {
		t.Helper()
		response := h.request("POST", path, body, func(r *http.Request) {
			r.Header.Set("Content-Type", "application/json")
			r.Header.Set("Accept", "application/json, text/event-stream")
			if session != "" {
				r.Header.Set("Mcp-Session-Id", session)
			}
		})
		text := new(strings.Builder)
		if err := response.Write(text); err != nil {
			t.Fatal(err)
		}
		if response.StatusCode != status {
			t.Fatalf("%s answers %s", body, text)
		}
		if id := response.Header.Get("Mcp-Session-Id"); id != "" && session == "" {
			session = id
		}
		return text.String()
	}
	post("/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`, 400) // no session yet, and none begins
	if n := len(h.site.options.Registry.List()); n != 0 {
		t.Errorf("%d conversations began without a session", n)
	}
	got := post("/mcp", `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"hand","version":"1"}}}`, 200)
	if session == "" || !strings.Contains(got, `"serverInfo"`) {
		t.Fatalf("initialize answers %s", got)
	}
	post("/mcp", `{"jsonrpc":"2.0","method":"notifications/initialized"}`, 202)
	if got := post("/mcp", `{"jsonrpc":"2.0","id":2,"method":"tools/list"}`, 200); !strings.Contains(got, `"browser_screenshot"`) {
		t.Errorf("tools/list answers %s", got)
	}
	if got := post("/mcp", `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"browser","arguments":`+open+`}}`, 200); !strings.Contains(got, "s1e1") {
		t.Errorf("open answers %s", got)
	}
	id, _ := h.conversation()
	post("/conversations/"+id+"/mcp", `{"jsonrpc":"2.0","id":4,"method":"tools/list"}`, 404) // another conversation's path
	h.ask("DELETE", "/mcp", "", 204, func(r *http.Request) { r.Header.Set("Mcp-Session-Id", session) })
	h.until("its browser is gone", func() bool { return h.session(0).Err() != nil })
	post("/mcp", `{"jsonrpc":"2.0","id":5,"method":"tools/list"}`, 404)
	session = ""
	post("/mcp", `{"jsonrpc":"2.0","id":1,"method":"initialize","params":"nothing"}`, 400)
	h.until("what has not begun is gone", func() bool { return len(h.site.options.Registry.List()) == 1 })
}
