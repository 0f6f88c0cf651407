package view

import (
	"flag"
	"net/http"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write generated files anew")

// golden are the pages that tests/view looks at in a browser, by their file in testdata.
var golden = []struct {
	name, path string
	host       func() *fake
	status     int
}{
	{"list", "/", many, 200},
	{"list-empty", "/", func() *fake { return &fake{} }, 200},
	{"busy", "/conversations/c1", busy, 200},
	{"filtered", "/conversations/c1?q=required+textbox", busy, 200},
	{"past", "/conversations/c1?entry=2", busy, 200},
	{"waiting", "/conversations/c1", waiting, 200},
	{"changed", "/conversations/c1", changed, 200},
	{"ended", "/conversations/c1", ended, 200},
	{"fresh", "/conversations/c1", fresh, 200},
	{"hostile", "/conversations/c1", hostile, 200},
	{"delete", "/conversations/c1/delete", busy, 200},
	{"unknown", "/conversations/gone", busy, 404},
}

func TestPagesAreAsLookedAt(t *testing.T) {
	for _, g := range golden {
		page, file := g.host().get(t, g.path, g.status), "testdata/"+g.name+".html"
		if *update {
			if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil || string(want) != page {
			t.Errorf("%s differs (%v): look at it, then go test ./view -update", file, err)
		}
	}
}

// B-065: each pane is filled after a run.
func TestAConversationShowsAllThatIsKnown(t *testing.T) {
	page := busy().get(t, "/conversations/c1", http.StatusOK)
	has(t, page,
		`aria-checked="true">Browser extension`, "running", "7 min 5 s", "14 min 48 s", "412 MB",
		"https://lamps.example/help", "opened by t1",
		`<mark class="chip">[<b>s2e2</b> button &#34;Remove&#34;]</mark>`, "Desk lamp, brass",
		"<td>spinbutton</td>", "required, secret", "Fill in the email first",
		"the price list is a day old", "the connection was refused", "3 times",
		"its content is not in the text", "360 px more below",
		"stale_ref: s0e9 is of an older observation", "148 ms", "navigated; 12 changes", "tab: t1, ref: s1e2",
		"Close browser", "/export?format=html", "<code>http://example.com/conversations/c1/mcp</code>")
	hasNot(t, page, "Light for every desk") // that page is past
}

// B-067, B-068: the newest capture is shown, a crop too, until the page may be another one.
func TestAPictureHoldsUntilTheNextCallThatMayChangeThePage(t *testing.T) {
	const newest = `src="/conversations/c1/pictures/5"`
	f := busy() // observed by call 4, a crop by call 5, tabs listed by call 6
	has(t, f.get(t, "/conversations/c1", 200), newest, "Call 5,", "width")
	for name, next := range map[string]Entry{
		"an observation":                {Action: "snapshot", Observation: basket()},
		"a click without observation":   {Action: "click"},
		"a click that failed":           {Action: "click", Error: "timeout: it took too long"},
		"the end of all tabs":           {Action: "reset"},
		"an action that is not known":   {Action: "fly"},
		"a click, then tabs are listed": {Action: "press"},
	} {
		f := busy()
		f.add(next)
		f.add(Entry{Action: "tabs"})
		page := f.get(t, "/conversations/c1", 200)
		if strings.Contains(page, "<img") {
			t.Errorf("after %s a picture is shown as current", name)
		}
		has(t, page, "None of the page as it is now.")
	}
}

func TestThePastIsSteppedThrough(t *testing.T) {
	f := busy()
	for path, want := range map[string][]string{
		"?entry=1": {"Light for every desk", "None of the page as it was then", `rel="next" href="?entry=2"`, "What is shown is past"},
		"?entry=2": {"Light for every desk", "pictures/2", `rel="prev" href="?entry=1"`, `rel="next" href="?entry=3"`, `aria-current="true"><span class="number">2</span> screenshot`},
		"?entry=3": {"Light for every desk", "None of the page as it was then"},
		"?entry=6": {"Desk lamp, brass", "pictures/5", `rel="prev" href="?entry=5"`},
	} {
		has(t, f.get(t, "/conversations/c1"+path, 200), want...)
	}
	hasNot(t, f.get(t, "/conversations/c1?entry=1", 200), `rel="prev"`)
	hasNot(t, f.get(t, "/conversations/c1?entry=6", 200), `rel="next"`)
	for _, path := range []string{"?entry=7", "?entry=0", "?entry=x", "?before=-1"} {
		f.get(t, "/conversations/c1"+path, http.StatusNotFound)
	}
}

func TestTheTimelineShowsTheCallThatIsLookedAt(t *testing.T) {
	f := huge()
	page := f.get(t, "/conversations/c1?entry=50", 200)
	has(t, page, `aria-current="true"><span class="number">50</span>`, `<span class="number">64</span>`, `href="?entry=50&amp;before=35#timeline"`, "Newest")
	hasNot(t, page, `<span class="number">65</span>`)
}

func TestWhatWaitsComesFirstThenWhatWasUsedLast(t *testing.T) {
	page := many().get(t, "/", 200)
	at := -1
	for _, id := range []string{"c5", "c3", "c1", "c6", "c4", "c2"} {
		next := strings.Index(page, `href="/conversations/`+id+`"`)
		if next < at {
			t.Errorf("%s is too early", id)
		}
		at = next
	}
}

func TestElementsAreFiltered(t *testing.T) {
	f := busy()
	page := f.get(t, "/conversations/c1?q=TEXTBOX+required", 200)
	has(t, page, "2 of 7 elements", `<td class="number">s2e3</td>`, `<td class="number">s2e4</td>`, `value="TEXTBOX required"`)
	hasNot(t, page, `<td class="number">s2e1</td>`)
	has(t, f.get(t, "/conversations/c1?q=nothing+like+that", 200), "0 of 7 elements")
	has(t, f.get(t, "/conversations/c1?entry=1&q=basket", 200), "1 of 2 elements", `name="entry" value="1"`)
}

func TestAnAnswerOfChangesSaysSo(t *testing.T) {
	page := changed().get(t, "/conversations/c1", 200)
	has(t, page, "Only what changed since s2. <a href=\"?entry=4\">", `<span class="change-new">&#43; </span>`, `<span class="change-gone">− </span>`, `<b>s3e1</b>`)
}

func TestNothingOfAPageBreaksOut(t *testing.T) {
	f := many()
	for _, page := range []string{f.get(t, "/", 200), f.get(t, "/conversations/c1", 200), f.get(t, "/conversations/c1/delete", 200)} {
		has(t, page, "&lt;script&gt;alert(1)", "safe▯gpj.exe", "␛[31mred")
		hasNot(t, page, "<script>alert", "\u202e", "\x1b", `href="javascript:`, `"'>[`)
	}
	page := f.get(t, "/conversations/c1", 200)
	hasNot(t, page, "<b>s9e9</b>") // no element of that name was observed
	has(t, page, `<mark class="chip">[<b>s3e1</b> button &#34;Save\&#34;] [s9e9 x&#34;]</mark>`)
}

func TestAHugePageIsShown(t *testing.T) {
	f := huge()
	page := f.get(t, "/conversations/c1", 200)
	if n := strings.Count(page, `<mark class="chip">`); n != 300 {
		t.Errorf("%d elements are marked in the text, want 300", n)
	}
	if len(page) > 400_000 {
		t.Errorf("the page has %d bytes", len(page))
	}
	has(t, page, "300 elements", "81234 characters", `href="?before=78#timeline"`)
	has(t, f.get(t, "/conversations/c1?before=78", 200), `<span class="number">77</span>`, `href="?before=48#timeline"`, "Newest")
	hasNot(t, f.get(t, "/conversations/c1?before=7", 200), ">Older<")
}

func TestFarBackAnObservationIsFound(t *testing.T) {
	f := huge()
	page := f.get(t, "/conversations/c1?entry=106", 200) // a hundred calls after the basket
	has(t, page, "Desk lamp, brass", "None of the page as it was then")
}

func TestWhatIsNotThereIsNotFound(t *testing.T) {
	f := busy()
	for _, path := range []string{"/x", "/conversations", "/conversations/gone", "/conversations/gone/delete", "/conversations/c1/pictures/1", "/conversations/c1/pictures/x", "/conversations/gone/news", "/static/none"} {
		f.get(t, path, http.StatusNotFound)
	}
}

func TestAPictureIsServedAsOne(t *testing.T) {
	w := busy().ask(t, httptestGet("/conversations/c1/pictures/5"), 200)
	if got := w.Header().Get("Content-Type"); got != "image/png" || w.Body.String() != "a picture" {
		t.Errorf("got %q %q", got, w.Body)
	}
}
