package tests

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write generated files anew")

const (
	promisesPage = "docs/promises.md"
	unproven     = "No test names it yet."
)

// A promise is one row of the page's tables: id, what is promised, where it stands.
var promise = regexp.MustCompile(`(?m)^\| ([ABCMNW]-?\d+) \| (.*) \| (.*) \|$`)

var (
	quotedFile = regexp.MustCompile("`([^`]+)`")
	promiseID  = regexp.MustCompile(`\b[ABMNW]-\d{3}\b`)
)

// TestPromisesStandWhereThePageSays holds docs/promises.md to the tests; -update writes which ones name each promise.
func TestPromisesStandWhereThePageSays(t *testing.T) {
	texts := files(t)
	page := texts[promisesPage]
	if *update {
		page = rewritten(page, texts)
		if err := os.WriteFile("../"+promisesPage, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, broken := range brokenPromises(page, texts) {
		t.Errorf("%s: %s", promisesPage, broken)
	}
	for _, id := range expectedPromises() {
		if !hasRow(page, id) {
			t.Errorf("%s: %s is missing", promisesPage, id)
		}
	}
}

func TestPromisesPageCannotRot(t *testing.T) {
	texts := map[string]string{"host/a_test.go": "// B-001, B-0022", "firefox/b_test.ts": "// B-003"}
	for _, broken := range []string{
		"| B-002 | x | `host/a_test.go` |", // names another promise that begins alike
		"| B-001 | x | `host/gone_test.go` |",
		"| B-001 | x | `firefox/b_test.ts` |",
		"| B-001 | x |  |",
		"| C01 | x | B-009 |",
	} {
		if got := brokenPromises(broken, texts); len(got) != 1 {
			t.Errorf("%s: got %q, want one line", broken, got)
		}
	}
	before := "| B-001 | x | Later. |\n| B-002 | x | Later. |\n| B-003 | x | `host/gone_test.go` |\n| B-004 | x | `host/a_test.go` |\n| C01 | x | B-001 |\n"
	want := "| B-001 | x | `host/a_test.go` |\n| B-002 | x | Later. |\n| B-003 | x | `firefox/b_test.ts` |\n| B-004 | x | " + unproven + " |\n| C01 | x | B-001 |\n"
	got := rewritten(before, texts)
	if got != want {
		t.Errorf("rewritten:\n%s\nwant:\n%s", got, want)
	}
	if broken := brokenPromises(got, texts); len(broken) != 0 {
		t.Errorf("the rewritten page is broken: %q", broken)
	}
}

// expectedPromises are the ids that this version answers for.
func expectedPromises() (ids []string) {
	for n := 1; n <= 74; n++ {
		if n != 12 && n != 69 && n != 71 { // other targets come later
			ids = append(ids, fmt.Sprintf("B-%03d", n))
		}
	}
	for n := 1; n <= 23; n++ {
		ids = append(ids, fmt.Sprintf("N-%03d", n))
	}
	for n := 1; n <= 36; n++ {
		ids = append(ids, fmt.Sprintf("M-%03d", n))
	}
	for n := 45; n <= 53; n++ {
		ids = append(ids, fmt.Sprintf("M-%03d", n))
	}
	for n := 9; n <= 30; n++ {
		if n <= 13 || n >= 28 {
			ids = append(ids, fmt.Sprintf("A-%03d", n))
		}
	}
	for n := 49; n <= 126; n++ {
		if n <= 91 || n >= 125 { // those on input, forms and popups come later
			ids = append(ids, fmt.Sprintf("W-%03d", n))
		}
	}
	for n := 1; n <= 45; n++ {
		if n <= 24 || n == 29 || n == 30 || n == 37 || n >= 41 { // those of host, policy, network come later
			ids = append(ids, fmt.Sprintf("C%02d", n))
		}
	}
	return ids
}

func brokenPromises(page string, texts map[string]string) (broken []string) {
	for _, row := range promise.FindAllStringSubmatch(page, -1) {
		id, stands := row[1], row[3]
		switch {
		case strings.TrimSpace(stands) == "":
			broken = append(broken, id+" stands nowhere")
		case strings.HasPrefix(id, "C"):
			for _, part := range promiseID.FindAllString(stands, -1) {
				if !hasRow(page, part) {
					broken = append(broken, id+" rests on "+part+", which is not there")
				}
			}
		case strings.HasPrefix(stands, "`"):
			for _, file := range quotedFile.FindAllStringSubmatch(stands, -1) {
				if !names(texts[file[1]], id) {
					broken = append(broken, fmt.Sprintf("%s: %s does not name it: make generate", id, file[1]))
				}
			}
		}
	}
	return broken
}

// rewritten puts the tests that name a promise into its row. A sentence stays where no test does.
func rewritten(page string, texts map[string]string) string {
	return promise.ReplaceAllStringFunc(page, func(line string) string {
		row := promise.FindStringSubmatch(line)
		id, what, stands := row[1], row[2], row[3]
		if strings.HasPrefix(id, "C") {
			return line
		}
		var proofs []string
		for name, text := range texts {
			if isTest(name) && name != "tests/promises_test.go" && names(text, id) {
				proofs = append(proofs, "`"+name+"`")
			}
		}
		slices.Sort(proofs)
		switch {
		case len(proofs) > 0:
			stands = strings.Join(proofs, ", ")
		case strings.HasPrefix(stands, "`"):
			stands = unproven
		}
		return fmt.Sprintf("| %s | %s | %s |", id, what, stands)
	})
}

func hasRow(page, id string) bool {
	return strings.Contains("\n"+page, "\n| "+id+" |")
}

func names(text, id string) bool {
	return regexp.MustCompile(`\b` + id + `\b`).MatchString(text)
}
