//go:build firefox

package e2e

import (
	"testing"
)

// B-024 B-041 M-030 C14
func TestFillTypesWithTheKeyboard(t *testing.T) {
	p := open(t, `<input aria-label=Den value=old><script>
		for (const type of ["keydown", "beforeinput", "input", "keyup"]) {
			document.querySelector("input").addEventListener(type, (e) => log(type, e.key ?? e.data, e.isTrusted));
		}
	</script>`)
	e := p.fill("Den", "fx")
	p.sees("keydown:f:true", "beforeinput:f:true", "input:f:true", "keyup:f:true", "keydown:x:true")
	p.lacks("false")
	if got := p.value("Den"); got != "fx" || e.Value != nil {
		t.Errorf("the field holds %q, effect %+v, want fx and nothing to report", got, e)
	}
	p.fill("Den", "!", args{"append": true})
	if got := p.value("Den"); got != "fx!" {
		t.Errorf("after append the field holds %q", got)
	}
	p.fill("Den", "")
	if got := p.value("Den"); got != "" {
		t.Errorf("after an empty text the field holds %q", got)
	}
}

// M-030 C50
func TestFillSubmitsWithEnterOnce(t *testing.T) {
	p := open(t, `<form onsubmit="event.preventDefault(); log('sent', new FormData(this).get('den'))"><input name=den aria-label=Den><button>Go</button></form>`)
	p.fill("Den", "deep", args{"submit": true})
	p.sees("sent:deep")
	p.lacks("sent:deep sent:deep")
}

// B-041 C14
func TestFillIntoControlsOfEveryKind(t *testing.T) {
	p := open(t, `
		<label>Area <textarea>old</textarea></label>
		<label>Date <input type=date></label>
		<label>Time <input type=time></label>
		<label>Local <input type=datetime-local></label>
		<label>Month <input type=month></label>
		<label>Colour <input type=color></label>
		<label>Range <input type=range min=0 max=10 step=2></label>
		<label>Number <input type=number></label>
		<label>Mail <input type=email></label>
		<label>Address <input type=url></label>
		<label>Search <input type=search></label>
		<div role=textbox aria-label=Rich contenteditable><b>old</b> text</div>
		<script>for (const type of ["input", "change"]) addEventListener(type, (e) => log(type, e.target.type ?? "rich"))</script>`)
	for name, text := range map[string]string{
		"Area": "one\ntwo", "Date": "2026-12-01", "Time": "13:45", "Local": "2026-12-01T13:45", "Month": "2026-12", "Colour": "#ff8800", "Range": "8",
		"Number": "-12", "Mail": "fox@den.example", "Address": "http://den.example/", "Search": "ümläut 🦊", "Rich": "new words",
	} {
		e := p.fill(name, text)
		if e.Value != nil || len(e.Fields) > 0 {
			t.Errorf("%s: effect %+v, want that it was kept", name, e)
		}
		want := text
		if name == "Area" {
			want = "one two" // a value is one line
		}
		if got := p.value(name); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
	p.sees("input:date", "change:date", "input:time", "input:color", "change:color", "input:range", "change:range", "input:rich", "input:number")
}

// B-041 C48
func TestWhatThePageDidNotKeepIsReported(t *testing.T) {
	p := open(t, `
		<label>Five <input maxlength=5></label>
		<label>Digits <input oninput="this.value = this.value.replace(/\D/g, '')"></label>
		<label>Upper <input onchange="this.value = this.value.toUpperCase()"></label>`)
	for name, text := range map[string]struct{ give, kept string }{
		"Five": {"foxden", "foxde"}, "Digits": {"a1b2", "12"}, "Upper": {"den", "DEN"},
	} {
		e := p.fill(name, text.give)
		if e.Value == nil || *e.Value != text.kept || p.value(name) != text.kept {
			t.Errorf("%s: effect %+v, field %q, want %q", name, e, p.value(name), text.kept)
		}
	}
}

// As React does it: the value belongs to the state, a value set behind its back is not noticed and is put back.
const controlled = `<input id=c aria-label=Controlled><p>State: <output id=state></output></p><script>
	const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
	let tracked = "", state = "";
	Object.defineProperty(c, "value", {get() { return own.get.call(this) }, set(v) { tracked = String(v); own.set.call(this, v) }});
	c.addEventListener("input", () => {
		const typed = own.get.call(c);
		if (typed !== tracked) { tracked = typed; state = typed; }
		own.set.call(c, state);
		document.getElementById("state").textContent = state;
	});
</script>`

// B-024 C47
func TestAControlledFieldKeepsWhatIsTyped(t *testing.T) {
	p := open(t, controlled)
	for _, text := range []string{"fox", "den", "", "again"} {
		e := p.fill("Controlled", text)
		if p.value("Controlled") != text || e.Value != nil {
			t.Errorf("field %q, effect %+v, want %q", p.value("Controlled"), e, text)
		}
		if text != "" {
			p.sees("State: " + text)
		}
	}
}

// M-029 C13
func TestFillRefusesWhatCannotBeFilled(t *testing.T) {
	p := open(t, `
		<input aria-label=Fixed readonly value=fixed>
		<input aria-label=Off disabled value=off>
		<input aria-label=Line>
		<input aria-label=Day type=date>
		<input aria-label=Paper type=file>
		<input aria-label=Range type=range max=10 step=2>
		<button>Button</button><input aria-label=Box type=checkbox>
		<select aria-label=Fur><option>Red</select>
		<input aria-label=Gone type=text id=gone><script>setTimeout(() => { gone.hidden = true; log("now") }, 200)</script>`)
	p.do("wait", args{"text": "now", "observe": "none"})
	some := args{"text": "x"}
	p.fails("not_actionable", []string{`textbox "Fixed" is readonly`}, "fill", p.ref("Fixed"), some)
	p.fails("not_actionable", []string{`textbox "Off" is disabled`}, "fill", p.ref("Off"), some)
	p.fails("not_actionable", []string{`textbox "Gone" is hidden`}, "fill", p.ref("Gone"), some)
	p.fails("not_actionable", []string{`button "Button"`}, "fill", p.ref("Button"), some)
	p.fails("not_actionable", []string{`checkbox "Box"`}, "fill", p.ref("Box"), args{"text": " "})
	p.fails("not_actionable", []string{`"Fur"`, "select"}, "fill", p.ref("Fur"), some)
	p.fails("not_actionable", []string{`"Paper"`}, "fill", p.ref("Paper"), some)
	p.fails("invalid", []string{"line break"}, "fill", p.ref("Line"), args{"text": "a\nb"})
	p.fails("invalid", []string{"Day", "YYYY-MM-DD"}, "fill", p.ref("Day"), args{"text": "tomorrow"})
	p.fails("invalid", []string{"Range", "0 to 10", "steps of 2"}, "fill", p.ref("Range"), args{"text": "5"})
	p.fails("invalid", []string{"ref and text", "fields"}, "fill", p.ref("Line"))
	p.do("snapshot")
	if p.value("Fixed") != "fixed" || p.value("Line") != "" {
		t.Errorf("a refused fill changed something:\n%s", p.snap.Text)
	}
}
