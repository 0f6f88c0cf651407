package denoshim

import "encoding/json"

// Reply is what every action answers with (contract, section 2).
type Reply struct {
	Snapshot *Snapshot `json:"snapshot,omitempty"`
	Tabs     []Tab     `json:"tabs"`
	Effect   *Effect   `json:"effect,omitempty"`
}

type Tab struct {
	Tab    string `json:"tab"`
	URL    string `json:"url"`
	Title  string `json:"title"`
	Opener string `json:"opener,omitempty"`
}

// Snapshot is one observation of one tab.
type Snapshot struct {
	Tab         string       `json:"tab"`
	URL         string       `json:"url"`
	Title       string       `json:"title"`
	Text        string       `json:"text"` // reading order, elements inline as [s4e12 button "Save"]
	Elements    []Element    `json:"elements"`
	Frames      []Frame      `json:"frames"`
	Diagnostics []Diagnostic `json:"diagnostics"`
	Truncated   *Truncated   `json:"truncated,omitempty"`
	Viewport    *Viewport    `json:"viewport,omitempty"`
	// Amends is the observation of which text and elements list only what changed: lines that begin with
	// "+ " are new, "- " gone, "~ " changed in state.
	Amends int `json:"amends,omitempty"`
	// Part is true when only an element was asked for, or what is from an offset on.
	Part bool `json:"part,omitempty"`
	// Found is how many matches of find there are.
	Found   *Cut   `json:"found,omitempty"`
	Settled bool   `json:"settled"`
	Pending string `json:"pending,omitempty"` // what was still going on when not settled
}

// Element fields stand only where they say something. Names are WAI-ARIA's.
type Element struct {
	Ref          string   `json:"ref"`
	Role         string   `json:"role"`
	Name         string   `json:"name"`
	Value        *string  `json:"value,omitempty"`
	Description  string   `json:"description,omitempty"`
	Checked      any      `json:"checked,omitempty" ts:"boolean | \"mixed\""`
	Selected     *bool    `json:"selected,omitempty"`
	Expanded     *bool    `json:"expanded,omitempty"`
	Current      string   `json:"current,omitempty"` // aria-current: page, step, location, date, time or true
	Pressed      any      `json:"pressed,omitempty" ts:"boolean | \"mixed\""`
	Disabled     bool     `json:"disabled,omitempty"`
	Readonly     bool     `json:"readonly,omitempty"`
	Required     bool     `json:"required,omitempty"`
	Invalid      any      `json:"invalid,omitempty" ts:"string | true"`
	Level        int      `json:"level,omitempty"`
	Href         string   `json:"href,omitempty"`
	Options      []Option `json:"options,omitempty"`
	OptionsTotal int      `json:"optionsTotal,omitempty"`
	Placeholder  string   `json:"placeholder,omitempty"`
	Frame        string   `json:"frame,omitempty"`
	Offscreen    bool     `json:"offscreen,omitempty"`
	Secret       bool     `json:"secret,omitempty"` // what it holds is never told
}

type Option struct {
	Label    string `json:"label"`
	Group    string `json:"group,omitempty"` // the optgroup's label
	Value    string `json:"value"`
	Selected bool   `json:"selected,omitempty"`
	Disabled bool   `json:"disabled,omitempty"`
}

type Frame struct {
	Name   string `json:"name"`
	URL    string `json:"url"`
	Origin string `json:"origin"`
	InText bool   `json:"inText"`
	// Note says why its content is not, or not wholly, in the text.
	Note string `json:"note,omitempty"`
}

type Diagnostic struct {
	Kind string `json:"kind" enum:"console,error,request,dialog,download,popup,crash"`
	Text string `json:"text"`
	// Times counts the same line repeated, when more than once.
	Times int `json:"times,omitempty"`
	// Old is true when an earlier snapshot of the tab had it.
	Old bool `json:"old,omitempty"`
	// Earlier is true when it is of a page that the tab showed before.
	Earlier bool `json:"earlier,omitempty"`
}

type Cut struct {
	Shown int `json:"shown"`
	Total int `json:"total"`
	// Next is the offset with which the rest begins.
	Next *int `json:"next,omitempty"`
	// About is true when the page is so large that the total was not counted one by one.
	About bool `json:"about,omitempty"`
}

// Viewport is how much of the page is out of sight, in CSS pixels.
type Viewport struct {
	Above int `json:"above"`
	Below int `json:"below"`
}

type Truncated struct {
	Text     *Cut `json:"text,omitempty"`
	Elements *Cut `json:"elements,omitempty"`
}

// Effect is what an action did. With nothing to say it is the string "nothing changed".
type Effect struct {
	Navigated string       `json:"navigated,omitempty"` // where to
	Status    int          `json:"status,omitempty"`    // HTTP status of the page, from 400 on
	NewTabs   []Tab        `json:"newTabs,omitempty"`
	Closed    []string     `json:"closed,omitempty"` // tabs that went away
	Dialogs   []Dialog     `json:"dialogs,omitempty"`
	Downloads []string     `json:"downloads,omitempty"` // denied, by file name
	Uploads   int          `json:"uploads,omitempty"`   // file pickers that the page asked for
	Focus     string       `json:"focus,omitempty"`     // where focus moved
	Value     *string      `json:"value,omitempty"`     // what the field holds, when it is not what was asked for
	Fields    []FieldState `json:"fields,omitempty"`    // controls that did not take what was asked for
	Scrolled  *Scrolled    `json:"scrolled,omitempty"`
	// ScrolledFrom is where the page stood, when it moved by another action than scroll.
	ScrolledFrom *Point `json:"scrolledFrom,omitempty"`
	Changed      int    `json:"changed,omitempty"` // mutations of the document
	// Shows is true when the page shows something else although nothing of the document changed: a menu that opens under the pointer.
	Shows bool `json:"shows,omitempty"`
	// Waited is how long wait took until what it waited for had come, in milliseconds.
	Waited int `json:"waited,omitempty"`
	// Secret is true when text went into a field whose value is never told.
	Secret bool `json:"secret,omitempty"`
}

type Dialog struct {
	Type    string `json:"type" enum:"alert,confirm,prompt,beforeunload"`
	Message string `json:"message"`
}

// FieldState is a control of a form that did not keep what was asked for.
type FieldState struct {
	Ref   string  `json:"ref"`
	Value *string `json:"value,omitempty"`
	Error string  `json:"error"`
}

type Scrolled struct {
	From Point `json:"from"`
	To   Point `json:"to"`
	Max  Point `json:"max"`
}

type Point struct {
	X int `json:"x"`
	Y int `json:"y"`
}

const nothingChanged = `"nothing changed"`

func (e Effect) MarshalJSON() ([]byte, error) {
	type plain Effect
	b, err := json.Marshal(plain(e))
	if err == nil && string(b) == "{}" {
		return []byte(nothingChanged), nil
	}
	return b, err
}

func (e *Effect) UnmarshalJSON(b []byte) error {
	type plain Effect
	if string(b) == nothingChanged {
		*e = Effect{}
		return nil
	}
	return json.Unmarshal(b, (*plain)(e))
}
