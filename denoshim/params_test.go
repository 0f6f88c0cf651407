package denoshim

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// TestCheckSaysWhatIsWrong reads the table of good and malformed parameters, of which check_test.ts
// expects the same sentences: C05, N-019, N-020; the bounds of B-040 and B-057.
func TestCheckSaysWhatIsWrong(t *testing.T) {
	file, err := os.ReadFile("testdata/params.ndjson")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(file)) {
		var c struct {
			Method, Says string
			Params       json.RawMessage
		}
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		method, ok := Lookup(c.Method)
		if !ok {
			t.Fatalf("there is no method %s", c.Method)
		}
		expectSays(t, method, string(c.Params), c.Says)
	}
}

// What is too long for a table.
func TestCheckOfTheLong(t *testing.T) {
	fill, _ := Lookup("fill")
	field := `{"ref":"s1e1","text":""}`
	expectSays(t, fill, `{"tab":"t1","fields":[`+strings.Repeat(field+",", 99)+field+`]}`, "")
	expectSays(t, fill, `{"tab":"t1","fields":[`+strings.Repeat(field+",", 100)+field+`]}`, "fill.fields: expected at most 100")
	expectSays(t, fill, `{"tab":"t1","text":"`+strings.Repeat("ä", 100_000)+`"}`, "")
	expectSays(t, fill, `{"tab":"t1","text":"`+strings.Repeat("ä", 100_001)+`"}`, "fill.text: longer than 100000 characters")
	tabs, _ := Lookup("tabs")
	expectSays(t, tabs, "", "") // no params at all
	expectSays(t, tabs, "\n", "")
	expectSays(t, tabs, "{", "tabs: expected an object")
}

func expectSays(t *testing.T, m Method, params, want string) {
	t.Helper()
	got := ""
	if err := m.Check([]byte(params)); err != nil {
		got = err.Error()
	}
	if got != want {
		t.Errorf("%s %.80s: says %q, want %q", m.Name, params, got, want)
	}
}
