package host

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
	"foxden/host/script"
	"foxden/host/tools"
)

const (
	// closeWithin bounds the end of a conversation; a browser is gone within 5 s.
	closeWithin = 12 * time.Second
	// lastCalls is what calls under way may take once the client has closed its end: long enough
	// for a script that pipes its requests in, short enough for the browser to be gone within 5 s.
	lastCalls = 3 * time.Second
)

// runMCP serves one conversation over stdio until the client closes its end or a signal comes.
func runMCP(ctx context.Context, args []string, s streams) error {
	config, target, err := flags("mcp", args, s)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(s.err, nil))
	gate, err := config.gate(false)
	if err != nil {
		return err
	}
	c := conversation.New(conversation.Options{
		Target: target, Limits: config.Limits, Gate: gate, Log: log,
	})
	scripts := script.New()
	server := tools.Server(Version, c, scripts)

	// The server waits for the calls under way, and those for the browser: its end comes first.
	end := sync.OnceValue(func() error {
		bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeWithin)
		defer cancel()
		return errors.Join(scripts.Close(bounded), c.Close(bounded))
	})
	interrupted := context.AfterFunc(ctx, func() { _ = end() })
	defer interrupted()
	in := &reader{Reader: s.in, atEnd: func() { time.AfterFunc(lastCalls, func() { _ = end() }) }}
	err = server.Run(ctx, &mcp.IOTransport{Reader: in, Writer: writer{s.out}})
	if errors.Is(err, io.EOF) || ctx.Err() != nil {
		err = nil // the client's going is the usual end
	}
	return errors.Join(err, end())
}

// reader tells when its stream has ended.
type reader struct {
	io.Reader
	atEnd func()
	once  sync.Once
}

func (r *reader) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if err != nil {
		r.once.Do(r.atEnd)
	}
	return n, err
}

func (*reader) Close() error { return nil }

type writer struct{ io.Writer }

func (writer) Close() error { return nil }
