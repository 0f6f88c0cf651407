package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// cold compares the first open of a conversation, browser start included, with what the same Firefox needs with its
// default preferences and an empty profile to its first loaded page. The first start of each fills the disk's
// cache, and foxden's also makes its profile template; it is printed and does not count.
func (b *bench) cold(ctx context.Context) error {
	var ours, theirs, plain []float64
	for i := range b.colds + 1 {
		ms, err := b.coldFoxden(ctx, i == 0)
		if err != nil {
			return err
		}
		ours = append(ours, ms)
		if ms, err = b.coldPlain(ctx); err != nil {
			return err
		}
		plain = append(plain, ms)
		if ms, err = b.coldPeer(ctx); err != nil {
			return err
		}
		theirs = append(theirs, ms)
	}
	b.table.add("first open, cold, against a plain Firefox's first page", "ms", median(ours[1:]), median(plain[1:]), "0.6")
	b.table.add("first open, cold", "ms", median(ours[1:]), median(theirs[1:]), "")
	b.table.add("first open of this run", "ms", ours[0], theirs[0], "")
	return nil
}

// thinking is how long the first agent thinks after its first call. Sessions make their template then, in two
// seconds or so, and whoever measures waits.
const thinking = 8 * time.Second

func (b *bench) coldFoxden(ctx context.Context, first bool) (float64, error) {
	fox, err := b.startFoxden(ctx)
	if err != nil {
		return 0, err
	}
	think := time.Duration(0)
	if first {
		think = thinking
	}
	return coldOpen(ctx, fox, fox.side, b.site, think)
}

func (b *bench) coldPeer(ctx context.Context) (float64, error) {
	play, err := b.startPeer(ctx)
	if err != nil {
		return 0, err
	}
	return coldOpen(ctx, play, play.side, b.site, 0)
}

func coldOpen(ctx context.Context, browser browser, s *side, site string, think time.Duration) (float64, error) {
	ms, err := timed(func() error {
		_, err := browser.open(ctx, site+"/counter")
		return err
	})
	time.Sleep(think)
	return ms, errors.Join(err, s.stop())
}

func (b *bench) coldPlain(ctx context.Context) (float64, error) {
	plain, err := b.startPlain(ctx)
	if err != nil {
		return 0, err
	}
	return plain.ms, plain.stop()
}

// plainFirefox is a Firefox with its defaults that shows one page, and the Deno process that drives it.
type plainFirefox struct {
	process *exec.Cmd
	stdin   io.Closer
	mark    string
	ms      float64 // from its start to its loaded page
	pid     int     // of Firefox itself
}

func (b *bench) startPlain(ctx context.Context) (*plainFirefox, error) {
	script, err := filepath.Abs("tests/bench/plain.ts")
	if err != nil {
		return nil, err
	}
	mark := fmt.Sprintf("plain-%d", os.Getpid())
	plain := &plainFirefox{mark: "BENCH_MARK=" + mark}
	plain.process = exec.CommandContext(ctx, "deno", "run", "-A", "--quiet", script, b.firefox, b.site+"/counter", mark)
	plain.process.Stderr = os.Stderr
	if plain.stdin, err = plain.process.StdinPipe(); err != nil {
		return nil, err
	}
	stdout, err := plain.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := plain.process.Start(); err != nil {
		return nil, err
	}
	if _, err := fmt.Fscanln(bufio.NewReader(stdout), &plain.ms, &plain.pid); err != nil {
		return nil, errors.Join(fmt.Errorf("plain Firefox: %w", err), plain.stop())
	}
	return plain, nil
}

func (p *plainFirefox) stop() error {
	return errors.Join(p.stdin.Close(), p.process.Wait())
}
