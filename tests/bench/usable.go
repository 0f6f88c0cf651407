package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"unicode"
)

// A thing is what an agent can use, as a text shows it.
type thing struct {
	role, name string
	lent       bool // it has no name, and this is the first words inside it
}

// usable are the roles of things that are there to be used. A listbox is not: its options are, where they take clicks.
var usable = map[string]bool{
	"button": true, "checkbox": true, "combobox": true, "link": true, "menuitem": true, "menuitemcheckbox": true,
	"menuitemradio": true, "radio": true, "searchbox": true, "slider": true, "spinbutton": true, "switch": true, "tab": true,
	"textbox": true, "treeitem": true,
}

// byPointer stands for every other role that the peer marks with the pointing hand.
const byPointer = "clickable"

var (
	// A marker of ours: role, name, and a value, which stands for the name that is not there.
	ourMarker = regexp.MustCompile(`\[(s\d+e\d+) ([a-z]+)(?: (?:value=)?("(?:[^"\\]|\\.)*"))?`)
	// A line of the peer's: indentation, role, name, attributes, and text or nothing.
	theirLine = regexp.MustCompile(`^(\s*)- ([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?:: ?(.*))?$`)
)

// ourThings reads what replies that may overlap show, each thing once.
func ourThings(text string) []thing {
	var things []thing
	seen := map[string]bool{}
	for _, m := range ourMarker.FindAllStringSubmatch(text, -1) {
		if !seen[m[1]] {
			seen[m[1]] = true
			things = append(things, thing{role: m[2], name: unquote(m[3])})
		}
	}
	return things
}

// theirThings are those with a reference: what has none, has no box or is not hit by the pointer. One without a name is
// known by the first words inside it.
func theirThings(text string) []thing {
	var things []thing
	nameless := -1 // the indentation of the last thing while it has no name
	for line := range strings.Lines(text) {
		m := theirLine.FindStringSubmatch(plainKey(strings.TrimRight(line, "\n")))
		if m == nil {
			continue
		}
		role, name, words := m[2], unquote(m[3]), unquote(m[5])
		if len(m[1]) <= nameless {
			nameless = -1
		}
		if nameless >= 0 && name+words != "" {
			things[len(things)-1].name, things[len(things)-1].lent, nameless = name+words, true, -1
		}
		pointer := strings.Contains(m[4], "[cursor=pointer]")
		if !strings.Contains(m[4], "[ref=") || strings.Contains(m[4], "[aria-hidden]") || !usable[role] && !pointer {
			continue
		}
		if !usable[role] {
			role, name = byPointer, name+words
		}
		if name == "" {
			nameless = len(m[1])
		}
		things = append(things, thing{role: role, name: name})
	}
	return things
}

// plainKey undoes what YAML does to a key that holds its own signs: single quotes around it, doubled inside.
func plainKey(line string) string {
	indent, rest, found := strings.Cut(line, "- '")
	end := strings.LastIndex(rest, "'")
	if !found || strings.TrimSpace(indent) != "" || end < 0 {
		return line
	}
	return indent + "- " + strings.ReplaceAll(rest[:end], "''", "'") + rest[end+1:]
}

func unquote(s string) string {
	var plain string
	if json.Unmarshal([]byte(s), &plain) == nil {
		return plain
	}
	return s
}

// missing is what of theirs has nothing of ours that stands for it, each of ours standing for one, in the order of the
// page: first by role and name, then by name alone, then by a name that holds the other. What surrounds or labels a thing
// that is there, and passes the click on, is that thing.
func missing(ours, theirs []thing) (lost []thing) {
	used := make([]bool, len(ours))
	met := make([]bool, len(theirs))
	for _, alike := range []func(a, b thing) bool{
		func(a, b thing) bool { return a.role == b.role && letters(a.name) == letters(b.name) },
		func(a, b thing) bool { return letters(a.name) == letters(b.name) },
		func(a, b thing) bool { return holds(a.name, b.name) || holds(b.name, a.name) },
		func(a, b thing) bool { return a.role == b.role && a.name == "" && b.lent && b.role != byPointer },
	} {
		for t, their := range theirs {
			for o := 0; o < len(ours) && !met[t]; o++ {
				if !used[o] && alike(ours[o], their) {
					used[o], met[t] = true, true
				}
			}
		}
	}
	passesOn := func(t, to int) bool {
		return theirs[t].role == byPointer && to >= 0 && to < len(theirs) && met[to] && holds(theirs[t].name, theirs[to].name)
	}
	for t, their := range theirs {
		if !met[t] && !passesOn(t, t-1) && !passesOn(t, t+1) {
			lost = append(lost, their)
		}
	}
	return lost
}

func holds(whole, part string) bool {
	return letters(part) != "" && strings.Contains(letters(whole), letters(part))
}

// letters is a name without what the two sides write differently: spaces, quotes, icons.
func letters(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}
