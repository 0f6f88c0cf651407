package tools

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"foxden/conversation"
)

// TestGeneratedToolsDocIsFresh holds docs/tools.md to the declaration; -update writes it. B-074.
func TestGeneratedToolsDocIsFresh(t *testing.T) {
	const file = "../../docs/tools.md"
	want := toolsDoc(t)
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("%s is not what the declaration gives (%v); run make generate", file, err)
	}
}

func toolsDoc(t *testing.T) string {
	var b strings.Builder
	b.WriteString("# The tools\n\nWritten from the declaration in `denoshim` and `host/tools` by a test; do not edit. What a model reads of a page, of tool\n" +
		"arguments and of results is kept in its conversation's history: keep secrets out of it.\n")
	browser, screenshot, script := browserTool(), screenshotTool(), scriptTool()
	fmt.Fprintf(&b, "\n## `%s`\n\nOne action a call: `{\"action\": A, …}`. Any other action or parameter is refused with the list of what is allowed.\n", browser.Name)
	b.WriteString("\n| action | parameters | does |\n|---|---|---|\n")
	for _, a := range conversation.Actions() {
		var names []string
		for _, f := range conversation.Fields(a.Params) {
			name := f.Name
			if f.Optional {
				name += "?"
			}
			names = append(names, "`"+name+"`")
		}
		row(&b, "`"+a.Name+"`", strings.Join(names, " "), a.Does)
	}
	b.WriteString("\n")
	parameters(t, &b, browserSchema(conversation.Actions()))
	fmt.Fprintf(&b, "\n## `%s`\n\n%s\n\n", screenshot.Name, screenshot.Description)
	parameters(t, &b, schemaOf(conversation.ScreenshotParams()))
	fmt.Fprintf(&b, "\n## `%s`\n\n%s\n\n", script.Name, strings.Replace(script.Description, "Example:\n", "Example:\n\n```ts\n", 1)+"\n```\n\nMore in [scripts.md](scripts.md).")
	parameters(t, &b, schemaOf(scriptMethod.Params))
	fmt.Fprintf(&b, "\n## Instructions\n\nWhat a model is told once, when it connects:\n\n> %s\n", strings.ReplaceAll(Instructions, "\n", "\n>\n> "))
	return b.String()
}

func parameters(t *testing.T, b *strings.Builder, s object) {
	b.WriteString("| parameter | takes | |\n|---|---|---|\n")
	for _, name := range s.names {
		p := s.properties[name]
		doc, _ := p["description"].(string)
		row(b, "`"+name+"`", takes(t, p), doc)
	}
}

// takes says in words what a property's schema allows.
func takes(t *testing.T, p map[string]any) string {
	raw, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var s struct {
		Type             any
		Enum             []string
		Minimum, Maximum *int
		Items            map[string]any
		Properties       map[string]map[string]any
	}
	if err := json.Unmarshal(raw, &s); err != nil {
		t.Fatal(err)
	}
	switch {
	case s.Enum != nil:
		return "`" + strings.Join(s.Enum, "` `") + "`"
	case s.Type == "array":
		return "a list of: " + takes(t, s.Items)
	case s.Type == "object":
		return "an object"
	case s.Minimum != nil && s.Maximum != nil:
		return fmt.Sprintf("an integer, %d to %d", *s.Minimum, *s.Maximum)
	case s.Minimum != nil:
		return fmt.Sprintf("an integer, at least %d", *s.Minimum)
	}
	if several, ok := s.Type.([]any); ok {
		return fmt.Sprintf("%v, or a list of them", several[0])
	}
	return fmt.Sprint(s.Type)
}

func row(b *strings.Builder, cells ...string) {
	for i, cell := range cells {
		if cell == "" {
			cell = "–"
		}
		cells[i] = strings.NewReplacer("|", `\|`, "<", `\<`).Replace(cell)
	}
	b.WriteString("| " + strings.Join(cells, " | ") + " |\n")
}
