package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"regexp"
	"unicode/utf8"
)

// A measure is what one step of the work cost one side.
type measure struct {
	ms, bytes, chars, refs []float64
}

func (m *measure) add(ms float64, text string, refs int) {
	m.ms = append(m.ms, ms)
	m.bytes = append(m.bytes, float64(len(text)))
	m.chars = append(m.chars, float64(utf8.RuneCountInString(text)))
	m.refs = append(m.refs, float64(refs))
}

// A step is prepared untimed, then timed, then undone untimed.
type step struct {
	name              string
	before, do, after func(context.Context, browser) (string, error)
}

func (b *bench) steps() []step {
	at := func(path string) func(context.Context, browser) (string, error) {
		return func(ctx context.Context, w browser) (string, error) { return w.navigate(ctx, b.site+path) }
	}
	observe := func(ctx context.Context, w browser) (string, error) { return w.observe(ctx) }
	return []step{
		{name: "click", before: at("/counter"), do: func(ctx context.Context, w browser) (string, error) { return w.click(ctx, "Add one") }},
		{
			name:  "open",
			do:    func(ctx context.Context, w browser) (string, error) { return w.open(ctx, b.site+"/article") },
			after: func(ctx context.Context, w browser) (string, error) { return "", w.closeTab(ctx) },
		},
		{name: "navigate", do: at("/article")},
		{name: "signup", before: at("/signup"), do: observe},
		{name: "rows", before: at("/rows"), do: observe},
		{name: "big", before: at("/big"), do: observe},
	}
}

// work has both sides do the same steps in turn, in sessions that stay up, and weighs them at the end.
func (b *bench) work(ctx context.Context) (err error) {
	fox, err := b.startFoxden(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, fox.stop()) }()
	play, err := b.startPeer(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, play.stop()) }()
	steps := b.steps()
	ours, theirs := map[string]*measure{}, map[string]*measure{}
	for _, w := range []browser{fox, play} {
		if _, err := w.open(ctx, b.site+"/article"); err != nil {
			return err
		}
	}
	for _, s := range steps {
		ours[s.name], theirs[s.name] = &measure{}, &measure{}
		for range b.rounds {
			if err := s.once(ctx, fox, ourRef, ours[s.name]); err != nil {
				return err
			}
			if err := s.once(ctx, play, theirRef, theirs[s.name]); err != nil {
				return err
			}
		}
	}
	b.report(ours, theirs)
	return b.weighBoth(ctx, fox.side, play.side)
}

var (
	ourRef   = regexp.MustCompile(`\[s\d+e\d+ (?:link|button|textbox|combobox|checkbox)`)
	theirRef = regexp.MustCompile(`(?m)^\s*- (?:link|button|textbox|combobox|checkbox)\b.*\[ref=`)
)

func (s step) once(ctx context.Context, w browser, ref *regexp.Regexp, m *measure) error {
	if s.before != nil {
		if _, err := s.before(ctx, w); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	var text string
	ms, err := timed(func() (err error) {
		text, err = s.do(ctx, w)
		return err
	})
	if err != nil {
		return fmt.Errorf("%s: %w", s.name, err)
	}
	m.add(ms, text, len(ref.FindAllString(text, -1)))
	if s.after != nil {
		_, err = s.after(ctx, w)
	}
	return err
}

func (b *bench) report(ours, theirs map[string]*measure) {
	add := func(what, unit, step string, values func(*measure) []float64, aim string) {
		b.table.add(what, unit, median(values(ours[step])), median(values(theirs[step])), aim)
	}
	ms := func(m *measure) []float64 { return m.ms }
	chars := func(m *measure) []float64 { return m.chars }
	bytes := func(m *measure) []float64 { return m.bytes }
	refs := func(m *measure) []float64 { return m.refs }
	add("click and see the page", "ms", "click", ms, "0.15")
	add("open a page in a new tab and see it", "ms", "open", ms, "0.5")
	add("open a page in the same tab and see it", "ms", "navigate", ms, "0.5")
	add("see 2,000 rows with a link and a button", "ms", "big", ms, "0.1")
	add("the same, text", "bytes", "big", bytes, "0.05")
	add("see a sign-up form of five controls, text", "chars", "signup", chars, "0.8")
	add("the same, controls that can be used", "refs", "signup", refs, "1")
	add("see 100 rows with a link and a button, text", "chars", "rows", chars, "0.35")
	add("the same, controls that can be used", "refs", "rows", refs, "1")
}

func (b *bench) weighBoth(ctx context.Context, ours, theirs *side) error {
	schemas := [2]int{}
	weights := [2]float64{math.NaN(), math.NaN()}
	for n, s := range []*side{ours, theirs} {
		var err error
		if schemas[n], err = s.schemaBytes(ctx); err != nil {
			return err
		}
		if weights[n], err = settledPSS(ctx, s.process.Pid, s.mark); err != nil {
			return err
		}
	}
	b.table.add("schemas of all tools", "bytes", float64(schemas[0]), float64(schemas[1]), "0.394 (8,000 bytes)")
	b.table.add("memory after all of this", "MiB", weights[0], weights[1], "0.5")
	return nil
}
