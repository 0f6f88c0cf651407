package tests

import (
	"regexp"
	"testing"
)

// What runs on a target cannot read the file `versions`, so it has the numbers once more.
func TestVersionsAreTheSameEverywhere(t *testing.T) {
	texts := files(t)
	for _, copied := range []struct{ name, file, pattern string }{
		{"FIREFOX_LEAST", "firefox/find.sh", `(?m)^min_firefox=(\S+)$`},
		{"FIREFOX_LEAST", "firefox/version.ts", `\bMINIMUM = (\d+);`},
		{"DENO_LEAST", "firefox/find.sh", `(?m)^min_deno=(\S+)$`},
	} {
		want := regexp.MustCompile(`(?m)^` + copied.name + `=(\S+)$`).FindStringSubmatch(texts["versions"])
		got := regexp.MustCompile(copied.pattern).FindStringSubmatch(texts[copied.file])
		if want == nil || got == nil || want[1] != got[1] {
			t.Errorf("%s: versions says %q, %s %q", copied.name, want, copied.file, got)
		}
	}
}
