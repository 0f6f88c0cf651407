package denoshim

import (
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/go-cmd/cmd"
)

// drainAfterExit bounds the wait for pipes that a stray grandchild holds open.
const drainAfterExit = time.Second

// child is the process on our side of the pipe: the target's shell or what leads to it.
type child struct {
	cmd   *cmd.Cmd
	stdin io.WriteCloser
}

// startChild starts argv in a process group of its own. Its Stdout and Stderr channels must be
// read until they close: go-cmd blocks on a line that nobody takes.
func startChild(argv []string) (*child, error) {
	var (
		stdin io.WriteCloser
		err   error
		ready = make(chan struct{})
	)
	c := cmd.NewCmdOptions(cmd.Options{
		Streaming: true,
		// One more than a message, so that an over-long one reaches parse and is named there.
		LineBufferSize: MaxLine + 2,
		BeforeExec: []func(*exec.Cmd){func(e *exec.Cmd) {
			// Not StartWithStdin: its copying goroutine hides the child's exit.
			stdin, err = e.StdinPipe()
			e.WaitDelay = drainAfterExit
			close(ready)
		}},
	}, argv[0], argv[1:]...)
	c.Start()
	<-ready
	if err != nil {
		return nil, fmt.Errorf("opening stdin of %s: %w", argv[0], err)
	}
	return &child{cmd: c, stdin: stdin}, nil
}

// stop ends the child in three bounded steps.
func (c *child) stop(b bounds) {
	c.stdin.Close()
	if c.gone(b.afterEOF) {
		return
	}
	c.signal(syscall.SIGTERM)
	if c.gone(b.afterTerm) {
		return
	}
	c.signal(syscall.SIGKILL)
	c.gone(b.afterKill)
}

// kill ends a child that has nothing to clean up.
func (c *child) kill() {
	c.signal(syscall.SIGKILL)
	c.gone(patient.afterKill)
}

func (c *child) gone(within time.Duration) bool {
	select {
	case <-c.cmd.Done():
		return true
	case <-time.After(within):
		return false
	}
}

// signal reaches the whole group; go-cmd's own Stop signals once and never with KILL. A process that
// is just being started has no pid yet: a signal that came to nothing then would be lost for good.
func (c *child) signal(sig syscall.Signal) {
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for c.cmd.Status().PID == 0 {
		select {
		case <-c.cmd.Done(): // it never started
			return
		case <-tick.C:
		}
	}
	if pid := c.cmd.Status().PID; pid > 1 {
		_ = syscall.Kill(-pid, sig)
	}
}

// verdict says in words how the child ended.
func (c *child) verdict() error {
	status := c.cmd.Status()
	var missing *exec.Error
	switch {
	case errors.As(status.Error, &missing):
		return fmt.Errorf("%s: %w", missing.Name, missing.Err)
	case status.Error != nil && status.Exit < 0:
		return status.Error
	}
	return fmt.Errorf("exit status %d", status.Exit)
}

// tail keeps the last lines that a process wrote to stderr, for the error that quotes them.
type tail struct {
	mu    sync.Mutex
	lines []string
}

const tailLines = 12

func (t *tail) add(line string) {
	if len(line) > 500 {
		line = line[:500] + "…"
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.lines = append(t.lines, line)
	if len(t.lines) > tailLines {
		t.lines = t.lines[len(t.lines)-tailLines:]
	}
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.Join(t.lines, "; ")
}
