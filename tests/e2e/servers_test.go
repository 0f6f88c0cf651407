//go:build firefox

package e2e

import (
	"bufio"
	"crypto/tls"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
)

// raw is a server that is given every connection once a request's head has been read from it.
func raw(t *testing.T, answer func(net.Conn)) (url string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	t.Cleanup(func() {
		_ = listener.Close()
		<-done
	})
	go func() { // ends with the listener
		defer close(done)
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			go func() { // ends with the request, which the browser ends at the latest
				defer func() { _ = connection.Close() }()
				if _, err := http.ReadRequest(bufio.NewReader(connection)); err == nil {
					answer(connection)
				}
			}()
		}
	}()
	return "http://" + listener.Addr().String() + "/"
}

// resetting closes so that the peer sees a reset, not an end.
func resetting(connection net.Conn) {
	_ = connection.(*net.TCPConn).SetLinger(0)
}

// refusing is an address at which nobody listens.
func refusing(t *testing.T) (url string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = listener.Close()
	return "http://" + listener.Addr().String() + "/"
}

// selfSigned is a page behind a certificate that no browser trusts.
func selfSigned(t *testing.T) (url string) {
	t.Helper()
	server := httptest.NewUnstartedServer(htmlHandler(document("secret den")))
	server.TLS = &tls.Config{MinVersion: tls.VersionTLS12}
	server.Config.ErrorLog = nothing
	server.StartTLS()
	t.Cleanup(server.Close)
	return server.URL
}

// attachment is a download.
func attachment(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Content-Disposition", `attachment; filename="fox.bin"`)
	_, _ = io.WriteString(w, "not for your disk")
}

// nothing takes what a server logs of browsers that distrust it.
var nothing = log.New(io.Discard, "", 0)
