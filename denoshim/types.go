package denoshim

import "encoding/json"

// Struct tags of the wire: `json` names a field and omitempty makes it optional; `doc` is what the
// model reads; `enum`, `min`, `max` and `maxLen` are checked by both languages.

// Empty has no fields.
type Empty struct{}

// Limits bound what one session may take; zero is never meant as "none". Config overrides Default.
type Limits struct {
	Tabs        int `json:"tabs" min:"1" max:"64"`                 // tabs at once
	ActionMs    int `json:"actionMs" min:"100" max:"600000"`       // one action
	WaitMs      int `json:"waitMs" min:"100" max:"600000"`         // the longest wait
	Text        int `json:"text" min:"100" max:"200000"`           // characters of page text
	Elements    int `json:"elements" min:"1" max:"2000"`           // elements of an observation
	Diagnostics int `json:"diagnostics" min:"0" max:"500"`         // newest of a tab in a snapshot
	PictureMax  int `json:"pictureMax" min:"10000" max:"67108864"` // bytes of a PNG; beyond it JPEG
}

// DefaultLimits are the contract's (sections 2, 3 and 5).
var DefaultLimits = Limits{
	Tabs: 8, ActionMs: 30_000, WaitMs: 10_000, Text: 20_000, Elements: 300, Diagnostics: 20, PictureMax: 5 << 20,
}

type StartParams struct {
	Limits Limits `json:"limits"`
}

type StartResult struct {
	Wire    string `json:"wire"`    // the wire's hash as the shim was built with
	Firefox string `json:"firefox"` // version
	Deno    string `json:"deno"`    // version
	Pid     int    `json:"pid"`     // Firefox's, on the target
}

// Observe says how an action answers.
type Observe struct {
	Observe string `json:"observe,omitempty" enum:"full,changes,none" doc:"changes: only what changed; none: no snapshot"`
}

type OpenParams struct {
	URL string `json:"url" maxLen:"65536" doc:"http or https; for wait a glob, as *shop*"`
	Observe
}

type TabsParams struct{}

type ResetParams struct{}

type SnapshotParams struct {
	Tab    string `json:"tab" maxLen:"20" doc:"tab id, as t1"`
	Ref    string `json:"ref,omitempty" maxLen:"40"`
	Find   string `json:"find,omitempty" maxLen:"300" doc:"search the whole page, also what was cut: words of text, name, role, test id, href"`
	Offset *int   `json:"offset,omitempty" min:"0" max:"1000000000" doc:"where to go on, as a cut snapshot says"`
	Observe
}

type CloseParams struct {
	Tab string `json:"tab" maxLen:"20"`
}

type NavigateParams struct {
	Tab string `json:"tab" maxLen:"20"`
	URL string `json:"url" maxLen:"65536"`
	Observe
}

type HistoryParams struct {
	Tab string `json:"tab" maxLen:"20"`
	Observe
}

type ClickParams struct {
	Tab       string   `json:"tab" maxLen:"20"`
	Ref       string   `json:"ref" maxLen:"40" doc:"element reference of the newest snapshot of that tab, as s4e12"`
	Button    string   `json:"button,omitempty" enum:"left,middle,right"`
	Count     int      `json:"count,omitempty" min:"1" max:"3" doc:"2: double click"`
	Modifiers []string `json:"modifiers,omitempty" enum:"Alt,Control,Meta,Shift" doc:"keys held while clicking"`
	Observe
}

type HoverParams struct {
	Tab string `json:"tab" maxLen:"20"`
	Ref string `json:"ref" maxLen:"40"`
	Observe
}

type DragParams struct {
	Tab string `json:"tab" maxLen:"20"`
	Ref string `json:"ref" maxLen:"40"`
	To  string `json:"to" maxLen:"40" doc:"reference to drop on"`
	Observe
}

