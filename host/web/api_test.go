package web

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"foxden/conversation"
)

func read[T any](t *testing.T, text string) (v T) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return v
}

func TestConversationsAreMadeChangedAndDeleted(t *testing.T) {
	h := serve(t)
	made := read[Conversation](t, h.ask("POST", "/api/conversations", `{"name":"Den","permission":[{"pattern":"*","verdict":"ask"}]}`, 201))
	path := "/api/conversations/" + made.ID
	if made.Name != "Den" || !made.Browser || made.Target != "local" || made.State.Browser != "none" || len(made.Permission) != 1 {
		t.Errorf("made %+v", made)
	}
	changed := read[Conversation](t, h.ask("PATCH", path, `{"name":"Earth","mode":"look","browser":false}`, 200))
	if changed.Name != "Earth" || changed.Mode != "look" || changed.State.Browser != "off" || len(changed.Permission) != 1 {
		t.Errorf("changed to %+v", changed)
	}
	list := read[List](t, h.ask("GET", "/api/conversations", "", 200))
	if len(list.Conversations) != 1 || list.Conversations[0].Name != "Earth" || strings.Join(list.Targets, " ") != "local" {
		t.Errorf("listed %+v", list)
	}
	h.ask("DELETE", path, "", 204)
	h.ask("GET", path, "", 404)
	if left := h.store.settings; len(left) != 0 { // the answer comes after the removal
		t.Errorf("the store has %v", left)
	}
}

func TestWhatIsWrongIsRefusedWithItsCode(t *testing.T) {
	h := serve(t)
	_, path := h.conversation()
	h.ask("POST", path+"/call", open, 200)
	for _, c := range []struct {
		method, path, body string
		status             int
		code, says         string
	}{
		{"POST", "/api/conversations", `{"nome":"x"}`, 400, "invalid", `unknown field "nome"`},
		{"POST", "/api/conversations", `{} {}`, 400, "invalid", "more than one JSON value"},
		{"POST", "/api/conversations", `[]`, 400, "invalid", "cannot unmarshal"},
		{"POST", "/api/conversations", `{"target":"moon"}`, 400, "invalid", `no target "moon"`},
		{"POST", "/api/conversations", `{"permission":[{"pattern":"*","verdict":"maybe"}]}`, 400, "invalid", "maybe"},
		{"PATCH", path, `{"mode":"fast"}`, 400, "invalid", "fast"},
		{"GET", "/api/conversations/none", "", 404, "invalid", "no conversation"},
		{"POST", "/api/conversations/none/call", open, 404, "invalid", "no conversation"},
		{"DELETE", "/conversations/none/mcp", "", 400, "", ""},
		{"GET", "/api/none", "", 404, "invalid", "docs/http.md"},
		{"PUT", path, "{}", 404, "invalid", "docs/http.md"},
		{"POST", path + "/call", `{}`, 400, "invalid", "action is missing"},
		{"POST", path + "/call", `{"action":7}`, 400, "invalid", "action is missing"},
		{"POST", path + "/call", `{"action":"fly"}`, 400, "invalid", "Allowed: open"},
		{"POST", path + "/call", `{"action":"open"}`, 400, "invalid", "url"},
		{"POST", path + "/call", `{"action":"click","tab":"t1","ref":"s1e1"}`, 409, "stale_ref", "The page says"},
		{"POST", path + "/screenshot", `{"tab":7}`, 400, "invalid", "tab"},
		{"GET", path + "/history?after=x", "", 400, "invalid", "no number"},
		{"GET", path + "/history?limit=1001", "", 400, "invalid", "1000"},
		{"GET", path + "/history/99", "", 404, "invalid", "no such entry"},
		{"GET", path + "/history/-1", "", 400, "invalid", "no number"},
		{"GET", path + "/history/1/picture", "", 404, "invalid", "no such entry"},
		{"GET", path + "/export?format=pdf", "", 400, "invalid", "html, jsonl"},
		{"POST", path + "/approvals/none", `{"verdict":"once"}`, 400, "invalid", "Nothing waits"},
	} {
		got := h.ask(c.method, c.path, c.body, c.status)
		if c.code == "" {
			continue
		}
		if f := read[Fault](t, got); f.Code != c.code || !strings.Contains(f.Message, c.says) || f.Quotes != (c.code == "stale_ref") {
			t.Errorf("%s %s %s answers %+v", c.method, c.path, c.body, f)
		}
	}
}

func TestEveryCodeHasAStatus(t *testing.T) {
	for code := range statuses {
		if statuses[code] < 400 {
			t.Errorf("%s: %d", code, statuses[code])
		}
	}
	// The contract's set is closed.
	if len(statuses) != 14 {
		t.Errorf("%d codes", len(statuses))
	}
}

func TestACallAnswersWithTheObject(t *testing.T) {
	h := serve(t)
	_, path := h.conversation()
	reply := read[conversation.Reply](t, h.ask("POST", path+"/call", open, 200))
	if reply.Snapshot == nil || reply.Snapshot.Elements[0].Ref != "s1e1" || len(reply.Tabs) != 1 {
		t.Errorf("got %+v", reply)
	}
	picture := h.request("POST", path+"/screenshot", `{"tab":"t1"}`)
	if picture.Header.Get("Content-Type") != "image/png" || picture.ContentLength != 4 {
		t.Errorf("the picture is %v", picture.Header)
	}
	sessions := read[Sessions](t, h.ask("GET", "/api/sessions", "", 200))
	if len(sessions.Sessions) != 1 || sessions.Sessions[0].Target != "local" || len(sessions.Sessions[0].Tabs) != 1 || sessions.Most != 8 {
		t.Errorf("sessions: %+v", sessions)
	}
}

