//go:build firefox

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"foxden/denoshim"
)

// rows is a table of n things below two headings.
func rows(n int) string {
	var b strings.Builder
	b.WriteString("<h1>Stock</h1>")
	for part, name := range []string{"Fruit", "Tools"} {
		fmt.Fprintf(&b, "<h2>%s</h2><table><tr><th>Name<th>Price<th></tr>", name)
		for i := part*n/2 + 1; i <= (part+1)*n/2; i++ {
			fmt.Fprintf(&b, `<tr><td>%s %d<td>%d €<td><button data-testid=buy-%d onclick="log('bought', %d)">Buy</button><a href="/thing/%d">Details %d</a></tr>`, strings.TrimSuffix(name, "s"), i, i, i, i, i, i)
		}
		b.WriteString("</table>")
	}
	return b.String()
}

// B-033 B-034 M-022 W-049 W-075 W-076: what is cut is told exactly, and offset goes on where it stopped until all was seen once.
func TestOffsetGoesOnUntilAllWasSeen(t *testing.T) {
	p := open(t, rows(700))
	cut := p.snap.Truncated
	if cut == nil || cut.Elements == nil || *cut.Elements != (denoshim.Cut{Shown: 300, Total: 1400, Next: cut.Elements.Next}) || cut.Elements.Next == nil {
		t.Fatalf("cut %+v, want 300 of 1400 elements and where they go on", cut)
	}
	first := p.ref("Details 1")
	seen := map[string]bool{}
	for turn := 0; ; turn++ {
		for _, e := range p.snap.Elements {
			if seen[e.Name] {
				t.Errorf("%s was shown twice", e.Name)
			}
			if strings.HasPrefix(e.Name, "Details ") {
				seen[e.Name] = true
			}
		}
		if p.snap.Truncated == nil || p.snap.Truncated.Elements == nil || p.snap.Truncated.Elements.Next == nil {
			break
		}
		if total := p.snap.Truncated.Elements.Total; total != 1400 || turn > 6 {
			t.Fatalf("turn %d: %+v, want 1400 in all", turn, p.snap.Truncated.Elements)
		}
		p.do("snapshot", args{"offset": *p.snap.Truncated.Elements.Next})
	}
	if len(seen) != 700 {
		t.Errorf("%d links were seen, want 700", len(seen))
	}
	last := p.ref("Details 700")
	p.do("hover", first, args{"observe": "none"}) // what was seen first still holds
	p.do("click", last, args{"observe": "none"})
}

// B-032 B-034 M-022 W-049: a text that is one long line, and one of many, are read whole by offset.
func TestOffsetReadsLongTexts(t *testing.T) {
	var words strings.Builder
	for i := range 9000 {
		fmt.Fprintf(&words, "word%d ", i)
	}
	for kind, body := range map[string]string{
		"one line": "<p>" + words.String(),
		"lines":    "<p>" + strings.ReplaceAll(words.String(), "0 ", "0</p><p>"),
		"code":     "<pre>" + strings.ReplaceAll(words.String(), "0 ", "0\n") + "</pre>",
	} {
		t.Run(kind, func(t *testing.T) {
			p := open(t, body)
			missing := map[string]bool{}
			for i := range 9000 {
				missing[fmt.Sprintf("word%d", i)] = true
			}
			for turn := 0; ; turn++ {
				for _, word := range strings.Fields(p.snap.Text) {
					delete(missing, word)
				}
				if p.snap.Truncated == nil || p.snap.Truncated.Text == nil || p.snap.Truncated.Text.Next == nil || turn > 8 {
					break
				}
				p.do("snapshot", args{"offset": *p.snap.Truncated.Text.Next})
			}
			if len(missing) > 0 {
				t.Errorf("%d words were never shown", len(missing))
			}
		})
	}
}

// W-049 W-050: ref observes a subtree and voids nothing.
func TestASnapshotOfASubtree(t *testing.T) {
	p := open(t, `<nav tabindex=0 role=navigation aria-label=Main><a href="#a">A</a></nav><form tabindex=0 aria-label=Search><input aria-label=Words><button type=button onclick="log('searched')">Go</button></form>`)
	nav, words := p.ref("A"), p.ref("Words")
	p.do("snapshot", p.ref("Search"))
	p.sees(`textbox "Words"`, `button "Go"`)
	p.lacks("link")
	if p.element("Words").Ref != words["ref"] {
		t.Error("the subtree gave the field another reference")
	}
	p.do("click", p.ref("Go"), args{"observe": "none"})
	p.do("click", nav)
	p.sees("searched")
	p.fails("stale_ref", nil, "snapshot", args{"ref": "s99e1"})
	p.fails("invalid", []string{"changes"}, "snapshot", args{"ref": p.element("A").Ref, "observe": "changes"})
}

