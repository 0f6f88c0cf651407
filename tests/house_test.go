// Package tests holds what only the whole project can show: its rules, a real browser end to end, the kill suite and
// the benchmark. Tests that start a Firefox carry the build tag `firefox`.
package tests

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	longestFile = 400
	longestTest = 600
)

// files reads every text of the project but what is generated, fetched or kept as test data.
func files(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name == filepath.Join("..", "tests", "testdata"):
			return nil // transcripts name promises
		case entry.IsDir() && slices.Contains([]string{".git", ".deps", "bin", "testdata", "fixtures"}, entry.Name()):
			return fs.SkipDir
		case entry.IsDir() || strings.Contains(name, ".generated.") || !entry.Type().IsRegular():
			return nil
		}
		text, err := os.ReadFile(name)
		if first, _, _ := strings.Cut(string(text), "\n"); strings.HasSuffix(first, "Do not edit.") {
			return nil
		}
		texts[filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator)))] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// A bundle's comments name where its sources were, and Deno's cache is elsewhere on every machine.
var cachePath = regexp.MustCompile(`[^\s"]*/npm/[a-z.]+/[^\s"]*`)

func TestGeneratedFilesNameNoMachine(t *testing.T) {
	for _, pattern := range []string{"../*/*.generated.*", "../*/*/*.generated.*"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if found := cachePath.Find(text); found != nil {
				t.Errorf("%s names %s: make generate leaves such paths out", name, found)
			}
		}
	}
}

func isTest(name string) bool {
	return strings.HasPrefix(name, "tests/") || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_test.ts")
}

func isCode(name string) bool {
	return slices.Contains([]string{".go", ".ts", ".js", ".sh", ".css", ".html"}, path.Ext(name)) || name == "Makefile"
}

// A rule forbids a pattern in the files that it applies to.
type rule struct {
	forbidden *regexp.Regexp
	because   string
	applies   func(name string) bool
}

var rules = []rule{
	{regexp.MustCompile(`\bt\.Skip|Deno\.test\.(ignore|only)|\b(ignore|only): true`), "a test runs or is not there", isTest},
	{regexp.MustCompile(`\b(pkill|killall)\b`), "processes are ended by the pid that starting them gave, never by name", isCode},
	{regexp.MustCompile(`\btime\.Sleep\(`), "wait for an event with a bound", func(name string) bool {
		return isCode(name) && !strings.HasPrefix(name, "tests/bench/")
	}},
	{regexp.MustCompile(`\b(TODO|FIXME|XXX)\b|context\.TODO`), "do it or say in docs/promises.md where it stands", isCode},
	{regexp.MustCompile(`\bdeno (run|test)[^\n]* -A\b|--allow-all\b|"-A"`), "the shim has exact permissions", func(name string) bool {
		return isCode(name) && !isTest(name) && name != "Makefile" // which starts tests
	}},
	{regexp.MustCompile(`/(home|Users)/[a-z]+/|` + regexp.QuoteMeta(checkout()) + `/`), "no path of one machine", func(string) bool { return true }},
}

// The rules name what they forbid.
const rulesFile = "tests/house_test.go"

func checkout() string {
	folder, err := filepath.Abs("..")
	if err != nil {
		panic(err) // the working directory of a test is there
	}
	return folder
}

func TestHouseRules(t *testing.T) {
	for _, broken := range violations(files(t)) {
		t.Error(broken)
	}
}

func TestHouseRulesCatchAViolation(t *testing.T) {
	long := strings.Repeat("x\n", longestFile+1)
	for name, text := range map[string]string{
		"host/a.go":            long,
		"firefox/a.ts":         long,
		"firefox/a_test.ts":    long + long,
		"host/a_test.go":       "\tt.Skip(\"no browser\")",
		"tests/kill/a_test.go": "time.Sleep(time.Second)",
		"watchdog/box.sh":      "pkill firefox",
		"denoshim/a.go":        "// TODO: later",
		"denoshim/boot.sh":     "exec deno run -A main.ts",
		"docs/a.md":            "see /home/me/foxden",
		"README.md":            "cd " + checkout() + "/host",
	} {
		if got := violations(map[string]string{name: text}); len(got) != 1 || !strings.HasPrefix(got[0], name) {
			t.Errorf("%s: got %q, want one line about it", name, got)
		}
	}
	for name, text := range map[string]string{
		"host/a_test.go":     long, // tests may be longer
		"tests/bench/a.go":   "time.Sleep(time.Second)",
		"tests/a_test.ts":    "deno run -A",
		"docs/a.md":          long,
		"denoshim/skills.go": "list.Skip()",
	} {
		if got := violations(map[string]string{name: text}); len(got) != 0 {
			t.Errorf("%s: got %q, want nothing", name, got)
		}
	}
}

func violations(texts map[string]string) (broken []string) {
	for name, text := range texts {
		most := longestFile
		if isTest(name) {
			most = longestTest
		}
		if lines := strings.Count(text, "\n"); isCode(name) && lines > most {
			broken = append(broken, fmt.Sprintf("%s: %d lines, at most %d: split it by noun or by request", name, lines, most))
		}
		for _, rule := range rules {
			if found := rule.forbidden.FindString(text); found != "" && rule.applies(name) && name != rulesFile {
				broken = append(broken, fmt.Sprintf("%s: %q: %s", name, found, rule.because))
			}
		}
	}
	return broken
}

func TestEveryPackageSaysWhatItIsFor(t *testing.T) {
	documented := map[string]bool{}
	for name := range files(t) {
		if path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") && path.Dir(name) != "tests" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), "../"+name, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		documented[path.Dir(name)] = documented[path.Dir(name)] || file.Doc.Text() != ""
	}
	for folder, is := range documented {
		if !is {
			t.Errorf("%s: no file has a package comment", folder)
		}
	}
}

// deno lint is what refuses these in TypeScript, so the configuration must go on asking for it.
func TestDenoLintRefusesWhatTheStyleForbids(t *testing.T) {
	config := files(t)["deno.json"]
	for _, rule := range []string{"no-console", "no-non-null-assertion", "no-explicit-any"} {
		if !strings.Contains(config, `"`+rule+`"`) {
			t.Errorf("deno.json: the lint rule %s is gone", rule)
		}
	}
}
