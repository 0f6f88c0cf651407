package host

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"foxden/conversation"
)

// C30 M-051: rules are read in their order, from the file or the environment, which takes the place of the file's.
func TestRulesAreReadInTheirOrder(t *testing.T) {
	file := written(t, `{
	// everything is asked, but not this
	"permission": {"browser": {"*": "ask", "https://z.example": "allow", "click": "deny", "a.example": "allow"}},
}`)
	for variable, want := range map[string]string{
		"": "*=ask https://z.example=allow click=deny a.example=allow",
		`{"browser": {"https://*": "allow", "*": "deny"}}`: "https://*=allow *=deny",
		`{"browser": {}}`: "",
	} {
		c, err := loadConfig(file, func(name string) string {
			if name == "FOXDEN_PERMISSION" {
				return variable
			}
			return ""
		})
		var rules []string
		for _, r := range c.Permission.Browser {
			rules = append(rules, r.Pattern+"="+r.Verdict)
		}
		if got := strings.Join(rules, " "); err != nil || got != want {
			t.Errorf("%s: %s, %v; want %s", variable, got, err, want)
		}
	}
}

func TestWrongRulesAreRefusedWithTheirPlace(t *testing.T) {
	for text, want := range map[string]string{
		"{\n\"permission\": {\"browser\": {\n\"click\": \"allow\",\n\"https://*\": \"maybe\"}}}": `line 4: permission.browser: "https://*": there is no verdict "maybe"; allowed: allow, ask, deny`,
		"{\"permission\": {\n\"browser\": {\"clik\": \"allow\"}}}":                               `line 2: permission.browser: "clik": this is no URL, no host and none of look, act, screenshot,`,
		"{\"permission\": {\"browser\": {\n\"click\": true}}}":                                   `line 2: permission.browser: "click": there is no verdict "true"`,
		"{\"permission\": {\"browser\": {\n\"click\": \"ask\",\n\"click\": \"deny\"}}}":          `line 3: permission.browser: "click": it stands twice`,
		"{\"permission\": {\"browser\": \"deny\"}}":                                              `permission.browser: expected an object, as {"https://example.com": "allow"}`,
		"{\"permission\":\n{\"brwoser\": {}}}":                                                   `line 2: json: unknown field "brwoser"`,
	} {
		_, err := loadConfig(written(t, text), none)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	_, err := loadConfig(written(t, "{}"), func(name string) string {
		if name == "FOXDEN_PERMISSION" {
			return `{"browser": {"fill": "sometimes"}}`
		}
		return ""
	})
	if want := `FOXDEN_PERMISSION: permission.browser: "fill": there is no verdict "sometimes"`; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

// The examples of docs/permissions.md are what happens: M-049, M-051.
func TestTheExamplesOfTheRulesHold(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "docs", "permissions.md"))
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile("(?m)^\\| `([^`]*)` \\| `(\\w+)( [^`]+)?` \\| (allow|ask|deny) \\|")
	rows := row.FindAllStringSubmatch(string(page), -1)
	if len(rows) < 20 {
		t.Fatalf("%d examples", len(rows))
	}
	for _, example := range rows {
		var list ruleList
		if err := json.Unmarshal([]byte("{"+example[1]+"}"), &list); err != nil {
			t.Errorf("%s: %v", example[1], err)
			continue
		}
		gate, err := config{Permission: permission{list}}.gate(false)
		if err != nil {
			t.Fatal(err)
		}
		params := fmt.Sprintf(`{"url":%q}`, strings.TrimSpace(example[3]))
		err = gate.Allow(t.Context(), conversation.Ask{Action: example[2], Params: json.RawMessage(params)})
		got := "allow"
		if err != nil {
			got = map[bool]string{true: "ask", false: "deny"}[strings.Contains(err.Error(), "nobody can be asked")]
		}
		if got != example[4] {
			t.Errorf("%s by %s: %s (%v), not %s", example[2]+example[3], example[1], got, err, example[4])
		}
	}
}
