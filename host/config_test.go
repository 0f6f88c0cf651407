package host

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"foxden/conversation"
)

func none(string) string { return "" }

// written is a configuration file with that text.
func written(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "foxden.json")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// nowhere makes a directory without configuration the current one.
func nowhere(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Chdir(dir)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	return dir
}

func TestWithoutConfigurationTheContractsValuesHold(t *testing.T) {
	nowhere(t)
	c, err := loadConfig("", none)
	if err != nil || c.DefaultTarget != local || c.Limits != conversation.DefaultLimits || len(c.Targets) != 0 {
		t.Errorf("got %+v, %v", c, err)
	}
}

func TestConfigurationIsReadWithComments(t *testing.T) {
	file := written(t, `{
	// where the browsers run
	"targets": {"lab": {"command": ["ssh", "-T", "lab", "sh"]}},
	"defaultTarget": "lab", /* and how much they may */
	"limits": {"tabs": 3},
}`)
	c, err := loadConfig(file, none)
	if err != nil {
		t.Fatal(err)
	}
	want := conversation.DefaultLimits
	want.Tabs = 3
	if target, err := c.target(c.DefaultTarget); err != nil || strings.Join(target.Argv, " ") != "ssh -T lab sh" || c.Limits != want {
		t.Errorf("got %+v, %+v, %v", target, c.Limits, err)
	}
	if target, err := c.target("local"); err != nil || target.Name != "local" {
		t.Errorf("local is %+v, %v", target, err)
	}
}

func TestConfigurationIsFoundHereThenAtHome(t *testing.T) {
	here := nowhere(t)
	home, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	for _, place := range []struct{ dir, text string }{
		{filepath.Join(home, "foxden"), `{"limits":{"tabs":5}}`}, {here, `{"limits":{"tabs":6}}`},
	} {
		if err := os.MkdirAll(place.dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(place.dir, "foxden.json"), []byte(place.text), 0o644); err != nil {
			t.Fatal(err)
		}
		c, err := loadConfig("", none)
		if err != nil || !strings.Contains(place.text, map[int]string{5: "5", 6: "6"}[c.Limits.Tabs]) {
			t.Errorf("with %s: %d tabs, %v", place.dir, c.Limits.Tabs, err)
		}
	}
}

func TestTheEnvironmentWins(t *testing.T) {
	file := written(t, `{"limits":{"tabs":3,"waitMs":5000}}`)
	c, err := loadConfig(file, func(name string) string {
		return map[string]string{
			"FOXDEN_DEFAULT_TARGET": "lab",
			"FOXDEN_TARGETS":        `{"lab":{"command":["sh"]}}`,
			"FOXDEN_LIMITS":         `{"tabs":4}`,
			"FOXDEN_LISTEN":         "[::1]:80", "FOXDEN_STATE": "/den", "FOXDEN_WARM": "3",
		}[name]
	})
	if err == nil && (c.Listen != "[::1]:80" || c.State != "/den" || c.Warm != 3) {
		t.Errorf("got %+v", c)
	}
	if err != nil || c.DefaultTarget != "lab" || c.Limits.Tabs != 4 || c.Limits.WaitMs != 5000 {
		t.Errorf("got %+v, %v", c, err)
	}
}

// What is wrong is refused with its place.
func TestConfigurationThatIsWrong(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"{\n  \"limits\": {\"tabs\": 3},\n  \"colour\": 1\n}", `line 3: json: unknown field "colour"`},
		{"{\n  \"limits\": {\n    \"tab\": 3\n  }\n}", `line 3: json: unknown field "tab"`},
		{"{\n  \"limits\": 7\n}", "line 2: json: cannot unmarshal number"},
		{"{\n  \"limits\":\n", "line 3"},
		{`{"limits":{"tabs":0}}`, "limits.tabs: expected at least 1"},
		{`{"listen":"80"}`, "listen: address 80: missing port in address: give an address and a port, as 127.0.0.1:7369"},
		{`{"state":""}`, "state is empty"},
		{`{"warm":-1}`, "warm: expected 0 to 100"},
		{`{"limits":{"tabs":65}}`, "limits.tabs: expected at most 64"},
		{`{"targets":{"lab":{"command":[]}}}`, "targets.lab.command is empty"},
		{`{"defaultTarget":"moon","targets":{"lab":{"command":["sh"]}}}`, `there is no target "moon"; known: lab, local`},
	} {
		if _, err := loadConfig(written(t, c.text), none); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s gives %v, want %s", c.text, err, c.want)
		}
	}
	for variable, text := range map[string]string{"FOXDEN_LIMITS": `{"tab":1}`, "FOXDEN_TARGETS": `[]`} {
		if _, err := loadConfig(written(t, "{}"), func(name string) string {
			return map[string]string{variable: text}[name]
		}); err == nil || !strings.HasPrefix(err.Error(), variable+": ") {
			t.Errorf("%s=%s gives %v", variable, text, err)
		}
	}
}
