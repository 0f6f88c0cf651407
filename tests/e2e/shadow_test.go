//go:build firefox

package e2e

import "testing"

// B-046 M-033 C37 W-057: closed shadow roots are read, in one another too, and what is in them is used like anything.
func TestClosedShadowRoots(t *testing.T) {
	p := open(t, `<h1>Host page</h1><x-card><b>Slotted</b><i slot=foot>Foot</i></x-card><div id=plain></div><div id=undrawn><p>not drawn</p></div>
	<div><template shadowrootmode=closed><button onclick="log('declared')">Declared</button></template></div>
	<script>
	customElements.define("x-card", class extends HTMLElement {
		constructor() {
			super();
			const root = this.attachShadow({mode: "closed"});
			root.innerHTML = '<h2>Card</h2><button><slot></slot></button><label for=in>Inside</label><input id=in><x-inner></x-inner><footer><slot name=foot></slot></footer>';
			root.querySelector("button").onclick = (e) => log("card", e.isTrusted);
			root.querySelector("input").oninput = (e) => log("typed", e.target.value);
		}
	});
	customElements.define("x-inner", class extends HTMLElement {
		constructor() { super(); this.attachShadow({mode: "closed"}).innerHTML = '<button>Deepest</button>'; }
		connectedCallback() { this.addEventListener("click", () => log("deepest")); }
	});
	document.getElementById("plain").attachShadow({mode: "closed"}).innerHTML = '<p>In a plain div <a href="#x">link</a></p>';
	document.getElementById("undrawn").attachShadow({mode: "closed"}).innerHTML = '<p>drawn instead</p>';
	</script>`)
	p.sees("## Card", `button "Slotted"`, "Foot", `button "Deepest"`, "In a plain div [", "drawn instead", `button "Declared"`)
	p.lacks("not drawn")
	p.click("Slotted")
	p.sees("card:true")
	p.fill("Inside", "words")
	p.sees("typed:words")
	p.click("Deepest")
	p.sees("deepest")
	p.click("Declared")
	p.sees("declared")
	e := p.click("link")
	if e.Navigated == "" {
		t.Errorf("effect %+v, want the fragment", e)
	}
}

// B-031 W-051: open roots, slots in flattened order, a control that passes its focus on, labels inside, form-associated elements.
func TestOpenShadowRoots(t *testing.T) {
	p := open(t, `<x-list><li slot=b>second</li><li slot=a>first</li></x-list><x-field aria-label=Outer></x-field><form><x-value tabindex=0 role=textbox aria-label=Value style="display:block;height:20px"></x-value></form>
	<script>
	customElements.define("x-list", class extends HTMLElement {
		constructor() { super(); this.attachShadow({mode: "open"}).innerHTML = '<p>top</p><slot name=a></slot><slot name=b></slot><slot>nothing slotted</slot>'; }
	});
	customElements.define("x-field", class extends HTMLElement {
		constructor() { super(); const r = this.attachShadow({mode: "open", delegatesFocus: true}); r.innerHTML = '<label>Name <input></label>'; r.querySelector("input").onfocus = () => log("focused"); }
	});
	customElements.define("x-value", class extends HTMLElement {
		static formAssociated = true;
		constructor() { super(); this.attachInternals().setFormValue("x"); this.onclick = () => log("value"); }
	});
	</script>`)
	p.sees("top\n- first\n- second\nnothing slotted", `textbox "Name"`, `textbox "Value"`)
	p.fill("Name", "Ada")
	p.sees("focused")
	if got := p.value("Name"); got != "Ada" {
		t.Errorf("the field holds %q", got)
	}
	p.click("Value")
	p.sees("value")
}
