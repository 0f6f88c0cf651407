package watchdog

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// bound is what the box promises for its end.
const bound = 5 * time.Second

// A ground is what a box finds on its target: a shell called sh, and tools.
type ground struct {
	name string
	dir  string // holds sh and comes first in path
	path string
}

// grounds are the three shells, dash and bash with the system's tools, once with PID namespaces where this machine
// allows them and once without; busybox has nothing but its own tools, and those make no namespace that ends with us.
func grounds(t *testing.T) []ground {
	t.Helper()
	var all []ground
	for _, name := range []string{"dash", "bash"} {
		for _, bare := range []bool{false, true} {
			g := ground{name: name, dir: t.TempDir()}
			link(t, g.dir, "sh", name)
			if bare {
				g.name += "-bare"
				link(t, g.dir, "unshare", "false")
			}
			g.path = g.dir + ":" + os.Getenv("PATH")
			all = append(all, g)
		}
	}
	own := ground{name: "busybox", dir: t.TempDir()}
	own.path = own.dir
	list, err := exec.Command("busybox", "--list").Output()
	if err != nil {
		t.Fatalf("busybox is needed, see setup.sh: %v", err)
	}
	for _, applet := range strings.Fields(string(list)) {
		link(t, own.dir, applet, "busybox")
	}
	return append(all, own)
}

// link makes tool available under a name in dir.
func link(t *testing.T, dir, name, tool string) {
	t.Helper()
	program, err := exec.LookPath(tool)
	if err == nil {
		err = os.Symlink(program, filepath.Join(dir, name))
	}
	if err != nil {
		t.Fatalf("%s is needed, see setup.sh: %v", tool, err)
	}
}

// A session is a box under one ground. Its id is also the mark by which its processes are found: the box and its
// watchers have it in their arguments, all else in the environment.
type session struct {
	t      *testing.T
	id     string
	tmp    string
	box    *exec.Cmd
	stdin  io.WriteCloser
	stdout io.ReadCloser
	stderr bytes.Buffer
}

// start runs a payload under the ground's sh; change may alter the command before it runs.
func start(t *testing.T, g ground, change func(*session), payload ...string) *session {
	t.Helper()
	s := &session{t: t, id: NewID(), tmp: t.TempDir()}
	s.box = exec.Command(filepath.Join(g.dir, "sh"))
	s.box.Env = []string{"PATH=" + g.path, "TMPDIR=" + s.tmp, "FOXDEN_TEST=" + s.id}
	s.box.Stderr = &s.stderr
	s.box.WaitDelay = bound
	s.stdin, s.stdout = must(s.box.StdinPipe())(t), must(s.box.StdoutPipe())(t)
	if change != nil {
		change(s)
	}
	line, err := Boot(s.id, payload...)
	if err == nil {
		err = s.box.Start()
	}
	if err == nil {
		_, err = io.WriteString(s.stdin, line)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, pid := range living(s.id) {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	})
	return s
}

func must[T any](value T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func (s *session) dir() string { return filepath.Join(s.tmp, "foxden."+s.id) }

// awaits reads standard output up to the given line.
func (s *session) awaits(line string) {
	s.t.Helper()
	var got []byte
	for one := make([]byte, 1); !bytes.HasSuffix(got, []byte(line+"\n")); got = append(got, one[0]) {
		if _, err := io.ReadFull(s.stdout, one); err != nil {
			s.t.Fatalf("standard output ended (%v) before %q: %q; standard error: %s", err, line, got, &s.stderr)
		}
	}
}

// ends waits for the box, gives what was left on its standard output and its status, and fails when anything remains
// after the bound.
func (s *session) ends() (output string, status int) {
	s.t.Helper()
	began := time.Now()
	overdue := time.AfterFunc(2*bound, func() { s.box.Process.Kill() })
	defer overdue.Stop()
	rest, _ := io.ReadAll(s.stdout)
	err := s.box.Wait()
	var failed *exec.ExitError
	if err != nil && !errors.As(err, &failed) {
		s.t.Fatalf("waiting for the box: %v", err)
	}
	s.leavesNothing(began)
	return string(rest), s.box.ProcessState.ExitCode()
}

// leavesNothing waits until neither process nor directory of the session is there.
func (s *session) leavesNothing(began time.Time) {
	s.t.Helper()
	var pids []int
	if !within(bound-time.Since(began), func() bool {
		pids = living(s.id)
		return len(pids) == 0 && isGone(s.dir())
	}) {
		s.t.Fatalf("left after %v: directory %v, processes %q", bound, !isGone(s.dir()), commands(pids))
	}
}

// within polls for something that has no event of its own.
func within(limit time.Duration, happened func() bool) bool {
	began := time.Now()
	for range time.Tick(time.Millisecond) {
		if happened() {
			return true
		}
		if time.Since(began) > limit {
			return false
		}
	}
	return false
}

func isGone(path string) bool {
	_, err := os.Lstat(path)
	return errors.Is(err, os.ErrNotExist)
}

// living lists the processes that carry a mark. A zombie has neither arguments nor environment left, so it does not count.
func living(mark string) (pids []int) {
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		for _, file := range []string{"cmdline", "environ"} {
			if text, _ := os.ReadFile(filepath.Join("/proc", entry.Name(), file)); bytes.Contains(text, []byte(mark)) {
				pids = append(pids, pid)
				break
			}
		}
	}
	return pids
}

// commands describes processes for a message; the box's text is left out.
func commands(pids []int) (lines []string) {
	for _, pid := range pids {
		text, _ := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "cmdline"))
		words := strings.Split(string(text), "\x00")
		words = slices.DeleteFunc(words, func(word string) bool { return strings.Contains(word, "\n") })
		lines = append(lines, strings.Join(words, " "))
	}
	return lines
}
