package watchdog

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// only gives a ground with nothing but the named tools, of the system's.
func only(t *testing.T, tools ...string) ground {
	t.Helper()
	g := ground{dir: t.TempDir()}
	g.path = g.dir
	for _, tool := range append(tools, "sh") {
		link(t, g.dir, tool, tool)
	}
	return g
}

// The host quotes the sentence to its user, so each names what is wrong on the target.
func TestSetupFailureIsToldInOneLine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	tmp := func(dir string) func(*session) {
		return func(s *session) { s.box.Env[1] = "TMPDIR=" + dir }
	}
	tool := func(g ground, name, stands string) ground {
		os.Remove(filepath.Join(g.dir, name))
		link(t, g.dir, name, stands)
		return g
	}
	system := func() ground { g := only(t); g.path += ":" + os.Getenv("PATH"); return g }
	for _, failure := range []struct {
		name   string
		ground ground
		change func(*session)
		status int
		want   string
	}{
		{"TMPDIR missing", system(), tmp("/nonexistent/tmp"), 71, "cannot make the session's directory: *nonexistent*"},
		{"TMPDIR a file", system(), tmp(file), 71, "cannot make the session's directory: *Not a directory*"},
		{"TMPDIR relative", system(), tmp("tmp"), 79, "TMPDIR is not an absolute path: tmp"},
		{"TMPDIR of two lines", system(), tmp("/tmp/a\nb"), 79, "TMPDIR contains a newline"},
		{"no FIFO", tool(system(), "mkfifo", "false"), nil, 72, "cannot make a FIFO in *: *"},
		{"no setsid", only(t, "mkdir", "mkfifo", "rm", "cat", "sleep", "grep"), nil, 73, "neither setsid (package util-linux) nor perl is on the PATH; one of them is needed"},
		{"setsid fails", tool(system(), "setsid", "false"), nil, 74, "the process that guards the session did not start"},
	} {
		t.Run(failure.name, func(t *testing.T) {
			s := start(t, failure.ground, failure.change, "sh", "-c", "echo never")
			output, _ := io.ReadAll(s.stdout)
			s.box.Wait()
			sentence, told := strings.CutPrefix(strings.TrimSuffix(string(output), "\n"), "FOXDEN-BOX "+s.id+" ")
			if fits, err := filepath.Match(failure.want, strings.ReplaceAll(sentence, "/", "|")); err != nil || !told || !fits {
				t.Errorf("output %q, want the sentence %q; standard error: %s", output, failure.want, &s.stderr)
			}
			if status := s.box.ProcessState.ExitCode(); status != failure.status {
				t.Errorf("status %d, want %d", status, failure.status)
			}
			s.leavesNothing(time.Now())
		})
	}
}

// The script is a door of its own: it checks what it is told before it does harm.
func TestBoxRefusesAnID(t *testing.T) {
	for _, id := range []string{"", "1", "12345678901234", "1234567890123456", "012345678901234", "12345678901234x", "../../../../etcc"} {
		everywhere(t, func(t *testing.T, g ground) {
			direct := exec.Command(filepath.Join(g.dir, "sh"), "-c", `eval "$1"`, "foxden-box", box, "start", id, "true")
			direct.Env = []string{"PATH=" + g.path, "TMPDIR=" + t.TempDir()}
			output, _ := direct.Output()
			want := fmt.Sprintf("FOXDEN-BOX %s the id is not 15 digits\n", id)
			if string(output) != want || direct.ProcessState.ExitCode() != 79 {
				t.Errorf("status %d, output %q, want %q", direct.ProcessState.ExitCode(), output, want)
			}
		})
	}
}

// macOS has no setsid. grep is for Linux; without /proc it finds nothing.
func TestPerlStandsInForSetsid(t *testing.T) {
	g := only(t, "perl", "mkdir", "mkfifo", "rm", "cat", "sleep", "grep", "env", "date")
	s := start(t, g, nil, "sh", "-c", "echo ready; cat; exit 5")
	s.awaits("ready")
	if sid := sessionOf(fmt.Sprint(s.box.Process.Pid)); sid != sessionOf("self") {
		t.Errorf("the box moved to session %s", sid)
	}
	s.stdin.Close()
	if output, status := s.ends(); output != "" || status != 5 {
		t.Errorf("output %q, status %d, standard error %q", output, status, &s.stderr)
	}
}

// What dies while the box starts leaves nothing either, whenever that is and whichever process it is. The moment is when
// there are so many processes, from the shell alone to all of them.
func TestKilledWhileItStarts(t *testing.T) {
	const most = 8
	rounds, step := 3*most, 1
	if testing.Short() {
		rounds, step = most, 3
	}
	for _, victim := range []string{"box", "youngest"} {
		t.Run(victim, func(t *testing.T) {
			everywhere(t, func(t *testing.T, g ground) {
				for i := 0; i < rounds; i += step {
					var pids []int
					s := start(t, g, nil, "sh", "-c", busy)
					await(t, "the moment to die", func() bool { pids = living(s.id); return len(pids) > i%most })
					began := time.Now()
					if victim == "box" {
						s.box.Process.Kill()
						s.box.Wait()
						s.leavesNothing(began)
						continue
					}
					syscall.Kill(slices.Max(pids), syscall.SIGKILL)
					s.stdin.Close()
					s.ends()
				}
			})
		})
	}
}
