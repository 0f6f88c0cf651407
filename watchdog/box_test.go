package watchdog

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// everywhere runs a test under every ground.
func everywhere(t *testing.T, test func(*testing.T, ground)) {
	for _, g := range grounds(t) {
		t.Run(g.name, func(t *testing.T) {
			t.Parallel()
			test(t, g)
		})
	}
}

// busy is a payload that has children, one of them in a session of its own and without environment, which all write to the
// directory, and that ends with its input as a payload should.
const busy = `
	scribble='while :; do date >"$1/$$"; done'
	sh -c "$scribble" sh "$FOXDEN_DIR" &
	setsid env -i PATH="$PATH" sh -c "$scribble" sh "$FOXDEN_DIR" &
	until set -- "$FOXDEN_DIR"/[0-9]* && test $# -gt 1; do :; done
	echo ready
	read -r x
`

// deaf ignores the end of its input and every signal that can be ignored.
const deaf = `trap '' HUP INT TERM; echo ready; while :; do sleep 1; done`

// B-014: the watchdog ends the payload and removes its directory.
func TestEverythingEndsWith(t *testing.T) {
	signal := func(which syscall.Signal) func(*session) {
		return func(s *session) { s.box.Process.Signal(which) }
	}
	for _, event := range []struct {
		name  string
		cause func(*session)
	}{
		{"end of input", func(s *session) { s.stdin.Close() }},
		{"both pipes", func(s *session) { s.stdin.Close(); s.stdout.Close() }},
		{"payload", func(s *session) { io.WriteString(s.stdin, "bye\n") }},
		{"TERM", signal(syscall.SIGTERM)},
		{"INT", signal(syscall.SIGINT)},
		{"HUP", signal(syscall.SIGHUP)},
		{"KILL", signal(syscall.SIGKILL)},
		{"KILL of the box's group", func(s *session) { syscall.Kill(-s.box.Process.Pid, syscall.SIGKILL) }},
	} {
		t.Run(event.name, func(t *testing.T) {
			everywhere(t, func(t *testing.T, g ground) {
				s := start(t, g, func(s *session) { s.box.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }, "sh", "-c", busy)
				s.awaits("ready")
				event.cause(s)
				s.ends()
			})
		})
	}
}

// A payload that does not listen gets 2 s to go by itself and is gone after 3. All sessions wait side by side.
func TestDeafPayloadIsEnded(t *testing.T) {
	var sessions []*session
	for _, g := range grounds(t) {
		for _, cause := range []func(*session){
			func(s *session) { s.stdin.Close() },
			func(s *session) { s.box.Process.Signal(syscall.SIGTERM) },
		} {
			s := start(t, g, nil, "sh", "-c", deaf)
			s.awaits("ready")
			cause(s)
			sessions = append(sessions, s)
		}
	}
	began := time.Now() // of the last one's end
	for i, s := range sessions {
		_, status := s.ends()
		if took := time.Since(began); took > bound || status != 128+int(syscall.SIGKILL) {
			t.Errorf("session %d: status %d after %v", i, status, took)
		}
	}
	if took := time.Since(began); took < 2*time.Second {
		t.Errorf("killed after %v", took)
	}
}

func TestStatusIsThePayloads(t *testing.T) {
	for command, want := range map[string]int{"exit 0": 0, "exit 5": 5, "exit 127": 127, "kill -TERM $$": 143, "kill -KILL $$": 137} {
		t.Run(command, func(t *testing.T) {
			everywhere(t, func(t *testing.T, g ground) {
				s := start(t, g, nil, "sh", "-c", command)
				if output, status := s.ends(); status != want || output != "" {
					t.Errorf("status %d, want %d; output %q", status, want, output)
				}
			})
		})
	}
}

func TestCommandNotFoundIs127(t *testing.T) {
	everywhere(t, func(t *testing.T, g ground) {
		s := start(t, g, nil, "/nonexistent/deno")
		_, status := s.ends()
		if status != 127 || !strings.Contains(s.stderr.String(), "/nonexistent/deno") {
			t.Errorf("status %d, standard error %q", status, s.stderr.String())
		}
	})
}

func TestPayloadFindsItsDirectory(t *testing.T) {
	everywhere(t, func(t *testing.T, g ground) {
		s := start(t, g, nil, "sh", "-c", `pwd; echo "$FOXDEN_DIR"; umask; ls -ld "$FOXDEN_DIR"; ls`)
		output, _ := s.ends()
		lines := strings.Split(output, "\n")
		if len(lines) != 6 || lines[0] != s.dir() || lines[1] != s.dir() || !strings.HasSuffix(lines[2], "077") ||
			!strings.HasPrefix(lines[3], "drwx------") || lines[4] != "owner" {
			t.Errorf("the payload found %q", lines)
		}
	})
}

