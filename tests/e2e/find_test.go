//go:build firefox

package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"foxden/denoshim"
)

// find searches and returns how many there are.
func (p *page) find(words string) denoshim.Cut {
	p.t.Helper()
	p.do("snapshot", args{"find": words})
	if p.snap.Found == nil {
		p.t.Fatalf("find %q says no number:\n%s", words, p.snap.Text)
	}
	return *p.snap.Found
}

// W-051 A-009: frames in frames and shadow roots in them are searched, and what is found there is used like anything.
func TestFindLooksIntoFramesAndShadowRoots(t *testing.T) {
	shadows := `<x-o></x-o><x-c></x-c><script>
		customElements.define("x-o", class extends HTMLElement { constructor() { super(); this.attachShadow({mode: "open"}).innerHTML = '<div id=in></div>';
			this.shadowRoot.getElementById("in").attachShadow({mode: "open"}).innerHTML = "<button onclick='log(1)'>Open fox</button>"; } });
		customElements.define("x-c", class extends HTMLElement { constructor() { super(); this.attachShadow({mode: "closed"}).innerHTML = "<button onclick='log(2)'>Closed fox</button>"; } });</script>`
	deep := serveHTML(t, document(`<h3>Deep</h3>`+shadows))
	middle := serveHTML(t, document(`<iframe title=Deep width=500 height=150 src="`+other(deep)+`"></iframe>`))
	p := open(t, shadows+`<iframe title=Middle width=600 height=250 src="`+middle+`"></iframe>`)
	if got := p.find("fox"); got.Total != 4 {
		t.Fatalf("%+v, want 4 of 4:\n%s", got, p.snap.Text)
	}
	p.sees(`iframe "Deep"`, "### Deep")
	for _, e := range p.snap.Elements {
		p.do("click", args{"ref": e.Ref, "observe": "none"})
	}
	p.do("snapshot")
	if got := strings.Count(p.snap.Text, "1 2"); got != 2 {
		t.Errorf("both were pressed in %d documents, want 2:\n%s", got, p.snap.Text)
	}
}

// W-065 W-067: the element that is called so comes first, then what has the words in its name, then what has them elsewhere.
func TestFindRanksByWhereTheWordsAre(t *testing.T) {
	p := open(t, `<style>a,button,input{display:block}</style><p>To save file is wise.</p><a href="/save-file">By address</a><button data-testid="save-file">By test id</button><button name="save-file">By field</button><button id="file-save">By id</button><button title="Save the file">By title</button><input aria-label="By place" placeholder="save file">
		<button>Do not save any file</button><button>Save file as</button><button>Save file</button>`)
	if got := p.find("save file"); got.Total != 10 || got.Shown != 10 {
		t.Errorf("%+v, want all 10:\n%s", got, p.snap.Text)
	}
	var order []string
	for _, match := range regexp.MustCompile(`\[s\d+e\d+ \w+ "([^"]*)"|wise`).FindAllStringSubmatch(p.snap.Text, -1) {
		order = append(order, match[1])
	}
	if got := strings.Join(order, ", "); got != "Save file, Save file as, Do not save any file, By address, By test id, By field, By id, By title, By place, " {
		t.Errorf("the order is %s", got)
	}
}

// W-065 W-074 W-076: a role is a word like any, and "n of m" counts all that are of it.
func TestFindByRole(t *testing.T) {
	p := open(t, `<style>a,button,label{display:block}</style><p>Our imprint and how to save.</p><a href="/i">Imprint</a><button>Imprint as PDF</button><button>Save all</button><button>Save</button><a href="/all">Save all</a><a href="/s">Save</a>`+
		strings.Repeat("<label><input type=checkbox>Pick</label>", 60))
	for words, want := range map[string]string{"link imprint": `link "Imprint"`, "save button": `button "Save"`, "link save": `link "Save"`} {
		p.find(words)
		if first := firstElement(p.snap.Text); !strings.Contains(first, want) {
			t.Errorf("find %q: first %q, want %s in:\n%s", words, first, want, p.snap.Text)
		}
	}
	if got := p.find("checkbox"); got.Total != 60 || got.Shown != 40 {
		t.Errorf("%+v, want 40 of 60", got)
	}
}

