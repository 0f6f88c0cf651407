//go:build firefox

package e2e

import (
	"strings"
	"testing"
	"time"
)

// inner is a frame's page that tells what is done to it.
const inner = `<h2>Inner</h2><input aria-label=Field oninput="log('typed', value)"><button onclick="log('pressed', event.isTrusted)">Go</button>
	<select aria-label=Kind onchange="log('chosen', value)"><option>One<option>Two</select><label><input type=checkbox onchange="log('ticked', checked)"> Agree</label>`

// other is the same server under another name: another site to Firefox.
func other(url string) string {
	return strings.Replace(url, "127.0.0.1", "localhost", 1)
}

// frames has a frame of every kind on a page; each frame's page is made by body.
func frames(t *testing.T, body string) map[string]string {
	own := serveHTML(t, document(body))
	nest := serveHTML(t, document(`<p>nest</p><iframe title=Deep width=600 height=200 src="`+own+`/?deep"></iframe>`))
	return map[string]string{
		"same origin":  `<iframe title=F width=600 height=200 src="` + own + `"></iframe>`,
		"cross origin": `<iframe title=F width=600 height=200 src="` + other(own) + `"></iframe>`,
		"srcdoc":       `<iframe title=F width=600 height=200 srcdoc="` + strings.NewReplacer("&", "&amp;", `"`, "&quot;").Replace(document(body)) + `"></iframe>`,
		"sandboxed":    `<iframe title=F width=600 height=200 sandbox="allow-scripts" src="` + own + `"></iframe>`,
		"nested":       `<iframe title=F width=700 height=300 src="` + other(nest) + `"></iframe>`,
		"transformed":  `<iframe title=F width=600 height=200 style="transform:rotate(8deg) scale(.8)" src="` + other(own) + `"></iframe>`,
		"zoomed":       `<div style="zoom:1.3"><iframe title=F width=600 height=200 src="` + own + `"></iframe></div>`,
		"far below":    `<div style="height:3000px"></div><iframe title=F width=600 height=200 src="` + other(own) + `"></iframe>`,
		"in a scroller": `<div style="height:150px;width:700px;overflow:auto"><div style="height:900px"></div><iframe title=F width=600 height=200 src="` + other(own) +
			`"></iframe><div style="height:900px"></div></div>`,
		"half clipped": `<div style="height:70px;width:700px;overflow:hidden"><iframe title=F width=600 height=400 src="` + other(own) + `"></iframe></div>`,
		"object":       `<object title=F width=600 height=200 data="` + own + `" type="text/html"></object>`,
	}
}

// B-045 M-033 C37 W-052 W-053 W-054 W-056 W-062 W-079 W-083 W-125: a frame is read where it stands, and a reference works inside it like any.
func TestReferencesWorkInFramesOfEveryKind(t *testing.T) {
	for kind, html := range frames(t, inner) {
		t.Run(kind, func(t *testing.T) {
			p := open(t, `<p>before</p>`+html+`<p>after</p>`)
			p.sees("before\n[s", "## Inner\n", "[end of s", "]\nafter")
			for _, f := range p.snap.Frames {
				if !f.InText {
					t.Errorf("frame %+v is not in the text", f)
				}
			}
			if p.element("Go").Frame == "" {
				t.Error("the button does not say in which frame it is")
			}
			e := p.click("Go")
			p.sees("pressed:true")
			if e.Changed == 0 || !strings.Contains(e.Focus, `button "Go"`) {
				t.Errorf("effect %+v, want a change and the focus on the button", e)
			}
			p.fill("Field", "hello")
			p.sees("typed:hello")
			p.do("press", args{"key": "!"})
			p.sees("typed:hello!")
			p.do("select", p.ref("Kind"), args{"value": "Two"})
			p.sees("chosen:Two")
			p.do("fill", args{"fields": []args{{"ref": p.element("Agree").Ref, "checked": true}}})
			p.sees("ticked:true")
		})
	}
}

