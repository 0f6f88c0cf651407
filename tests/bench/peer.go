package main

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
)

// peer is @playwright/mcp. Its actions write the snapshot to a file and name it, so an agent needs
// browser_snapshot as a second call to see what its click did; both calls count.
type peer struct {
	*side
	started bool
	text    string
}

func (b *bench) startPeer(ctx context.Context) (*peer, error) {
	program, err := filepath.Abs(b.peer)
	if err != nil {
		return nil, err
	}
	s, err := start(ctx, "peer", []string{
		"node", program, "--headless", "--isolated", "--no-sandbox", "--executable-path", b.chromium,
		"--viewport-size", "1280x900",
	}, nil)
	return &peer{side: s}, err
}

func (p *peer) thenObserve(ctx context.Context, tool string, arguments map[string]any) (string, error) {
	first, err := p.call(ctx, tool, arguments)
	if err != nil {
		return "", err
	}
	text, err := p.observe(ctx)
	return first + text, err
}

func (p *peer) open(ctx context.Context, url string) (string, error) {
	if !p.started { // its browser comes with an empty tab
		p.started = true
		return p.navigate(ctx, url)
	}
	return p.thenObserve(ctx, "browser_tabs", map[string]any{"action": "new", "url": url})
}

func (p *peer) navigate(ctx context.Context, url string) (string, error) {
	return p.thenObserve(ctx, "browser_navigate", map[string]any{"url": url})
}

func (p *peer) observe(ctx context.Context) (string, error) {
	text, err := p.call(ctx, "browser_snapshot", map[string]any{})
	p.text = text
	return text, err
}

func (p *peer) click(ctx context.Context, name string) (string, error) {
	ref := regexp.MustCompile(`button "` + regexp.QuoteMeta(name) + `".* \[ref=(\w+)\]`).FindStringSubmatch(p.text)
	if ref == nil {
		return "", fmt.Errorf("no button %q in:\n%s", name, p.text)
	}
	return p.thenObserve(ctx, "browser_click", map[string]any{"element": name, "target": ref[1]})
}

func (p *peer) closeTab(ctx context.Context) error {
	_, err := p.call(ctx, "browser_tabs", map[string]any{"action": "close"})
	return err
}