func firstElement(text string) string {
	for _, line := range strings.Split(text, "\n") {
		if strings.Contains(line, "[s") {
			return line
		}
	}
	return ""
}

// W-066 W-068 W-071 W-072: what does not match is not offered instead, and what is hidden is not found.
func TestFindOffersNoGuesses(t *testing.T) {
	p := open(t, `<p><button>Save</button></p><div aria-hidden=true><button>Ghost</button></div><button style="display:none">Ghost</button><div inert><button>Ghost</button></div><a href="/a">About</a>`)
	for _, words := range []string{"zyzzyva", "ghost", "link save", "save about"} {
		if got := p.find(words); got.Total != 0 || got.Shown != 0 || len(p.snap.Elements) != 0 || p.snap.Text != "" {
			t.Errorf("find %q: %+v, want nothing:\n%s", words, got, p.snap.Text)
		}
	}
}

// W-069 W-070: twins are counted, each with what tells it apart.
func TestFindTellsTwinsApart(t *testing.T) {
	p := open(t, `<table>`+strings.Repeat(`<tr><td>Other<td>x</tr>`, 3)+`<tr><td>Fox<td><button onclick="log('fox')">Edit</button></tr><tr><td>Owl<td><button onclick="log('owl')">Edit</button></tr></table>`)
	if got := p.find("edit"); got.Total != 2 || got.Shown != 2 {
		t.Errorf("%+v, want 2 of 2", got)
	}
	ref := ""
	for _, line := range strings.Split(p.snap.Text, "\n") {
		if _, after, found := strings.Cut(line, "Owl | ["); found {
			ref, _, _ = strings.Cut(after, " ")
		}
	}
	p.do("click", args{"ref": ref})
	p.sees("owl")
	p.lacks("fox ")
}

// W-075 W-070: the pages of an answer hold each match once.
func TestFindGoesOnWithoutRepeating(t *testing.T) {
	var many strings.Builder
	for i := range 100 {
		fmt.Fprintf(&many, "<button>Pick %d.</button><br>", i)
	}
	p := open(t, many.String())
	seen, turns := map[string]bool{}, 0
	for offset := 0; ; turns++ {
		p.do("snapshot", args{"find": "pick", "offset": offset})
		for _, e := range p.snap.Elements {
			if seen[e.Name] {
				t.Fatalf("%s came twice", e.Name)
			}
			seen[e.Name] = true
		}
		if p.snap.Found.Next == nil {
			break
		}
		offset = *p.snap.Found.Next
	}
	if len(seen) != 100 || turns != 2 {
		t.Errorf("%d of 100 in %d answers, want 3", len(seen), turns+1)
	}
}

// W-070: find keeps the limits of an observation, and says which frames it did not search.
func TestFindKeepsTheLimits(t *testing.T) {
	p := open(t, "<p>"+strings.Repeat(`<a href="/a">A link called fox</a>, `, 1500))
	p.do("snapshot", args{"find": "fox"})
	if f := p.snap.Found; f.Total != 1500 || f.Shown != 40 || len(p.snap.Text) > 20_000 || len(p.snap.Elements) > 300 {
		t.Errorf("%+v, %d characters, %d elements", f, len(p.snap.Text), len(p.snap.Elements))
	}
	p = open(t, strings.Repeat(`<iframe srcdoc="<p>fox</p>"></iframe>`, 40))
	p.do("snapshot", args{"find": "fox"})
	if f := p.snap.Found; f.Total != 30 || !strings.Contains(p.snap.Text, "[10 frames were not searched]") {
		t.Errorf("%+v:\n%s", f, p.snap.Text)
	}
}

