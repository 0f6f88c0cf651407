//go:build firefox

package e2e

import (
	"testing"

	"foxden/denoshim"
)

// B-023 B-042 C13
func TestTargetsOfEveryShapeAreHit(t *testing.T) {
	p := open(t, `<style>body{margin:0}</style>
		<header style="position:sticky;top:0;height:200px;background:#eee;z-index:1">Header</header>
		<p style="width:160px">word word word <a href="#broken" onclick="log('broken')">a link that is broken over some lines</a></p>
		<label onclick="log('label')"><input type=checkbox style="position:absolute;opacity:0;width:0;height:0" onchange="log('checked', this.checked)"> Fancy</label>
		<svg width=100 height=50><g role=button tabindex=0 aria-label=Drawn onclick="log('drawn')"><rect width=100 height=50 fill=green /></g></svg>
		<button style="transform:rotate(45deg) scale(.5)" onclick="log('turned')">Turned</button>
		<button onpointerdown="this.style.marginLeft='1px'" onclick="log('nudged')">Nudged</button>
		<style>@keyframes slide {from {transform: translateX(600px)}}</style><button style="animation: slide .4s linear" onclick="log('slid')">Slides</button>
		<div style="height:100px;overflow:auto"><div style="height:900px"></div><button onclick="log('scrolled')">Within</button></div>
		<div style="height:1500px"></div><button onclick="log('low')">Low</button>
		<button onclick="log('spanned')"><span>Sp</span><b>anned</b></button>
		<div role=button tabindex=0 aria-label=Role onclick="log('role')">x</div><div style="height:1500px"></div>`)
	for _, step := range []struct{ name, says string }{
		{"Slides", "slid"}, {"a link that is broken over some lines", "broken"}, {"Fancy", "checked:true"}, {"Drawn", "drawn"}, {"Turned", "turned"}, {"Nudged", "nudged"},
		{"Within", "scrolled"}, {"Low", "low"}, {"Spanned", "spanned"}, {"Role", "role"}, {"Turned", "turned"},
	} {
		p.click(step.name)
		p.sees(step.says)
	}
}

// B-027 C17
func TestScrollingOfAwkwardPages(t *testing.T) {
	smooth := open(t, `<style>html{scroll-behavior:smooth;scrollbar-width:none}</style><div style="height:5000px"></div>`)
	if e := smooth.do("scroll", args{"y": 700}); e.Scrolled == nil || e.Scrolled.To.Y != 700 {
		t.Errorf("a page that scrolls smoothly: %+v, want 700", e.Scrolled)
	}
	own := open(t, `<style>html{scrollbar-width:none}</style><div style="position:fixed;inset:100px;overflow:auto" role=region aria-label=Pane tabindex=0><div style="height:4000px">pane</div></div><div style="height:5000px"></div>`)
	if e := own.do("scroll", args{"y": 300}); e.Scrolled == nil || e.Scrolled.To.Y != 300 {
		t.Errorf("the page under a scroller in its middle: %+v, want 300", e.Scrolled)
	}
	if e := own.do("scroll", own.ref("Pane"), args{"y": 250}); e.Scrolled == nil || e.Scrolled.To.Y != 250 {
		t.Errorf("the scroller itself: %+v, want 250", e.Scrolled)
	}
	stuck := open(t, `<script>addEventListener("wheel", (e) => { e.preventDefault(); log("wheel", e.deltaY) }, {passive: false})</script><div style="height:5000px"></div>`)
	if e := stuck.do("scroll", args{"y": 300}); e.Scrolled == nil || e.Scrolled.To != (denoshim.Point{}) && e.Scrolled.To.Y != 300 {
		t.Errorf("a page that takes the wheel for itself: %+v, want where it is", e.Scrolled)
	}
	if e := open(t, "short").do("scroll", args{"y": 300}); e.Scrolled == nil || e.Scrolled.To.Y != 0 || e.Scrolled.Max.Y != 0 {
		t.Errorf("a page that fits: %+v, want no way to go", e.Scrolled)
	}
}
