package view

import (
	"regexp"
	"strings"
)

// Piece is a stretch of a page's text: a line of it that is a heading, the marker of an element, or anything else.
type Piece struct {
	Text string
	// Ref and Label are a marker's: its reference and the rest.
	Ref, Label string
	Heading    bool
	// Change is "new", "gone" or "state" at the start of a line of what changed.
	Change string
}

// whole is true of an observation of all that a page showed.
func (o Observation) whole() bool { return o.Amends == 0 && !o.Found }

var reference = regexp.MustCompile(`^\[(s\d+e\d+) `)

// pieces takes a page's text apart. Only what names one of the elements is a marker: a page may imitate the rest.
func pieces(o Observation) []Piece {
	known := map[string]bool{}
	for _, e := range o.Elements {
		known[e.Ref] = true
	}
	var all []Piece
	for line := range strings.Lines(o.Text) {
		if o.Amends != 0 {
			if mark, is := changes[strings.ToValidUTF8(line[:min(2, len(line))], "")]; is {
				all = append(all, Piece{Text: mark.sign, Change: mark.change})
				line = line[2:]
			}
		}
		if heading := strings.TrimLeft(line, "#"); heading != line && strings.HasPrefix(heading, " ") && !strings.Contains(line, "[s") {
			all = append(all, Piece{Text: line, Heading: true})
			continue
		}
		all = append(all, marked(line, known)...)
	}
	return all
}

var changes = map[string]struct{ change, sign string }{
	"+ ": {"new", "+ "}, "- ": {"gone", "− "}, "~ ": {"state", "~ "},
}

// marked takes the markers out of a line.
func marked(line string, known map[string]bool) (all []Piece) {
	start := 0 // of what is no marker
	for i := 0; i < len(line); {
		if line[i] == '[' {
			if found := reference.FindStringSubmatch(line[i:]); found != nil && known[found[1]] {
				if length := markerLength(line[i:]); length > 0 {
					if start < i {
						all = append(all, Piece{Text: line[start:i]})
					}
					label := line[i+len(found[0]) : i+length-1]
					all = append(all, Piece{Text: line[i : i+length], Ref: found[1], Label: label})
					i += length
					start = i
					continue
				}
			}
		}
		i++
	}
	if start < len(line) {
		all = append(all, Piece{Text: line[start:]})
	}
	return all
}

// markerLength is how far the marker at the start of a line goes; 0 when it does not end. A quoted name may hold a
// bracket, and a quote behind a backslash.
func markerLength(s string) int {
	quoted := false
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\' && quoted:
			i++
		case s[i] == '"':
			quoted = !quoted
		case s[i] == ']' && !quoted:
			return i + 1
		}
	}
	return 0
}
