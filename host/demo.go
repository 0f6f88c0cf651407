package host

import (
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"foxden/conversation"
	"foxden/host/tools"
)

//go:embed demo/site
var site embed.FS

// runDemo is a tour on a bundled site: what an agent does, and what it sees. It runs here, where the
// site is, and with a temporary folder of its own, so that it can show what is left in the end.
func runDemo(ctx context.Context, args []string, s streams) (err error) {
	if err := noArgs(args); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "foxden-demo-")
	if err != nil {
		return err
	}
	defer os.Remove(dir)
	if err := os.Setenv("TMPDIR", dir); err != nil {
		return err
	}
	url, stop, err := serveSite()
	if err != nil {
		return err
	}
	defer stop()
	c := conversation.New(conversation.Options{Target: conversation.Local(), Limits: conversation.DefaultLimits})
	tour := &tour{ctx: ctx, s: s, c: c, dir: dir}
	defer func() { err = errors.Join(err, tour.close()) }()
	return tour.walk(url)
}

// serveSite serves the bundled pages on a loopback port.
func serveSite() (url string, stop func(), err error) {
	files, err := fs.Sub(site, "demo/site")
	if err != nil {
		return "", nil, err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, fmt.Errorf("serving the demo's site: %w", err)
	}
	server := &http.Server{Handler: http.FileServerFS(files), ReadHeaderTimeout: 10 * time.Second}
	go func() { _ = server.Serve(listener) }() // until stop
	return "http://" + listener.Addr().String() + "/", func() { _ = server.Close() }, nil
}

type tour struct {
	ctx context.Context
	s   streams
	c   *conversation.Conversation
	dir string // TMPDIR of the tour's session
}

// do runs one action and prints it with the answer, as an agent reads it.
func (t *tour) do(action string, params map[string]any) (conversation.Reply, error) {
	raw, err := json.Marshal(params)
	if err != nil {
		return conversation.Reply{}, err
	}
	shown := strings.TrimPrefix(string(raw), "{")
	fmt.Fprintf(t.s.out, "\n> browser {\"action\":%q,%s\n", action, shown)
	started := time.Now()
	reply, err := t.c.Do(t.ctx, conversation.Call{Action: action, Params: raw, Progress: func(message string) {
		fmt.Fprintln(t.s.err, message+" …")
	}})
	if err != nil {
		fmt.Fprintln(t.s.out, tools.ErrorText(err))
		return reply, err
	}
	fmt.Fprintf(t.s.out, "%s\n(%d ms)\n", tools.Text(reply), time.Since(started).Milliseconds())
	return reply, nil
}

// named finds an element by its name, as a script would.
func named(s *conversation.Snapshot, name string) (string, error) {
	for _, e := range s.Elements {
		if e.Name == name {
			return e.Ref, nil
		}
	}
	return "", fmt.Errorf("the page shows nothing named %q", name)
}

func (t *tour) shoot(tab string) error {
	params, _ := json.Marshal(map[string]string{"tab": tab})
	_, picture, err := t.c.Screenshot(t.ctx, params)
	if err != nil {
		return err
	}
	const file = "foxden-demo.png"
	if err := os.WriteFile(file, picture, 0o600); err != nil {
		return err
	}
	fmt.Fprintf(t.s.out, "\n> browser_screenshot {\"tab\":%q}\nwrote %s, %d bytes\n", tab, file, len(picture))
	return nil
}
