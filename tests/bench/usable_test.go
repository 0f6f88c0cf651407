package main

import (
	"reflect"
	"testing"
)

func TestThingsAreReadFromBothTexts(t *testing.T) {
	ours := ourThings(`Hello [s1e1 button "Say \"hi\""] and [s1e2 textbox value="one"], [s1e12 clickable]`)
	if want := []thing{{"button", `Say "hi"`}, {"textbox", "one"}, {"clickable", ""}}; !reflect.DeepEqual(ours, want) {
		t.Errorf("ours: got %q, want %q", ours, want)
	}
	theirs := theirThings(`
- heading "Title" [level=1] [ref=e1]
- 'link "It''s: here" [ref=e2] [cursor=pointer]':
  - /url: /x
- link [ref=e3]:
  - img "Logo" [ref=e4]
- generic [ref=e5] [cursor=pointer]: "By hand"
- button "Hidden" [aria-hidden] [ref=e6]
- radio "Without a box"
- button [ref=e7]
- text: other words
`)
	if want := []thing{{"link", "It's: here"}, {"link", "Logo"}, {"clickable", "By hand"}, {"button", ""}}; !reflect.DeepEqual(theirs, want) {
		t.Errorf("theirs: got %q, want %q", theirs, want)
	}
}

func TestMissingIsWhatNothingStandsFor(t *testing.T) {
	for _, c := range []struct {
		what         string
		ours, theirs []thing
		cut          bool
		lost         []thing
		compared     int
	}{
		{
			what: "one of two alike", compared: 2, lost: []thing{{"link", "More"}},
			ours: []thing{{"link", "More"}}, theirs: []thing{{"link", "More"}, {"link", "More"}},
		},
		{
			what: "another role, another name of the same", compared: 2,
			ours: []thing{{"switch", "Sound"}, {"link", "News 3"}}, theirs: []thing{{"checkbox", "Sound"}, {"link", "News"}},
		},
		{
			what: "a label passes its click on, a box with other words does not", compared: 3, lost: []thing{{byPointer, "Other"}},
			ours: []thing{{"radio", "Yes"}}, theirs: []thing{{"radio", "Yes"}, {byPointer, "Yes"}, {byPointer, "Other"}},
		},
		{
			what: "beyond what is shown", compared: 2, lost: []thing{{"link", "B"}}, cut: true,
			ours: []thing{{"link", "C"}}, theirs: []thing{{"link", "B"}, {"link", "C"}, {"link", "D"}},
		},
	} {
		lost, compared := missing(c.ours, c.theirs, c.cut)
		if !reflect.DeepEqual(lost, c.lost) || compared != c.compared {
			t.Errorf("%s: got %q of %d, want %q of %d", c.what, lost, compared, c.lost, c.compared)
		}
	}
}
