//go:build firefox

package e2e

import (
	"strings"
	"testing"
)

// B-043 M-029 C13
func TestACoveredTargetIsRefusedNamingTheCover(t *testing.T) {
	p := open(t, `<button onclick="log('hit')">Under</button>
		<div role=dialog aria-label="Cookies" style="position:fixed;inset:0;background:#fff"><p>We bake</p><button onclick="this.parentNode.remove()">Fine</button></div>`)
	p.fails("obscured", []string{`button "Under"`, "covered by", `dialog "Cookies"`}, "click", p.ref("Under"))
	p.fails("obscured", []string{"Cookies"}, "hover", p.ref("Under"))
	p.click("Fine") // the refusal made no reference void
	p.lacks("hit")
	p.click("Under")
	p.sees("hit")
}

// M-029 C13
func TestDisabledHiddenAndVanishedTargetsAreRefusedWithTheReason(t *testing.T) {
	p := open(t, `
		<button disabled onclick="log('hit')">Disabled</button>
		<fieldset disabled><legend>Closed</legend><button onclick="log('hit')">Inside</button></fieldset>
		<button aria-disabled=true onclick="log('hit')">Said disabled</button>
		<button id=hides onclick="log('hit')">Hides</button>
		<button id=goes onclick="log('hit')">Goes</button>
		<script>setTimeout(() => { hides.style.display = "none"; goes.remove(); log("now") }, 300)</script>`)
	p.do("wait", args{"text": "now", "observe": "none"})
	p.fails("not_actionable", []string{`button "Disabled" is disabled`}, "click", p.ref("Disabled"))
	p.fails("not_actionable", []string{`button "Inside" is disabled`, "Closed"}, "click", p.ref("Inside"))
	p.fails("not_actionable", []string{`button "Said disabled" is disabled`}, "click", p.ref("Said disabled"))
	p.fails("not_actionable", []string{`button "Hides" is hidden`}, "click", p.ref("Hides"))
	p.fails("stale_ref", []string{"gone"}, "click", p.ref("Goes"))
	p.do("snapshot")
	p.lacks("hit", "Hides", "Goes")
}

// B-037 B-038 B-015 M-026 M-027 A-009 A-012 W-080 W-082 C11
func TestStaleReferencesAreRefusedWithTheReason(t *testing.T) {
	base := sitemap(t, map[string]string{"a": `<button onclick="log('hit')">Dig</button>`, "b": `<button onclick="log('hit')">Dig</button>`})
	p, other := openURL(t, shared, base+"/a"), openURL(t, shared, base+"/b")
	first := p.ref("Dig")
	p.do("snapshot")
	if second := p.ref("Dig"); second["ref"] == first["ref"] {
		t.Errorf("two observations gave the same reference %v", second)
	}
	for _, action := range []args{{"a": "click"}, {"a": "hover"}, {"a": "fill", "text": "x"}, {"a": "select", "value": "x"}, {"a": "press", "key": "a"}, {"a": "scroll"}} {
		name := action["a"].(string)
		delete(action, "a")
		p.fails("stale_ref", []string{"newer", "snapshot"}, name, first, action)
	}
	p.fails("stale_ref", []string{other.tab, p.tab}, "click", other.ref("Dig"))
	p.fails("stale_ref", []string{"never"}, "click", args{"ref": "s999999e1"})
	p.fails("invalid", []string{"click.ref: missing"}, "click")

	second := p.ref("Dig")
	p.fails("stale_ref", []string{"never"}, "click", args{"ref": second["ref"].(string) + "99"})
	p.do("navigate", args{"url": base + "/b", "observe": "none"})
	p.fails("stale_ref", []string{"navigated"}, "click", second)
	p.do("snapshot")
	p.lacks("hit") // nothing was guessed
	p.fails("stale_ref", []string{"navigated"}, "click", second)
	p.click("Dig")
	p.sees("hit")
}

// A-012 A-013 W-078 W-081 W-085: elements are named by references alone, whole ones.
func TestPlacesSelectorsAndHalfReferencesAreRefused(t *testing.T) {
	p := open(t, `<button data-op="a >>> b" onclick="log('hit')" style="position:absolute;left:0;top:0">Dig</button>`)
	ref := p.element("Dig").Ref
	_, number, _ := strings.Cut(ref, "e")
	for _, what := range []string{"Dig", "button", "#dig", "[data-op='a >>> b']", "#frame >>> button", "ref:1", "e" + number, number, ref + " ", strings.ToUpper(ref), ""} {
		p.fails("invalid", []string{"s4e12"}, "click", args{"ref": what})
	}
	for _, extra := range []args{{"x": 1, "y": 1}, {"selector": "button"}, {"frame_selector": "iframe"}} {
		p.fails("invalid", []string{"unknown field", "ref"}, "click", extra)
	}
	p.do("snapshot")
	p.lacks("hit")
}

// B-015 B-038
func TestAReferenceOfAResetBrowserStartsNothing(t *testing.T) {
	before, c := mark(), newConversation(t, nil)
	p := openURL(t, c, serveHTML(t, document(`<button>Dig</button>`)))
	mustDo(t, c, "reset", nil)
	before.gone(t)
	p.fails("ended", []string{"reset", "Use open"}, "click", p.ref("Dig"))
	mustDo(t, c, "reset", nil)
	if err := before.added(); err != nil {
		t.Error(err)
	}
}
