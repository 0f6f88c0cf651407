package conversation

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// verdict of rules written as "pattern: verdict", one after another.
func verdict(t *testing.T, call string, written ...string) string {
	t.Helper()
	var list []Rule
	for _, one := range written {
		at := strings.LastIndex(one, ": ")
		list = append(list, Rule{one[:at], one[at+2:]})
	}
	all, err := parseRules(list)
	if err != nil {
		t.Fatal(err)
	}
	action, url, navigates := strings.Cut(call, " ")
	var to address
	if navigates {
		if to, err = readAddress(url); err != nil {
			t.Fatal(err)
		}
	}
	v, _ := all.judge(action, to)
	return v
}

// M-049, M-051, M-052: navigation by URL, other actions by name, the last that matches wins.
func TestTheLastRuleThatMatchesWins(t *testing.T) {
	for _, c := range []struct {
		call  string
		rules []string
		want  string
	}{
		{"open https://a.example/", nil, "allow"},
		{"click", nil, "allow"},
		{"click", []string{"*: deny"}, "deny"},
		{"open https://a.example/", []string{"*: deny"}, "deny"},
		{"snapshot", []string{"*: deny"}, "deny"},
		{"click", []string{"*: deny", "click: allow"}, "allow"},
		{"click", []string{"click: allow", "*: deny"}, "deny"},
		{"fill", []string{"*: deny", "click: allow"}, "deny"},
		{"fill", []string{"act: ask", "look: deny"}, "ask"},
		{"back", []string{"act: ask"}, "ask"},
		// A grant of acts never covers navigation, and none of pages covers acts.
		{"navigate https://a.example/", []string{"*: ask", "click: allow", "act: allow"}, "ask"},
		{"open https://a.example/", []string{"act: deny", "look: deny"}, "allow"},
		{"click", []string{"*: ask", "*://*: allow", "a.example: allow"}, "ask"},
		// A link is clicked, wherever it leads.
		{"click", []string{"*://*: deny"}, "allow"},
		// https denied, the own machine allowed.
		{"open https://a.example/", []string{"https://*: deny", "localhost: allow"}, "deny"},
		{"open http://localhost:3000/", []string{"https://*: deny", "localhost: allow"}, "allow"},
		{"open https://localhost/", []string{"https://*: deny", "localhost: allow"}, "allow"},
		{"open https://localhost/", []string{"localhost: allow", "https://*: deny"}, "deny"},
	} {
		if got := verdict(t, c.call, c.rules...); got != c.want {
			t.Errorf("%s by %q is %s, want %s", c.call, c.rules, got, c.want)
		}
	}
}

// M-046, M-047: `*` asks for what acts or navigates; looking is asked for only by name.
func TestLookingRunsUnprompted(t *testing.T) {
	for _, a := range append(Actions(), Method{Name: "screenshot"}) {
		call, want := a.Name, "ask"
		switch {
		case slices.Contains(navigating, a.Name):
			call += " https://a.example/"
		case slices.Contains(looking, a.Name):
			want = "allow"
		}
		if got := verdict(t, call, "*: ask"); got != want {
			t.Errorf("%s is %s, want %s", a.Name, got, want)
		}
	}
	if got := verdict(t, "screenshot", "*: ask", "screenshot: ask"); got != "ask" {
		t.Errorf("by its name a screenshot is %s", got)
	}
	// What was denied is not allowed by being asked for.
	if got := verdict(t, "snapshot", "look: deny", "*: ask"); got != "deny" {
		t.Errorf("a snapshot is %s", got)
	}
}

