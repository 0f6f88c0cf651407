package tests

import (
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"testing"
	"time"
)

// site serves the fixtures and every answer that a server should not give, until the test ends:
//
//	/never         accepts and never answers        /reset         closes the connection unanswered
//	/no-content    204                              /loop          redirects to itself
//	/redirect?to=  redirects there                  /auth          asks for a name and a password
//	/attachment    a download                       /slow?ms=      answers after that time
//	/status?code=  that status and a page           /echo          the request's body
func site(t *testing.T) *httptest.Server {
	t.Helper()
	ended := make(chan struct{})
	server := httptest.NewServer(siteHandler(ended))
	t.Cleanup(func() {
		close(ended) // first: Close waits for those who were never answered
		server.Close()
	})
	return server
}

// selfSigned is the same behind a certificate that no browser trusts.
func selfSigned(t *testing.T) *httptest.Server {
	t.Helper()
	ended := make(chan struct{})
	server := httptest.NewUnstartedServer(siteHandler(ended))
	server.Config.ErrorLog = log.New(io.Discard, "", 0) // a browser that refuses is what it is for
	server.StartTLS()
	t.Cleanup(func() {
		close(ended)
		server.Close()
	})
	return server
}

// refusing is an address of loopback where nobody listens.
func refusing(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	return "http://" + listener.Addr().String()
}

func siteHandler(ended <-chan struct{}) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServerFS(os.DirFS("fixtures")))
	mux.HandleFunc("/never", func(_ http.ResponseWriter, r *http.Request) { waitFor(r, ended) })
	mux.HandleFunc("/no-content", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	mux.HandleFunc("/loop", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/loop", http.StatusFound) })
	mux.HandleFunc("/redirect", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, r.FormValue("to"), http.StatusFound)
	})
	mux.HandleFunc("/reset", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	mux.HandleFunc("/auth", func(w http.ResponseWriter, r *http.Request) {
		if _, _, known := r.BasicAuth(); known {
			_, _ = io.WriteString(w, "<title>Inside</title>")
			return
		}
		w.Header().Set("WWW-Authenticate", `Basic realm="den"`)
		w.WriteHeader(http.StatusUnauthorized)
		_, _ = io.WriteString(w, "<title>Not without a password</title>")
	})
	mux.HandleFunc("/attachment", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/octet-stream")
		w.Header().Set("Content-Disposition", `attachment; filename="fox.bin"`)
		_, _ = w.Write(make([]byte, 1<<16))
	})
	mux.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) {
		ms, _ := strconv.Atoi(r.FormValue("ms"))
		waitFor(r, time.After(time.Duration(ms)*time.Millisecond))
		_, _ = io.WriteString(w, "<title>At last</title>")
	})
	mux.HandleFunc("/status", func(w http.ResponseWriter, r *http.Request) {
		code, err := strconv.Atoi(r.FormValue("code"))
		if err != nil {
			code = http.StatusBadRequest
		}
		w.WriteHeader(code)
		_, _ = io.WriteString(w, "<title>Status "+strconv.Itoa(code)+"</title>")
	})
	mux.HandleFunc("/echo", func(w http.ResponseWriter, r *http.Request) { _, _ = io.Copy(w, r.Body) })
	return mux
}

// waitFor ends when the event comes or the client has gone.
func waitFor[T any](r *http.Request, event <-chan T) {
	select {
	case <-event:
	case <-r.Context().Done():
	}
}

func TestSiteAnswersAsItSays(t *testing.T) {
	base := site(t).URL
	client := &http.Client{Timeout: 300 * time.Millisecond, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}
	for path, want := range map[string]int{
		"/counter.html": 200, "/no-content": 204, "/loop": 302, "/redirect?to=/x": 302, "/auth": 401,
		"/attachment": 200, "/slow?ms=1": 200, "/status?code=503": 503, "/echo": 200, "/missing.png": 404,
	} {
		reply, err := client.Get(base + path)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		_ = reply.Body.Close()
		if reply.StatusCode != want {
			t.Errorf("%s: status %d, want %d", path, reply.StatusCode, want)
		}
	}
	for url, want := range map[string]error{base + "/reset": io.EOF, base + "/never": os.ErrDeadlineExceeded} {
		_, err := client.Get(url)
		var timeout net.Error
		if !errors.Is(err, want) && (want == io.EOF || !errors.As(err, &timeout) || !timeout.Timeout()) {
			t.Errorf("%s: %v, want %v", url, err, want)
		}
	}
	for _, url := range []string{refusing(t), selfSigned(t).URL + "/counter.html"} {
		if _, err := client.Get(url); err == nil {
			t.Errorf("%s answered", url)
		}
	}
}