// B-032 B-045: frames that are only named take no more room than there is.
func TestUnreadFramesKeepTheLimits(t *testing.T) {
	p := open(t, strings.Repeat("<p>"+strings.Repeat("words ", 35)+"</p>", 90)+strings.Repeat(`<iframe srcdoc="<p>x</p>"></iframe>`, 250))
	if n := len(p.snap.Text); n > 20_000 {
		t.Errorf("%d characters", n)
	}
}

// B-025: what nobody sees is not waited for.
func TestWaitLooksIntoFramesThatAreShown(t *testing.T) {
	p := open(t, `<iframe style="display:none" srcdoc="<p>hidden fox</p>"></iframe><iframe style="visibility:hidden" srcdoc="<p>hidden fox</p>"></iframe><iframe srcdoc="<p>shown fox</p>"></iframe>`)
	p.do("wait", args{"text": "shown fox", "gone": "hidden fox", "observe": "none"})
	p.fails("timeout", []string{"hidden fox"}, "wait", args{"text": "hidden fox", "timeout": 300})
}

// W-080: why a reference into a frame no longer holds.
func TestWhyAReferenceInAFrameIsStale(t *testing.T) {
	second := serveHTML(t, document(`<button>New</button>`))
	p := open(t, `<button onclick="document.querySelector('iframe').remove()">Remove</button><iframe srcdoc="<a href='`+second+`'>Next</a>"></iframe>`)
	next := p.ref("Next")
	p.do("click", next, args{"observe": "changes"})
	p.fails("stale_ref", []string{"navigated"}, "click", next)
	p.do("snapshot")
	inside := p.ref("New")
	p.do("click", p.ref("Remove"), args{"observe": "changes"})
	p.fails("stale_ref", []string{"frame", "gone"}, "click", inside)
}

// W-065: words that are no control's get a reference too, since a page may listen to clicks on anything.
func TestWhatIsFoundCanBeActedOn(t *testing.T) {
	p := open(t, `<h2>Cities</h2><div id=list><div>Bergen</div><div>Oslo <b>capital</b></div></div><script>
		document.getElementById("list").addEventListener("mousedown", (e) => log("picked", e.target.textContent));</script>`)
	p.do("snapshot", args{"find": "bergen"})
	p.sees("in ## Cities\n[s", " text] Bergen")
	p.do("click", p.ref("Bergen"))
	p.sees("picked:Bergen")
	p.do("snapshot", args{"find": "oslo capital"})
	p.do("click", p.ref("Oslo capital"))
	p.sees("picked:")
	p.do("snapshot", args{"find": "unicorn"})
	if p.snap.Found.Total != 0 {
		t.Errorf("%+v", p.snap.Found)
	}
}

// W-065: behind a dialog nothing is searched, which is said; in a long page every hit has its offset.
func TestWhereWasSearched(t *testing.T) {
	p := open(t, `<p>fox outside</p><dialog id=d><p>fox inside</p></dialog><script>d.showModal()</script>`)
	p.do("snapshot", args{"find": "fox"})
	p.sees("fox inside", "[only the dialog in front was searched]")
	p.lacks("fox outside")
	p = open(t, strings.Repeat("<p>"+strings.Repeat("words ", 40)+"</p>", 200)+"<h2>Last</h2><p>the fox</p><p>after it</p>")
	p.do("snapshot", args{"find": "fox"})
	offset := 0
	if _, at, found := strings.Cut(p.snap.Text, "in ## Last, offset "); !found {
		t.Fatalf("no offset in:\n%s", p.snap.Text)
	} else if _, err := fmt.Sscan(at, &offset); err != nil {
		t.Fatal(err)
	}
	p.do("snapshot", args{"offset": offset})
	if want := "the fox\nafter it"; p.snap.Text != want {
		t.Errorf("from %d on the text is %q, want %q", offset, p.snap.Text, want)
	}
	p.fails("invalid", []string{"nothing at offset"}, "snapshot", args{"offset": 10_000_000})
}
