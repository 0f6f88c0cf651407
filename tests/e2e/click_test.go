//go:build firefox

package e2e

import (
	"strings"
	"testing"
)

// watched logs every pointer event of its button, with what was held and whether it is trusted.
const watched = `<button id=b>Dig</button><script>
	for (const type of ["pointerdown", "mousedown", "click", "dblclick", "auxclick", "contextmenu"]) {
		document.getElementById("b").addEventListener(type, (e) => {
			const held = ["alt", "ctrl", "meta", "shift"].filter((key) => e[key + "Key"]).join("+");
			log(type, e.button, e.detail, held, e.isTrusted);
			if (e.button > 0 && type !== "pointerdown") e.preventDefault(); // no menu, no autoscroll
		});
	}
</script>`

// B-023 B-042 M-029 N-007 C13
func TestAClickIsRealPointerInput(t *testing.T) {
	p := open(t, watched)
	e := p.click("Dig")
	p.sees("pointerdown:0:0::true", "mousedown:0:1::true", "click:0:1::true")
	p.lacks("false", "dblclick")
	if e.Changed == 0 {
		t.Errorf("effect %+v, want changes", e)
	}
}

// B-042 C13
func TestButtonsCountsAndModifiersOfAClick(t *testing.T) {
	p := open(t, watched)
	for _, kind := range []struct {
		how  args
		want []string
	}{
		{args{"count": 2}, []string{"click:0:1::true", "click:0:2::true", "dblclick:0:2::true"}},
		{args{"count": 3}, []string{"click:0:3::true"}},
		{args{"button": "middle"}, []string{"mousedown:1:1::true", "auxclick:1:1::true"}},
		{args{"button": "right"}, []string{"mousedown:2:1::true", "contextmenu:2:1::true"}},
		{args{"modifiers": []string{"Shift", "Control"}}, []string{"click:0:1:ctrl+shift:true"}},
		{args{"modifiers": []string{"Alt"}}, []string{"click:0:1:alt:true"}},
	} {
		p.do("reload")
		p.click("Dig", kind.how)
		p.sees(kind.want...)
	}
	p.click("Dig")
	if !strings.Contains(p.snap.Text, "click:0:1::true") {
		t.Errorf("a modifier is held still:\n%s", p.snap.Text)
	}
	p.fails("invalid", []string{"button", "left, middle, right"}, "click", p.ref("Dig"), args{"button": "none"})
	p.fails("invalid", []string{"count", "at most 3"}, "click", p.ref("Dig"), args{"count": 4})
	p.fails("invalid", []string{"modifiers", "Alt, Control, Meta, Shift"}, "click", p.ref("Dig"), args{"modifiers": []string{"Hyper"}})
}

// B-023 B-039
func TestAClickOnALinkAnswersWithTheNextPage(t *testing.T) {
	base := sitemap(t, map[string]string{"a": `<a href="b">Next</a>`, "b": `page b <a href="a">Back</a>`})
	p := openURL(t, shared, base+"/a")
	if e := p.click("Next"); e.Navigated != base+"/b" {
		t.Errorf("effect %+v, want navigated to b", e)
	}
	p.sees("page b")
	p.click("Back") // the answer's own references work at once
	if p.snap.URL != base+"/a" {
		t.Errorf("at %s, want a", p.snap.URL)
	}
}

// B-023
func TestAClickSubmitsAForm(t *testing.T) {
	base := sitemap(t, map[string]string{"": `<form action=sent><input name=den value=deep><button>Send</button></form>`, "sent": "thanks"})
	p := openURL(t, shared, base+"/")
	if e := p.click("Send"); e.Navigated != base+"/sent?den=deep" {
		t.Errorf("effect %+v, want navigated to the form's action", e)
	}
	p.sees("thanks")
}

// B-035 C12
func TestWhatAClickBringsAboutIsInItsAnswer(t *testing.T) {
	base := serve(t, servedLater)
	p := openURL(t, shared, base)
	p.click("After 50 ms")
	p.sees("fifty came")
	p.click("From the server")
	p.sees("fetched came")
	p.click("In two steps")
	p.sees("second came")
	if !p.snap.Settled {
		t.Errorf("not settled: %s", p.snap.Pending)
	}
}

// B-035
func TestAnActionThatDoesNothingSaysSo(t *testing.T) {
	p := open(t, `<p id=quiet tabindex=0>quiet</p><button>Dead</button>`)
	p.do("press", args{"key": "Escape"})
	p.click("Dead")
	reply := p.reply("click", p.ref("Dead"))
	if text, _ := reply.Effect.MarshalJSON(); string(text) != `"nothing changed"` {
		t.Errorf("the second click on a button without a purpose: effect %s, want nothing changed", text)
	}
}

// B-023
func TestAnElementOutOfViewIsBroughtThereAndClicked(t *testing.T) {
	p := open(t, `<div style="height:3000px"></div><button onclick="log('far')">Far</button>`)
	if e := p.element("Far"); !e.Offscreen {
		t.Errorf("%+v is not marked offscreen", e)
	}
	p.click("Far")
	p.sees("far")
}

// B-031 C37
func TestControlsInOpenShadowRoots(t *testing.T) {
	p := open(t, `<div id=host></div><script>
		const root = host.attachShadow({mode: "open"});
		root.innerHTML = "<button>Shadowed</button>";
		root.querySelector("button").onclick = (e) => log("shadow", e.isTrusted);
	</script>`)
	p.click("Shadowed")
	p.sees("shadow:true")
}
