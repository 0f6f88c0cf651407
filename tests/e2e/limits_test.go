//go:build firefox

package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"
)

// B-032 B-034 N-009 C10
func TestLongTextIsCutWithItsTotal(t *testing.T) {
	p := open(t, `<p>`+strings.Repeat("0123456789", 3_000)+`</p>`)
	if n := utf8.RuneCountInString(p.snap.Text); n != 20_000 {
		t.Errorf("%d characters of text, want 20,000", n)
	}
	if cut := p.snap.Truncated; cut == nil || cut.Text == nil || cut.Text.Shown != 20_000 || cut.Text.Total != 30_000 || cut.Elements != nil {
		t.Errorf("truncated %+v, want text 20,000 of 30,000 alone", p.snap.Truncated)
	}
	whole := open(t, `<p>`+strings.Repeat("0123456789", 1_000)+`</p>`)
	if whole.snap.Truncated != nil {
		t.Errorf("truncated %+v of a page that was not", whole.snap.Truncated)
	}
}

// B-033 B-034 M-022 C10
func TestManyElementsAreCutWithTheirTotal(t *testing.T) {
	p := open(t, strings.Repeat(`<button>Dig</button>`, 400))
	if n := len(p.snap.Elements); n != 300 {
		t.Errorf("%d elements, want 300", n)
	}
	if cut := p.snap.Truncated; cut == nil || cut.Elements == nil || cut.Elements.Shown != 300 || cut.Elements.Total != 400 {
		t.Errorf("truncated %+v, want elements 300 of 400", p.snap.Truncated)
	}
}

// B-030 B-034 C10
func TestLongNamesAndManyOptionsAreCut(t *testing.T) {
	var options strings.Builder
	for i := range 150 {
		fmt.Fprintf(&options, "<option>o%d", i)
	}
	long := strings.Repeat("x", 500)
	p := open(t, `<label>Choice <select>`+options.String()+`</select></label><button>`+long+`</button><label>Field <input value="`+long+`"></label>`)
	if choice := p.element("Choice"); len(choice.Options) != 100 || choice.OptionsTotal != 150 {
		t.Errorf("%d options, total %d, want 100 of 150", len(choice.Options), choice.OptionsTotal)
	}
	for _, e := range p.snap.Elements {
		if n := utf8.RuneCountInString(e.Name); n > 300 {
			t.Errorf("a name of %d characters", n)
		}
	}
	if v := p.value("Field"); utf8.RuneCountInString(v) != 300 || !strings.HasSuffix(v, "…") {
		t.Errorf("a value of %d characters, %q", utf8.RuneCountInString(v), v)
	}
	p.do("select", p.ref("Choice"), args{"value": "o149"}) // beyond what is listed
	if p.value("Choice") != "o149" {
		t.Errorf("selected %q", p.value("Choice"))
	}
}

// B-060 C21
func TestTheNewest20DiagnosticsAreShown(t *testing.T) {
	p := open(t, `<script>for (let i = 0; i < 30; i++) console.warn("warning " + i + "."); console.log("plain")</script>`)
	if n := len(p.snap.Diagnostics); n != 20 {
		t.Fatalf("%d diagnostics, want 20: %+v", n, p.snap.Diagnostics)
	}
	for i, d := range p.snap.Diagnostics {
		if d.Kind != "console" || !strings.Contains(d.Text, fmt.Sprintf("warning %d.", i+10)) {
			t.Errorf("diagnostic %d is %+v, want warning %d", i, d, i+10)
		}
	}
}

// B-060 C21
func TestEveryKindOfTroubleIsDiagnosed(t *testing.T) {
	missing := serve(t, status(http.StatusNotFound))
	dead := refusing(t)
	p := open(t, `<img src="`+missing+`"><button onclick="console.error('said', {deep: 1}); fetch('`+dead+`').catch(() => log('failed'));
		setTimeout(() => { throw new TypeError('thrown') }); Promise.reject(new Error('rejected'))">Go</button>`)
	p.click("Go")
	p.do("wait", args{"text": "failed"})
	p.diagnosed("request", "404 GET", missing)
	p.diagnosed("console", "error", "said")
	p.diagnosed("error", "TypeError: thrown")
	p.diagnosed("error", "rejected")
	p.diagnosed("request", "failed GET", dead, "connection refused")
	clean := open(t, "nothing wrong")
	if len(clean.snap.Diagnostics) != 0 {
		t.Errorf("another tab has them too: %+v", clean.snap.Diagnostics)
	}
}
