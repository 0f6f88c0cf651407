//go:build firefox

package churn

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
	"foxden/tests/served"
)

// client drives one conversation, which is made for it.
type client interface {
	// call makes a call of tool browser; what the tool refuses is a *conversation.Error.
	call(ctx context.Context, arguments string) error
	// leave ends the conversation, with its browser.
	leave(ctx context.Context) error
}

type overHTTP struct {
	host *served.Host
	path string
}

func newHTTP(ctx context.Context, h *served.Host, name string) (client, error) {
	path, err := h.Create(ctx, name)
	return overHTTP{h, path}, err
}

func (c overHTTP) call(ctx context.Context, arguments string) error {
	return c.host.Ask(ctx, http.MethodPost, c.path+"/call", arguments, nil)
}

func (c overHTTP) leave(ctx context.Context) error {
	return c.host.Ask(ctx, http.MethodDelete, c.path, "", nil)
}

type overMCP struct{ session *mcp.ClientSession }

func newMCP(ctx context.Context, h *served.Host, name string) (client, error) {
	session, err := h.Connect(ctx, name)
	return overMCP{session}, err
}

func (c overMCP) call(ctx context.Context, arguments string) error {
	result, err := c.session.CallTool(ctx, &mcp.CallToolParams{Name: "browser", Arguments: json.RawMessage(arguments)})
	if err != nil || !result.IsError {
		return err
	}
	text, is := result.Content[0].(*mcp.TextContent)
	if !is {
		return fmt.Errorf("an error without a text: %+v", result.Content)
	}
	code, message, _ := strings.Cut(text.Text, ": ")
	return &conversation.Error{Code: code, Message: message}
}

func (c overMCP) leave(context.Context) error { return c.session.Close() }
