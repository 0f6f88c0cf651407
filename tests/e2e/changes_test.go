//go:build firefox

package e2e

import (
	"strings"
	"testing"
)

const cart = `<h1>Shop</h1><p>` + `A sentence that never changes and makes the page long enough. ` + `</p><h2>Cart</h2><p id=sum>2 things</p>
	<ul id=list><li>Apple <button onclick="remove(this)">Remove</button></li><li>Pear <button onclick="remove(this)">Remove</button></li></ul>
	<button id=add onclick="add()">Add</button> <label><input type=checkbox> Gift</label><h2>Help</h2><p>Help text that stays as it is.</p><a href="#help">More help</a>
	<script>
	function remove(button) { button.parentNode.remove(); sum.textContent = list.children.length + " things"; }
	function add() { list.insertAdjacentHTML("beforeend", '<li>Plum <button onclick="remove(this)">Remove</button></li>'); sum.textContent = list.children.length + " things"; }
	</script>`

// B-038 M-026: only what changed, below its heading; what did not change keeps its references.
func TestChangesAmendTheStandingObservation(t *testing.T) {
	p := open(t, cart)
	whole := len(p.snap.Text)
	add, help := p.ref("Add"), p.ref("More help")
	apple := p.ref("Remove") // the first of two
	p.do("click", add, args{"observe": "changes"})
	want := "in ## Cart\n- 2 things\n+ 3 things\n+ - Plum [" + p.element("Remove").Ref + ` button "Remove"]`
	if p.snap.Text != want || p.snap.Amends == 0 || len(p.snap.Elements) != 1 {
		t.Errorf("%+v, want the text\n%s", p.snap, want)
	}
	if len(p.snap.Text) > whole/2 {
		t.Errorf("%d characters of changes, %d of the page", len(p.snap.Text), whole)
	}
	plum := p.ref("Remove")
	p.do("click", apple, args{"observe": "changes"})
	p.sees("- - Apple [", "+ 2 things")
	p.fails("stale_ref", []string{"removed"}, "click", apple)
	p.do("click", plum, args{"observe": "changes"})
	p.sees("- - Plum [")
	p.do("hover", help, args{"observe": "changes"})
	if p.snap.Text != "" || p.snap.Amends == 0 || len(p.snap.Elements) != 0 {
		t.Errorf("%+v, want nothing", p.snap)
	}
	p.do("snapshot")
	p.fails("stale_ref", []string{"newer"}, "click", help)
}

// M-026: another state of the same element is one line, with the reference that it has.
func TestAChangedStateKeepsItsReference(t *testing.T) {
	p := open(t, cart)
	gift := p.ref("Gift")
	p.do("click", gift, args{"observe": "changes"})
	if want := "in ## Cart\n~ ["; !strings.HasPrefix(p.snap.Text, want) || p.element("Gift").Ref != gift["ref"] {
		t.Errorf("%+v, want the box with its reference", p.snap)
	}
}

// B-037 B-038: with nothing to amend, or when the difference would be longer, the answer is whole.
func TestChangesFallBackToAFullObservation(t *testing.T) {
	p := open(t, `<button onclick="document.body.innerHTML = '<p>all new</p><button>Other</button>'">Replace</button><p>old</p>`)
	p.do("click", p.ref("Replace"), args{"observe": "changes"})
	p.sees("all new", `button "Other"`)
	if p.snap.Amends != 0 {
		t.Errorf("%+v, want a full observation", p.snap)
	}
	p.click("Other")
	p.do("reload", args{"observe": "changes"})
	p.sees(`button "Replace"`, "old")
	if p.snap.Amends != 0 {
		t.Errorf("%+v after a reload, want a full observation", p.snap)
	}
}

// B-038 A-012: a row whose words were exchanged beside the same button is another row.
func TestARecycledRowGetsANewReference(t *testing.T) {
	p := open(t, `<table><tr><td id=name>Apple<td><button onclick="log('dropped', name.textContent)">Drop</button></tr></table><button onclick="document.getElementById('name').textContent = 'Pear'">Next</button>`+strings.Repeat("<p>words that stay</p>", 10))
	old := p.ref("Drop")
	p.do("click", p.ref("Next"), args{"observe": "changes"})
	p.sees("- Apple | [", "+ Pear | [")
	p.fails("stale_ref", []string{"changed since", p.element("Drop").Ref}, "click", old)
	p.click("Drop")
}
