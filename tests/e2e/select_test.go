//go:build firefox

package e2e

import "testing"

// B-025 B-030 B-044 M-031 C15
func TestSelectPicksByValueOrLabelWithBothEventsOnce(t *testing.T) {
	p := open(t, `<label>Fur <select><option value=r>Red</option><option value=w>White</option><option value=g disabled>Grey</option></select></label>
		<script>for (const type of ["input", "change"]) document.querySelector("select").addEventListener(type, (e) => log(type, e.target.value))</script>`)
	options := p.element("Fur").Options
	if len(options) != 3 || options[1].Label != "White" || options[1].Value != "w" || !options[0].Selected || !options[2].Disabled {
		t.Errorf("options %+v", options)
	}
	p.do("select", p.ref("Fur"), args{"value": "w"})
	p.sees("input:w change:w")
	p.lacks("change:w input:w")
	if p.value("Fur") != "White" {
		t.Errorf("selected %q, want White", p.value("Fur"))
	}
	p.do("select", p.ref("Fur"), args{"value": "Red"})
	p.sees("input:r change:r")
	p.fails("invalid", []string{`no option "Blue"`, `"Red"`, `"White"`}, "select", p.ref("Fur"), args{"value": "Blue"})
	p.fails("not_actionable", []string{`"Grey"`, "disabled"}, "select", p.ref("Fur"), args{"value": "Grey"})
	p.fails("invalid", []string{"one value"}, "select", p.ref("Fur"), args{"value": []string{"r", "w"}})
	p.fails("invalid", []string{"select.value: missing"}, "select", p.ref("Fur"))
}

// B-025 C15 C49
func TestSelectTakesAListForAMultipleSelect(t *testing.T) {
	p := open(t, `<label>Food <select multiple><option selected>Mice<option>Berries<option>Eggs</select></label><button>Other</button>
		<script>document.querySelector("select").onchange = (e) => log([...e.target.selectedOptions].map(o => o.value).join("+"))</script>`)
	p.do("select", p.ref("Food"), args{"value": []string{"Berries", "Eggs"}})
	p.sees("Berries+Eggs")
	p.lacks("Mice+")
	p.fails("not_actionable", []string{`button "Other"`}, "select", p.ref("Other"), args{"value": "x"})
}
