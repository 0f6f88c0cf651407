package web

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// Whoever has no token gets 401 on every route of the table, and no word of what is there. W-223.
func TestWithoutTheTokenThereIsNothing(t *testing.T) {
	h := serve(t)
	id, _ := h.conversation()
	for _, route := range append(h.site.routes(), Route{Method: "GET", Path: "/static/view.css"}, Route{Method: "GET", Path: "/api/none"}) {
		method := route.Method
		if method == "" {
			method = http.MethodGet
		}
		path := strings.NewReplacer("{id}", id, "{number}", "1", "{approval}", "x").Replace(route.Path)
		for what, credentials := range map[string]func(*http.Request){
			"nothing":        func(r *http.Request) { r.Header.Del("Authorization") },
			"another token":  func(r *http.Request) { r.Header.Set("Authorization", "Bearer "+strings.Repeat("0", 64)) },
			"no scheme":      func(r *http.Request) { r.Header.Set("Authorization", secret) },
			"a basic one":    func(r *http.Request) { r.Header.Del("Authorization"); r.SetBasicAuth("foxden", secret) },
			"a wrong cookie": func(r *http.Request) { r.Header.Del("Authorization"); r.AddCookie(cookieOf(r, secret)) },
			"an empty token": func(r *http.Request) { r.Header.Set("Authorization", "Bearer ") },
		} {
			response := h.request(method, path, "{}", credentials)
			body, _ := io.ReadAll(response.Body)
			if response.StatusCode != http.StatusUnauthorized || strings.Contains(string(body), id) {
				t.Errorf("%s %s with %s answers %d %s", method, path, what, response.StatusCode, body)
			}
			if len(response.Cookies()) > 0 {
				t.Errorf("%s %s with %s gives a cookie", method, path, what)
			}
		}
	}
	for _, path := range []string{"/?token=" + strings.Repeat("0", 64), "/api/conversations?token=" + secret, "/metrics?token=" + secret} {
		h.ask("GET", path, "", http.StatusUnauthorized, func(r *http.Request) { r.Header.Del("Authorization") })
	}
}

func cookieOf(r *http.Request, value string) *http.Cookie {
	return &http.Cookie{Name: cookieName(r), Value: value}
}

// A page that has rebound its name to this address sends its own name. W-223.
func TestOnlyOwnNamesAreAnswered(t *testing.T) {
	h := serve(t)
	_, port, _ := net.SplitHostPort(strings.TrimPrefix(h.url, "http://"))
	for host, status := range map[string]int{
		"127.0.0.1:" + port: 200, "localhost:" + port: 200, "LOCALHOST:" + port: 200, "localhost": 200, "[::1]:" + port: 200, "127.9.9.9:1": 200,
		"evil.example": 421, "evil.example:" + port: 421, "127.0.0.1.evil.example:" + port: 421, "localhost.evil.example": 421,
		"localhost.:" + port: 421, "0.0.0.0:" + port: 421, "192.168.1.7:" + port: 421, "[::ffff:192.168.1.7]": 421, "2130706433:" + port: 421, "0x7f.1": 421,
	} {
		for _, path := range []string{"/api/conversations", "/metrics", "/"} {
			response := h.request("GET", path, "", func(r *http.Request) { r.Host = host })
			if response.StatusCode != status {
				t.Errorf("%s by the name %s answers %d, want %d", path, host, response.StatusCode, status)
			}
		}
	}
}

func TestTheListenAddressIsAName(t *testing.T) {
	request := func(host, local string) *http.Request {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Host = host
		address, err := net.ResolveTCPAddr("tcp", local)
		if err != nil {
			t.Fatal(err)
		}
		return r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, net.Addr(address)))
	}
	for _, c := range []struct {
		listen, host, local string
		want                bool
	}{
		{"10.0.0.5:7369", "10.0.0.5:7369", "10.0.0.5:7369", true},
		{"10.0.0.5:7369", "10.0.0.6:7369", "10.0.0.5:7369", false},
		{"den.example:7369", "DEN.example:7369", "10.0.0.5:7369", true},
		{"den.example:7369", "evil.example", "10.0.0.5:7369", false},
		{"0.0.0.0:7369", "10.0.0.5:7369", "10.0.0.5:7369", true},
		{":7369", "10.0.0.5", "[::ffff:10.0.0.5]:7369", true},
		{"[::]:7369", "10.0.0.6:7369", "10.0.0.5:7369", false},
		{"[::]:7369", "evil.example:7369", "10.0.0.5:7369", false},
	} {
		s := &Site{options: Options{Listen: c.listen}}
		if got := s.named(request(c.host, c.local)); got != c.want {
			t.Errorf("listening on %s, %s is a name: %v", c.listen, c.host, got)
		}
	}
}

