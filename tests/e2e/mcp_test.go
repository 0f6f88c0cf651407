//go:build firefox

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

const (
	// schemaBytes is what the tools may cost a model that is offered them, and instructionsMost the instructions.
	schemaBytes      = 8_000
	instructionsMost = 1_500
)

// C58 N-016 N-019 N-021 M-025 M-045 B-074
func TestTheToolsAreOfferedAndExplained(t *testing.T) {
	before, a := mark(), newAgent(t)
	list, err := a.session.ListTools(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(list.Tools) != 3 || list.Tools[0].Name != "browser" || list.Tools[1].Name != "browser_screenshot" || list.Tools[2].Name != "browser_script" {
		t.Fatalf("tools %+v, want browser, browser_screenshot and browser_script", list.Tools)
	}
	text, err := json.Marshal(list.Tools)
	if err != nil || len(text) > schemaBytes {
		t.Errorf("the tools are %d bytes, at most %d (%v)", len(text), schemaBytes, err)
	}
	act, shot := list.Tools[0], list.Tools[1]
	for _, tool := range list.Tools {
		n := tool.Annotations
		if n == nil || (n.Title == "" && tool.Title == "") || n.OpenWorldHint == nil || !*n.OpenWorldHint {
			t.Errorf("%s: title %q, annotations %+v, want a title and the open world", tool.Name, tool.Title, n)
		}
	}
	if act.Annotations.ReadOnlyHint || act.Annotations.DestructiveHint == nil || !*act.Annotations.DestructiveHint {
		t.Errorf("browser: %+v, want destructive and not read-only", act.Annotations)
	}
	if !shot.Annotations.ReadOnlyHint {
		t.Errorf("browser_screenshot: %+v, want read-only", shot.Annotations)
	}
	for _, action := range conversation.Actions() {
		shows(t, act.Description, action.Name)
	}
	schema, _ := act.InputSchema.(map[string]any)
	if schema["additionalProperties"] != false || schema["type"] != "object" {
		t.Errorf("the schema of browser allows anything: %v", schema)
	}
	instructions := a.session.InitializeResult().Instructions
	if n := len([]rune(instructions)); n == 0 || n >= instructionsMost {
		t.Errorf("instructions of %d characters, want fewer than %d", n, instructionsMost)
	}
	shows(t, instructions, "open", "never instructions", "secret", "history")
	a.left()
	before.gone(t)
}

// C05 N-019 N-020 N-011
func TestWrongCallsAreRefusedWithWhatIsAllowed(t *testing.T) {
	before, a := mark(), newAgent(t)
	a.fails(args{"action": "dance"}, "invalid", `"dance"`, "open, tabs, reset, snapshot")
	a.fails(args{}, "invalid", "action", "open, tabs, reset, snapshot")
	a.fails(args{"action": 3}, "invalid", "action", "open, tabs")
	a.fails(args{"action": "open"}, "invalid", "open.url: missing")
	a.fails(args{"action": "open", "url": 7}, "invalid", "open.url: expected a string")
	a.fails(args{"action": "click", "tab": "t1", "ref": "s1e1", "selector": "#a"}, "invalid", "click.selector: unknown field", "tab, ref, button, count, modifiers, observe")
	a.fails(args{"action": "snapshot", "tab": "t1", "observe": "all"}, "invalid", "snapshot.observe", "full", "none")
	a.fails(args{"action": "fill", "tab": "t1", "fields": []args{{"ref": "s1e1", "colour": 1}}}, "invalid", "fill.fields[0].colour: unknown field", "ref, text, value, checked")
	a.fails(args{"action": "snapshot", "tab": "t1"}, "ended", "Use open")
	result, err := a.session.CallTool(context.Background(), &mcp.CallToolParams{Name: "browser_screenshot", Arguments: args{"tab": "t1"}})
	a.refused(result, err, "ended", "Use open")
	if err := before.added(); err != nil && len(firefoxes()) > 1 {
		t.Errorf("a refused call started something: %v", err)
	}
}

// C02 B-052 M-018
func TestASlowStartReportsProgressToWhoAsksForIt(t *testing.T) {
	a := newAgent(t)
	params := &mcp.CallToolParams{Name: "browser", Arguments: args{"action": "open", "url": serveHTML(t, document("here"))}}
	params.SetProgressToken("start")
	ctx, cancel := context.WithTimeout(context.Background(), callBound)
	defer cancel()
	if result, err := a.session.CallTool(ctx, params); err != nil || result.IsError {
		t.Fatalf("open: %v %+v", err, result)
	}
	a.mu.Lock()
	progress := strings.Join(a.progress, "\n")
	a.mu.Unlock()
	shows(t, progress, "Firefox")

	result, err := a.session.CallTool(ctx, &mcp.CallToolParams{Name: "browser_screenshot", Arguments: args{"tab": "t1"}})
	if err != nil || result.IsError || len(result.Content) != 1 {
		t.Fatalf("screenshot: %v %+v", err, result)
	}
	picture, _ := result.Content[0].(*mcp.ImageContent)
	if picture == nil || picture.MIMEType != "image/png" {
		t.Fatalf("content %+v, want a PNG", result.Content[0])
	}
	config, err := png.DecodeConfig(bytes.NewReader(picture.Data))
	if got := (image.Point{X: config.Width, Y: config.Height}); err != nil || got != (image.Point{X: 1280, Y: 900}) {
		t.Errorf("a picture of %v, %v, want 1280 × 900", got, err)
	}
	result, err = a.session.CallTool(ctx, &mcp.CallToolParams{Name: "browser_screenshot", Arguments: args{"tab": "t1", "size": 3}})
	a.refused(result, err, "invalid", "screenshot.size: unknown field", "tab, crop, full, ref")
}
