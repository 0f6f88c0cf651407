//go:build firefox

package e2e

import (
	"strings"
	"testing"
)

const keyboard = `<input aria-label=Field value=den><textarea aria-label=Area></textarea><script>
	addEventListener("keydown", (e) => {
		const held = ["alt", "ctrl", "meta", "shift"].filter((key) => e[key + "Key"]).join("+");
		log("[" + (e.key === " " ? "Space" : e.key) + "]", e.code, held, e.isTrusted);
		if (/^F\d|Tab/.test(e.key)) e.preventDefault();
	});
</script>`

// B-026 M-032 C16
func TestEveryNamedKeyArrivesUnderItsName(t *testing.T) {
	p := open(t, keyboard)
	p.do("press", p.ref("Area"), args{"key": "a"}) // focus
	for key, want := range map[string]string{
		"Enter": "[Enter]:Enter", "Tab": "[Tab]:Tab", "Escape": "[Escape]:Escape", "Backspace": "[Backspace]:Backspace", "Delete": "[Delete]:Delete",
		"ArrowLeft": "[ArrowLeft]:ArrowLeft", "ArrowRight": "[ArrowRight]:ArrowRight", "ArrowUp": "[ArrowUp]:ArrowUp", "ArrowDown": "[ArrowDown]:ArrowDown",
		"Home": "[Home]:Home", "End": "[End]:End", "PageUp": "[PageUp]:PageUp", "PageDown": "[PageDown]:PageDown", "Space": "[Space]:Space", " ": "[Space]:Space",
		"F5": "[F5]:F5", "x": "[x]:KeyX", "Return": "[Enter]:Enter", "Esc": "[Escape]:Escape", "Left": "[ArrowLeft]:ArrowLeft", "7": "[7]:Digit7", "+": "[+]", "ß": "[ß]",
	} {
		p.do("press", args{"key": key})
		p.sees(want)
	}
	p.lacks("false")
	for key, words := range map[string][]string{
		"Return!": {`"Return!" is no key`, "Enter", "ArrowDown"}, "ab": {`"ab" is no key`}, "": {`"" is no key`},
		"Hyper+a": {`"Hyper" is no modifier`, "Control"}, "Control+": {"is no"},
	} {
		p.fails("invalid", words, "press", args{"key": key})
	}
}

// B-026 C16
func TestChordsHoldTheirModifiersAndActOnTheField(t *testing.T) {
	p := open(t, keyboard)
	e := p.do("press", p.ref("Field"), args{"key": "Control+a"})
	p.sees("[a]:KeyA:ctrl:true")
	if !strings.Contains(e.Focus, "Field") {
		t.Errorf("effect %+v, want focus on the field", e)
	}
	p.do("press", args{"key": "Z"})
	if got := p.value("Field"); got != "Z" {
		t.Errorf("the field holds %q after Control+a and Z, want Z", got)
	}
	p.do("press", args{"key": "Control+Shift+K"})
	p.sees(":ctrl+shift:true")
	p.do("press", args{"key": "q"})
	p.sees("[q]:KeyQ::true") // nothing is held still
}

// B-026
func TestEscapeClosesADialogAndEnterSubmits(t *testing.T) {
	p := open(t, `<form onsubmit="event.preventDefault(); log('sent')"><input aria-label=Field></form>
		<dialog id=d onclose="log('closed')"><button>In it</button></dialog><script>d.showModal()</script>`)
	p.do("press", args{"key": "Escape"})
	p.sees("closed")
	p.do("press", p.ref("Field"), args{"key": "Enter"})
	p.sees("sent")
}
