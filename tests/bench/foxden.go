package main

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
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

var goesOn = regexp.MustCompile(`\(offset (\d+) goes on\)`)

// Replies that a page may take to be read to its end: fifty times what one shows is a book.
const mostReplies = 100

// readOn is what the limits cut off the last text: the replies that follow it, up to the end of the page.
func (f *foxden) readOn(ctx context.Context) (rest []string, err error) {
	for range mostReplies {
		next := -1
		for _, m := range goesOn.FindAllStringSubmatch(header(f.text), -1) {
			if offset, _ := strconv.Atoi(m[1]); next < 0 || offset < next { // the pattern lets only digits in
				next = offset
			}
		}
		if next < 0 {
			return rest, nil
		}
		text, err := f.do(ctx, "snapshot", map[string]any{"tab": f.tab, "offset": next})
		if err != nil {
			return nil, err
		}
		rest = append(rest, text)
	}
	return nil, fmt.Errorf("the page goes on after %d replies", mostReplies)
}

// header is what we say of a page, before what the page says, which may be anything.
func header(text string) string {
	before, _, _ := strings.Cut(text, "\npage:\n")
	return before + "\n"
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
