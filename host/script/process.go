package script

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/go-cmd/cmd"
)

//go:embed sandbox.sh
var sandbox string

//go:embed harness.ts
var harness []byte

const (
	// heap bounds the JavaScript objects of a script, in MiB, and memory all that its process writes to, in KiB. Of
	// that V8 takes 512 MiB for code at once, without using them.
	heap   = 256
	memory = 1 << 20
	// goneWithin bounds the wait for a process that was killed.
	goneWithin = 2 * time.Second
	// drainAfterExit bounds the wait for pipes of a process that is gone.
	drainAfterExit = time.Second
)

// process is Deno with the harness, in a process group of its own, and without any permission.
type process struct {
	cmd *cmd.Cmd
	mu  sync.Mutex // of stdin
	in  io.WriteCloser
	// life is the end of the pipe that holds the process alive: the kernel closes it when this program dies.
	life, theirs *os.File
}

// startProcess starts it. Its lines come to said and to printed, from two goroutines that end with it.
func startProcess(deno string, said, printed func(line []byte)) (*process, error) {
	theirs, life, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	p := &process{life: life, theirs: theirs}
	ready := make(chan error, 1)
	argv := append([]string{"-c", sandbox, "sandbox", strconv.Itoa(memory), deno}, denoArgs()...)
	p.cmd = cmd.NewCmdOptions(cmd.Options{BeforeExec: []func(*exec.Cmd){func(e *exec.Cmd) {
		var err error
		// Not StartWithStdin, whose copying goroutine hides the exit; not go-cmd's streams, whose buffer of a whole line
		// breaks the pipe of a script that prints a longer one.
		p.in, err = e.StdinPipe()
		e.Stdout, e.Stderr = &lines{take: said}, &lines{take: printed}
		e.ExtraFiles = []*os.File{theirs}
		e.WaitDelay = drainAfterExit
		ready <- err
	}}}, "sh", argv...)
	p.cmd.Dir = "/"
	// What the variables of this program say is none of a script's business. A cache that cannot be keeps nothing, also
	// not what caches and localStorage would write without a permission; Deno would try for 150 ms to write there.
	p.cmd.Env = []string{
		"PATH=" + os.Getenv("PATH"), "DENO_DIR=/dev/null/none", "DENO_EMIT_CACHE_MODE=disable", "DENO_NO_UPDATE_CHECK=1", "NO_COLOR=1",
	}
	p.cmd.Start()
	if err := <-ready; err != nil {
		p.kill()
		return nil, fmt.Errorf("opening a pipe: %w", err)
	}
	return p, nil
}

func denoArgs() []string {
	return []string{
		"run", "--quiet", "--no-prompt", "--no-config", "--no-lock", "--no-remote", "--no-npm", "--no-code-cache",
		fmt.Sprintf("--v8-flags=--max-old-space-size=%d", heap),
		"data:application/typescript;base64," + base64.StdEncoding.EncodeToString(harness),
	}
}

// send writes one line. It fails once the process is gone.
func (p *process) send(message any) error {
	line, err := json.Marshal(message)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	_, err = p.in.Write(append(line, '\n'))
	return err
}

// kill ends the whole group and waits until it is gone.
func (p *process) kill() {
	select {
	case <-p.cmd.Done(): // its number may be another's by now
		return
	default:
	}
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for p.cmd.Status().PID == 0 { // it is just being started
		select {
		case <-p.cmd.Done():
			return
		case <-tick.C:
		}
	}
	if pid := p.cmd.Status().PID; pid > 1 {
		_ = syscall.Kill(-pid, syscall.SIGKILL)
	}
	select {
	case <-p.cmd.Done():
	case <-time.After(goneWithin):
	}
}

// close lets go of what is left here of a process that is gone.
func (p *process) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = p.in.Close()
	_ = p.life.Close()
	_ = p.theirs.Close()
}

// lines cuts a stream into lines; one that is too long comes in pieces.
type lines struct {
	take func(line []byte)
	held []byte
}

func (l *lines) Write(p []byte) (int, error) {
	size := len(p)
	for len(p) > 0 {
		end := bytes.IndexByte(p, '\n')
		if end < 0 {
			l.held = append(l.held, p...)
			p = nil
		} else {
			l.held = append(l.held, p[:end]...)
			p = p[end+1:]
		}
		if end >= 0 || len(l.held) >= maxLine {
			l.take(l.held)
			l.held = l.held[:0]
		}
	}
	return size, nil
}

// console is where what a script prints goes: without control characters, which could do anything to a terminal.
type console struct {
	mu   sync.Mutex
	to   io.Writer
	left int
	// crashed is true once V8 tells of its memory, unsettled once Deno tells of an await without end.
	crashed, unsettled bool
}

// maxConsole bounds what is passed on, in bytes.
const maxConsole = 1 << 20

func (c *console) print(line []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	said := strings.ToValidUTF8(string(line), "�")
	if strings.HasPrefix(said, "<--- Last few GCs") || strings.HasPrefix(said, "# Fatal") {
		c.crashed = true
	}
	if strings.HasPrefix(said, "error: Top-level await promise never resolved") {
		c.unsettled = true
	}
	if said == "" || c.crashed || c.unsettled || c.left < 0 { // what follows is about V8 and the harness
		return
	}
	if c.left -= len(said) + 1; c.left < 0 {
		said = fmt.Sprintf("… (the script prints more than %d bytes)", maxConsole)
	}
	fmt.Fprintln(c.to, strings.Map(printable, said))
}

func printable(r rune) rune {
	if r != '\t' && (r < 0x20 || r >= 0x7f && r < 0xa0) {
		return -1
	}
	return r
}