// M-051: patterns of pages, and addresses that would pass for others.
func TestPagesMatchByTheirParts(t *testing.T) {
	for _, c := range []struct {
		pattern string
		matches []string
		not     []string
	}{
		{"https://example.com",
			[]string{"https://example.com", "HTTPS://EXAMPLE.COM/a?b#c", "https://example.com.:443/", "https:\\\\example.com", "https:example.com", "https://ex\tample.com/",
				"https://%65xample.com/", "https://ｅxample.com/", "https://example。com/", "https://example.com:8443/", " https://example.com "},
			[]string{"http://example.com/", "https://www.example.com/", "https://example.com.evil.example/", "https://evil.example/https://example.com",
				"https://evil.example/?https://example.com", "https://evil.example\\@example.com/", "https://evil.example#@example.com/", "https://notexample.com/", "https://example.co/"}},
		{"example.com", []string{"http://example.com/", "https://example.com:8443/x"}, []string{"http://a.example.com/"}},
		{"*.example.com", []string{"http://example.com/", "http://a.example.com/", "http://a.b.example.com./"}, []string{"http://notexample.com/", "http://example.com.evil.example/", "http://a.example.com.evil.example/x.example.com/"}},
		{"https://*", []string{"https://a.example/", "https://[::1]:8443/x"}, []string{"http://a.example/"}},
		{"*://*", []string{"https://a.example/", "http://127.0.0.1/"}, nil},
		{"*://intranet", []string{"http://intranet/", "https://intranet:8443/"}, []string{"http://intranet.example/"}},
		{"localhost:3000", []string{"http://localhost:3000/", "https://LOCALHOST:3000/"}, []string{"http://localhost/", "http://localhost:30000/"}},
		{"https://example.com:443", []string{"https://example.com/"}, []string{"https://example.com:8443/"}},
		{"http://example.com:80/", []string{"http://example.com", "http://example.com:80/?x"}, []string{"http://example.com:81/", "http://example.com/a"}},
		{"example.com:*", []string{"http://example.com:81/"}, nil},
		{"bücher.example", []string{"https://bücher.example/", "https://xn--bcher-kva.example/", "https://BÜCHER.example/"}, []string{"https://bucher.example/"}},
		{"xn--bcher-kva.example", []string{"https://bücher.example/"}, nil},
		{"127.0.0.1", []string{"http://127.0.0.1:8000/", "http://127.1/", "http://0x7f.1/", "http://2130706433/"}, []string{"http://127.0.0.2/", "http://127.0.0.1.example/"}},
		{"[::1]", []string{"http://[::1]:3000/", "http://[0:0:0:0:0:0:0:1]/"}, []string{"http://[::2]/"}},
		{"https://example.com/docs/*", []string{"https://example.com/docs/", "https://example.com/docs/a/b?c", "https://example.com/x/../docs/a", "https://example.com/%64ocs/a"},
			[]string{"https://example.com/docs", "https://example.com/docs/../admin", "https://example.com/docs/%2e%2e/admin", "https://example.com/a/docs/b"}},
		{"https://example.com/admin", []string{"https://example.com/admin", "https://example.com/admin?x", "https://example.com/admin#x", "https://example.com/%61dm%69n"}, []string{"https://example.com/admin/", "https://example.com/adminx"}},
		{"https://example.com/*?id=*&b", []string{"https://example.com/a?id=7&b", "https://example.com/?id=&b"}, []string{"https://example.com/a", "https://example.com/a?id=7&b&c"}},
		{"https://*/a*b*c", []string{"https://x.example/abc", "https://x.example/a--b--c"}, []string{"https://x.example/acb", "https://x.example/abcd"}},
	} {
		p, err := parsePages(c.pattern)
		if err != nil {
			t.Errorf("%s: %v", c.pattern, err)
			continue
		}
		for want, urls := range map[bool][]string{true: c.matches, false: c.not} {
			for _, url := range urls {
				if to, err := readAddress(url); err != nil || p.match(to) != want {
					t.Errorf("%s and %q: match is %v, %v; want %v", c.pattern, url, p.match(to), err, want)
				}
			}
		}
	}
}

