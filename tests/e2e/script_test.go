//go:build firefox

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// example is the script of docs/scripts.md, for a page of this site.
func example(t *testing.T) string {
	t.Helper()
	file := filepath.Join("..", "fixtures", "script-readme.ts")
	code, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, plain, _ := strings.Cut(string(code), "\n") // the line for editors
	for _, doc := range []string{"docs/scripts.md", "README.md"} {
		if text, err := os.ReadFile(filepath.Join("..", "..", doc)); err != nil || !strings.Contains(string(text), "```ts\n"+plain+"```") {
			t.Errorf("%s has another example than %s (%v)", doc, file, err)
		}
	}
	page, err := os.ReadFile(filepath.Join("..", "fixtures", "page-sign-up.html"))
	if err != nil {
		t.Fatal(err)
	}
	const address = "https://example.com/sign-up"
	if strings.Count(string(code), address) != 1 {
		t.Fatalf("%s does not open %s", file, address)
	}
	return strings.ReplaceAll(string(code), address, site.URL+pages.add(htmlHandler(string(page))))
}

// B-073: the example runs as `foxden run`, with a browser of its own that is gone with it, and as tool browser_script.
func TestTheExampleScript(t *testing.T) {
	code := example(t)
	t.Run("run", func(t *testing.T) {
		run := exec.Command(program, "run", "-", "--json")
		run.Dir, run.Stdin = t.TempDir(), strings.NewReader(code)
		var said bytes.Buffer
		run.Stderr = &said
		output, err := run.Output()
		if err != nil {
			t.Fatalf("%v: %s", err, said.String())
		}
		var parts []struct{ Text, Image string }
		if err := json.Unmarshal(output, &parts); err != nil || len(parts) != 2 {
			t.Fatalf("%s answers %s, %v", run, output, err)
		}
		shows(t, parts[0].Text, `"effect"`)
		picture, err := os.ReadFile(filepath.Join(run.Dir, parts[1].Image))
		if err != nil || !bytes.HasPrefix(picture, []byte("\x89PNG")) {
			t.Errorf("the picture is %.8q, %v", picture, err)
		}
	})
	t.Run("tool", func(t *testing.T) {
		a := newAgent(t)
		code += "\nawait tools.browser({ action: \"click\", tab: snapshot.tab, ref: \"s1e1\" });"
		result, err := a.session.CallTool(context.Background(), &mcp.CallToolParams{Name: "browser_script", Arguments: map[string]any{"code": code}})
		if err != nil || len(result.Content) != 3 || !result.IsError {
			t.Fatalf("%+v, %v", result, err)
		}
		failed, isText := result.Content[0].(*mcp.TextContent)
		if !isText || !strings.HasPrefix(failed.Text, "stale_ref: ") {
			t.Fatalf("the error is %+v", result.Content[0])
		}
		shows(t, failed.Text, "script.ts:9:13: ")
		if picture, is := result.Content[2].(*mcp.ImageContent); !is || picture.MIMEType != "image/png" {
			t.Errorf("the picture is %+v", result.Content[2])
		}
	})
}
