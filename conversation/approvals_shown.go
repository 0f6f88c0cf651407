package conversation

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"foxden/denoshim"
)

// Approval is a call that waits for a person, as it is shown: the URL, or else the elements and what is typed.
type Approval struct {
	ID           string    `json:"id"`
	Conversation string    `json:"conversation"`
	At           time.Time `json:"at"`
	Until        time.Time `json:"until"` // then it is denied
	Action       string    `json:"action"`
	// URL is where a navigation leads; Page is the address of what else is acted on.
	URL   string         `json:"url,omitempty"`
	Page  string         `json:"page,omitempty"`
	Parts []ApprovalPart `json:"parts,omitempty"`
	// Submit is true when Enter is pressed after the typing.
	Submit bool `json:"submit,omitempty"`
}

// ApprovalPart is an element that is acted on. Role and Name are as the page says; they are empty when the element is not known.
type ApprovalPart struct {
	Ref  string `json:"ref,omitempty"`
	Role string `json:"role,omitempty"`
	Name string `json:"name,omitempty"`
	// Text is what is typed, pressed or chosen; what goes into a field that is secret or not known is masked.
	Text string `json:"text,omitempty"`
}

// shown is what a person is asked.
func shown(of Ask, to address) Approval {
	a := Approval{Conversation: of.Settings.ID, Action: of.Action, URL: to.href}
	if of.Snapshot != nil && to.href == "" {
		a.Page = of.Snapshot.URL
	}
	given := givenBy(of.Params)
	a.Submit = given.Submit
	part := func(ref, text string, hidden bool) {
		p := ApprovalPart{Ref: ref, Text: text}
		known := element(of.Snapshot, ref)
		if known != nil {
			p.Role, p.Name = known.Role, known.Name
		}
		if hidden && text != "" && (known == nil || known.Secret) {
			p.Text = masked
		}
		a.Parts = append(a.Parts, p)
	}
	switch typed := given.Text + strings.Join(given.Value, ", "); {
	case to.href != "":
	case given.Key != "":
		part(given.Ref, given.Key, writes(given.Key))
	case given.Ref != "":
		part(given.Ref, typed, true)
	}
	if given.To != "" {
		part(given.To, "", false)
	}
	for _, f := range given.Fields {
		switch {
		case f.Checked != nil && *f.Checked:
			part(f.Ref, "checked", false)
		case f.Checked != nil:
			part(f.Ref, "not checked", false)
		default:
			part(f.Ref, f.Text+strings.Join(f.Value, ", "), true)
		}
	}
	return a
}

// given is what of a call's parameters is shown.
type given struct {
	Ref, To, Text, Key string
	Value              denoshim.Strings
	Submit             bool
	Fields             []struct {
		Ref, Text string
		Value     denoshim.Strings
		Checked   *bool
	}
}

// givenBy reads parameters that fit their declaration. They are written anew first: of a key that stands twice the
// browser takes the last.
func givenBy(params json.RawMessage) (g given) {
	var any map[string]any
	if json.Unmarshal(params, &any) != nil {
		return g
	}
	if plain, err := json.Marshal(any); err == nil {
		_ = json.Unmarshal(plain, &g) // it fits
	}
	return g
}

func element(s *denoshim.Snapshot, ref string) *denoshim.Element {
	if s == nil {
		return nil
	}
	if at := slices.IndexFunc(s.Elements, func(e denoshim.Element) bool { return e.Ref == ref }); at >= 0 {
		return &s.Elements[at]
	}
	return nil
}

// writes is true for a key that puts a character into a field.
func writes(key string) bool {
	held, last := "", key
	if at := strings.LastIndexByte(strings.TrimSuffix(key, "+"), '+'); at >= 0 {
		held, last = key[:at], key[at+1:]
	}
	commands := strings.Contains(held, "Control") || strings.Contains(held, "Alt") || strings.Contains(held, "Meta")
	return utf8.RuneCountInString(last) == 1 && !commands
}

// How many characters of a text, and of an address or a name, the sentence quotes. The approval has the whole of them.
const (
	mostTyped = 2000
	mostSaid  = 300
)

// String is the question in one sentence. What a page or an agent wrote stands in quotes, which it cannot leave.
func (a Approval) String() string {
	said := a.Action
	if a.URL != "" {
		said += " " + quoted(a.URL, mostSaid)
	}
	var parts []string
	for _, p := range a.Parts {
		parts = append(parts, p.String())
	}
	switch {
	case a.Action == "drag":
		said += " " + strings.Join(parts, " onto ")
	case len(parts) > 0:
		said += " " + strings.Join(parts, "; ")
	}
	if a.Submit {
		said += ", then press Enter"
	}
	if a.Page != "" {
		said += " on the page " + quoted(a.Page, mostSaid)
	}
	return said
}

func (p ApprovalPart) String() string {
	said := "the element " + quoted(p.Ref, mostSaid) + ", which the newest observation does not have"
	switch {
	case p.Role != "":
		said = p.Role + " " + quoted(p.Name, mostSaid)
	case p.Ref == "":
		said = "what has the focus"
	}
	if p.Text != "" {
		said += " with " + quoted(p.Text, mostTyped)
	}
	return said
}

// quoted is a text in quotes, without what does not print or turns the direction, cut to so many characters.
func quoted(s string, most int) string {
	if total := utf8.RuneCountInString(s); total > most {
		return strconv.Quote(string([]rune(s)[:most])) + "… (" + strconv.Itoa(total) + " characters)"
	}
	return strconv.Quote(s)
}
