package tools

import (
	"context"
	"encoding/json"
	"io"
	"reflect"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

// Browser is whose browser a script uses: *conversation.Conversation, so that its rules, its turn and its history hold,
// or one behind the API of a running host.
type Browser interface {
	Do(ctx context.Context, call conversation.Call) (conversation.Reply, error)
	Screenshot(ctx context.Context, params json.RawMessage) (conversation.Screenshot, []byte, error)
}

var _ Browser = (*conversation.Conversation)(nil)

// Script is a piece of agent code to run.
type Script struct {
	// Name is what its errors call it.
	Name    string
	Code    string
	Timeout time.Duration
	Browser Browser
	// Progress hears what the slow start of a browser is at; may be nil.
	Progress func(string)
	// Console is where what the code prints goes; nil is the standard error.
	Console io.Writer
}

// Part is one piece of what a script answers with: text, or a picture.
type Part struct {
	Text    string
	Picture []byte
	Format  string // of the picture: png or jpeg
}

// Runner runs scripts, elsewhere than in this process. With an error it returns what came before that.
type Runner interface {
	Run(ctx context.Context, s Script) ([]Part, error)
	// Close ends those that run, and lets no more begin.
	Close(ctx context.Context) error
}

// ScriptParams is the input of tool browser_script.
type ScriptParams struct {
	Code    string `json:"code" maxLen:"200000"`
	Timeout int    `json:"timeout,omitempty" min:"100" max:"600000" doc:"ms for all of it, default 60000"`
}

// DefaultScriptTimeout is a script's that names none, MostScriptTimeout what one may name.
const (
	DefaultScriptTimeout = time.Minute
	MostScriptTimeout    = 10 * time.Minute
)

var scriptMethod = conversation.Method{Name: "script", Params: reflect.TypeFor[ScriptParams]()}

func scriptTool() *mcp.Tool {
	yes := true
	return &mcp.Tool{
		Name: "browser_script",
		Description: `Many steps in one call: runs TypeScript with top-level await, without network or files. ` +
			`tools.browser({action, …}) gives {snapshot: {tab, url, title, text, elements: [{ref, role, name, value?}]}, tabs, effect}; ` +
			`tools.browser_screenshot({tab}) a picture; text(x) and image(picture) add to the answer; errors throw, with code. Example:
const {snapshot} = await tools.browser({action: "open", url: "https://example.com"});
const email = snapshot.elements.find(e => e.name === "Email");
await tools.browser({action: "fill", tab: snapshot.tab, ref: email.ref, text: "a@b.c"});`,
		InputSchema: schemaOf(scriptMethod.Params).asMap(),
		Annotations: &mcp.ToolAnnotations{Title: "Browser script", DestructiveHint: &yes, OpenWorldHint: &yes},
	}
}

func scriptHandler(b Browser, r Runner) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if err := scriptMethod.Check(req.Params.Arguments); err != nil {
			return failed(conversation.Invalid("%v.", err)), nil
		}
		var params ScriptParams
		if err := json.Unmarshal(req.Params.Arguments, &params); err != nil {
			return failed(conversation.Invalid("%v.", err)), nil
		}
		s := Script{
			Name: "script.ts", Code: params.Code, Timeout: time.Duration(params.Timeout) * time.Millisecond,
			Browser: b, Progress: progress(ctx, req),
		}
		if s.Timeout == 0 {
			s.Timeout = DefaultScriptTimeout
		}
		parts, err := r.Run(ctx, s)
		return scriptResult(parts, err), nil
	}
}

// scriptResult has the error first, since it explains the rest.
func scriptResult(parts []Part, err error) *mcp.CallToolResult {
	result := &mcp.CallToolResult{Content: []mcp.Content{}}
	if err != nil {
		result = failed(err)
	}
	for _, p := range parts {
		if p.Picture != nil {
			result.Content = append(result.Content, &mcp.ImageContent{Data: p.Picture, MIMEType: "image/" + p.Format})
		} else {
			result.Content = append(result.Content, &mcp.TextContent{Text: PartText(p)})
		}
	}
	if len(result.Content) == 0 {
		return text("The script ended and said nothing: text(x) and image(x) make its answer.")
	}
	return result
}

// PartText writes a script's words as a model reads them. Nobody knows which of them a page said, so all are fenced.
func PartText(p Part) string { return fence(p.Text + "\n") }
