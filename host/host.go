// Package host is the program: one file per command, configuration, and the wiring of the rest.
// Commands take their streams as arguments, so that a test can run the whole program.
package host

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
)

// Exit codes (contract, section 1).
const (
	done        = 0
	failed      = 1
	misused     = 2
	interrupted = 130
)

// streams are a command's standard input, output and error.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

type command struct {
	name, args, does string
	run              func(ctx context.Context, args []string, s streams) error
}

// errUsage wraps an error of wrong use, which exits with 2.
var errUsage = errors.New("wrong use")

func commands() []command {
	return []command{
		{"serve", "[--listen ADDRESS:PORT] [--state DIR] [--config F] [--allow-remote]", "serve all conversations: the view, the HTTP API and MCP on one port", runServe},
		{"call", "JSON|- [--conversation ID] [--json]", "one call in a conversation of the foxden that serves", runCall},
		{"run", "FILE|- [--conversation ID] [--timeout T] [--json]", "run a script: tools.browser, text, image (docs/scripts.md)", runRun},
		{"types", "", "print what a script has, as a .d.ts for editors", runTypes},
		{"ps", "[--json]", "the browsers of the foxden that serves", runPs},
		{"export", "ID [--format html|jsonl]", "a conversation of the foxden that serves as one file", runExport},
		{"mcp", "[--target T] [--config F]", "serve one conversation over MCP on standard input and output", runMCP},
		{"doctor", "[--target T] [--config F]", "say what the target has, and how to mend what it lacks", runDoctor},
		{"demo", "", "a tour on a bundled local site", runDemo},
	}
}

// Main runs one command and returns the program's exit code.
func Main(args []string, in io.Reader, out, err io.Writer) int {
	// A second signal ends the program at once: the watchdog cleans up.
	ctx, stop := signal.NotifyContext(context.Background(), ending()...)
	context.AfterFunc(ctx, stop)
	defer stop()
	switch {
	case len(args) == 0:
		usage(err)
		return misused
	case args[0] == "help" || args[0] == "-h" || args[0] == "--help":
		usage(out)
		return done
	case args[0] == "version" || args[0] == "--version":
		fmt.Fprintln(out, "foxden", Version)
		return done
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		switch e := c.run(ctx, args[1:], streams{in, out, err}); {
		case ctx.Err() != nil:
			return interrupted
		case errors.Is(e, flag.ErrHelp): // which has shown it
			return done
		case errors.Is(e, errUsage):
			fmt.Fprintf(err, "foxden: %v\n", e)
			return misused
		case e != nil:
			fmt.Fprintf(err, "foxden: %s\n", strings.ReplaceAll(e.Error(), "\n", "; "))
			return failed
		}
		return done
	}
	fmt.Fprintf(err, "foxden: there is no command %q\n", args[0])
	usage(err)
	return misused
}

// ending are the signals that end a command in order. A hang-up that whoever started us ignores, as nohup does, stays ignored.
func ending() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: foxden COMMAND\n\nA headless Firefox for every conversation of an AI agent.")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-36s %s\n", strings.TrimSpace(c.name+" "+c.args), c.does)
	}
}

// noArgs refuses arguments of a command that takes none.
func noArgs(args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%w: unexpected argument %q", errUsage, args[0])
	}
	return nil
}