// B-010, B-011: both end the browser; the next open starts another.
func TestCloseAndReloadEndTheBrowser(t *testing.T) {
	h := serve(t)
	_, path := h.conversation()
	for n, end := range []string{"/close", "/reload"} {
		h.ask("POST", path+"/call", open, 200)
		h.ask("POST", path+end, "", 204)
		if h.session(n).Err() == nil {
			t.Errorf("the browser lives after %s", end)
		}
		h.ask("POST", path+"/call", `{"action":"snapshot","tab":"t1"}`, 410)
	}
}

// B-008: a client that goes away has cancelled its call.
func TestAClientThatGoesAwayEndsTheBrowser(t *testing.T) {
	h := serve(t)
	_, path := h.conversation()
	h.ask("POST", path+"/call", open, 200)
	ctx, cancel := context.WithCancel(t.Context())
	r, err := http.NewRequestWithContext(ctx, "POST", h.url+path+"/call", strings.NewReader(`{"action":"wait","tab":"t1","ms":9000}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+secret)
	go func() {
		h.until("the call runs", func() bool { return read[Conversation](t, h.ask("GET", path, "", 200)).State.Queued == 1 })
		cancel()
	}()
	if _, err := http.DefaultClient.Do(r); err == nil {
		t.Error("the call was answered")
	}
	h.until("the browser is gone", func() bool { return h.session(0).Err() != nil })
}

func TestHistoryIsRead(t *testing.T) {
	h := serve(t)
	id, path := h.conversation()
	h.ask("POST", path+"/call", open, 200)
	h.ask("POST", path+"/screenshot", `{"tab":"t1"}`, 200)
	h.ask("POST", path+"/call", `{"action":"click","tab":"t1","ref":"s1e1"}`, 409)
	all := read[Entries](t, h.ask("GET", path+"/history", "", 200)).Entries
	if len(all) != 3 || all[0].Action != "open" || all[0].Reply.Snapshot == nil || all[2].Error.Code != "stale_ref" {
		t.Errorf("the history is %+v", all)
	}
	some := read[Entries](t, h.ask("GET", path+"/history?after=1&limit=1", "", 200)).Entries
	if len(some) != 1 || some[0].Number != 2 || some[0].Picture.Format != "png" {
		t.Errorf("after 1: %+v", some)
	}
	if got := h.ask("GET", path+"/history/2/picture", "", 200); got != "\x89PNG" {
		t.Errorf("the picture is %q", got)
	}
	if e := read[conversation.Entry](t, h.ask("GET", path+"/history/3", "", 200)); e.Action != "click" {
		t.Errorf("the third is %+v", e)
	}
	response := h.request("GET", path+"/export?format=jsonl", "")
	if got := response.Header.Get("Content-Disposition"); got != `attachment; filename="foxden-`+id+`.jsonl"` {
		t.Errorf("an export is kept as %q", got)
	}
	if got := h.ask("GET", path+"/export", "", 200); got != "html of "+id {
		t.Errorf("an export is %q", got)
	}
}

func TestAPersonDecidesOverHTTP(t *testing.T) {
	h := serve(t, conversation.Rule{Pattern: "*", Verdict: "ask"})
	_, path := h.conversation()
	_, other := h.conversation()
	answers := make(chan string, 1)
	go func() { answers <- h.ask("POST", path+"/call", open, 403) }()
	var waiting []conversation.Approval
	h.until("the call waits", func() bool {
		waiting = read[Waiting](t, h.ask("GET", path+"/approvals", "", 200)).Approvals
		return len(waiting) == 1
	})
	if waiting[0].Action != "open" || waiting[0].URL != "http://127.0.0.1/" {
		t.Errorf("what waits is %+v", waiting[0])
	}
	if all := read[Waiting](t, h.ask("GET", "/api/approvals", "", 200)).Approvals; len(all) != 1 {
		t.Errorf("in all: %+v", all)
	}
	if none := read[Waiting](t, h.ask("GET", other+"/approvals", "", 200)).Approvals; len(none) != 0 {
		t.Errorf("in another: %+v", none)
	}
	h.ask("POST", other+"/approvals/"+waiting[0].ID, `{"verdict":"session"}`, 400)
	h.ask("POST", path+"/approvals/"+waiting[0].ID, `{"verdict":"deny","reason":"Not now."}`, 204)
	if got := <-answers; !strings.Contains(got, "Not now.") || h.session(0) != nil {
		t.Errorf("the call answers %s", got)
	}
}

func TestMetricsCount(t *testing.T) {
	h := serve(t)
	_, path := h.conversation()
	h.ask("POST", path+"/call", open, 200)
	h.ask("POST", path+"/call", `{"action":"click","tab":"t1","ref":"s1e1"}`, 409)
	h.ask("GET", "/api/conversations", "", 401, func(r *http.Request) { r.Header.Del("Authorization") })
	got := h.ask("GET", "/metrics", "", 200)
	for _, line := range []string{
		`foxden_calls_total{action="open",code="ok"} 1`, `foxden_calls_total{action="click",code="stale_ref"} 1`,
		`foxden_call_duration_seconds_count{action="open"} 1`, `foxden_conversations{state="running"} 1`, `foxden_conversations{state="off"} 0`,
		`foxden_calls_queued 0`, `foxden_browsers 1`, `foxden_browsers_spare 0`, `foxden_browsers_limit 8`,
		`foxden_http_requests_total{route="POST /api/conversations/{id}/call",status="200"} 1`, `foxden_http_requests_total{route="",status="401"} 1`,
		"go_goroutines ",
	} {
		if !strings.Contains(got, "\n"+line) {
			t.Errorf("no line %q in\n%s", line, got)
		}
	}
}
