//go:build firefox

package e2e

import (
	"testing"

	"foxden/denoshim"
)

// ground is 3,000 px wide and high beyond doubt, and has a scroller of its own.
const ground = `<style>body{margin:0}html{scrollbar-width:none}</style><div style="width:3280px;height:3900px;position:relative">
	<div id=box tabindex=0 role=region aria-label=Box style="position:absolute;top:20px;left:0;width:200px;height:200px;overflow:auto;scrollbar-width:none"><div style="height:1000px">inner</div></div>
	<button style="position:absolute;top:3000px">Deep</button></div>
	<script>document.getElementById("log").remove();document.title = "Ground"</script>`

// B-027 M-021 C17
func TestScrollMovesByExactlyThePixels(t *testing.T) {
	p := open(t, ground)
	at := denoshim.Point{}
	for _, by := range []struct{ x, y int }{{0, 100}, {0, 1}, {50, 0}, {0, 900}, {-25, -500}, {7, 1234}, {-32, -1735}} {
		e := p.do("scroll", args{"x": by.x, "y": by.y})
		to := denoshim.Point{X: at.X + by.x, Y: at.Y + by.y}
		if e.Scrolled == nil || e.Scrolled.From != at || e.Scrolled.To != to {
			t.Fatalf("scroll %+v: %+v, want from %+v to %+v", by, e.Scrolled, at, to)
		}
		at = to
	}
	e := p.do("scroll", args{"y": 100_000})
	if e.Scrolled.To.Y != e.Scrolled.Max.Y || e.Scrolled.Max.Y < 2900 {
		t.Errorf("%+v, want the end of the page", e.Scrolled)
	}
	e = p.do("scroll", args{"y": 10})
	if e.Scrolled.To != e.Scrolled.From {
		t.Errorf("%+v, want no movement beyond the end", e.Scrolled)
	}
	p.fails("invalid", []string{"x or y", "ref"}, "scroll")
	p.fails("invalid", []string{"whole number"}, "scroll", args{"y": 1.5})
}

// B-027 C17
func TestScrollOfAScrollerAndIntoView(t *testing.T) {
	p := open(t, ground)
	e := p.do("scroll", p.ref("Box"), args{"y": 150})
	if e.Scrolled == nil || e.Scrolled.To.Y != 150 || e.Scrolled.Max.Y != 800 {
		t.Errorf("the box: %+v, want 150 of 800", e.Scrolled)
	}
	if e := p.do("scroll", args{"x": 0, "y": 1}); e.Scrolled.From != (denoshim.Point{}) {
		t.Errorf("the page moved with the box: %+v", e.Scrolled)
	}
	if !p.element("Deep").Offscreen {
		t.Error("the button is not marked offscreen")
	}
	p.do("scroll", p.ref("Deep"))
	if p.element("Deep").Offscreen {
		t.Error("the button is offscreen after it was scrolled into view")
	}
}

// B-042
func TestHoverMovesThePointerThere(t *testing.T) {
	p := open(t, `<button onpointerenter="log('enter', event.isTrusted)" onclick="log('clicked')">Dig</button>
		<style>#menu{display:none}nav:hover #menu{display:block}</style><nav><button>Menu</button><div id=menu><button onclick="log('chosen')">Item</button></div></nav>`)
	p.do("hover", p.ref("Dig"))
	p.sees("enter:true")
	p.lacks("clicked")
	p.do("hover", p.ref("Menu"))
	p.click("Item")
	p.sees("chosen")
}
