//go:build firefox

package e2e

import (
	"strings"
	"testing"
)

const form = `<form onsubmit="event.preventDefault(); log('sent', new URLSearchParams(new FormData(this)))">
	<label>Name <input name=name></label>
	<label>Fixed <input name=fixed readonly value=fixed></label>
	<label>Five <input name=five maxlength=5></label>
	<label>Fur <select name=fur><option value=r>Red<option value=w>White</select></label>
	<label><input name=news type=checkbox> News</label>
	<label><input name=old type=checkbox checked> Old</label>
	<label><input name=when type=radio value=day> Day</label>
	<label><input name=when type=radio value=night checked> Night</label>
	<button>Send</button></form>`

// B-073 A-011 C48
func TestAWholeFormInOneCall(t *testing.T) {
	p := open(t, form)
	field := func(name, key string, value any) args { return args{"ref": p.element(name).Ref, key: value} }
	e := p.do("fill", args{"fields": []args{
		field("Name", "text", "Renard"), field("Five", "text", "dens"), field("Fur", "value", "White"),
		field("News", "checked", true), field("Old", "checked", false), field("Day", "checked", true),
	}, "submit": true})
	if len(e.Fields) > 0 || e.Value != nil {
		t.Errorf("effect %+v, want that all was kept", e)
	}
	p.sees("sent:name=Renard&fixed=fixed&five=dens&fur=w&news=on&when=day")
}

// B-073 C48
func TestWhatOneFieldRefusesDoesNotKeepTheOthers(t *testing.T) {
	p := open(t, form)
	name, fixed, five, night := p.element("Name").Ref, p.element("Fixed").Ref, p.element("Five").Ref, p.element("Night").Ref
	e := p.do("fill", args{"fields": []args{
		{"ref": fixed, "text": "x"}, {"ref": five, "text": "foxden"}, {"ref": name, "checked": true}, {"ref": night, "checked": false}, {"ref": name, "text": "Renard"},
	}})
	if p.value("Name") != "Renard" || p.value("Five") != "foxde" || p.value("Fixed") != "fixed" {
		t.Errorf("the form holds:\n%s", p.snap.Text)
	}
	said := map[string]string{}
	for _, f := range e.Fields {
		said[f.Ref] += f.Error
		if f.Value != nil {
			said[f.Ref] += " " + *f.Value
		}
	}
	for ref, word := range map[string]string{fixed: "readonly", five: "foxde", name: "no checkbox", night: "checked"} {
		if !strings.Contains(said[ref], word) {
			t.Errorf("of %s it says %q, want %q", ref, said[ref], word)
		}
	}
	p.fails("invalid", []string{"exactly one of text, value and checked"}, "fill", args{"fields": []args{{"ref": p.element("Name").Ref}}})
	p.fails("stale_ref", []string{"newer"}, "fill", args{"fields": []args{{"ref": name, "text": "x"}}})
	p.fails("invalid", []string{"append"}, "fill", args{"append": true, "fields": []args{{"ref": p.element("Name").Ref, "text": "x"}}})
}