func TestWrongRulesAreRefused(t *testing.T) {
	for written, want := range map[string]string{
		"*: maybe":                  `there is no verdict "maybe"; allowed: allow, ask, deny`,
		"*: ":                       `there is no verdict ""`,
		"open: allow":               "rules for open go by the URL",
		"clik: allow":               "this is no URL, no host and none of look, act, screenshot, ",
		"reset: deny":               "this is no URL, no host and none of",
		": deny":                    "this is no URL, no host and none of",
		"**: deny":                  "this is no URL, no host and none of",
		"file:///etc: deny":         "a URL begins with http://, https:// or *://",
		"http*://a.example: deny":   "a URL begins with http://, https:// or *://",
		"https://a*.example: deny":  "in a host, * stands alone or first, as in *.example.com",
		"*example.com: deny":        "in a host, * stands alone or first, as in *.example.com",
		"https://*.*.example: deny": "in a host, * stands alone or first, as in *.example.com",
		"*.0.0.1: deny":             "there are no hosts below an IP address",
		"https://a@b.example: deny": "a URL pattern has no user name",
		"https://b.example#x: deny": "a URL pattern has no user name, fragment",
		"https://a.example:x: deny": "this is no URL",
		"https://a.example:: deny":  "the port is missing after the colon",
		"https://: deny":            "this is no URL",
		"*.: deny":                  "this is no URL",
		"https://[::1: deny":        "this is no URL",
	} {
		at := strings.LastIndex(written, ": ")
		err := CheckRules([]Rule{{"*", "allow"}, {written[:at], written[at+2:]}})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", written, err, want)
		}
	}
}

// What the rules see is what is loaded: the call goes on with the URL as it was understood.
func TestTheURLThatIsJudgedIsTheOneThatIsLoaded(t *testing.T) {
	for _, c := range []struct{ url, loaded, refused string }{
		{"https:\\\\A.example\\@b.example", "https://a.example/@b.example", ""},
		{"http://0x7f.1", "http://127.0.0.1/", ""},
		{"nonsense", "", `invalid: "nonsense" is no absolute URL. Begin it with http:// or https://.`},
		{"javascript:alert(1)", "", "denied: javascript: addresses are not opened, only http: and https:."},
		{"https://me:secret@a.example/", "", "denied: Addresses with a user name or password in them are not opened. Leave them out."},
	} {
		params, err := json.Marshal(map[string]string{"url": c.url})
		if err != nil {
			t.Fatal(err)
		}
		session := newFake()
		var loaded struct{ URL string }
		session.answer = answering(&loaded)
		conversation, _ := with(t, session)
		_, err = do(t.Context(), conversation, "open", string(params))
		expect(t, c.url, err, c.refused)
		if loaded.URL != c.loaded {
			t.Errorf("%s loads %s, want %s", c.url, loaded.URL, c.loaded)
		}
	}
	// Of two the browser takes the last, and so do we.
	session := newFake()
	var loaded struct{ URL string }
	session.answer = answering(&loaded)
	gate, err := NewPermission(PermissionOptions{Rules: []Rule{{"a.example", "allow"}, {"b.example", "deny"}}})
	if err != nil {
		t.Fatal(err)
	}
	c := newTest(t, Options{Target: Local(), Limits: DefaultLimits, Gate: gate, Start: (&starter{sessions: []*fakeSession{session}}).start})
	_, err = do(t.Context(), c, "open", `{"url":"http://a.example/","url":"http://b.example/"}`)
	expect(t, "two URLs", err, `denied: A rule denies this: "b.example". Do without, or ask the user to change the rule.`)
}

func FuzzPages(f *testing.F) {
	for _, s := range []string{"https://example.com/*", "*.example.com:*", "[::1]:3000", "*://*/a*?b", "%", "*://%2e"} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, pattern, url string) {
		p, err := parsePages(pattern)
		to, wrong := readAddress(url)
		if err != nil || wrong != nil {
			return
		}
		p.match(to)
		if again, err := readAddress(to.href); err != nil || again.href != to.href {
			t.Errorf("%q is read as %q, and that as %q, %v", url, to.href, again.href, err)
		}
	})
}