// W-049 W-051 W-067 W-070 W-074: find looks through the whole page, also beyond the limits, and says what stands around.
func TestFindLooksThroughTheWholePage(t *testing.T) {
	p := open(t, rows(700)+`<h2>Kontakt</h2><label>Straße und Größe <input placeholder="Hauptstraße 1"></label><select aria-label=Land><option>Österreich</select>
		<iframe title=F src="`+other(serveHTML(t, document(`<h3>Legal</h3><a href="/imprint">Imprint of the shop</a>`)))+`"></iframe>`)
	find := func(words string) *denoshim.Cut {
		t.Helper()
		p.do("snapshot", args{"find": words})
		if p.snap.Found == nil {
			t.Fatalf("find %q says no number:\n%s", words, p.snap.Text)
		}
		return p.snap.Found
	}
	if got := find("details 650"); got.Total != 1 || got.Shown != 1 {
		t.Errorf("%+v, want 1 of 1:\n%s", got, p.snap.Text)
	}
	p.sees("in ## Tools", "Tool 650 | 650 € | [s")
	p.click("Buy")
	p.do("snapshot", args{"find": "buy"})
	if got := p.snap.Found; got.Shown != 40 || got.Total != 700 || got.Next == nil || *got.Next != 40 {
		t.Errorf("%+v, want 40 of 700 and where they go on", got)
	}
	p.do("snapshot", args{"find": "buy", "offset": 680})
	if got := p.snap.Found; got.Shown != 20 || got.Total != 700 || got.Next != nil {
		t.Errorf("%+v, want the last 20", got)
	}
	for words, want := range map[string]string{
		"groesse strasse":      "",
		"grosse":               "Größe",
		"HAUPTSTRASSE":         "Größe",
		"hauptstraße":          "Größe",
		"osterreich":           `"Land"`,
		"buy-699":              "Tool 699",
		"thing/123":            "Details 123",
		"combobox":             `"Land"`,
		"imprint":              `link "Imprint of the shop"`,
		"shop the of imprint":  `link "Imprint of the shop"`,
		"nothing of this kind": "",
	} {
		got := find(words)
		if want == "" && got.Total != 0 || want != "" && !strings.Contains(p.snap.Text, want) {
			t.Errorf("find %q: %+v, want %q in:\n%s", words, got, want, p.snap.Text)
		}
	}
	p.fails("invalid", []string{"words"}, "snapshot", args{"find": "  "})
}

// C10: how much of the page is out of sight.
func TestTheViewportIsTold(t *testing.T) {
	p := open(t, `<style>body{margin:0}html{scrollbar-width:none}</style><div style="height:2900px">tall</div>`)
	if v := p.snap.Viewport; v == nil || v.Above != 0 || v.Below < 1900 {
		t.Fatalf("viewport %+v, want about 2,000 px below", v)
	}
	below := p.snap.Viewport.Below
	p.do("scroll", args{"y": 500})
	if v := p.snap.Viewport; v == nil || v.Above != 500 || v.Below != below-500 {
		t.Errorf("viewport %+v, want 500 above and %d below", v, below-500)
	}
	if short := open(t, "<p>short"); short.snap.Viewport != nil {
		t.Errorf("viewport %+v of a page that is whole in sight", short.snap.Viewport)
	}
	app := open(t, `<style>body{margin:0}main{height:100vh;overflow:auto}</style><main><div style="height:3000px">app</div></main>`)
	if v := app.snap.Viewport; v == nil || v.Below < 2000 {
		t.Errorf("viewport %+v of a page whose main part scrolls", v)
	}
}

// W-075: a piece begins with a whole line, whatever the links in the one before are called.
func TestAPieceBeginsWithAWholeLine(t *testing.T) {
	var links strings.Builder
	for i := range 340 {
		fmt.Fprintf(&links, "<li><a href=/c%d>Chapter number %d of the book</a></li>", i, i)
	}
	p := open(t, "<ul>"+links.String()+"</ul><input aria-label=Search><button>Go</button>")
	next := p.snap.Truncated.Elements.Next
	p.do("snapshot", args{"offset": *next})
	lines := strings.Split(p.snap.Text, "\n")
	if want := `link "Chapter number 300 of the book"]`; !strings.HasSuffix(lines[0], want) || len(lines) < 41 {
		t.Errorf("it begins with %q, want %s; %d lines", lines[0], want, len(lines))
	}
	p.sees(`textbox "Search"`, `button "Go"`)
}

// B-030: all options of a select that is asked for alone.
func TestASelectShowsAllItsOptions(t *testing.T) {
	var options strings.Builder
	for i := range 90 {
		fmt.Fprintf(&options, "<option>Land %d", i)
	}
	p := open(t, "<select aria-label=Country>"+options.String()+"</select>")
	p.lacks("Land 89")
	p.do("snapshot", p.ref("Country"))
	p.sees("\n- Land 0 (selected)\n", "\n- Land 89")
}
