//go:build firefox

package e2e

import (
	"strings"
	"testing"
	"time"
)

// framed is a document in a frame of another origin, with that attribute beside.
func framed(t *testing.T, body, attribute string) string {
	t.Helper()
	return `<iframe title=F width=600 height=300 ` + attribute + ` src="` + other(serveHTML(t, document(body))) + `"></iframe>`
}

// W-083 W-087 W-088 W-125: every action takes the reference of what is in a frame, and acts there alone.
func TestEveryActionTakesReferencesInFrames(t *testing.T) {
	p := open(t, `<script>for (const type of ["pointerover", "click", "keydown", "input", "wheel", "drop"]) addEventListener(type, () => log("outer", type))</script>`+framed(t, `
		<form onsubmit="event.preventDefault(); log('sent', new FormData(this).get('q'))"><input name=q aria-label=Words><input type=checkbox name=a aria-label=Agree></form>
		<button onpointerenter="log('over', event.isTrusted)" ondblclick="log('twice', event.shiftKey)">Go</button>
		<select aria-label=Kind onchange="log('kind', value)"><option>One<option>Two</select>
		<div tabindex=0 role=region aria-label=Box style="height:40px;overflow:auto" onscroll="log('at', scrollTop)"><div style="height:400px">long</div></div>
		<b draggable=true tabindex=0 role=option id=card ondragstart="event.dataTransfer.setData('text/plain', 'a card')">Card</b>
		<div tabindex=0 role=region aria-label=Bin style="width:400px;height:30px" ondragover="event.preventDefault()" ondrop="event.preventDefault(); log('dropped', event.dataTransfer.getData('text/plain'))">bin</div>`, ""))
	p.do("hover", p.ref("Go"))
	p.sees("over:true")
	p.click("Go", args{"count": 2, "modifiers": []string{"Shift"}})
	p.sees("twice:true")
	p.do("select", p.ref("Kind"), args{"value": "Two"})
	p.sees("kind:Two")
	if e := p.do("scroll", p.ref("Box"), args{"y": 120}); e.Scrolled == nil || e.Scrolled.To.Y != 120 {
		t.Errorf("scrolled %+v, want to 120", e.Scrolled)
	}
	p.sees("at:120")
	p.do("drag", p.ref("Card"), args{"to": p.element("Bin").Ref})
	p.sees("dropped:a card")
	p.do("press", p.ref("Agree"), args{"key": "Space"})
	if p.element("Agree").Checked == nil {
		t.Error("the box in the frame says no state")
	}
	p.fill("Words", "in frame", args{"submit": true})
	p.sees("sent:in frame")
	p.lacks("outer")
	measures(t, p.picture("png", args{"ref": p.element("Bin").Ref}), 400, 30)
}

// W-052 W-053 W-054 W-055: no place is told and none is taken; whatever was done to the frame, its elements are hit in their middle.
func TestClicksLandInFramesOfEveryShape(t *testing.T) {
	for name, around := range map[string]struct{ before, style, after string }{
		"its own properties":   {"", "translate:40px 20px;rotate:10deg;scale:.7", ""},
		"a chain":              {`<div style="transform:rotate(-6deg);margin:60px"><div style="scale:.8">`, "transform:skewX(8deg) scale(1.2)", "</div></div>"},
		"zoom of its own":      {"", "zoom:.6", ""},
		"zoom in a transform":  {`<div style="transform:scale(.75);transform-origin:0 0"><div style="zoom:1.4">`, "", "</div></div>"},
		"in perspective":       {`<div style="perspective:700px">`, "transform:rotateY(25deg)", "</div>"},
		"turned in space":      {`<div style="perspective:700px"><div style="transform-style:preserve-3d;transform:rotateX(20deg)">`, "transform:rotateY(15deg) translateZ(30px)", "</div></div>"},
		"borders and paddings": {"", "border:17px solid;padding:23px;transform:scale(.9)", ""},
		"scrolled":             {`<div style="height:1500px"></div>`, "transform:scale(.9)", `<div style="height:2000px"></div>`},
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, `<style>iframe{border:0}</style>`+around.before+framed(t, `<style>body{margin:0}button{position:absolute;width:90px;height:34px}</style>
				<button style="left:8px;top:8px" onclick="hit(event)">A</button><button style="left:480px;top:8px" onclick="hit(event)">B</button>
				<button style="left:250px;top:120px" onclick="hit(event)">C</button><button style="left:20px;top:250px" onclick="hit(event)">D</button>
				<script>function hit(e) { const b = e.target.getBoundingClientRect(); log(e.target.textContent, Math.hypot(e.clientX - b.x - 45, e.clientY - b.y - 17) < 4 ? "middle" : e.clientX + "," + e.clientY) }</script>`,
				`style="`+around.style+`"`)+around.after)
			for _, button := range []string{"A", "B", "C", "D"} {
				p.click(button)
				p.sees(button + ":middle")
			}
		})
	}
}

