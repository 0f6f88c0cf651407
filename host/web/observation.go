package web

import (
	"fmt"

	"foxden/conversation"
	"foxden/host/tools"
	"foxden/view"
)

func observationOf(s *conversation.Snapshot) *view.Observation {
	o := &view.Observation{
		Tab: s.Tab, URL: s.URL, Title: s.Title, Text: s.Text, Notes: tools.Notes(s), Amends: s.Amends, Found: s.Found != nil,
	}
	for _, e := range s.Elements {
		shown := view.Element{Ref: e.Ref, Role: e.Role, Name: e.Name, Description: e.Description, Href: e.Href, States: statesOf(e)}
		if e.Value != nil {
			shown.Value = *e.Value
		}
		o.Elements = append(o.Elements, shown)
	}
	for _, f := range s.Frames {
		o.Frames = append(o.Frames, view.Frame{Name: f.Name, URL: f.URL, Note: f.Note})
	}
	for _, d := range s.Diagnostics {
		o.Diagnostics = append(o.Diagnostics, view.Diagnostic{Kind: d.Kind, Text: d.Text, Times: d.Times})
	}
	return o
}

// statesOf are the words of an element's marker.
func statesOf(e conversation.Element) (words []string) {
	say := func(is bool, word string) {
		if is {
			words = append(words, word)
		}
	}
	three := func(state any, yes, mixed string) { // true, false, or a word for neither
		say(state == true, yes)
		if word, is := state.(string); is {
			words = append(words, fmt.Sprintf("%s (%s)", mixed, word))
		}
	}
	three(e.Checked, "checked", "checked")
	three(e.Pressed, "pressed", "pressed")
	three(e.Invalid, "invalid", "invalid")
	say(e.Selected != nil && *e.Selected, "selected")
	say(e.Expanded != nil && *e.Expanded, "expanded")
	say(e.Expanded != nil && !*e.Expanded, "collapsed")
	say(e.Current != "", "current "+e.Current)
	say(e.Disabled, "disabled")
	say(e.Readonly, "readonly")
	say(e.Required, "required")
	say(e.Secret, "secret")
	say(e.Offscreen, "offscreen")
	return words
}
