//go:build firefox

package e2e

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// what is told of a page is words and elements, never its source.
func TestNoMarkupReachesTheText(t *testing.T) {
	p := open(t, `<!-- a comment --><style>.x{color:red}</style><script>var secretly = 1</script><noscript><p>noscript</p></noscript><template><p>template</p></template>
		<svg width=20 height=20><title>Fox</title><path d="M0 0h20v20z"/></svg><p class=x data-x=1 onclick="log(1)">Some <b>bold</b> words &amp; a <a href="/a">link</a></p>
		<iframe title=F srcdoc="<p class=y>inner <i>words</i></p>"></iframe><div id=host><template shadowrootmode=closed><em>shadow</em></template></div>`)
	if found := regexp.MustCompile(`</?[a-zA-Z!]`).FindString(p.snap.Text); found != "" {
		t.Errorf("the text has markup (%s):\n%s", found, p.snap.Text)
	}
	p.sees("Some bold words & a", "inner words", "shadow")
	p.lacks("comment", "color:red", "secretly", "noscript", "template", "M0 0", "onclick")
}

// W-059 W-060 W-061: nothing that a person sees is left out as mere frame of a page, so no text is ever blank.
func TestNoPageIsBlank(t *testing.T) {
	for name, page := range map[string]struct{ body, says string }{
		"all form":             {`<main><form><label>Mail <input></label><button>Join</button></form></main>`, `textbox "Mail"`},
		"an empty main":        {`<main></main><nav><a href="/a">Start</a></nav><div>The words are beside it</div>`, "The words are beside it"},
		"a main that loads":    {`<main>Loading</main><div>` + strings.Repeat("The content is elsewhere. ", 20) + `</div>`, "The content is elsewhere."},
		"only what is around":  {`<header>Shop</header><nav><a href="/a">Start</a></nav><footer>Imprint</footer><aside>Tip</aside>`, "Imprint"},
		"only a frame":         {`<iframe srcdoc="<p>all is in here</p>" width=300 height=100></iframe>`, "all is in here"},
		"only a picture":       {`<img alt="A fox" width=20 height=20 src="data:,">`, "A fox"},
		"only a closed root":   {`<div><template shadowrootmode=closed><p>in the root</p></template></div>`, "in the root"},
		"no body but frameset": {`<frameset cols="50%,*"><frame src="` + serveHTML(t, document("left side")) + `"><frame src="` + serveHTML(t, document("right side")) + `"></frameset>`, "right side"},
	} {
		t.Run(name, func(t *testing.T) {
			html := document(page.body)
			if strings.HasPrefix(page.body, "<frameset") {
				html = "<!doctype html><title>Set</title>" + page.body
			}
			p := openURL(t, shared, serveHTML(t, html))
			p.sees(page.says)
		})
	}
}

// W-063: an open dialog is read wherever in the document it stands.
func TestOpenDialogsAreRead(t *testing.T) {
	p := open(t, `<dialog open aria-label=Tips>Did you know? <button>Got it</button></dialog><main><h1>Article</h1><p>Words of the article.</p><button onclick="document.getElementById('ask').showModal()">Delete</button></main>
		<dialog id=ask aria-label=Sure><p>Really?</p><button onclick="log('yes'); document.getElementById('ask').close()">Yes</button></dialog>`)
	p.sees(`dialog "Tips"`, "Did you know?", "Words of the article.")
	p.lacks("Really?")
	p.click("Delete")
	p.sees(`dialog "Sure"`, "Really?")
	p.click("Yes")
	p.sees("yes", "Words of the article.")
	p.lacks("Really?")
}

// W-064: links are paid for from the same limit as words.
func TestLinksCountAsText(t *testing.T) {
	p := open(t, strings.Repeat(`<p><a href="/a/very/long/address/that/nobody/reads/to/its/end">A link with a name</a> and words around it that go on for a while, so that there are enough.</p>`, 250))
	if n := utf8.RuneCountInString(p.snap.Text); n > 20_000 {
		t.Errorf("%d characters, want 20,000 at most", n)
	}
	if cut := p.snap.Truncated; cut == nil || cut.Text == nil || cut.Text.Total < 25_000 {
		t.Errorf("%+v, want that the text was cut", cut)
	}
}

// W-073 W-077: a thing is one row, whatever makes it actionable, in view or not.
func TestOneThingIsOneElement(t *testing.T) {
	p := open(t, `<button role=button tabindex=0 onclick="log(1)" contenteditable=false>Save</button><div role=button tabindex=0 onclick="log(2)"><span onclick="log(3)" style="cursor:pointer">Send</span></div>
		<label><input type=checkbox> News</label><div style="height:2000px"></div><a href="/far" tabindex=0 role=link>Far</a>`)
	for _, name := range []string{"Save", "Send", "News", "Far"} {
		var n int
		for _, e := range p.snap.Elements {
			if e.Name == name {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%q is listed %d times:\n%s", name, n, p.snap.Text)
		}
	}
	if len(p.snap.Elements) != 4 || !p.element("Far").Offscreen {
		t.Errorf("%+v, want four, the last out of view", p.snap.Elements)
	}
}
