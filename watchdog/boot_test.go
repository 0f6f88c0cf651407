package watchdog

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestNewIDIsOneThatBootAccepts(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		id := NewID()
		if _, err := Boot(id, "true"); err != nil {
			t.Fatal(err)
		}
		seen[id] = true
	}
	if len(seen) != 1000 {
		t.Errorf("%d different ids of 1000", len(seen))
	}
}

func TestBootRefuses(t *testing.T) {
	const id = "123456789012345"
	for _, refused := range []struct {
		id      string
		payload []string
		want    string
	}{
		{"", []string{"true"}, `boot: id "" is not 15 digits`},
		{"12345678901234", []string{"true"}, `boot: id "12345678901234" is not 15 digits`},
		{"023456789012345", []string{"true"}, `boot: id "023456789012345" is not 15 digits`},
		{"../../../../etc", []string{"true"}, `boot: id "../../../../etc" is not 15 digits`},
		{id + "\n", []string{"true"}, `boot: id "123456789012345\n" is not 15 digits`},
		{id, nil, "boot 123456789012345: no payload"},
		{id, []string{""}, "boot 123456789012345: no payload"},
		{id, []string{"echo", "a\x00b"}, "boot 123456789012345: argument 1 of the payload contains a NUL"},
		{id, []string{"echo", strings.Repeat("x", maxArg)}, "boot 123456789012345: argument 1 of the payload has 131072 bytes, the limit is 131071"},
	} {
		if line, err := Boot(refused.id, refused.payload...); err == nil || err.Error() != refused.want {
			t.Errorf("Boot(%q, %.40q) = %.40q, %v; want the error %s", refused.id, refused.payload, line, err, refused.want)
		}
	}
}

// The line is read by a shell that may have 8 KiB of read-ahead and by people in `ps`; it has no business to grow.
func TestBootLineStaysSmall(t *testing.T) {
	line, err := Boot(NewID(), "true")
	if err != nil {
		t.Fatal(err)
	}
	if len(line) > 8<<10 {
		t.Errorf("the boot line has %d bytes", len(line))
	}
	if !strings.HasSuffix(line, " 'true'\n") {
		t.Errorf("the boot line ends in %q", line[len(line)-20:])
	}
}

func TestCompactKeepsTheScript(t *testing.T) {
	got := compact("#!/bin/sh\n# why\n\nf () {\n\t# why\n\techo '#' # stays\n}\n")
	if want := "f () {\necho '#' # stays\n}\n"; got != want {
		t.Errorf("compact gave %q, want %q", got, want)
	}
	if strings.Contains(box, "<<") {
		t.Error("the box has a here-document, which compact may harm")
	}
	for _, g := range grounds(t) {
		check := exec.Command(filepath.Join(g.dir, "sh"), "-n")
		check.Stdin = strings.NewReader(box)
		if output, err := check.CombinedOutput(); err != nil {
			t.Errorf("%s -n: %v: %s", g.name, err, output)
		}
	}
}

func TestQuoteSurvivesEveryShell(t *testing.T) {
	words := []string{"", "a b", "it's", `\'"$x` + "`y`", "-n", "line\nbreak", "*", "é\xff", "!", "#"}
	for _, g := range grounds(t) {
		script := "printf '%s|' "
		for _, word := range words {
			script += quote(word) + " "
		}
		output, err := exec.Command(filepath.Join(g.dir, "sh"), "-c", script).Output()
		if want := strings.Join(words, "|") + "|"; err != nil || string(output) != want {
			t.Errorf("%s: got %q, %v, want %q", g.name, output, err, want)
		}
	}
}

func TestLocalYieldsAShell(t *testing.T) {
	local := Local()
	shell := exec.Command(local.Argv[0], local.Argv[1:]...)
	shell.Stdin = strings.NewReader("echo here\n")
	shell.Stderr = os.Stderr
	if output, err := shell.Output(); err != nil || string(output) != "here\n" {
		t.Errorf("%q, %v", output, err)
	}
}
