//go:build firefox

package e2e

import (
	"encoding/json"
	"strings"
	"testing"
)

// B-029 M-023: a secret is in no title, address, dialog, console line or page text, also when its field
// is gone and however the page came by it.
func TestASecretThatThePageRepeatsIsMasked(t *testing.T) {
	const secret = "hunter2 secret"
	p := open(t, `<form action=/gone><label>Password <input name=p type=password></label> <button>Go</button></form>
		<button id=b onclick="const v = document.querySelector('input').value; console.error('no ' + v); alert('pw ' + v);
			document.title = v; document.querySelector('form').outerHTML = '<p>Welcome, ' + v + '</p>'">Repeat</button>`)
	p.fill("Password", secret)
	e := p.click("Repeat")
	if len(e.Dialogs) != 1 || e.Dialogs[0].Message != "pw •••" {
		t.Errorf("dialogs %+v", e.Dialogs)
	}
	p.sees("Welcome, •••")
	all, err := json.Marshal(p.snap)
	if err != nil || strings.Contains(string(all), "hunter2") {
		t.Errorf("%v: %s", err, all)
	}

	q := open(t, `<form><label>Password <input name=p type=password></label></form>`)
	effect := q.fill("Password", secret, args{"submit": true})
	if !strings.HasSuffix(effect.Navigated, "?p=•••") {
		t.Errorf("navigated to %s", effect.Navigated)
	}
}

// Keys reach only the field that was meant: one that loses the focus to another before the first of them
// gets none, and no more does the other. C14
func TestKeysDoNotGoWhereTheFocusWasMovedTo(t *testing.T) {
	p := open(t, `<label>Word <input id=a></label> <label>Other <input id=o></label>
		<script>a.addEventListener("focus", () => setTimeout(() => o.focus()))</script>`)
	p.fails("not_actionable", []string{`textbox "Word"`, "lost the focus", "Nothing was typed"}, "fill", p.ref("Word"), args{"text": "fox"})
	p.do("snapshot")
	if p.value("Other") != "" {
		t.Errorf("the other field holds %q", p.value("Other"))
	}
}

// C18: a pattern of stars is matched in linear time.
func TestAPatternOfStarsEndsAtItsTimeout(t *testing.T) {
	p := open(t, "still here")
	p.fails("timeout", []string{"does not match"}, "wait", args{"url": strings.Repeat("*a", 200) + "q", "timeout": 200})
}

// A form of which a field was refused is not submitted. C05
func TestAFormWithARefusedFieldIsNotSubmitted(t *testing.T) {
	p := open(t, `<form onsubmit="log('sent'); return false"><label>Den <input></label> <select aria-label=Kind><option>Red</select></form>`)
	fields := []args{{"ref": p.ref("Den")["ref"], "text": "deep"}, {"ref": p.ref("Kind")["ref"], "value": "Blue"}}
	p.fails("invalid", []string{"nothing was submitted", "no option"}, "fill", args{"fields": fields, "submit": true})
	p.do("snapshot")
	p.lacks("sent")
	if p.value("Den") != "deep" {
		t.Errorf("the other field holds %q", p.value("Den"))
	}
}