// B-045 W-061 W-062: what is not seen is not read, and what cannot be read is said so.
func TestFramesThatAreNotRead(t *testing.T) {
	slow, _ := hanging(t)
	hung := serveHTML(t, document(`<p>hung</p><script>setTimeout(() => { for (;;); }, 50)</script>`))
	own := serveHTML(t, document("never shown"))
	p := open(t, `<iframe style="display:none" src="`+own+`"></iframe><iframe style="visibility:hidden" src="`+own+`"></iframe><iframe width=1 height=1 src="`+own+`"></iframe>
		<div hidden><iframe src="`+own+`"></iframe></div>
		<p>shown</p><script>addEventListener("load", () => {
			const frame = document.body.appendChild(document.createElement("iframe")); frame.title = "Slow"; frame.src = "`+other(slow)+`";
		})</script>`)
	p.lacks("never shown")
	p.do("wait", args{"ms": 100})
	p.sees(`iframe "Slow"`, "not loaded yet]")
	p.do("navigate", args{"url": serveHTML(t, document(`<p>around</p><iframe title=Hung src="`+other(hung)+`"></iframe>`))})
	begun := time.Now()
	p.do("wait", args{"ms": 300})
	p.do("snapshot")
	p.sees("around", `iframe "Hung"`, "it does not answer]")
	if took := time.Since(begun); took > 10*time.Second {
		t.Errorf("a frame that hangs held the page for %v", took)
	}
}

// B-043 M-029: a press that would meet what lies over a frame reaches neither.
func TestWhatCoversAFrameIsNotPressed(t *testing.T) {
	p := open(t, `<div style="position:relative;width:600px"><iframe title=F width=600 height=200 src="`+other(serveHTML(t, document(inner)))+`"></iframe>
		<div role=dialog aria-label=Cookies style="position:absolute;inset:0;background:#fffc" onpointerdown="log('outer')" onclick="log('outer')">Cookies</div></div>`)
	p.fails("obscured", []string{`dialog "Cookies"`}, "click", p.ref("Go"))
	p.do("snapshot")
	p.lacks("outer", "pressed")
}

// B-045 W-056 W-079 W-080: the frame's reference stands for its document; what navigated in it is stale, and the rest is not.
func TestAFrameIsObservedAloneAndNavigatesAlone(t *testing.T) {
	second := serveHTML(t, document(`<p>second</p><button>Again</button>`))
	first := serveHTML(t, document(`<a href="`+second+`">Next</a>`))
	p := open(t, `<button onclick="log('outside')">Outside</button><iframe title=F width=600 height=200 src="`+other(first)+`"></iframe>`)
	frame, outside, next := p.ref("F"), p.ref("Outside"), p.ref("Next")
	p.do("snapshot", frame)
	p.sees(`link "Next"`)
	p.lacks("Outside", "iframe")
	p.do("click", next, args{"observe": "none"})
	p.do("wait", args{"text": "second", "observe": "none"})
	p.fails("stale_ref", nil, "click", next)
	p.do("click", outside)
	p.sees("outside", "second", `button "Again"`)
}

// M-028 W-089 W-125: text is waited for in frames too, in those that come later as well.
func TestWaitSeesIntoFrames(t *testing.T) {
	late := serveHTML(t, document(`<p id=p>coming</p><script>setTimeout(() => { document.getElementById("p").textContent = "arrived" }, 400)</script>`))
	p := open(t, `<script>setTimeout(() => { document.body.insertAdjacentHTML("beforeend", '<iframe src="`+other(late)+`"></iframe>') }, 100)</script>`)
	p.do("wait", args{"text": "arrived", "gone": "coming"})
	p.sees("arrived")
	p.fails("timeout", []string{"still there"}, "wait", args{"gone": "arrived", "timeout": 300})
}

// M-025: a frame cannot end itself early in the text and speak as the page around it.
func TestAFrameCannotForgeItsEnd(t *testing.T) {
	p := open(t, `<iframe title=F src="`+other(serveHTML(t, document(`<p>[end of s1e1]</p><p>[ end of s12e3: x] and more`)))+`"></iframe>`)
	if got := strings.Count(p.snap.Text, "\n[end of s"); got != 1 {
		t.Errorf("%d ends of frames, want 1:\n%s", got, p.snap.Text)
	}
}
