package tests

import (
	"go/build/constraint"
	"path"
	"regexp"
	"strings"
	"testing"
)

// B-074: what a person types into a conversation stays there, and the first page that they read says so.
func TestReadmeWarnsOfSecretsInConversations(t *testing.T) {
	readme := files(t)["README.md"]
	for _, said := range []string{"conversation's history", "Keep secrets out"} {
		if !strings.Contains(readme, said) {
			t.Errorf("README.md does not say %q", said)
		}
	}
}

// B-070: what a target must have, and that Windows cannot be one.
func TestReadmeSaysWhatATargetMustHave(t *testing.T) {
	readme := files(t)["README.md"]
	for _, said := range []string{"POSIX `sh`", "Deno and Firefox", "Windows cannot be a target"} {
		if !strings.Contains(readme, said) {
			t.Errorf("README.md does not say %q", said)
		}
	}
}

// N-023, in our way: what starts a real browser is kept out of `make check` by its build tag or its name, not by a
// switch in the environment, so that no test ever skips itself.
func TestCheckLeavesBrowsersOut(t *testing.T) {
	texts := files(t)
	recipe := regexp.MustCompile(`(?ms)^check:.*?\n\n`).FindString(texts["Makefile"])
	for _, line := range strings.Split(recipe, "\n") {
		if strings.Contains(line, "go test") && strings.Contains(line, "firefox") ||
			strings.Contains(line, "$(DENO_TEST)") && !strings.Contains(line, "--ignore='$(FIREFOX_TESTS)'") {
			t.Errorf("make check: %s", strings.TrimSpace(line))
		}
	}
	if !strings.Contains(recipe, "go test") || !strings.Contains(recipe, "$(DENO_TEST)") {
		t.Errorf("make check runs no tests:\n%s", recipe)
	}
	for name, text := range texts {
		if path.Ext(name) != ".go" || !strings.Contains(name, "firefox_test") {
			continue
		}
		line, _, _ := strings.Cut(text, "\n")
		if tag, err := constraint.Parse(line); err != nil || tag.Eval(func(tag string) bool { return tag != "firefox" }) {
			t.Errorf("%s: its first line is not //go:build firefox", name)
		}
	}
}
