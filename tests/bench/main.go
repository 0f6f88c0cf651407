// Bench compares foxden with the peer, @playwright/mcp on Chromium, as an agent meets them: both over MCP on
// stdio, on the same pages from loopback, in turn, round by round, and on pages of others, each once. It prints
// what it measured, the ratio and the aim, and exits 0 whatever the figures are: a busy machine is no failure. It
// fails only when a side does not work.
//
// Run it as `make bench`, which installs the peer first.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"
)

// All of it takes five minutes on two cores; past this something hangs.
const wholeRun = 15 * time.Minute

func main() {
	var b bench
	flag.IntVar(&b.rounds, "rounds", 15, "rounds of each step; the table has the medians")
	flag.IntVar(&b.colds, "colds", 5, "cold starts of each side, after one that does not count")
	flag.StringVar(&b.foxden, "foxden", "bin/foxden", "the program under test")
	flag.StringVar(&b.peer, "peer", ".deps/bench/node_modules/@playwright/mcp/cli.js", "the peer's program")
	flag.StringVar(&b.chromium, "chromium", "/usr/bin/chromium", "the peer's browser")
	flag.StringVar(&b.firefox, "firefox", "firefox-esr", "the Firefox that foxden starts, for the comparison with a plain one")
	flag.StringVar(&b.only, "only", "", "one part instead of all: cold, warm, beside, weigh, work, inside or real")
	flag.StringVar(&b.keep, "keep", "", "folder to write what both sides show of the real pages to")
	flag.Parse()

	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	ctx, cancel := context.WithTimeout(ctx, wholeRun)
	defer cancel()
	if err := b.run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

type bench struct {
	rounds, colds                   int
	foxden, peer, chromium, firefox string
	only, keep                      string
	site                            string
	table                           table
	real                            []realRow
	absent                          []string // real pages whose package is not here
}

func (b *bench) run(ctx context.Context) error {
	site, stop, err := serve()
	if err != nil {
		return err
	}
	defer stop()
	b.site = site

	for _, step := range []struct {
		part, name string
		do         func(context.Context) error
	}{
		{"cold", "starting cold", b.cold},
		{"warm", "starting with a spare", b.warm},
		{"beside", "working side by side", b.beside},
		{"weigh", "weighing one page", b.weighOnePage},
		{"work", "working in turn", b.work},
		{"inside", "timing inside the page", b.inside},
		{"real", "looking at real pages", b.seeRealPages},
	} {
		if b.only != "" && b.only != step.part {
			continue
		}
		fmt.Fprintf(os.Stderr, "bench: %s ...\n", step.name)
		if err := step.do(ctx); err != nil {
			return fmt.Errorf("%s: %w", step.name, err)
		}
	}
	fmt.Println(b.circumstances(ctx))
	fmt.Print(b.table.String())
	fmt.Print(b.realTable())
	return nil
}
