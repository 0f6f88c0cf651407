//go:build firefox

package e2e

import (
	"encoding/json"
	"regexp"
	"testing"
)

// B-028 B-073 M-022 A-009 W-050 W-077 C10
func TestElementsAreDescribed(t *testing.T) {
	p := open(t, `
		<h1>Den</h1><a href="/away">Away</a>
		<button aria-pressed=true>Bold</button><button aria-expanded=false>More</button><button disabled>Off</button>
		<label>Name <input required placeholder="Who?" value=Renard></label><input aria-label=Fixed readonly value=f>
		<label><input type=checkbox checked> News</label><label><input type=radio name=r> Day</label>
		<div role=tab aria-selected=true tabindex=0>First</div>
		<details><summary>Detail</summary>inside</details>
		<p hidden>invisible</p><button style="visibility:hidden">Ghost</button><div style="height:2000px"></div><button>Far</button>`)
	for name, want := range map[string]string{
		"Away":  `{"role":"link","name":"Away","href":"` + site.URL + `/away"}`,
		"Bold":  `{"role":"button","name":"Bold","pressed":true}`,
		"More":  `{"role":"button","name":"More","expanded":false}`,
		"Off":   `{"role":"button","name":"Off","disabled":true}`,
		"Name":  `{"role":"textbox","name":"Name","value":"Renard","required":true,"placeholder":"Who?"}`,
		"Fixed": `{"role":"textbox","name":"Fixed","value":"f","readonly":true}`,
		"News":  `{"role":"checkbox","name":"News","checked":true}`,
		"Day":   `{"role":"radio","name":"Day","checked":false}`,
		"First": `{"role":"tab","name":"First","selected":true}`,
		"Far":   `{"role":"button","name":"Far","offscreen":true}`,
	} {
		text, err := json.Marshal(p.element(name))
		if err != nil {
			t.Fatal(err)
		}
		if got := regexp.MustCompile(`"ref":"s\d+e\d+",`).ReplaceAllString(string(text), ""); got != want {
			t.Errorf("%s is\n%s, want\n%s", name, got, want)
		}
	}
	p.sees("Den", `button "Bold" pressed`, `textbox "Name" value="Renard"`)
	p.lacks("invisible", "Ghost", "inside")
}

// B-045 M-033 W-062 C37
func TestFramesAreListed(t *testing.T) {
	inner := serveHTML(t, document("<p>inner words</p>"))
	p := open(t, `<iframe name=den src="`+inner+`"></iframe><p>outer words</p>`)
	if len(p.snap.Frames) != 1 || p.snap.Frames[0].Name != "den" || p.snap.Frames[0].URL != inner || p.snap.Frames[0].Origin != site.URL {
		t.Fatalf("frames %+v, want the one at %s", p.snap.Frames, inner)
	}
	if !p.snap.Frames[0].InText {
		t.Errorf("%+v is not in the text", p.snap.Frames[0])
	}
	p.sees("inner words", "outer words")
}
