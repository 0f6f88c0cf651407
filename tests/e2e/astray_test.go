//go:build firefox

package e2e

import (
	"strings"
	"testing"
)

// A press that would meet something else than its target, since the page moved when the pointer came
// or after the hit test, reaches nothing at all. C13
func TestAPressThatWouldGoAstrayReachesNothing(t *testing.T) {
	for name, page := range map[string]string{
		"leaves when approached": `<button onpointerenter="this.remove()" onclick="log('target')">Target</button>
			<button onclick="log('neighbour')" onpointerdown="log('down')">Neighbour</button>`,
		"is covered when approached": `<button id=b onclick="log('target')" onpointerenter="cover.hidden = false">Target</button>
			<div id=cover hidden style="position:fixed;inset:0;background:#0003" onclick="log('cover')" onmousedown="log('down')">Cover</div>`,
		"gives way to a link": `<div><button onpointerenter="this.parentNode.innerHTML = '<a href=elsewhere>Pay</a>'">Target</button></div>`,
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, page)
			p.fails("obscured", []string{`button "Target"`, "as the pointer came", "Nothing was pressed"}, "click", p.ref("Target"), nil)
			p.do("snapshot")
			p.lacks("target", "neighbour", "cover:", "down")
			if strings.Contains(p.snap.URL, "elsewhere") {
				t.Errorf("the press followed a link to %s", p.snap.URL)
			}
		})
	}
}

// The guard of one press is over with it: the next one, and what the page does by itself, is free.
func TestThePressAfterOneThatWentAstrayIsFree(t *testing.T) {
	p := open(t, `<button onpointerenter="this.remove()">Shy</button> <button onclick="log('brave')">Brave</button>`)
	p.fails("obscured", []string{`button "Shy"`}, "click", p.ref("Shy"), nil)
	p.do("snapshot")
	p.click("Brave")
	p.sees("brave")
}
