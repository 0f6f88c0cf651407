//go:build firefox

package e2e

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// secret is typed into fields that must not show it; each word is looked for in all that comes back.
var secret = []string{"hunter2-den", "918273", "4111222233334444"}

// B-029 M-023 M-024 C22
func TestSecretsAppearNowhere(t *testing.T) {
	a := newAgent(t)
	var said strings.Builder
	ask := func(arguments args) string {
		result, err := a.ask(context.Background(), arguments)
		if err != nil {
			t.Fatalf("%v: %v", arguments, err)
		}
		text := textOf(result)
		said.WriteString(text)
		return text
	}
	html := document(`
		<label>Password <input id=p type=password maxlength=11></label>
		<label>Code <input autocomplete=one-time-code></label>
		<label>Card <input autocomplete="section-a cc-number"></label>
		<label>Expiry <input type=month autocomplete=cc-exp></label>
		<label>Off <input type=password disabled></label>
		<button onclick="p.type = 'text'">Show</button>
		<button onclick="throw new Error('broken')">Break</button>
		<script>p.oninput = () => document.title = "typed " + p.value.length</script>`)
	text := ask(args{"action": "open", "url": serveHTML(t, html)})
	ref := func(name string) string {
		t.Helper()
		found := regexp.MustCompile(`\[(s\d+e\d+) \S+ "` + name + `"`).FindStringSubmatch(text)
		if found == nil {
			t.Fatalf("no %s in %s", name, text)
		}
		return found[1]
	}
	fill := func(name, what string, more ...any) {
		arguments := args{"action": "fill", "tab": "t1", "ref": ref(name), "text": what}
		if len(more) > 0 {
			arguments["append"] = true
		}
		text = ask(arguments)
	}
	fill("Password", secret[0])
	shows(t, text, "•••")
	fill("Password", secret[0]+"too long")
	shows(t, text, "•••")
	fill("Code", secret[1])
	fill("Card", secret[2])
	fill("Card", secret[2], "append")
	ask(args{"action": "fill", "tab": "t1", "ref": ref("Expiry"), "text": secret[1]})
	ask(args{"action": "fill", "tab": "t1", "ref": ref("Off"), "text": secret[0]})
	ask(args{"action": "fill", "tab": "t1", "ref": ref("Password"), "text": secret[0] + "\n"})
	text = ask(args{"action": "fill", "tab": "t1", "fields": []args{{"ref": ref("Password"), "text": secret[0] + "x"}, {"ref": ref("Code"), "text": secret[1]}, {"ref": ref("Card"), "checked": true}}})
	text = ask(args{"action": "click", "tab": "t1", "ref": ref("Show")})
	shows(t, text, "•••")
	text = ask(args{"action": "press", "tab": "t1", "ref": ref("Card"), "key": "7"})
	ask(args{"action": "wait", "tab": "t1", "gone": "Card", "timeout": 100})
	ask(args{"action": "click", "tab": "t1", "ref": ref("Break")})
	ask(args{"action": "tabs"})
	ask(args{"action": "reset"})
	if _, err := a.session.CallTool(context.Background(), &mcp.CallToolParams{Name: "browser_screenshot", Arguments: args{"tab": "t1"}}); err != nil {
		t.Fatal(err)
	}
	a.left()
	for _, word := range secret {
		for name, all := range map[string]string{"the replies": said.String(), "stderr": a.stderr.String()} {
			if at := strings.Index(all, word); at >= 0 {
				t.Errorf("%q is in %s: …%s…", word, name, all[max(0, at-200):min(len(all), at+100)])
			}
		}
	}
}

// M-024 C22
func TestTypedTextIsNotEchoed(t *testing.T) {
	p := open(t, `<label>Fixed <input readonly></label><label>Day <input type=date></label><label>Line <input></label><label>Box <input type=checkbox></label>`)
	for _, name := range []string{"Fixed", "Day", "Box"} { // each refuses it
		_, err := p.ask("fill", p.ref(name), args{"text": "marmalade"})
		if err == nil || strings.Contains(err.Error(), "marmalade") {
			t.Errorf("%s: %v, want an error without the typed text", name, err)
		}
	}
	_, err := p.ask("fill", p.ref("Line"), args{"text": "marmalade\n"})
	refused(t, err, "invalid", "line break")
	if strings.Contains(err.Error(), "marmalade") {
		t.Errorf("echoed: %v", err)
	}
}
