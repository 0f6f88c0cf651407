//go:build firefox

package e2e

import (
	"context"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// B-001 B-002 B-003 B-006 N-001 M-006 M-011
func TestTheProgramRunsOneBrowserAndTakesItAlong(t *testing.T) {
	before, a := mark(), newAgent(t)
	url := serveHTML(t, document("here"))
	shows(t, a.text(args{"action": "open", "url": url}), "here")
	shows(t, a.text(args{"action": "open", "url": url}), "t2")
	firefox := only(t, firefoxes(), before)
	if helper := processOf(firefox.parent); filepath.Base(helper.command[0]) != "deno" {
		t.Errorf("Firefox's parent is %v, want deno", helper)
	}
	if got := listening(t, a.command.Process.Pid); len(got) > 0 {
		t.Errorf("the host listens at %v; it has no business with a port", got)
	}
	for _, address := range listening(t, firefox.pid) {
		if address != "127.0.0.1" {
			t.Errorf("Firefox listens at %s, want loopback alone", address)
		}
	}
	if code := a.left(); code != 0 {
		t.Errorf("exit code %d after the client went, want 0\n%s", code, a.stderr)
	}
	before.gone(t)
}

// N-002 B-013
func TestATerminatedProgramTakesTheBrowserAlong(t *testing.T) {
	before, a := mark(), newAgent(t)
	a.text(args{"action": "open", "url": serveHTML(t, document("here"))})
	never, arrived := hanging(t)
	pending := a.later(context.Background(), args{"action": "navigate", "tab": "t1", "url": never})
	within(t, callBound, "the request", arrived)
	if err := a.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	before.gone(t) // though the call is not done
	if code := a.left(); code != 130 {
		t.Errorf("exit code %d, want 130\n%s", code, a.stderr)
	}
	within(t, callBound, "an end of the pending call", pending)
}

type answer struct {
	result *mcp.CallToolResult
	err    error
}

// later asks without waiting; the answer comes in the channel.
func (a *agent) later(ctx context.Context, arguments args) <-chan answer {
	answers := make(chan answer, 1)
	go func() { // ends with the call, which is bounded
		result, err := a.ask(ctx, arguments)
		answers <- answer{result, err}
	}()
	return answers
}

// B-007 B-008 B-015 N-010 N-011
func TestCancelAndResetEndTheBrowserInTheMiddleOfACall(t *testing.T) {
	before, a := mark(), newAgent(t)
	host := a.command.Process.Pid
	never, arrived := hanging(t)
	a.text(args{"action": "reset"}) // nothing runs, which is fine
	a.text(args{"action": "open", "url": serveHTML(t, document("<button>Dig</button>"))})

	ctx, cancel := context.WithCancel(context.Background())
	pending := a.later(ctx, args{"action": "navigate", "tab": "t1", "url": never})
	within(t, callBound, "the request", arrived)
	cancel()
	if got := within(t, callBound, "the end of the cancelled call", pending); got.err == nil {
		t.Errorf("the cancelled call answered %q", textOf(got.result))
	}
	goneBut(t, before, host)
	a.fails(args{"action": "click", "tab": "t1", "ref": "s1e1"}, "ended", "cancelled", "Use open")
	goneBut(t, before, host) // the old reference started nothing
	shows(t, a.text(args{"action": "tabs"}), "no tabs")

	pending = a.later(context.Background(), args{"action": "open", "url": never})
	within(t, callBound, "the request", arrived)
	a.text(args{"action": "reset"})
	goneBut(t, before, host)
	got := within(t, callBound, "the answer of the call that reset ended", pending)
	a.refused(got.result, got.err, "ended", "reset", "open")
	a.text(args{"action": "reset"})
	a.fails(args{"action": "snapshot", "tab": "t1"}, "ended", "reset", "Use open")
}

// goneBut is gone for a program that lives on.
func goneBut(t *testing.T, before marked, host int) {
	t.Helper()
	but := marked{map[int]bool{host: true}, before.folders}
	for pid := range before.pids {
		but.pids[pid] = true
	}
	but.gone(t)
}