// W-058 W-086 W-126: of frames that are alike each has references of its own, and so has the page that looks like them.
func TestTwinsInFramesAreNeverTheDecoy(t *testing.T) {
	field := `<label>Mail <input id=mail oninput="log('typed', value)"></label><button id=go onclick="log('pressed')">Go</button>`
	twin := `<iframe name=twin title=Twin width=500 height=90 src="` + other(serveHTML(t, document(field))) + `"></iframe>`
	p := open(t, field+twin+twin)
	var fields, buttons []string
	for _, e := range p.snap.Elements {
		switch e.Name {
		case "Mail":
			fields = append(fields, e.Ref)
		case "Go":
			buttons = append(buttons, e.Ref)
		}
	}
	if len(fields) != 3 || len(buttons) != 3 {
		t.Fatalf("fields %v and buttons %v, want three of each", fields, buttons)
	}
	p.do("fill", args{"ref": fields[2], "text": "last", "observe": "none"})
	p.do("click", args{"ref": buttons[1]})
	parts := strings.Split(p.snap.Text, `iframe "Twin"`)
	for i, want := range []struct{ typed, pressed int }{{0, 0}, {0, 1}, {1, 0}} {
		if i >= len(parts) || strings.Contains(parts[i], "typed:last") != (want.typed > 0) || strings.Count(parts[i], "pressed") != want.pressed {
			t.Errorf("part %d, want %+v:\n%s", i, want, p.snap.Text)
		}
	}
}

// W-079 W-080 W-082: in a frame too one is told whether the document went or the element alone, and at once.
func TestStaleReferencesInFramesAreToldApart(t *testing.T) {
	next := other(serveHTML(t, document(`<p>second</p><button>Next</button>`)))
	p := open(t, `<p>around</p>`+framed(t, `<div id=step><button onclick="log('hit')">Next</button></div><button onclick="step.innerHTML = '<button>Next</button>'">Step</button><a href="`+next+`">Leave</a>`, ""))
	refuses := func(what args, words ...string) {
		t.Helper()
		begun := time.Now()
		p.fails("stale_ref", words, "click", what)
		if took := time.Since(begun); took > time.Second {
			t.Errorf("it took %v to refuse %v", took, what)
		}
	}
	first := p.ref("Next")
	p.click("Step", args{"observe": "none"})
	refuses(first, "gone", "removed")
	leave := p.ref("Leave")
	p.do("click", leave, args{"observe": "none"})
	p.do("wait", args{"text": "second", "observe": "none"})
	refuses(leave, "navigated")
	p.do("snapshot")
	p.lacks("hit")
	p.click("Next")
}

// W-056 W-062 W-071: frames in frames are read as deep as it is said, and what is deeper is named with the way to it.
func TestFramesTooDeepAreNamed(t *testing.T) {
	url := serveHTML(t, document(`<button onclick="log('bottom')">Bottom</button>`))
	for range 7 {
		url = other(serveHTML(t, document(`<iframe title=Inner width=900 height=300 src="`+url+`"></iframe>`)))
	}
	p := openURL(t, shared, url)
	p.lacks("Bottom")
	var read, named int
	var way string
	for _, e := range p.snap.Elements {
		if e.Role == "iframe" {
			way = e.Ref
		}
	}
	for _, f := range p.snap.Frames {
		if f.InText {
			read++
		} else if strings.Contains(f.Note, "snapshot it with ref "+way) {
			named++
		}
	}
	if read != 5 || named != 1 {
		t.Fatalf("%d read and %d named, want 5 and 1: %+v", read, named, p.snap.Frames)
	}
	p.do("snapshot", args{"ref": way})
	p.sees(`button "Bottom"`)
	p.click("Bottom", args{"observe": "none"})
}
