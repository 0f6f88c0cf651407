package web

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"io"
	"net"
	"net/http"
	"net/netip"
	"os"
	"strings"
	"time"

	"foxden/conversation"
)

const (
	// mostBody bounds a request: the wire takes lines of 1 MiB, and JSON may write a character with six bytes.
	mostBody = 2 << 20
	// remembered is how long a browser keeps the cookie.
	remembered = 30 * 24 * time.Hour
)

// ServeHTTP lets nothing through that does not have the right name, the token and, where it acts, the right origin.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer := &answer{ResponseWriter: w, rc: http.NewResponseController(w)}
	defer func() { s.requests.count(r, answer) }()
	secure(answer.Header())
	if !s.named(r) {
		fail(answer, http.StatusMisdirectedRequest, denied("This host has no such name. Address it as localhost or by the address that it listens on."))
		return
	}
	if token := r.URL.Query().Get("token"); token != "" && r.Method == http.MethodGet && r.URL.Path == "/" {
		s.welcome(answer, r, token)
		return
	}
	if !s.known(r) {
		answer.Header().Set("WWW-Authenticate", `Bearer realm="foxden"`)
		fail(answer, http.StatusUnauthorized, denied("The token is missing or wrong. Open the link that foxden serve printed, or send the token of its state directory as Authorization: Bearer."))
		return
	}
	if !s.ours(r) {
		fail(answer, http.StatusForbidden, denied("The request comes from another origin."))
		return
	}
	if !takeBody(answer, r) {
		return
	}
	s.mux.ServeHTTP(answer, r)
}

// secure sets what every answer has. A handler of files that hold nothing of anybody may let them be kept.
func secure(h http.Header) {
	for name, value := range map[string]string{
		"Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
			"form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
		"X-Content-Type-Options":       "nosniff",
		"Referrer-Policy":              "no-referrer",
		"Cache-Control":                "no-store",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Cross-Origin-Opener-Policy":   "same-origin",
	} {
		h.Set(name, value)
	}
}

// named is true of a request that was addressed by a name of this host. A page that has rebound its own name to this
// address sends that name.
func (s *Site) named(r *http.Request) bool {
	name := strings.ToLower(hostname(r.Host))
	if name == "localhost" {
		return true
	}
	address, err := netip.ParseAddr(strings.Trim(name, "[]"))
	if err == nil && address.IsLoopback() {
		return true
	}
	listen := strings.ToLower(hostname(s.options.Listen))
	if own, e := netip.ParseAddr(strings.Trim(listen, "[]")); listen != "" && (e != nil || !own.IsUnspecified()) {
		return name == listen
	}
	// It listens everywhere: the address that the connection came to, or the machine's name.
	if err == nil {
		local, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
		own, e := netip.ParseAddrPort(addressOf(local))
		return e == nil && own.Addr().Unmap() == address.Unmap()
	}
	machine, err := os.Hostname()
	return err == nil && name == strings.ToLower(machine)
}

func addressOf(a net.Addr) string {
	if a == nil {
		return ""
	}
	return a.String()
}

// hostname is a Host header's without the port; brackets stay.
func hostname(host string) string {
	if at := strings.LastIndexByte(host, ':'); at >= 0 && !strings.HasSuffix(host, "]") {
		return host[:at]
	}
	return host
}

// known is true of a request with the token, as a bearer's or as the cookie that stands for it.
func (s *Site) known(r *http.Request) bool {
	if scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " "); strings.EqualFold(scheme, "Bearer") {
		return same(strings.TrimSpace(token), s.options.Token)
	}
	return s.hasCookie(r)
}

func (s *Site) hasCookie(r *http.Request) bool {
	cookie, err := r.Cookie(cookieName(r))
	return err == nil && same(cookie.Value, s.pass())
}

// same compares in a time that tells nothing of where or how long they differ.
func same(a, b string) bool {
	x, y := sha256.Sum256([]byte(a)), sha256.Sum256([]byte(b))
	return subtle.ConstantTimeCompare(x[:], y[:]) == 1
}

// pass is what a cookie holds: not the token, which opens the API to other programs.
func (s *Site) pass() string {
	mac := hmac.New(sha256.New, []byte(s.options.Token))
	mac.Write([]byte("cookie"))
	return hex.EncodeToString(mac.Sum(nil))
}

// cookieName has the port: cookies do not, and two hosts on one machine must not log each other out.
func cookieName(r *http.Request) string {
	_, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		return "foxden"
	}
	return "foxden-" + port
}

// welcome takes the token out of a link and remembers it.
func (s *Site) welcome(w http.ResponseWriter, r *http.Request, token string) {
	if !same(token, s.options.Token) {
		fail(w, http.StatusUnauthorized, denied("The link is of another token. Open the one that foxden serve printed."))
		return
	}
	http.SetCookie(w, &http.Cookie{
		Name: cookieName(r), Value: s.pass(), Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode, MaxAge: int(remembered.Seconds()),
	})
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// ours is true of a request that no foreign page has made. SameSite does not see ports, so a page of another server on
// this machine has the cookie sent for it. Programs have no origin; a browser gives one to all that acts.
func (s *Site) ours(r *http.Request) bool {
	looks := r.Method == http.MethodGet || r.Method == http.MethodHead
	if origin := r.Header.Get("Origin"); origin != "" {
		return strings.EqualFold(origin, "http://"+r.Host)
	}
	switch site := r.Header.Get("Sec-Fetch-Site"); {
	case site == "same-origin" || site == "none":
		return true
	case site != "":
		return looks && r.Header.Get("Sec-Fetch-Mode") == "navigate" // a link that leads here
	}
	return looks || r.Header.Get("Authorization") != ""
}

// takeBody reads the whole body, so that its time and size are bounded here and nowhere else, and a client that goes
// away is noticed from then on.
func takeBody(w *answer, r *http.Request) bool {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBody))
	var long *http.MaxBytesError
	switch {
	case errors.As(err, &long):
		fail(w, http.StatusRequestEntityTooLarge, &conversation.Error{Code: "limit", Message: "The request has more than 2 MiB."})
		return false
	case err != nil:
		fail(w, http.StatusBadRequest, conversation.Invalid("The request cannot be read: %v.", err))
		return false
	}
	// The time for reading is over; a call takes its own.
	_ = w.rc.SetReadDeadline(time.Time{})
	r.Body = io.NopCloser(bytes.NewReader(body))
	return true
}

func denied(message string) error { return &conversation.Error{Code: "denied", Message: message} }

// answer remembers the status and gives each write a time of its own.
type answer struct {
	http.ResponseWriter
	rc     *http.ResponseController
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(p []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	_ = a.rc.SetWriteDeadline(time.Now().Add(writeWithin))
	return a.ResponseWriter.Write(p)
}

// FlushError flushes, for a ResponseController.
func (a *answer) FlushError() error {
	_ = a.rc.SetWriteDeadline(time.Now().Add(writeWithin))
	return a.rc.Flush()
}

// Unwrap is for a ResponseController.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
