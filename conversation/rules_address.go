package conversation

import (
	"encoding/json"
	"net/url"
	"slices"
	"strings"

	whatwg "github.com/nlnwa/whatwg-url/url"

	"foxden/denoshim"
)

// address is a URL as a browser reads it (url.spec.whatwg.org), in the parts that rules go by.
type address struct {
	href   string
	scheme string
	host   string // without a last dot
	port   string
	path   string // what needs no percent-encoding has none
	query  string // with its ?
}

// readAddress refuses what is never opened, in the words of the shim, which refuses it too.
func readAddress(text string) (a address, err error) {
	u, err := whatwg.Parse(strings.TrimSpace(text))
	if err != nil {
		return a, denoshim.Errorf("invalid", "%s is no absolute URL. Begin it with http:// or https://.", quoted(text, 200))
	}
	if u.Scheme() != "http" && u.Scheme() != "https" {
		return a, denoshim.Errorf("denied", "%s: addresses are not opened, only http: and https:.", u.Scheme())
	}
	if u.Username() != "" || u.Password() != "" {
		return a, denoshim.Errorf("denied", "Addresses with a user name or password in them are not opened. Leave them out.")
	}
	a = address{href: u.Href(false), scheme: u.Scheme(), host: bareHost(u), port: u.Port(), path: plainPath(u.Pathname()), query: plainPath(u.Search())}
	if a.port == "" {
		a.port = map[string]string{"http": "80", "https": "443"}[a.scheme]
	}
	return a, nil
}

// addressed puts the URL of a navigation as a browser reads it into its call: what the rules judge, what a person is
// shown and what is loaded is the same text.
func addressed(call Call) (Call, error) {
	if !slices.Contains(navigating, call.Action) {
		return call, nil
	}
	fields := map[string]json.RawMessage{}
	var text string
	if err := json.Unmarshal(call.Params, &fields); err != nil {
		return call, denoshim.Errorf("invalid", "%v.", err)
	}
	if err := json.Unmarshal(fields["url"], &text); err != nil {
		return call, denoshim.Errorf("invalid", "%v.", err)
	}
	to, err := readAddress(text)
	if err != nil {
		return call, err
	}
	if fields["url"], err = json.Marshal(to.href); err != nil {
		return call, denoshim.Errorf("invalid", "%v.", err)
	}
	call.Params, err = json.Marshal(fields)
	return call, err
}

// leadsTo is where a navigation leads.
func leadsTo(action string, params json.RawMessage) (address, error) {
	var named struct {
		URL string `json:"url"`
	}
	if !slices.Contains(navigating, action) {
		return address{}, nil
	}
	if err := json.Unmarshal(params, &named); err != nil {
		return address{}, denoshim.Errorf("invalid", "%v.", err)
	}
	return readAddress(named.URL)
}

// bareHost is a host without the last dot, which names the same host.
func bareHost(u *whatwg.Url) string { return strings.TrimSuffix(u.Hostname(), ".") }

// plainPath undoes the percent-encoding of what needs none, so that %61dmin is admin (RFC 3986, 6.2.2.2).
func plainPath(s string) string {
	var b strings.Builder
	for len(s) > 0 {
		if len(s) >= 3 && s[0] == '%' {
			if c, err := url.PathUnescape(s[:3]); err == nil {
				if unreserved(c[0]) {
					b.WriteString(c)
				} else {
					b.WriteString(strings.ToUpper(s[:3]))
				}
				s = s[3:]
				continue
			}
		}
		b.WriteByte(s[0])
		s = s[1:]
	}
	return b.String()
}

func unreserved(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("-._~", c) >= 0
}
