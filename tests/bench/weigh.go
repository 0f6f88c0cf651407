package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// A browser goes on allocating and freeing after its page has loaded; after this it is quiet.
const untilQuiet = 4 * time.Second

// weighOnePage compares whole sessions that show one simple page, one after the other: two Firefoxes at once would share
// pages of memory, and both would look lighter than either is alone.
func (b *bench) weighOnePage(ctx context.Context) error {
	fox, err := b.startFoxden(ctx)
	if err != nil {
		return err
	}
	ours, err := weighWith(ctx, fox, fox.side, b.site)
	if err != nil {
		return err
	}
	play, err := b.startPeer(ctx)
	if err != nil {
		return err
	}
	theirs, err := weighWith(ctx, play, play.side, b.site)
	if err != nil {
		return err
	}
	plain, err := b.startPlain(ctx)
	if err != nil {
		return err
	}
	alone, err := settledPSS(ctx, plain.pid, plain.mark)
	if err = errors.Join(err, plain.stop()); err != nil {
		return err
	}
	b.table.add("memory, one simple page, against a plain Firefox alone", "MiB", ours, alone, "0.75")
	b.table.add("memory, one simple page", "MiB", ours, theirs, "0.5")
	return nil
}

// weighWith opens the page in a fresh session, weighs and ends it.
func weighWith(ctx context.Context, browser browser, s *side, site string) (float64, error) {
	mib := 0.0
	_, err := browser.open(ctx, site+"/counter")
	if err == nil {
		mib, err = settledPSS(ctx, s.process.Pid, s.mark)
	}
	return mib, errors.Join(err, s.stop())
}

func settledPSS(ctx context.Context, root int, mark string) (float64, error) {
	select {
	case <-ctx.Done():
		return 0, ctx.Err()
	case <-time.After(untilQuiet):
		return pss(root, mark)
	}
}

var pssLine = regexp.MustCompile(`(?m)^Pss:\s+(\d+) kB`)

// pss sums, in MiB, what the process, its descendants and every process that carries the mark have of memory, each
// shared page counted in parts.
func pss(root int, mark string) (float64, error) {
	folders, err := filepath.Glob("/proc/[0-9]*")
	if err != nil {
		return 0, err
	}
	parents := map[int]int{}
	for _, folder := range folders {
		pid, _ := strconv.Atoi(filepath.Base(folder)) // the pattern lets only digits begin it
		parents[pid] = parent(folder)
	}
	var kib int
	for pid := range parents {
		folder := fmt.Sprintf("/proc/%d", pid)
		if !descends(pid, root, parents) && !marked(folder, mark) {
			continue
		}
		rollup, _ := os.ReadFile(folder + "/smaps_rollup") // a process that ended meanwhile weighs nothing
		if size := pssLine.FindSubmatch(rollup); size != nil {
			n, _ := strconv.Atoi(string(size[1]))
			kib += n
		}
	}
	return float64(kib) / 1024, nil
}

func descends(pid, root int, parents map[int]int) bool {
	for ; pid > 1; pid = parents[pid] {
		if pid == root {
			return true
		}
	}
	return false
}

// parent reads the second field after the name, which may itself hold spaces and brackets.
func parent(folder string) int {
	stat, _ := os.ReadFile(folder + "/stat")
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	if len(fields) < 2 {
		return 0
	}
	pid, _ := strconv.Atoi(fields[1])
	return pid
}

func marked(folder, mark string) bool {
	environ, _ := os.ReadFile(folder + "/environ")
	return strings.Contains("\x00"+string(environ), "\x00"+mark+"\x00")
}
