// Package served runs a foxden serve in a folder of its own, for tests and measures that talk to it as clients do, and
// knows what of it is still there.
package served

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
	"foxden/host/web"
)

const (
	startWithin = time.Minute
	// stopWithin is the host's own bound with room for a busy machine.
	stopWithin = 20 * time.Second
	tick       = 20 * time.Millisecond
)

// Host is a foxden serve that runs. It is safe for concurrent use.
type Host struct {
	// Pid is its process.
	Pid int

	folder  string // holds its state, its cache and its temporary files
	process *exec.Cmd
	said    bytes.Buffer
	url     string
	client  *http.Client
}

// Start starts the program with these additions to the environment, and returns when it can be asked.
func Start(ctx context.Context, program string, env ...string) (*Host, error) {
	folder, err := os.MkdirTemp("", "served")
	if err != nil {
		return nil, err
	}
	h := &Host{folder: folder}
	for _, part := range []string{h.temporary(), h.cache()} {
		if err := os.Mkdir(part, 0o700); err != nil {
			return nil, errors.Join(err, os.RemoveAll(folder))
		}
	}
	h.process = exec.Command(program, "serve", "--listen", "127.0.0.1:0", "--state", filepath.Join(folder, "state"))
	h.process.Env = append(append(os.Environ(), env...), "TMPDIR="+h.temporary(), "XDG_CACHE_HOME="+h.cache())
	h.process.Stdout, h.process.Stderr = &h.said, &h.said
	if err := h.process.Start(); err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	h.Pid = h.process.Process.Pid
	if err := Eventually(ctx, startWithin, h.find); err != nil {
		return nil, errors.Join(err, h.Stop())
	}
	return h, nil
}

func (h *Host) temporary() string { return filepath.Join(h.folder, "tmp") }
func (h *Host) cache() string     { return filepath.Join(h.folder, "cache") }

// find reads where the host listens, once it has said so.
func (h *Host) find() error {
	text, err := os.ReadFile(filepath.Join(h.folder, "state", "serve.json"))
	if err != nil {
		return err
	}
	var at struct{ URL, Token string }
	if err := json.Unmarshal(text, &at); err != nil {
		return err
	}
	h.url = strings.TrimSuffix(at.URL, "/")
	// A connection for each request: what the host has open is then what it needs itself.
	h.client = &http.Client{Transport: bearer{at.Token, &http.Transport{DisableKeepAlives: true}}}
	return nil
}

type bearer struct {
	token string
	to    http.RoundTripper
}

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+b.token)
	return b.to.RoundTrip(r)
}

// Stop ends the host as Ctrl-C does and removes its folder. The error says what was wrong or is left, with the host's words.
func (h *Host) Stop() error {
	_ = h.process.Process.Signal(os.Interrupt) // it may have ended
	late := time.AfterFunc(stopWithin, func() { _ = h.process.Process.Kill() })
	_ = h.process.Wait() // its status says that it was interrupted
	var err error
	if !late.Stop() {
		err = fmt.Errorf("serve did not end within %v", stopWithin)
	}
	err = errors.Join(err, Eventually(context.Background(), stopWithin, h.Left))
	if err != nil {
		err = fmt.Errorf("%w\nserve said: %s", err, &h.said)
	}
	return errors.Join(err, os.RemoveAll(h.folder))
}

// Ask makes a request with a JSON object, or nothing, and reads the answer into what into points to, unless that is nil. An
// error of the host's is a *conversation.Error.
func (h *Host) Ask(ctx context.Context, method, path, body string, into any) error {
	request, err := http.NewRequestWithContext(ctx, method, h.url+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	response, err := h.client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode >= 300 {
		var fault web.Fault
		if json.Unmarshal(text, &fault) != nil || fault.Code == "" {
			return fmt.Errorf("%s %s: %s: %.200s", method, path, response.Status, text)
		}
		return &conversation.Error{Code: fault.Code, Message: fault.Message, Quotes: fault.Quotes}
	}
	switch into := into.(type) {
	case nil:
		return nil
	case *string:
		*into = string(text)
		return nil
	}
	return json.Unmarshal(text, into)
}

// Create makes a conversation of that name and returns its path.
func (h *Host) Create(ctx context.Context, name string) (path string, err error) {
	var made web.Conversation
	err = h.Ask(ctx, http.MethodPost, "/api/conversations", fmt.Sprintf(`{"name":%q}`, name), &made)
	return "/api/conversations/" + made.ID, err
}

// Connect begins an MCP session with a conversation of that name.
func (h *Host) Connect(ctx context.Context, name string) (*mcp.ClientSession, error) {
	client := mcp.NewClient(&mcp.Implementation{Name: name, Version: "1"}, nil)
	return client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: h.url + "/mcp", HTTPClient: h.client}, nil)
}

// Settled waits until the first browser has made the template of the profile, which it does once its agent thinks.
func (h *Host) Settled(ctx context.Context) error {
	return Eventually(ctx, startWithin, func() error {
		made, err := filepath.Glob(filepath.Join(h.cache(), "foxden", "template-*", "manifest.json"))
		if len(made) == 0 && err == nil {
			err = errors.New("no template was made")
		}
		return err
	})
}

// Eventually looks until check is content, and returns what it last said when the bound has passed.
func Eventually(ctx context.Context, bound time.Duration, check func() error) error {
	ctx, cancel := context.WithTimeout(ctx, bound)
	defer cancel()
	again := time.NewTicker(tick)
	defer again.Stop()
	for {
		err := check()
		if err == nil {
			return nil
		}
		select {
		case <-again.C:
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", context.Cause(ctx), err)
		}
	}
}