type FillParams struct {
	Tab    string  `json:"tab" maxLen:"20"`
	Ref    string  `json:"ref,omitempty" maxLen:"40"`
	Text   *string `json:"text,omitempty" maxLen:"100000" doc:"what to type (fill), or to wait for (wait)"`
	Append bool    `json:"append,omitempty" doc:"keep what the field holds"`
	Submit bool    `json:"submit,omitempty" doc:"press Enter at the end"`
	Fields []Field `json:"fields,omitempty" maxLen:"100" doc:"a whole form: [{ref, text | value | checked}]"`
	Observe
}

// Field is one control of a form: exactly one of Text (typed), Value (an option) and Checked.
type Field struct {
	Ref     string   `json:"ref" maxLen:"40"`
	Text    *string  `json:"text,omitempty" maxLen:"100000"`
	Value   *Strings `json:"value,omitempty" maxLen:"100000"`
	Checked *bool    `json:"checked,omitempty"`
}

type SelectParams struct {
	Tab   string  `json:"tab" maxLen:"20"`
	Ref   string  `json:"ref" maxLen:"40"`
	Value Strings `json:"value" maxLen:"10000" doc:"option value or label; a list for a multiple select"`
	Observe
}

type PressParams struct {
	Tab string `json:"tab" maxLen:"20"`
	Key string `json:"key" maxLen:"60" doc:"Enter, Escape, ArrowDown, Control+a, any character"`
	Ref string `json:"ref,omitempty" maxLen:"40"`
	Observe
}

type ScrollParams struct {
	Tab string `json:"tab" maxLen:"20"`
	X   *int   `json:"x,omitempty" min:"-1000000" max:"1000000" doc:"pixels to the right"`
	Y   *int   `json:"y,omitempty" min:"-1000000" max:"1000000" doc:"pixels down"`
	Ref string `json:"ref,omitempty" maxLen:"40"`
	Observe
}

type WaitParams struct {
	Tab     string `json:"tab" maxLen:"20"`
	Ms      *int   `json:"ms,omitempty" min:"0" max:"10000" doc:"milliseconds, at most 10000"`
	Text    string `json:"text,omitempty" maxLen:"10000"`
	Gone    string `json:"gone,omitempty" maxLen:"10000" doc:"text that must vanish"`
	URL     string `json:"url,omitempty" maxLen:"65536"`
	Timeout *int   `json:"timeout,omitempty" min:"1" max:"10000" doc:"for wait, default 10000 ms"`
	Observe
}

// Crop is in CSS pixels from the viewport's top left.
type Crop struct {
	X      int `json:"x" min:"0" max:"1000000"`
	Y      int `json:"y" min:"0" max:"1000000"`
	Width  int `json:"width" min:"1" max:"1000000"`
	Height int `json:"height" min:"1" max:"1000000"`
}

type ScreenshotParams struct {
	Tab  string `json:"tab" maxLen:"20" doc:"tab id"`
	Crop *Crop  `json:"crop,omitempty" doc:"CSS pixels from the viewport's top left"`
	Full bool   `json:"full,omitempty" doc:"the whole page"`
	Ref  string `json:"ref,omitempty" maxLen:"40" doc:"only that element"`
	// Marks draws the standing references on the picture.
	Marks bool `json:"marks,omitempty" doc:"draw the references of the newest snapshot"`
}

// Screenshot describes the picture whose chunks came before it.
type Screenshot struct {
	Format string `json:"format" enum:"png,jpeg"`
	Bytes  int    `json:"bytes"` // of the picture
	Chunks int    `json:"chunks"`
}

type CancelParams struct {
	ID int64 `json:"id"`
}

type ChunkParams struct {
	ID   int64  `json:"id"`
	Data string `json:"data" maxLen:"262144"` // base64
}

type ProgressParams struct {
	Message string `json:"message"`
}

type EndedParams struct {
	Reason string `json:"reason"`
}

// Strings is one string or a list of them.
type Strings []string

func (s *Strings) UnmarshalJSON(b []byte) error {
	var one string
	if json.Unmarshal(b, &one) == nil {
		*s = Strings{one}
		return nil
	}
	return json.Unmarshal(b, (*[]string)(s))
}