// SameSite does not see ports: a page of another server on this machine has the cookie sent along.
func TestOtherOriginsCannotAct(t *testing.T) {
	h := serve(t)
	cookie := func(r *http.Request) {
		r.Header.Del("Authorization")
		r.AddCookie(cookieOf(r, h.site.pass()))
	}
	header := func(name, value string) func(*http.Request) {
		return func(r *http.Request) { r.Header.Set(name, value) }
	}
	for _, c := range []struct {
		method, path string
		change       []func(*http.Request)
		status       int
	}{
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Origin", h.url)}, 201},
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Sec-Fetch-Site", "same-origin")}, 201},
		{"POST", "/api/conversations", nil, 201}, // a program
		{"POST", "/api/conversations", []func(*http.Request){cookie}, 403},
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Origin", "http://evil.example")}, 403},
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Origin", "http://127.0.0.1:1")}, 403},
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Origin", strings.Replace(h.url, "http", "https", 1))}, 403},
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Origin", "null")}, 403},
		{"POST", "/api/conversations", []func(*http.Request){cookie, header("Sec-Fetch-Site", "cross-site"), header("Sec-Fetch-Mode", "navigate")}, 403},
		{"POST", "/mcp", []func(*http.Request){header("Origin", "http://evil.example")}, 403},
		{"GET", "/mcp", []func(*http.Request){header("Origin", "http://evil.example")}, 403},
		{"POST", "/conversations", []func(*http.Request){cookie, header("Origin", "http://127.0.0.1:1")}, 403},
		{"GET", "/api/events", []func(*http.Request){cookie, header("Origin", "http://127.0.0.1:1")}, 403},
		{"GET", "/news", []func(*http.Request){cookie, header("Origin", "http://127.0.0.1:1")}, 403},
		{"GET", "/api/conversations", []func(*http.Request){cookie, header("Sec-Fetch-Site", "same-site"), header("Sec-Fetch-Mode", "no-cors")}, 403},
		{"GET", "/", []func(*http.Request){cookie, header("Sec-Fetch-Site", "cross-site"), header("Sec-Fetch-Mode", "navigate")}, 200},
		{"GET", "/api/conversations", []func(*http.Request){cookie}, 200},
	} {
		if response := h.request(c.method, c.path, "{}", c.change...); response.StatusCode != c.status {
			t.Errorf("%s %s answers %d, want %d", c.method, c.path, response.StatusCode, c.status)
		}
	}
}

// The link sets the cookie, and its token goes out of the address.
func TestTheLinkBecomesACookie(t *testing.T) {
	h := serve(t)
	anonymous := func(r *http.Request) { r.Header.Del("Authorization") }
	response := h.request("GET", "/?token="+secret, "", anonymous)
	if response.StatusCode != http.StatusSeeOther || response.Header.Get("Location") != "/" {
		t.Fatalf("the link answers %d to %q", response.StatusCode, response.Header.Get("Location"))
	}
	cookies := response.Cookies()
	if len(cookies) != 1 {
		t.Fatalf("cookies: %v", cookies)
	}
	c := cookies[0]
	if !c.HttpOnly || c.SameSite != http.SameSiteStrictMode || c.Path != "/" || c.Domain != "" || strings.Contains(c.Raw, secret) {
		t.Errorf("the cookie is %s", c.Raw)
	}
	h.ask("GET", "/", "", http.StatusOK, anonymous, func(r *http.Request) { r.AddCookie(c) })
	h.ask("GET", "/", "", http.StatusUnauthorized, func(r *http.Request) { r.Header.Set("Authorization", "Bearer "+c.Value) })
}

func TestEveryAnswerIsSecured(t *testing.T) {
	h := serve(t)
	_, path := h.conversation()
	for _, path := range []string{"/", "/metrics", "/api/conversations", path, path + "/history", "/none", "/api/none", "/static/view.css"} {
		header := h.request("GET", path, "").Header
		csp := header.Get("Content-Security-Policy")
		if strings.Contains(csp, "unsafe") || !strings.Contains(csp, "default-src 'none'") || !strings.Contains(csp, "frame-ancestors 'none'") {
			t.Errorf("%s: CSP %q", path, csp)
		}
		for name, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin"} {
			if got := header.Get(name); got != want {
				t.Errorf("%s: %s is %q", path, name, got)
			}
		}
		if header.Get("Access-Control-Allow-Origin") != "" || header.Get("Referrer-Policy") == "" {
			t.Errorf("%s: %v", path, header)
		}
	}
}

func TestABodyIsBounded(t *testing.T) {
	h := serve(t)
	body := `{"name":"` + strings.Repeat("x", mostBody) + `"}`
	if got := h.ask("POST", "/api/conversations", body, http.StatusRequestEntityTooLarge); !strings.Contains(got, `"code":"limit"`) {
		t.Errorf("got %s", got)
	}
	h.ask("POST", "/mcp", body, http.StatusRequestEntityTooLarge)
}

func TestTheServerHasEveryTimeout(t *testing.T) {
	server := New(Options{}).Server()
	if server.ReadHeaderTimeout == 0 || server.ReadTimeout == 0 || server.WriteTimeout == 0 || server.IdleTimeout == 0 || server.MaxHeaderBytes == 0 {
		t.Errorf("%+v", server)
	}
}
