package view

import (
	"testing"
	"time"
)

func TestParamsReadShorterThanJSON(t *testing.T) {
	for raw, want := range map[string]string{
		`{}`:                               "",
		``:                                 "",
		`{"tab":"t1", "ref":"s4e12"}`:      "tab: t1, ref: s4e12",
		`{"text":"a \"b\"","append":true}`: "text: “a \"b\"”, append: true",
		`{"value":null,"key":""}`:          "value: null, key: “”",
		`{"crop":{"x":0,"y":1}}`:           "crop: (x: 0, y: 1)",
		`{"value": ["a","b"]}`:             "value: [a, b]",
		`{"fields":[{"ref":"s1e1"},{"ref":"s1e2","text":"•••"}]}`: "fields: [(ref: s1e1), (ref: s1e2, text: •••)]",
		`[1]`:      "[1]",
		`{"torn":`: `{"torn":`,
	} {
		if got := params(raw); got != want {
			t.Errorf("%s: got %s, want %s", raw, got, want)
		}
	}
}

func TestSpansAreShort(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0:                                     "0 ms",
		999 * time.Millisecond:                "999 ms",
		1500 * time.Millisecond:               "1.5 s",
		42 * time.Second:                      "42 s",
		3 * time.Minute:                       "3 min",
		3*time.Minute + 5*time.Second:         "3 min 5 s",
		2*time.Hour + 30*time.Second:          "2 h",
		26*time.Hour + 30*time.Minute:         "26 h 30 min",
		50 * time.Hour:                        "2 days",
		10*time.Minute + 10*time.Second:       "10 min 10 s",
		-2 * time.Second:                      "0 ms",
		20*time.Minute + 900*time.Microsecond: "20 min",
	} {
		if got := span(d); got != want {
			t.Errorf("%s: got %q, want %q", d, got, want)
		}
	}
}

func TestMarkersEndWhereTheyDo(t *testing.T) {
	for line, want := range map[string]int{
		`[s1e1 button "Save"] rest`:  20,
		`[s1e1 button "a]b"]`:        19,
		`[s1e1 button "a\"]b"]`:      21,
		`[s1e1 button "ends \\"] x]`: 23,
		`[s1e1 button "torn]`:        0,
		`[s1e1 button`:               0,
	} {
		if got := markerLength(line); got != want {
			t.Errorf("%s: got %d, want %d", line, got, want)
		}
	}
}
