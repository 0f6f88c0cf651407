package script

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"foxden/conversation"
	"foxden/host/tools"
)

// fakeBrowser is a conversation without one. What it answers is its test's to say.
type fakeBrowser struct {
	answer func(ctx context.Context, c conversation.Call) (conversation.Reply, error)

	mu    sync.Mutex
	calls []string
}

func (f *fakeBrowser) Do(ctx context.Context, c conversation.Call) (conversation.Reply, error) {
	f.mu.Lock()
	f.calls = append(f.calls, c.Action+" "+string(c.Params))
	f.mu.Unlock()
	if f.answer != nil {
		return f.answer(ctx, c)
	}
	return conversation.Reply{Tabs: []conversation.Tab{{Tab: "t1", URL: "http://a/", Title: "A"}}}, nil
}

var png = []byte("\x89PNG\r\n\x1a\nrest")

func (f *fakeBrowser) Screenshot(_ context.Context, params json.RawMessage) (conversation.Screenshot, []byte, error) {
	if !strings.Contains(string(params), "t1") {
		return conversation.Screenshot{}, nil, conversation.Invalid("screenshot.tab: missing.")
	}
	return conversation.Screenshot{Format: "png", Bytes: len(png)}, png, nil
}

// ran runs code with that browser, for some seconds at most.
func ran(t *testing.T, b tools.Browser, code string) (parts []tools.Part, printed string, err error) {
	t.Helper()
	var console strings.Builder
	parts, err = New().Run(t.Context(), tools.Script{
		Name: "script.ts", Code: code, Timeout: 30 * time.Second, Browser: b, Console: &console,
	})
	return parts, console.String(), err
}

// expectError runs code that must fail with an error that begins like that.
func expectError(t *testing.T, code, want string) {
	t.Helper()
	_, printed, err := ran(t, &fakeBrowser{}, code)
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%s\nanswers %v, want %s\nprinted: %s", code, err, want, printed)
	}
}

func codeOf(err error) string {
	code, _, _ := conversation.Parts(err)
	return code
}
