package conversation

import (
	"errors"
	"strings"

	whatwg "github.com/nlnwa/whatwg-url/url"
)

// pages is a pattern of addresses: [scheme://]host[:port][/path]. Its parts are compared one by one, so that no part of
// an address can pass for another.
type pages struct {
	scheme string // "" is http and https
	host   string // "" is every host
	below  bool   // hosts below it too
	port   string // "" is every port
	path   string // "" is every path; * is any run of characters
	query  bool   // the path has one; else a query is not looked at
}

// parsePages reads a pattern as a browser would an address, so that both are spelt alike: lower case, punycode, dots resolved.
func parsePages(pattern string) (p pages, err error) {
	scheme, rest, has := strings.Cut(pattern, "://")
	switch {
	case !has:
		rest = pattern
	case scheme == "http" || scheme == "https":
		p.scheme = scheme
	case scheme != "*":
		return p, errors.New("a URL begins with http://, https:// or *://")
	}
	if strings.ContainsAny(rest, "#\\@ \t\r\n") {
		return p, errors.New("a URL pattern has no user name, fragment, backslash or blank")
	}
	authority, path := rest, ""
	if at := strings.IndexAny(rest, "/?"); at >= 0 {
		authority, path = rest[:at], rest[at:]
	}
	host, port := authority, ""
	if at := strings.LastIndexByte(authority, ':'); at > strings.LastIndexByte(authority, ']') {
		host, port = authority[:at], authority[at+1:]
		if port == "" {
			return p, errors.New("the port is missing after the colon")
		}
	}
	every := host == "*"
	host, p.below = strings.CutPrefix(host, "*.")
	if every {
		host = "every.invalid"
	}
	if strings.Contains(host, "*") {
		return p, errors.New("in a host, * stands alone or first, as in *.example.com")
	}
	plain := "http://" + host
	if port != "*" && port != "" {
		plain += ":" + port
	}
	u, err := whatwg.Parse(plain + path)
	if err != nil || host == "" {
		return p, errors.New("this is no URL")
	}
	if !every {
		p.host = bareHost(u)
	}
	if p.below && (u.IsIPv4() || u.IsIPv6()) {
		return p, errors.New("there are no hosts below an IP address")
	}
	if port != "*" && port != "" {
		p.port = u.Port()
		if p.port == "" {
			p.port = "80" // which http leaves out
		}
	}
	if path != "" {
		p.path, p.query = plainPath(u.Pathname()+u.Search()), u.Search() != ""
	}
	return p, nil
}

func (p pages) match(a address) bool {
	if p.scheme != "" && p.scheme != a.scheme || p.port != "" && p.port != a.port {
		return false
	}
	if p.host != "" && p.host != a.host && !(p.below && strings.HasSuffix(a.host, "."+p.host)) {
		return false
	}
	switch {
	case p.path == "":
		return true
	case p.query:
		return glob(p.path, a.path+a.query)
	}
	return glob(p.path, a.path)
}

// glob matches a whole text; * is any run of characters. Without backtracking beyond the last *, it is linear enough.
func glob(pattern, text string) bool {
	first, rest, star := strings.Cut(pattern, "*")
	if !star {
		return pattern == text
	}
	text, ok := strings.CutPrefix(text, first)
	if !ok {
		return false
	}
	parts := strings.Split(rest, "*")
	last := parts[len(parts)-1]
	for _, part := range parts[:len(parts)-1] {
		_, after, found := strings.Cut(text, part)
		if !found {
			return false
		}
		text = after
	}
	return strings.HasSuffix(text, last)
}
