package view

import (
	"bufio"
	"context"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"
)

func httptestGet(path string) *http.Request { return httptest.NewRequest(http.MethodGet, path, nil) }

// reads are all addresses that a browser fetches by itself when a page is shown or refreshed.
var reads = []string{
	"/", "/?x=1", "/conversations/c1", "/conversations/c1?entry=2", "/conversations/c1?q=button", "/conversations/c1?before=4",
	"/conversations/c1/delete", "/conversations/c1/pictures/5", "/static/view.css", "/static/view.js", "/static/icon.svg",
}

// B-066: what a host is asked to do is none of it by fetching.
func TestShowingDoesNothing(t *testing.T) {
	for _, host := range []func() *fake{busy, waiting, ended} {
		f := host()
		for range 3 {
			for _, path := range reads {
				f.get(t, path, 200)
			}
		}
		if len(f.did) != 0 {
			t.Errorf("showing did %q", f.did)
		}
	}
}

// B-064: the picker's switch; the rest of what a person does, too.
func TestFormsDo(t *testing.T) {
	for _, c := range []struct {
		path string
		form url.Values
		want string
		to   string
	}{
		{"/conversations", url.Values{"name": {"Lamp"}, "target": {"cluster"}}, `create "Lamp" "cluster"`, "/conversations/new"},
		{"/conversations/c1/browser", url.Values{"on": {"false"}}, "configure c1 browser=false", "/conversations/c1"},
		{"/conversations/c1/browser", url.Values{"on": {"true"}}, "configure c1 browser=true", "/conversations/c1"},
		{"/conversations/c1/settings", url.Values{"name": {"Ö"}, "target": {"local"}, "mode": {"look"}}, `configure c1 mode="look" name="Ö" target="local"`, "/conversations/c1"},
		{"/conversations/c1/settings", url.Values{"mode": {""}}, `configure c1 mode=""`, "/conversations/c1"},
		{"/conversations/c1/close", nil, "close c1", "/conversations/c1"},
		{"/conversations/c1/reload", nil, "reload c1", "/conversations/c1"},
		{"/conversations/c1/delete", nil, "delete c1", "/"},
		{"/conversations/c1/approvals", url.Values{"approval": {"a1"}, "verdict": {"deny"}, "reason": {"not now"}}, `decide c1 a1 deny "not now"`, "/conversations/c1"},
		{"/conversations/c1/approvals", url.Values{"approval": {"a1"}, "verdict": {"session"}, "reason": {""}}, `decide c1 a1 session ""`, "/conversations/c1"},
	} {
		f := busy()
		w := f.post(t, c.path, http.StatusSeeOther, c.form)
		if !slices.Equal(f.did, []string{c.want}) || w.Header().Get("Location") != c.to {
			t.Errorf("%s %v did %q and led to %s, want %q and %s", c.path, c.form, f.did, w.Header().Get("Location"), c.want, c.to)
		}
	}
}

// a person steers what an agent may do, and does not drive its pages: there is no other form than these.
func TestNoFormDrivesAPage(t *testing.T) {
	if got, want := slices.Sorted(maps.Keys(acts)), []string{"approvals", "browser", "close", "delete", "reload", "settings"}; !slices.Equal(got, want) {
		t.Errorf("the view can %q, want %q", got, want)
	}
	for _, host := range []func() *fake{busy, waiting, hostile} {
		for _, form := range strings.Split(host().get(t, "/conversations/c1", 200), "<form")[1:] {
			_, action, _ := strings.Cut(form, `action="/conversations/c1`)
			action, _, _ = strings.Cut(action, `"`)
			if !slices.Contains([]string{"#elements", "/approvals", "/browser", "/close", "/reload", "/settings"}, action) {
				t.Errorf("a form leads to %q", action)
			}
		}
	}
}

func TestTheSwitchSendsTheOtherPosition(t *testing.T) {
	has(t, busy().get(t, "/conversations/c1", 200), `name="on" value="false"`, `aria-checked="true"`)
	has(t, fresh().get(t, "/conversations/c1", 200), `name="on" value="true"`, `aria-checked="false"`)
}

func TestWhatIsRefusedIsSaid(t *testing.T) {
	f := busy()
	f.refuse = errRefused
	const said = `role="alert">limit: The 8 browsers of this host are taken.`
	for _, path := range []string{"/conversations", "/conversations/c1/settings", "/conversations/c1/delete", "/conversations/c1/close"} {
		has(t, f.post(t, path, http.StatusUnprocessableEntity, nil).Body.String(), said)
	}
	f.post(t, "/conversations/gone/close", http.StatusNotFound, nil)
}

func TestAnotherSitesPageMayNotAct(t *testing.T) {
	for name, header := range map[string]http.Header{
		"another site":          {"Sec-Fetch-Site": {"cross-site"}},
		"another port":          {"Sec-Fetch-Site": {"same-site"}},
		"an older browser":      {"Origin": {"https://evil.example"}},
		"a page without origin": {"Origin": {"null"}},
	} {
		f := busy()
		r := httptest.NewRequest(http.MethodPost, "/conversations/c1/close", nil)
		r.Header = header
		f.ask(t, r, http.StatusForbidden)
		if len(f.did) != 0 {
			t.Errorf("%s did %q", name, f.did)
		}
	}
}

func TestAFormIsBounded(t *testing.T) {
	f := busy()
	f.post(t, "/conversations/c1/settings", http.StatusBadRequest, url.Values{"name": {strings.Repeat("x", mostForm)}})
	if len(f.did) != 0 {
		t.Errorf("did %q", f.did)
	}
}

func TestPagesAllowNothingInlineOrFromElsewhere(t *testing.T) {
	f := many()
	for _, path := range append(reads, "/conversations/gone") {
		w := httptest.NewRecorder()
		f.handler().ServeHTTP(w, httptestGet(path))
		policy := w.Header().Get("Content-Security-Policy")
		if !strings.HasPrefix(policy, "default-src 'none';") || strings.Contains(policy, "unsafe") || w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s: %v", path, w.Header())
		}
		if strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
			hasNot(t, w.Body.String(), " style=", "<style", "onclick", "<script>", "//cdn")
		}
	}
}

func TestNewsAreTold(t *testing.T) {
	f := busy()
	server := httptest.NewServer(f.handler())
	defer server.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, server.URL+"/conversations/c1/news", nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if got := answer.Header.Get("Content-Type"); got != "text/event-stream" {
		t.Errorf("content type %q", got)
	}
	lines := bufio.NewScanner(answer.Body)
	next := func() string {
		for lines.Scan() {
			if lines.Text() != "" {
				return lines.Text()
			}
		}
		return ""
	}
	if got := next(); got != ": here" {
		t.Errorf("first %q", got)
	}
	f.mu.Lock()
	events := f.watchers[0]
	f.mu.Unlock()
	events <- Event{Conversation: "c1", Kind: "entry", Number: 7}
	if got := next() + " " + next(); got != `event: news data: {"Conversation":"c1","Kind":"entry","Number":7}` {
		t.Errorf("got %q", got)
	}
	close(events) // the host ends
	if got := next(); got != "" {
		t.Errorf("after the end %q", got)
	}
}
