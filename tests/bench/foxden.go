package main

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
)

// foxden is our side, driven by nothing but the text that its replies show a model.
type foxden struct {
	*side
	tab, before string // the tab in use, and the one that it is after that has closed
	text        string
}

var tabInText = regexp.MustCompile(`\bt[0-9]+\b`)

func (b *bench) startFoxden(ctx context.Context) (*foxden, error) {
	program, err := filepath.Abs(b.foxden)
	if err != nil {
		return nil, err
	}
	// A spare browser started beforehand would make a cold start look warm.
	s, err := start(ctx, "foxden", []string{program, "mcp"}, []string{"FOXDEN_WARM=0"})
	return &foxden{side: s}, err
}

func (f *foxden) do(ctx context.Context, action string, more map[string]any) (string, error) {
	arguments := map[string]any{"action": action}
	for name, value := range more {
		arguments[name] = value
	}
	text, err := f.call(ctx, "browser", arguments)
	f.text = text
	return text, err
}

func (f *foxden) open(ctx context.Context, url string) (string, error) {
	text, err := f.do(ctx, "open", map[string]any{"url": url})
	f.before, f.tab = f.tab, tabInText.FindString(text)
	return text, err
}

func (f *foxden) navigate(ctx context.Context, url string) (string, error) {
	return f.do(ctx, "navigate", map[string]any{"tab": f.tab, "url": url})
}

func (f *foxden) observe(ctx context.Context) (string, error) {
	return f.do(ctx, "snapshot", map[string]any{"tab": f.tab})
}

func (f *foxden) click(ctx context.Context, name string) (string, error) {
	ref := regexp.MustCompile(`\[(s\d+e\d+) button "` + regexp.QuoteMeta(name) + `"`).FindStringSubmatch(f.text)
	if ref == nil {
		return "", fmt.Errorf("no button %q in:\n%s", name, f.text)
	}
	return f.do(ctx, "click", map[string]any{"tab": f.tab, "ref": ref[1]})
}

func (f *foxden) closeTab(ctx context.Context) error {
	_, err := f.do(ctx, "close", map[string]any{"tab": f.tab})
	f.tab = f.before
	return err
}
