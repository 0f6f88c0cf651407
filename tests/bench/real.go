package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/tabwriter"
)

// packages is where setup.sh unpacks what packages.txt names.
const packages = ".deps/bench/pages"

// A realPage is one that somebody made for people, and neither side for itself. Its root is a folder of its package.
type realPage struct{ name, root, path string }

var realPages = []realPage{
	{"SB Admin 2, dashboard", "startbootstrap-sb-admin-2", "index.html"},
	{"SB Admin 2, data table", "startbootstrap-sb-admin-2", "tables.html"},
	{"Gentelella, dashboard", "gentelella/dist", "production/index.html"},
	{"Gentelella, forms", "gentelella/dist", "production/form.html"},
	{"Gentelella, inbox", "gentelella/dist", "production/inbox.html"},
	{"Gentelella, data tables", "gentelella/dist", "production/tables_dynamic.html"},
	{"Material Dashboard", "material-dashboard", "pages/dashboard.html"},
	{"Agency, landing page", "startbootstrap-agency/dist", "index.html"},
	{"jQuery Mobile, demos", "jquery-mobile/dist", "demos/index.html"},
	{"jQuery UI, widgets", "jquery-ui-dist", "index.html"},
	{"Dijit, theme tester", "", "dijit/themes/themeTester.html"}, // Dojo is beside it
	{"CKEditor 4", "ckeditor4", "samples/index.html"},
	{"JSON editor", "jsoneditor", "examples/01_basic_usage.html"},
	{"reveal.js, slides", "reveal.js", "demo.html"},
	{"Dygraphs, options", "dygraphs/_site", "options.html"},
	{"Dygraphs, JSDoc", "dygraphs/_site", "jsdoc/symbols/Dygraph.html"},
	{"FHS 3.0, specification", "debian/usr/share/doc/debian-policy", "fhs/fhs-3.0.html"},
	{"Debian Policy, chapter", "debian/usr/share/doc/debian-policy", "policy.html/ch-source.html"},
	{"Debian Reference, chapter", "debian/usr/share/debian-reference", "ch05.en.html"},
	{"Bash manual, Texinfo", "debian/usr/share/doc/bash", "bashref.html"},
}

// A realRow is what both sides made of one page.
type realRow struct {
	name        string
	ours        int // bytes of the text that our limits let through
	diagnostics int // of it
	whole       int // bytes of all replies up to the end of the page
	replies     int
	theirs      int // bytes of their text, which is whole
	usable      int
	missing     []thing
}

// seeRealPages has both sides look at each page once, in a tab of its own: the bytes are the same every time but for
// diagnostics that come late.
func (b *bench) seeRealPages(ctx context.Context) (err error) {
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
	for _, page := range realPages {
		if _, err := os.Stat(filepath.Join(packages, page.root, page.path)); err != nil {
			b.absent = append(b.absent, page.name)
			continue
		}
		ours, theirs, err := page.seen(ctx, fox, play)
		if err != nil {
			return fmt.Errorf("%s: %w", page.name, err)
		}
		if err := b.keepTexts(page.name, strings.Join(ours, "\n"), theirs); err != nil {
			return err
		}
		b.real = append(b.real, compare(page.name, ours, theirs))
	}
	return nil
}

// seen is what the two show of the page, which has an origin of its own: we in as many replies as its end takes.
func (p realPage) seen(ctx context.Context, fox *foxden, play *peer) (ours []string, theirs string, err error) {
	site, stop, err := listen(http.FileServer(http.Dir(filepath.Join(packages, p.root))))
	if err != nil {
		return nil, "", err
	}
	defer stop()
	for _, w := range []browser{fox, play} {
		if _, err := w.open(ctx, site+"/"+p.path); err != nil {
			return nil, "", err
		}
	}
	first, err := fox.observe(ctx)
	if err != nil {
		return nil, "", err
	}
	rest, err := fox.readOn(ctx)
	if err != nil {
		return nil, "", err
	}
	if theirs, err = play.observe(ctx); err != nil {
		return nil, "", err
	}
	return append([]string{first}, rest...), theirs, errors.Join(fox.closeTab(ctx), play.closeTab(ctx))
}

// keepTexts writes what both sides showed where a person can read it.
func (b *bench) keepTexts(page string, ours, theirs string) error {
	if b.keep == "" {
		return nil
	}
	name := filepath.Join(b.keep, strings.Trim(regexp.MustCompile(`\W+`).ReplaceAllString(strings.ToLower(page), "-"), "-"))
	return errors.Join(
		os.MkdirAll(b.keep, 0o755),
		os.WriteFile(name+".ours.txt", []byte(ours), 0o644),
		os.WriteFile(name+".theirs.txt", []byte(theirs), 0o644),
	)
}

var diagnosticLine = regexp.MustCompile(`(?m)^! .*\n`)

func compare(name string, ours []string, theirs string) realRow {
	r := realRow{name: name, ours: len(ours[0]), replies: len(ours), theirs: len(theirs)}
	for _, line := range diagnosticLine.FindAllString(header(ours[0]), -1) {
		r.diagnostics += len(line)
	}
	for _, text := range ours {
		r.whole += len(text)
	}
	all := theirThings(theirs)
	r.usable = len(all)
	r.missing = missing(ourThings(strings.Join(ours, "\n")), all)
	return r
}

func (b *bench) realTable() string {
	if len(b.real) == 0 {
		return ""
	}
	var text strings.Builder
	out := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, "\npage, bytes of text\tours\tof it diagnostics\tours to the end\treplies\ttheirs\tratio\tratio to the end\tusable for them\tmissing in ours")
	var ratios, whole []float64
	for _, r := range b.real {
		ratios = append(ratios, float64(r.ours)/float64(r.theirs))
		whole = append(whole, float64(r.whole)/float64(r.theirs))
		fmt.Fprintf(out, "%s\t%d\t%d\t%d\t%d\t%d\t%.3f\t%.3f\t%d\t%d\n", r.name, r.ours, r.diagnostics, r.whole, r.replies, r.theirs,
			ratios[len(ratios)-1], whole[len(whole)-1], r.usable, len(r.missing))
	}
	fmt.Fprintf(out, "median (aim 0.35)\t\t\t\t\t\t%.3f\t%.3f\n", median(ratios), median(whole))
	_ = out.Flush() // a strings.Builder takes everything
	for _, r := range b.real {
		for _, m := range r.missing {
			fmt.Fprintf(&text, "missing on %s: %s %q\n", r.name, m.role, m.name)
		}
	}
	if len(b.absent) > 0 {
		fmt.Fprintf(&text, "not installed here: %s\n", strings.Join(b.absent, "; "))
	}
	return text.String()
}
