package web

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
)

// form is a browser's.
func (h *host) form(path string, fields url.Values, status int) {
	h.Helper()
	h.ask("POST", path, fields.Encode(), status, func(r *http.Request) {
		r.Header.Del("Authorization")
		r.AddCookie(cookieOf(r, h.site.pass()))
		r.Header.Set("Origin", h.url)
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	})
}

// B-064, B-065, B-066, B-010: the view shows what is stored, steers what runs, and looking costs the browser nothing.
func TestTheViewShowsAndSteers(t *testing.T) {
	h := serve(t)
	id, path := h.conversation()
	h.ask("POST", path+"/call", open, 200)
	h.ask("POST", path+"/screenshot", `{"tab":"t1"}`, 200)
	calls := slices.Clone(h.session(0).calls)
	shown := h.ask("GET", "/conversations/"+id, "", 200)
	for _, want := range []string{"Save", "s1e1", "&lt;script&gt;alert(1)&lt;/script&gt;", "/conversations/" + id + "/pictures/2", "export?format=html"} {
		if !strings.Contains(shown, want) {
			t.Errorf("the view does not show %q", want)
		}
	}
	if strings.Contains(shown, "<script>alert") {
		t.Error("a title is markup")
	}
	for _, path := range []string{"/", "/conversations/" + id + "?entry=1", "/conversations/" + id + "/pictures/2", "/static/view.css"} {
		h.ask("GET", path, "", 200)
	}
	h.ask("GET", "/conversations/none", "", 404)
	h.ask("GET", "/conversations/"+id+"?entry=99", "", 404)
	if got := h.session(0).calls; !slices.Equal(got, calls) || h.session(1) != nil {
		t.Errorf("looking asked the browser %q", got)
	}

	h.form("/conversations/"+id+"/close", nil, 303)
	if h.session(0).Err() == nil {
		t.Error("Close browser has not")
	}
	h.form("/conversations/"+id+"/browser", url.Values{"on": {"false"}}, 303)
	h.ask("POST", path+"/call", open, 403)
	h.form("/conversations/"+id+"/settings", url.Values{"name": {"Den"}}, 303)
	if got := read[Conversation](t, h.ask("GET", path, "", 200)); got.Name != "Den" || got.Browser {
		t.Errorf("it is %+v", got)
	}
	h.form("/conversations", url.Values{"name": {"Earth"}}, 303)
	h.form("/conversations/"+id+"/delete", nil, 303)
	list := read[List](t, h.ask("GET", "/api/conversations", "", 200)).Conversations
	if len(list) != 1 || list[0].Name != "Earth" {
		t.Errorf("left are %+v", list)
	}
}

func TestTheViewHearsNews(t *testing.T) {
	h := serve(t)
	id, path := h.conversation()
	next, stop := h.stream("/conversations/" + id + "/news")
	defer stop()
	h.ask("PATCH", path, `{"name":"Den"}`, 200)
	if event, data := next(); event != "news" || !strings.Contains(data, "settings") {
		t.Errorf("news %s %s", event, data)
	}
}
