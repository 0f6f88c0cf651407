package firefox

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var shells = [][]string{{"dash"}, {"bash"}, {"busybox", "sh"}}

// tools are what the scripts may use of a target.
var tools = []string{"cat", "dd", "grep", "id", "readlink", "sed", "setsid", "mkfifo"}

// A target is a root of fake programs. Keys are paths below it; a value that starts with "->" is a link, one that starts
// with "#!" or "ELF" an executable, anything else a plain file.
type target map[string]string

const ini = "[App]\nVendor=Mozilla\nVersion=%\nBuildID=1\n"

func version(v string) string { return strings.ReplaceAll(ini, "%", v) }

// debian has a script in front of the executable, which a link in PATH reaches too.
func debian(v string) target {
	return target{
		"bin/firefox":                     "#!/bin/sh\nexec firefox-esr \"$@\"\n",
		"bin/firefox-esr":                 "->../lib/firefox-esr/firefox-esr",
		"lib/firefox-esr/firefox-esr":     "ELF",
		"lib/firefox-esr/application.ini": version(v),
	}
}

func (files target) make(t *testing.T) string {
	t.Helper()
	// macOS and some Linux systems reach their temporary folder over a link.
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if link, ok := strings.CutPrefix(content, "->"); ok {
			err = os.Symlink(link, path)
		} else if strings.HasPrefix(content, "#!") || strings.HasPrefix(content, "ELF") {
			err = os.WriteFile(path, []byte(content), 0o755)
		} else {
			err = os.WriteFile(path, []byte(content), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(filepath.Join(root, "tools"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, tool := range tools {
		path, err := exec.LookPath(tool)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(path, filepath.Join(root, "tools", tool)); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// run sources the scripts in the shell, keeps the search inside the root, and returns what script prints.
func run(t *testing.T, shell []string, root, script string, env ...string) string {
	t.Helper()
	path, err := exec.LookPath(shell[0])
	if err != nil {
		t.Fatal(err)
	}
	inside := `
		firefox_places="$ROOT/lib/firefox/firefox $ROOT/flatpak/exports/bin/org.mozilla.firefox"
		deno_places=
		os_release=$ROOT/os-release
	`
	args := append(append([]string{}, shell[1:]...), "-uc", Find+Doctor+inside+script)
	cmd := exec.Command(path, args...)
	cmd.Env = append([]string{"ROOT=" + root, "PATH=" + root + "/bin:" + root + "/tools", "TMPDIR=" + root}, env...)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	output, err := cmd.Output()
	if _, exit := err.(*exec.ExitError); err != nil && !exit {
		t.Fatal(err)
	}
	if stderr.Len() > 0 {
		t.Errorf("said on stderr: %s", &stderr)
	}
	return strings.ReplaceAll(string(output), root, "")
}

func everywhere(t *testing.T, test func(t *testing.T, shell []string)) {
	for _, shell := range shells {
		t.Run(shell[0], func(t *testing.T) { test(t, shell) })
	}
}

const showFirefox = `find_firefox; printf '%s|%s|%s|%s' "$state" "$firefox" "$firefox_version" "$why"`

// B-004, N-003, N-004, M-002, M-003, M-004, M-005: what is on the target is used, in a fixed order; what is not is told.
func TestFindFirefox(t *testing.T) {
	with := func(files target, more target) target {
		for name, content := range more {
			files[name] = content
		}
		return files
	}
	apt := target{"bin/apt-get": "#!"}
	cases := []struct {
		name  string
		files target
		env   []string
		want  string
	}{
		{"behind Debian's script", debian("153.8.0"), nil, "ok|/lib/firefox-esr/firefox-esr|153.8.0|"},
		{"outside PATH", target{"lib/firefox/firefox": "ELF", "lib/firefox/application.ini": version("160.0")}, nil,
			"ok|/lib/firefox/firefox|160.0|"},
		{"on macOS", target{
			"home/Applications/Firefox.app/Contents/MacOS/firefox":             "ELF",
			"home/Applications/Firefox.app/Contents/Resources/application.ini": version("160.0"),
		}, []string{"HOME=$ROOT/home"}, "ok|/home/Applications/Firefox.app/Contents/MacOS/firefox|160.0|"},
		{"a script alone", target{"bin/firefox": "#!/bin/sh\nexec -a firefox /store/firefox \"$@\"\n"}, nil, "ok|/bin/firefox||"},
		{"the one that is named", with(debian("153.8.0"), target{"my fox/firefox": "ELF"}),
			[]string{"FOXDEN_FIREFOX=$ROOT/my fox/firefox"}, "ok|/my fox/firefox||"},
		{"named wrongly", debian("153.8.0"), []string{"FOXDEN_FIREFOX=$ROOT/nothing"},
			"unfit|/nothing||FOXDEN_FIREFOX is /nothing, which is no path of an executable file. Correct or unset it."},
		{"none", apt, nil, "missing|||Firefox is missing. Install it: apt-get install -y firefox-esr"},
		{"none on Ubuntu", with(target{"os-release": "ID=ubuntu\n"}, apt), nil,
			"missing|||Firefox is missing. Install it: " +
				"add-apt-repository -y ppa:mozillateam/ppa && apt-get install -y firefox-esr"},
		{"none on Alpine", target{"bin/apk": "#!"}, nil, "missing|||Firefox is missing. Install it: apk add firefox-esr font-dejavu"},
		{"none on Fedora", target{"bin/dnf": "#!"}, nil, "missing|||Firefox is missing. Install it: dnf install -y firefox"},
		{"none and no package manager", target{}, nil, "missing|||Firefox is missing. Install it: " +
			"get it from https://www.mozilla.org/firefox/ and set FOXDEN_FIREFOX to its executable"},
		{"an old one", with(debian("148.0.2"), apt), nil, "old|/lib/firefox-esr/firefox-esr|148.0.2|" +
			"Firefox 148.0.2 at /lib/firefox-esr/firefox-esr is too old; 149 is needed. " +
			"Install another: apt-get install -y firefox-esr"},
		{"an old one before a new one", with(debian("140.1.0"),
			target{"lib/firefox/firefox": "ELF", "lib/firefox/application.ini": version("153.0")}), nil,
			"ok|/lib/firefox/firefox|153.0|"},
		{"a snap", with(target{"snap/bin/firefox": "->/usr/bin/snap", "usr/bin/snap": "ELF",
			"bin/firefox": "#!/bin/sh\nexec /snap/bin/firefox \"$@\"\n"}, apt), nil, "unfit|/bin/firefox||" +
			"Firefox at /bin/firefox is a snap: it has a /tmp of its own and may not use another HOME, so that it hangs on " +
			"a profile it cannot see. Install another: apt-get install -y firefox-esr"},
		{"a snap before a package", with(debian("153.8.0"), target{"bin/firefox": "#!/bin/sh\nexec /snap/bin/firefox \"$@\"\n"}),
			nil, "ok|/lib/firefox-esr/firefox-esr|153.8.0|"},
		{"a flatpak", with(target{"flatpak/exports/bin/org.mozilla.firefox": "#!/bin/sh\nexec flatpak run org.mozilla.firefox\n"},
			apt), nil, "unfit|/flatpak/exports/bin/org.mozilla.firefox||" +
			"Firefox at /flatpak/exports/bin/org.mozilla.firefox is a flatpak: it cannot see the folder of the session, and " +
			"its processes are started by a service that outlives the session. Install another: apt-get install -y firefox-esr"},
	}
	everywhere(t, func(t *testing.T, shell []string) {
		for _, c := range cases {
			t.Run(c.name, func(t *testing.T) {
				root := c.files.make(t)
				var env []string
				for _, e := range c.env {
					env = append(env, strings.ReplaceAll(e, "$ROOT", root))
				}
				got := strings.ReplaceAll(run(t, shell, root, showFirefox, env...), "sudo ", "")
				if got != c.want {
					t.Errorf("got  %s\nwant %s", got, c.want)
				}
			})
		}
	})
}

// N-003, N-004: the same for Deno.
func TestFindDeno(t *testing.T) {
	cases := []struct {
		name  string
		files target
		env   []string
		want  string
	}{
		{"in PATH", target{"bin/deno": "ELF"}, nil, "ok|/bin/deno|"},
		{"where its own script puts it", target{"home/.deno/bin/deno": "ELF"}, []string{"HOME=$ROOT/home"}, "ok|/home/.deno/bin/deno|"},
		{"behind npm's Node program", target{"bin/deno": "->../npm/bin.cjs", "npm/bin.cjs": "#!/usr/bin/env node\n", "npm/deno": "ELF"},
			nil, "ok|/npm/deno|"},
		{"named wrongly", target{"bin/deno": "ELF"}, []string{"FOXDEN_DENO=relative"},
			"unfit|relative|FOXDEN_DENO is relative, which is no path of an executable file. Correct or unset it."},
		{"none, with npm", target{"bin/npm": "#!"}, nil, "missing||Deno is missing. Install it: npm install -g deno"},
		{"none on Alpine", target{"bin/npm": "#!", "bin/apk": "#!"}, nil, "missing||Deno is missing. Install it: apk add deno"},
	}
	everywhere(t, func(t *testing.T, shell []string) {
		for _, c := range cases {
			t.Run(c.name, func(t *testing.T) {
				root := c.files.make(t)
				var env []string
				for _, e := range c.env {
					env = append(env, strings.ReplaceAll(e, "$ROOT", root))
				}
				got := run(t, shell, root, `find_deno; printf '%s|%s|%s' "$state" "$deno" "$why"`, env...)
				if got = strings.ReplaceAll(got, "sudo ", ""); got != c.want {
					t.Errorf("got  %s\nwant %s", got, c.want)
				}
			})
		}
	})
}

func TestReport(t *testing.T) {
	fake := func(version string) string {
		return "#!/bin/sh\necho 'deno " + version + " (stable, release)'\necho 'v8 14'\n"
	}
	everywhere(t, func(t *testing.T, shell []string) {
		good := debian("153.8.0")
		good["bin/deno"], good["bin/sh"] = fake("2.9.6"), "ELF"
		got := run(t, shell, good.make(t), `report; echo "$?"`)
		want := "sh\t/bin/sh\t\tok\t\t\n" +
			"deno\t/bin/deno\t2.9.6\tok\t\t\n" +
			"firefox\t/lib/firefox-esr/firefox-esr\t153.8.0\tok\t\t\n" +
			"TMPDIR\t\t\tok\t\t\n" +
			"setsid\t/tools/setsid\t\tok\t\t\n" +
			"mkfifo\t/tools/mkfifo\t\tok\t\t\n0\n"
		if got != want {
			t.Errorf("got:\n%s\nwant:\n%s", got, want)
		}

		bad := debian("120.0")
		bad["bin/deno"], bad["bin/npm"] = fake("2.2.15"), "#!"
		got = run(t, shell, bad.make(t), `report; echo "$?"`, "TMPDIR=/nonexistent")
		for _, line := range []string{
			"deno\t/bin/deno\t2.2.15\told\tnpm install -g deno\tDeno 2.2.15 is too old; 2.3 is needed\n",
			"firefox\t/lib/firefox-esr/firefox-esr\t120.0\told\tget it from",
			"TMPDIR\t/nonexistent\t\tunfit\texport TMPDIR=<a folder that can be written>\t/nonexistent cannot be written\n",
			"\n1\n",
		} {
			if !strings.Contains(got, line) {
				t.Errorf("no %q in:\n%s", line, got)
			}
		}
	})
}

func TestFindAndTypeScriptAgreeOnTheMinimum(t *testing.T) {
	source, err := os.ReadFile("version.ts")
	if err != nil {
		t.Fatal(err)
	}
	typescript := regexp.MustCompile(`MINIMUM = (\d+);`).FindSubmatch(source)
	shell := regexp.MustCompile(`min_firefox=(\d+)`).FindStringSubmatch(Find)
	if typescript == nil || shell == nil || string(typescript[1]) != shell[1] {
		t.Errorf("version.ts says %q, find.sh %q", typescript, shell)
	}
}
