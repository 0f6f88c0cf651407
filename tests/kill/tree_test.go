package kill

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

const (
	// bound is what the box promises for its end.
	bound = 5 * time.Second
	// startBound is generous: a slow machine is not what is measured here.
	startBound = time.Minute
)

// A seed is how a kind of tree is planted: the arguments that make this binary its host, and the roles that it has when it
// stands. The host says "ready" on its standard output, and the end of its standard input ends the session. The stub and the
// real session differ in nothing else.
type seed struct {
	host  []string
	roles []string
	env   []string
}

var stub = seed{
	host:  []string{"host"},
	roles: []string{"host", "box", "keeper", "heir", "clock", "relay", "deno", "firefox", "content", "helper"},
}

// A tree is one session: a host, its box and all that runs in it.
type tree struct {
	mark  string
	tmp   string // TMPDIR, so whatever is called foxden.* there is this session's
	roles map[string]int
	host  *exec.Cmd
	stdin io.Closer
	said  bytes.Buffer // the host's standard error
}

// plant starts a tree and waits until every role is there. What arguments follow the mark are the payload's.
func plant(s seed, g ground, payload ...string) (*tree, error) {
	tmp, err := os.MkdirTemp("", "kill")
	if err != nil {
		return nil, err
	}
	t := &tree{mark: fmt.Sprintf("tree-%016x", rand.Uint64()), tmp: tmp}
	arguments := append([]string{"as"}, s.host...)
	t.host = exec.Command(os.Args[0], append(append(arguments, t.mark), payload...)...)
	t.host.Env = append([]string{"PATH=" + g.path, "TMPDIR=" + tmp, "FOXDEN_TEST=" + t.mark}, s.env...)
	t.host.Stderr = &t.said
	t.host.WaitDelay = bound
	stdin, err := t.host.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := t.host.StdoutPipe()
	if err != nil {
		return nil, err
	}
	t.stdin = stdin
	if err := t.host.Start(); err != nil {
		return nil, err
	}
	ready := make(chan error, 1)
	go func() {
		lines := bufio.NewReader(stdout)
		line, err := lines.ReadString('\n')
		if err == nil && line != "ready\n" {
			err = fmt.Errorf("the host said %q", line)
		}
		ready <- err
		io.Copy(io.Discard, lines)
		t.host.Wait() // at once, as a zombie is a process to those that ask with kill -0
	}()
	select {
	case err = <-ready:
	case <-time.After(startBound):
		err = fmt.Errorf("not ready within %v", startBound)
	}
	if err == nil && !within(bound, func() bool { return t.complete(s.roles) }) {
		err = fmt.Errorf("not all roles came: %v", traces(t.mark))
	}
	if err != nil {
		t.fell()
		return nil, fmt.Errorf("planting: %w: %s", err, t.said.String())
	}
	return t, nil
}

// complete is true when each of the roles, and both or neither of the namespace's, is there.
func (t *tree) complete(wanted []string) bool {
	t.roles = roles(traces(t.mark))
	for _, role := range wanted {
		if t.roles[role] == 0 {
			return false
		}
	}
	return (t.roles["unshare"] == 0) == (t.roles["init"] == 0)
}

func (t *tree) signal(role string, which syscall.Signal) {
	syscall.Kill(t.roles[role], which) // it may be gone already, which is the point of the second kill
}

// isGone looks for the directory first, as that costs the machine less than a look at every process.
func (t *tree) isGone() bool {
	return len(t.dirs()) == 0 && len(traces(t.mark)) == 0
}

func (t *tree) dirs() []string {
	dirs, err := filepath.Glob(filepath.Join(t.tmp, "foxden.*"))
	if err != nil {
		panic(err) // the pattern is constant
	}
	return dirs
}

// left tells what there is of the tree.
func (t *tree) left() string {
	what := t.dirs()
	for _, p := range traces(t.mark) {
		what = append(what, fmt.Sprintf("%d %s (%.120s)", p.pid, p.role, p.args))
	}
	return strings.Join(what, ", ")
}

// fell removes the tree by force, for the rounds after a failed one.
func (t *tree) fell() {
	t.stdin.Close()
	within(bound, func() bool {
		found := traces(t.mark)
		for _, p := range found {
			syscall.Kill(p.pid, syscall.SIGKILL)
		}
		return len(found) == 0
	})
	os.RemoveAll(t.tmp)
}

// within polls for something that has no event of its own.
func within(limit time.Duration, happened func() bool) bool {
	began := time.Now()
	for range time.Tick(4 * time.Millisecond) {
		yes := happened()
		if time.Since(began) > limit {
			return false
		}
		if yes {
			return true
		}
	}
	return false
}
