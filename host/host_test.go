package host

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// runs runs the whole program with no input.
func runs(args ...string) (code int, out, err string) {
	var o, e bytes.Buffer
	code = Main(args, strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}} {
		code, out, err := runs(args...)
		if code != done || err != "" || !strings.HasPrefix(out, "usage: foxden COMMAND\n") {
			t.Errorf("%q: %d, %q, %q", args, code, out, err)
		}
		for _, c := range commands() {
			if !strings.Contains(out, "\n  "+c.name) || !strings.Contains(out, c.does) {
				t.Errorf("%q does not show %s", args, c.name)
			}
		}
	}
	for _, command := range []string{"mcp", "doctor"} {
		if code, out, err := runs(command, "-h"); code != done || out != "" || !strings.Contains(err, "-target name") {
			t.Errorf("%s -h: %d, %q, %q", command, code, out, err)
		}
	}
}

// Exit codes: the contract, section 1.
func TestWrongUseIsToldFromFailure(t *testing.T) {
	nowhere(t)
	for _, c := range []struct {
		args []string
		code int
		err  string // its beginning
	}{
		{nil, misused, "usage: foxden COMMAND\n"},
		{[]string{"teleport"}, misused, "foxden: there is no command \"teleport\"\nusage: "},
		{[]string{"mcp", "now"}, misused, "foxden: wrong use: unexpected argument \"now\"\n"},
		{[]string{"demo", "now"}, misused, "foxden: wrong use: unexpected argument \"now\"\n"},
		{[]string{"mcp", "--now"}, misused, "flag provided but not defined: -now\n"},
		{[]string{"mcp", "--config", "/nonexistent/foxden.json"}, failed, "foxden: open /nonexistent/foxden.json: "},
		{[]string{"doctor", "--target", "moon"}, misused, "foxden: wrong use: there is no target \"moon\"; known: local\n"},
	} {
		code, out, err := runs(c.args...)
		if code != c.code || out != "" || !strings.HasPrefix(err, c.err) {
			t.Errorf("%q: %d, %q, %q, want %d and %q", c.args, code, out, err, c.code, c.err)
		}
		if c.code == failed && strings.Count(err, "\n") != 1 {
			t.Errorf("%q: a failure takes one line: %q", c.args, err)
		}
	}
}

// without makes a target of this machine that has all but these programs, and no browser to find
// elsewhere: N-022, nothing is started by accident.
func without(t *testing.T, names ...string) (temp string) {
	t.Helper()
	path, temp := t.TempDir(), t.TempDir()
	for _, dir := range []string{"/usr/bin", "/bin"} {
		if real, err := filepath.EvalSymlinks(dir); err != nil || real != dir {
			continue // /bin is /usr/bin on many machines
		}
		all, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, program := range all {
			if name := program.Name(); !slices.Contains(names, name) {
				_ = os.Symlink(filepath.Join(dir, name), filepath.Join(path, name)) // the first of two stands, as in a PATH
			}
		}
	}
	for name, value := range map[string]string{
		"PATH": path, "HOME": t.TempDir(), "TMPDIR": temp, "XDG_CONFIG_HOME": temp,
		"FOXDEN_DENO": "", "FOXDEN_FIREFOX": "/nonexistent/firefox",
	} {
		t.Setenv(name, value)
	}
	return temp
}

// C02, N-003, N-004: doctor says what is missing and what mends it.
func TestDoctorOfATargetThatLacksSomething(t *testing.T) {
	without(t, "deno")
	code, out, err := runs("doctor")
	if code != failed || err != "foxden: "+errUnfit.Error()+"\n" {
		t.Errorf("doctor: %d, %q", code, err)
	}
	for _, want := range []string{"target local\n", "\nok       sh ", "\nmissing  deno     Deno is missing. Install it: ", "\n         mend: ", "\nunfit    firefox  FOXDEN_FIREFOX is /nonexistent/firefox"} {
		if !strings.Contains(out, want) {
			t.Errorf("doctor does not say %q:\n%s", want, out)
		}
	}
}
