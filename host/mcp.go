package host

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
	"foxden/host/tools"
)

// closeWithin bounds the end of a conversation; a browser is gone within 5 s.
const closeWithin = 12 * time.Second

// runMCP serves one conversation over stdio until the client closes its end or a signal comes.
func runMCP(ctx context.Context, args []string, s streams) error {
	config, target, err := flags("mcp", args, s)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(s.err, nil))
	c := conversation.New(conversation.Options{
		Target: target, Limits: config.Limits, Log: log,
	})
	server := mcp.NewServer(&mcp.Implementation{Name: "foxden", Title: "foxden", Version: Version}, &mcp.ServerOptions{
		Instructions: tools.Instructions,
		Capabilities: &mcp.ServerCapabilities{Tools: &mcp.ToolCapabilities{}},
	})
	tools.Add(server, c)
	err = server.Run(ctx, &mcp.IOTransport{Reader: io.NopCloser(s.in), Writer: nopCloser{s.out}})
	bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeWithin)
	defer cancel()
	if errors.Is(err, io.EOF) || ctx.Err() != nil {
		err = nil // the client's going is the usual end
	}
	return errors.Join(err, c.Close(bounded))
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }
