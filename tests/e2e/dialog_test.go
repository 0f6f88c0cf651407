//go:build firefox

package e2e

import (
	"slices"
	"testing"

	"foxden/denoshim"
)

// B-047 M-034 C36
func TestDialogsAreDismissedAndReported(t *testing.T) {
	p := open(t, `
		<button onclick="alert('careful'); log('after alert')">Alert</button>
		<button onclick="log('confirm', confirm('sure?'))">Confirm</button>
		<button onclick="log('prompt', String(prompt('name?', 'fox')))">Prompt</button>
		<button onclick="for (let i = 0; i < 30; i++) alert('number ' + i); log('after all')">Many</button>`)
	for _, step := range []struct{ button, kind, message, log string }{
		{"Alert", "alert", "careful", "after alert"}, {"Confirm", "confirm", "sure?", "confirm:false"}, {"Prompt", "prompt", "name?", "prompt:null"},
	} {
		e := p.click(step.button)
		if want := []denoshim.Dialog{{Type: step.kind, Message: step.message}}; !slices.Equal(e.Dialogs, want) {
			t.Errorf("%s: dialogs %+v, want %+v", step.button, e.Dialogs, want)
		}
		p.sees(step.log)
		p.diagnosed("dialog", step.kind+" dismissed", step.message)
	}
	if e := p.click("Many"); len(e.Dialogs) == 0 || e.Dialogs[0].Message != "number 0" {
		t.Errorf("dialogs of a loop: %+v", e.Dialogs)
	}
	p.do("wait", args{"text": "after all"})
}

// B-047 C36
func TestADialogAtLoadIsPartOfTheAnswer(t *testing.T) {
	url := serveHTML(t, document(`<script>log(confirm("welcome?"))</script>below`))
	p := openURL(t, shared, serveHTML(t, document("before")))
	e := p.do("navigate", args{"url": url})
	if len(e.Dialogs) != 1 || e.Dialogs[0] != (denoshim.Dialog{Type: "confirm", Message: "welcome?"}) {
		t.Errorf("navigate: dialogs %+v, want the one at load", e.Dialogs)
	}
	p.sees("false", "below")
	reply := mustDo(t, shared, "open", args{"url": url})
	opened := adopt(t, shared, reply)
	opened.sees("false", "below")
	if reply.Effect == nil || len(reply.Effect.Dialogs) != 1 {
		t.Errorf("open: effect %+v, want the dialog at load", reply.Effect)
	}
	opened.diagnosed("dialog", "confirm dismissed", "welcome?")
}

// B-047 C36
func TestAPageThatWantsToKeepItsReaderDoesNot(t *testing.T) {
	stay := document(`stay <button onclick="log('touched')">Touch</button><script>addEventListener("beforeunload", (e) => { e.preventDefault(); e.returnValue = "stay" })</script>`)
	away := serveHTML(t, document("away"))
	p := openURL(t, shared, serveHTML(t, stay))
	p.click("Touch") // without a gesture no browser asks
	e := p.do("navigate", args{"url": away})
	if p.snap.URL != away || len(e.Dialogs) != 1 || e.Dialogs[0].Type != "beforeunload" {
		t.Errorf("at %s, dialogs %+v, want away and the question reported", p.snap.URL, e.Dialogs)
	}
	p.do("back")
	p.click("Touch")
	p.do("reload")
	p.sees("stay")
	p.click("Touch")
	p.do("close")
	p.fails("no_tab", nil, "snapshot")
}

// B-047 C36
func TestWhatWouldAskThePersonDoesNotHang(t *testing.T) {
	p := open(t, `
		<button onclick="print(); log('printed')">Print</button>
		<button onclick="navigator.geolocation.getCurrentPosition(() => log('found'), (e) => log('no', 'place', e.code))">Place</button>
		<button onclick="Notification.requestPermission().then((answer) => log('notification', answer))">Notify</button>
		<button onclick="navigator.clipboard.readText().then((text) => log('clipboard', 'read'), (e) => log('clipboard', e.name))">Paste</button>
		<button onclick="navigator.mediaDevices?.getUserMedia({video: true}).then(() => log('camera', 'on'), (e) => log('camera', e.name)) ?? log('camera', 'none')">Film</button>
		<button onclick="document.documentElement.requestFullscreen().then(() => document.exitFullscreen()).then(() => log('full', 'done'), () => log('full', 'refused'))">Full</button>`)
	for _, ask := range []struct{ button, says string }{
		{"Print", "printed"}, {"Place", "no:place:1"}, {"Notify", "notification:denied"}, {"Paste", "clipboard:"}, {"Film", "camera:"}, {"Full", "full:"},
	} {
		p.click(ask.button)
		p.do("wait", args{"text": ask.says})
	}
}