// A signal for the host's group must reach neither the payload nor the watchers, and one for the payload's group no watcher.
func TestEachHasASessionOfItsOwn(t *testing.T) {
	everywhere(t, func(t *testing.T, g ground) {
		s := start(t, g, nil, "sh", "-c", "echo ready; read -r x")
		s.awaits("ready")
		roles := map[string]string{}
		if !within(bound, func() bool { roles = rolesBySession(t, s); return len(roles) == 5 }) {
			t.Errorf("sessions: %v", roles)
		}
		s.stdin.Close()
		s.ends()
	})
}

// rolesBySession tells whose each session is: of the host, the payload and the watchers that have one by now. The relay is
// the host's, an init the payload's.
func rolesBySession(t *testing.T, s *session) map[string]string {
	t.Helper()
	roles := map[string]string{sessionOf("self"): "host"}
	for _, pid := range living(s.id) {
		arguments, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
		environ, _ := os.ReadFile(fmt.Sprintf("/proc/%d/environ", pid))
		role := ""
		for _, watcher := range []string{"keeper", "heir", "clock"} {
			if bytes.Contains(arguments, []byte("\x00"+watcher+"\x00"+s.id)) {
				role = watcher
			}
		}
		if bytes.Contains(environ, []byte("FOXDEN_DIR="+s.dir())) {
			role = "payload"
		}
		if sid := sessionOf(fmt.Sprint(pid)); role != "" && sid != "" {
			if other, taken := roles[sid]; taken && other != role {
				t.Errorf("%s is in the session of %s", role, other)
			}
			roles[sid] = role
		}
	}
	return roles
}

// sessionOf reads the session's id of a process, the fourth field behind its name.
func sessionOf(pid string) string {
	text, _ := os.ReadFile("/proc/" + pid + "/stat")
	_, behind, _ := strings.Cut(string(text), ") ")
	if fields := strings.Fields(behind); len(fields) > 3 {
		return fields[3]
	}
	return "" // gone
}

// In steady state everything of the box is blocked: while the payload works, nothing of it runs.
func TestNothingPolls(t *testing.T) {
	everywhere(t, func(t *testing.T, g ground) {
		s := start(t, g, nil, "sh", "-c", "sleep 0.3; echo settled; sleep 0.5; echo later; read -r x")
		s.awaits("settled")
		before := switches(s)
		s.awaits("later")
		after := switches(s)
		if len(before) < 5 {
			t.Errorf("the box has %d processes", len(before))
		}
		for pid, count := range before {
			if after[pid] != count {
				t.Errorf("%q ran: %s switches, then %s", commands([]int{pid}), count, after[pid])
			}
		}
		s.stdin.Close()
		s.ends()
	})
}

// switches counts how often each process of the box has gone to sleep; the payload's have FOXDEN_DIR.
func switches(s *session) map[int]string {
	counts := map[int]string{}
	for _, pid := range living(s.id) {
		environ, _ := os.ReadFile(fmt.Sprintf("/proc/%d/environ", pid))
		status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
		_, count, _ := strings.Cut(string(status), "\nvoluntary_ctxt_switches:")
		count, _, _ = strings.Cut(strings.TrimSpace(count), "\n")
		if !bytes.Contains(environ, []byte("FOXDEN_DIR=")) {
			counts[pid] = count
		}
	}
	return counts
}

func TestInputIsRelayedExactly(t *testing.T) {
	sent := bytes.Repeat([]byte("all bytes: \x00\x01\xfe\xff\r\n"), 20_000)
	everywhere(t, func(t *testing.T, g ground) {
		s := start(t, g, nil, "sh", "-c", "echo ready; echo seen >&2; exec cat")
		s.awaits("ready")
		go func() {
			s.stdin.Write(sent)
			s.stdin.Close()
		}()
		output, status := s.ends()
		if output != string(sent) || status != 0 || s.stderr.String() != "seen\n" {
			t.Errorf("%d bytes came back of %d, status %d, standard error %q", len(output), len(sent), status, s.stderr.String())
		}
	})
}

// Two rooms of one name must not meet, and what is there belongs to somebody else.
func TestExistingDirectoryIsRefused(t *testing.T) {
	everywhere(t, func(t *testing.T, g ground) {
		var precious string
		s := start(t, g, func(s *session) {
			precious = filepath.Join(s.dir(), "precious")
			if err := os.Mkdir(s.dir(), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(precious, nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}, "true")
		output, _ := io.ReadAll(s.stdout)
		s.box.Wait()
		want := fmt.Sprintf("FOXDEN-BOX %s the session's directory is there already: %s\n", s.id, s.dir())
		if string(output) != want || s.box.ProcessState.ExitCode() != 71 {
			t.Errorf("status %d, output %q, want %q", s.box.ProcessState.ExitCode(), output, want)
		}
		if _, err := os.Stat(precious); err != nil {
			t.Error(err)
		}
		os.RemoveAll(s.dir())
		s.leavesNothing(time.Now())
	})
}
