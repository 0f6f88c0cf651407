//go:build firefox

package e2e

import (
	"net/http"
	"testing"
)

// M-025 C10 C13
func TestAPageCannotPatchWhatReadsIt(t *testing.T) {
	p := openURL(t, shared, serveHTML(t, `<!doctype html><title>Hostile</title><script>
		const lie = () => { throw new Error("patched") };
		JSON.stringify = JSON.parse = lie;
		for (const name of ["map", "push", "filter", "forEach", "slice", "join", Symbol.iterator]) Array.prototype[name] = lie;
		for (const type of [Document, Element, ShadowRoot]) for (const name of ["querySelectorAll", "querySelector", "getElementsByTagName"]) type.prototype[name] = lie;
		Element.prototype.getBoundingClientRect = Element.prototype.getAttribute = Element.prototype.matches = Element.prototype.scrollIntoView = lie;
		Document.prototype.elementFromPoint = MutationObserver.prototype.observe = lie;
		window.MutationObserver = window.Promise = window.setTimeout = window.requestAnimationFrame = window.getComputedStyle = lie;
		Object.defineProperty(HTMLElement.prototype, "innerText", {get: lie});
		Object.defineProperty(HTMLInputElement.prototype, "value", {get: lie, set: lie});
		Object.defineProperty(Event.prototype, "isTrusted", {get: lie});
		Object.defineProperty(window, "foxden", {get: lie});
	</script><button onclick="this.textContent = 'Done'">Do</button><input aria-label=Field>`))
	p.click("Do")
	p.sees(`button "Done"`)
	p.fill("Field", "typed")
	if p.value("Field") != "typed" {
		t.Errorf("the field holds %q", p.value("Field"))
	}
	p.do("scroll", args{"y": 1})
	p.do("wait", args{"text": "Done"})
}

// C10
func TestAPageUnderAStrictPolicyIsReadAndUsed(t *testing.T) {
	p := openURL(t, shared, serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "default-src 'none'; sandbox allow-forms; require-trusted-types-for 'script'")
		htmlHandler(`<!doctype html><title>Strict</title>locked <a href="?next">Next</a><input aria-label=Field>`).ServeHTTP(w, r)
	})))
	p.sees("locked")
	p.fill("Field", "typed")
	if p.value("Field") != "typed" {
		t.Errorf("the field holds %q", p.value("Field"))
	}
	p.click("Next")
	p.sees("locked")
}

// C09
func TestTabsTakeTurnsWithTheFocus(t *testing.T) {
	one, two := open(t, `<input aria-label=Field onfocus="log('focused')">`), open(t, `<input aria-label=Field autofocus>`)
	one.fill("Field", "first")
	two.fill("Field", "second")
	one.fill("Field", " again", args{"append": true})
	one.sees("focused")
	two.do("press", two.ref("Field"), args{"key": "End"})
	two.do("press", args{"key": "!"})
	if one.value("Field") != "first again" || two.value("Field") != "second!" {
		t.Errorf("the fields hold %q and %q", one.value("Field"), two.value("Field"))
	}
}

// C09 B-047
func TestADialogOfAnotherTabBlocksNothing(t *testing.T) {
	noisy := open(t, `<button onclick="setInterval(() => alert('here'), 100)">Start</button>`)
	p := open(t, `<button onclick="log('hit')">Hit</button>`)
	noisy.click("Start", args{"observe": "none"})
	p.click("Hit")
	p.fails("timeout", nil, "wait", args{"text": "nowhere", "timeout": 500}) // while the other goes on asking
	p.click("Hit")
	p.sees("hit hit")
	noisy.do("snapshot")
	noisy.diagnosed("dialog", "here")
}
