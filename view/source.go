package view

import (
	"context"
	"errors"
	"time"
)

// Source is all that the view needs of a host.
type Source interface {
	Stored
	Actor
}

// Stored is what the view shows: what the host knows already. Nothing of it starts a browser, asks one or touches a page.
// Pages are made of this half alone. What is not there is ErrUnknown.
type Stored interface {
	// Conversations are all, oldest first.
	Conversations(ctx context.Context) ([]Conversation, error)
	Conversation(ctx context.Context, id string) (Conversation, error)
	// Approvals are the calls that wait for a person, oldest first.
	Approvals(ctx context.Context, id string) ([]Approval, error)
	// Entries are the newest before a number, of all when it is 0, newest first. Of an observation they need to
	// have no text and no lists.
	Entries(ctx context.Context, id string, before int64, limit int) ([]Entry, error)
	Entry(ctx context.Context, id string, number int64) (Entry, error)
	// Picture is an entry's, with its data.
	Picture(ctx context.Context, id string, number int64) (Picture, error)
	// Targets are the names of those that a conversation may have.
	Targets() []string
	// Watch tells news of a conversation, of all when id is empty, until stop is called.
	Watch(id string) (news <-chan Event, stop func())
}

// Actor is what a person does in the view. An error is shown as it reads.
type Actor interface {
	// Create makes a conversation; an empty name or target leaves it to the host.
	Create(ctx context.Context, name, target string) (id string, err error)
	Configure(ctx context.Context, id string, change Change) error
	// Close ends the browser; the next open starts another.
	Close(ctx context.Context, id string) error
	// Reload ends it as a new version of the extension would.
	Reload(ctx context.Context, id string) error
	// Delete ends the browser and takes the conversation out of the history.
	Delete(ctx context.Context, id string) error
	Decide(ctx context.Context, id, approval string, d Decision) error
}

// ErrUnknown is what a Source says of what it does not have.
var ErrUnknown = errors.New("there is nothing of that name here")

// Conversation is one with its settings and its state.
type Conversation struct {
	ID      string
	Name    string
	Created time.Time
	// Browser is the extension picker's switch.
	Browser bool
	// Target is the next browser's; State.Target is that of the one which runs.
	Target string
	// Mode is "" or "look", which refuses every act.
	Mode  string
	State State
	// Waiting is how many calls wait for a person.
	Waiting int
	// Agents is the path at which an agent drives it over MCP; empty when there is none.
	Agents string
	// Links lead to more of it, its export for one.
	Links []Link
}

// touched is when something was last done with it.
func (c Conversation) touched() time.Time {
	if c.State.Used.After(c.Created) {
		return c.State.Used
	}
	return c.Created
}

// Link leads out of the view.
type Link struct{ Label, URL string }

// State is what runs for a conversation. What is not known is zero.
type State struct {
	// Browser is "off", "none", "starting", "running" or "ended".
	Browser string
	// Ended is why the last browser is gone.
	Ended         string
	Target        string
	Started, Used time.Time
	// IdleEnds is when the browser ends if no call comes.
	IdleEnds time.Time
	// Queued are the calls that wait or run.
	Queued int
	// Memory is the browser's, in bytes.
	Memory int64
	Tabs   []Tab
}

// Tab is an open one.
type Tab struct{ Tab, URL, Title, Opener string }

// Approval is a call that waits for a person.
type Approval struct {
	ID string
	// What is to happen, and to whom: the action with an address, or with the element and the text that is typed. Secrets
	// are masked.
	What string
	At   time.Time
	// Until is when it is denied by itself.
	Until time.Time
}

// Decision is what a person says to a call that waits.
type Decision struct {
	// Verdict is "once", "session" or "deny".
	Verdict string
	// Reason is told to the agent.
	Reason string
}

// Change sets what it names.
type Change struct {
	Name, Target, Mode *string
	Browser            *bool
}

// Entry is a call in the history.
type Entry struct {
	Number   int64
	At       time.Time
	Duration time.Duration
	Action   string
	// Params are the call's as a JSON object, secrets masked.
	Params string
	// Effect is what the action did, in words.
	Effect string
	// Error is code and sentence of a call that failed.
	Error       string
	Observation *Observation
	// Picture is a screenshot's, without its data.
	Picture *Picture
}

// Observation is a page as an agent was told of it.
type Observation struct {
	Tab, URL, Title string
	// Text is in reading order, elements inline as [s4e12 button "Save"].
	Text        string
	Elements    []Element
	Frames      []Frame
	Diagnostics []Diagnostic
	// Notes say what the text does not: that it was cut, what was pending, how far the page goes on.
	Notes []string
	// Amends is the observation of which this one has only what changed.
	Amends int
	// Found is true of one that has only what was looked for.
	Found bool
}

// Element is a control of a page.
type Element struct {
	Ref, Role, Name, Value, Description, Href string
	// States are the words of its marker: checked, disabled …
	States []string
}

// Frame is a document within the page; Note says why its text is not in the page's.
type Frame struct{ Name, URL, Note string }

// Diagnostic is a console line, page error or failed request.
type Diagnostic struct {
	Kind, Text string
	Times      int
}

// Picture is a screenshot.
type Picture struct {
	Format string // png or jpeg
	Bytes  int
	Data   []byte
}

// Event is news: Kind is "settings", "state", "entry", "approval" or "deleted".
type Event struct {
	Conversation string
	Kind         string
	Number       int64
}
