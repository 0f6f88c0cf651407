//go:build firefox

package e2e

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// agent is an MCP client that has started the program, as an agent's host does.
type agent struct {
	t       *testing.T
	command *exec.Cmd
	session *mcp.ClientSession
	stderr  *written

	mu       sync.Mutex
	progress []string
	// answer is its person's to what the program asks; without one it is declined.
	answer    *mcp.ElicitResult
	questions []string
}

// written collects what a process writes.
type written struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (w *written) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.text.Write(p)
}

func (w *written) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.text.String()
}

func newAgent(t *testing.T, env ...string) *agent {
	t.Helper()
	a := &agent{t: t, command: exec.Command(program, "mcp"), stderr: &written{}}
	a.command.Env = append(a.command.Environ(), env...)
	a.command.Stderr = a.stderr
	client := mcp.NewClient(&mcp.Implementation{Name: "e2e", Version: "1"}, &mcp.ClientOptions{
		ProgressNotificationHandler: func(_ context.Context, r *mcp.ProgressNotificationClientRequest) {
			a.mu.Lock()
			defer a.mu.Unlock()
			a.progress = append(a.progress, r.Params.Message)
		},
		ElicitationHandler: func(_ context.Context, r *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			a.mu.Lock()
			defer a.mu.Unlock()
			a.questions = append(a.questions, r.Params.Message)
			if a.answer == nil {
				return &mcp.ElicitResult{Action: "decline"}, nil
			}
			return a.answer, nil
		},
	})
	ctx, cancel := context.WithTimeout(context.Background(), callBound)
	defer cancel()
	session, err := client.Connect(ctx, &mcp.CommandTransport{Command: a.command, TerminateDuration: 2 * goneWithin}, nil)
	if err != nil {
		t.Fatalf("connecting to %s: %v\n%s", a.command, err, a.stderr)
	}
	a.session = session
	t.Cleanup(func() { _ = session.Close() }) // the test may have ended it
	return a
}

// ask calls tool browser.
func (a *agent) ask(ctx context.Context, arguments args) (*mcp.CallToolResult, error) {
	ctx, cancel := context.WithTimeout(ctx, callBound)
	defer cancel()
	return a.session.CallTool(ctx, &mcp.CallToolParams{Name: "browser", Arguments: arguments})
}

// text is the answer of tool browser to a call that has to work.
func (a *agent) text(arguments args) string {
	a.t.Helper()
	result, err := a.ask(context.Background(), arguments)
	if err != nil {
		a.t.Fatalf("%v: %v\n%s", arguments, err, a.stderr)
	}
	text := textOf(result)
	if result.IsError {
		a.t.Fatalf("%v: %s", arguments, text)
	}
	return text
}

// fails calls tool browser for an error that begins with the code and says these words.
func (a *agent) fails(arguments args, code string, words ...string) {
	a.t.Helper()
	result, err := a.ask(context.Background(), arguments)
	a.refused(result, err, code, words...)
}

func (a *agent) refused(result *mcp.CallToolResult, err error, code string, words ...string) {
	a.t.Helper()
	if err != nil {
		a.t.Fatalf("the call failed as such, %v, want a result with %s", err, code)
	}
	text := textOf(result)
	if !result.IsError || !strings.HasPrefix(text, code+": ") {
		a.t.Fatalf("isError %v, %q, want an error that begins with %s", result.IsError, text, code)
	}
	for _, word := range words {
		if !strings.Contains(text, word) {
			a.t.Errorf("%q does not say %q", text, word)
		}
	}
}

func textOf(result *mcp.CallToolResult) string {
	var texts []string
	for _, content := range result.Content {
		if text, ok := content.(*mcp.TextContent); ok {
			texts = append(texts, text.Text)
		}
	}
	return strings.Join(texts, "\n")
}

// shows fails the test unless the text has each of these.
func shows(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%q is not in:\n%s", part, text)
		}
	}
}

// left ends the session as a client that goes does, and says how the program ended.
func (a *agent) left() int {
	a.t.Helper()
	err := a.session.Close()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		a.t.Errorf("closing the session: %v\n%s", err, a.stderr)
	}
	return a.command.ProcessState.ExitCode()
}
