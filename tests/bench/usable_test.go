package main

import (
	"reflect"
	"testing"
)

func TestThingsAreReadFromBothTexts(t *testing.T) {
	ours := ourThings(`Hello [s1e1 button "Say \"hi\""] and [s1e2 textbox value="one"], [s1e12 clickable] [s1e1 button "Say \"hi\""]`)
	if want := []thing{{"button", `Say "hi"`, false}, {"textbox", "one", false}, {"clickable", "", false}}; !reflect.DeepEqual(ours, want) {
		t.Errorf("ours: got %+v, want %+v", ours, want)
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
	if want := []thing{{"link", "It's: here", false}, {"link", "Logo", true}, {"clickable", "By hand", false}, {"button", "", false}}; !reflect.DeepEqual(theirs, want) {
		t.Errorf("theirs: got %+v, want %+v", theirs, want)
	}
}

func TestMissingIsWhatNothingStandsFor(t *testing.T) {
	for _, c := range []struct {
		what         string
		ours, theirs []thing
		lost         []thing
	}{
		{
			what: "one of two alike", lost: []thing{{"link", "More", false}},
			ours: []thing{{"link", "More", false}}, theirs: []thing{{"link", "More", false}, {"link", "More", false}},
		},
		{
			what: "another role, another name of the same",
			ours: []thing{{"switch", "Sound", false}, {"link", "News 3", false}}, theirs: []thing{{"checkbox", "Sound", false}, {"link", "News", false}},
		},
		{
			what: "a label passes its click on, a box with other words does not", lost: []thing{{byPointer, "Other", false}},
			ours: []thing{{"radio", "Yes", false}}, theirs: []thing{{"radio", "Yes", false}, {byPointer, "Yes", false}, {byPointer, "Other", false}},
		},
	} {
		lost := missing(c.ours, c.theirs)
		if !reflect.DeepEqual(lost, c.lost) {
			t.Errorf("%s: got %+v, want %+v", c.what, lost, c.lost)
		}
	}
}
