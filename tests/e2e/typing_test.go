//go:build firefox

package e2e

import (
	"strings"
	"testing"
	"time"
)

// B-041 C47
func TestFieldsThatInterfereWhileTheyAreFilled(t *testing.T) {
	p := open(t, `
		<input aria-label=Mask oninput="const d = this.value.replace(/\D/g, ''); this.value = d.replace(/(\d{3})(?=\d)/g, '$1-')">
		<input aria-label=Alerts onkeydown="if (!this.asked) { this.asked = true; alert('typing?') }">
		<input aria-label=Reborn onfocus="const n = this.cloneNode(); n.onfocus = null; n.removeAttribute('onfocus'); this.replaceWith(n); n.focus()">
		<input aria-label=Stops onkeydown="event.preventDefault()">
		<input aria-label=A maxlength=1 oninput="this.nextElementSibling.focus()"><input aria-label=B maxlength=1>`)
	if e := p.fill("Mask", "123456789"); p.value("Mask") != "123-456-789" || e.Value == nil || *e.Value != "123-456-789" {
		t.Errorf("mask: field %q, effect %+v", p.value("Mask"), e)
	}
	e := p.fill("Alerts", "words")
	if p.value("Alerts") != "words" && (e.Value == nil || *e.Value != p.value("Alerts")) {
		t.Errorf("alerts: field %q, effect %+v, want the words or a report of what was kept", p.value("Alerts"), e)
	}
	if len(e.Dialogs) != 1 {
		t.Errorf("alerts: effect %+v, want the dialog", e)
	}
	if e := p.fill("Stops", "words"); e.Value == nil || *e.Value != "" {
		t.Errorf("stops: effect %+v, want that nothing was kept", e)
	}
	p.do("fill", args{"fields": []args{{"ref": p.element("A").Ref, "text": "1"}, {"ref": p.element("B").Ref, "text": "2"}}})
	if p.value("A") != "1" || p.value("B") != "2" {
		t.Errorf("the code is %q%q, want 12", p.value("A"), p.value("B"))
	}
	if _, err := p.ask("fill", p.ref("Reborn"), args{"text": "words"}); err != nil {
		refused(t, err, "stale_ref", "gone")
	}
}

// B-041 C47
func TestALongTextIsTypedWithinTheLimit(t *testing.T) {
	p := open(t, `<textarea aria-label=Area oninput="count.textContent = this.value.length"></textarea><p id=count></p>`)
	text := strings.Repeat("The quick brown fox. ", 200) // 4,200 characters
	before := time.Now()
	if e := p.fill("Area", text); e.Value != nil {
		t.Errorf("the page kept %q", *e.Value)
	}
	p.sees("4200")
	if took := time.Since(before); took > patience {
		t.Errorf("4,200 characters took %v", took)
	}
}

// C49 B-044
func TestAChoiceThatLeadsAwayIsFollowed(t *testing.T) {
	base := sitemap(t, map[string]string{
		"a": `<select aria-label=Go onchange="location = this.value"><option value="">-<option value=b>There</select>`, "b": "arrived",
	})
	p := openURL(t, shared, base+"/a")
	if e := p.do("select", p.ref("Go"), args{"value": "There"}); e.Navigated != base+"/b" {
		t.Errorf("effect %+v, want navigated to b", e)
	}
	p.sees("arrived")
}
