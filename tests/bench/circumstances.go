package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// circumstances says what a reader needs to judge the figures: versions, rounds and how busy the machine was.
func (b *bench) circumstances(ctx context.Context) string {
	load, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		load = []byte("unknown")
	}
	return fmt.Sprintf("foxden %s, %s, %s\npeer @playwright/mcp %s, %s, node %s\n%d rounds, %d cold starts, %d cores, load average %s\n"+
		"Of the peer, click and open include browser_snapshot: their own replies only name a file that holds the page.\n"+
		"The pages of others ask for fonts and icons on the internet: where it is not reached, our text says so in its diagnostics.\n",
		version(ctx, b.foxden, "--version"), version(ctx, b.firefox, "--version"), version(ctx, "deno", "--version"),
		version(ctx, "node", b.peer, "--version"), version(ctx, b.chromium, "--version"), version(ctx, "node", "--version"),
		b.rounds, b.colds, runtime.NumCPU(), strings.TrimSpace(string(load)))
}

// version is the first line that a program says about itself.
func version(ctx context.Context, program string, arguments ...string) string {
	text, err := exec.CommandContext(ctx, program, arguments...).Output()
	if err != nil {
		return "(version unknown)"
	}
	line, _, _ := strings.Cut(string(text), "\n")
	return line
}
