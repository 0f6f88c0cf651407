package conversation

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"foxden/denoshim"
)

// Entry is one call in a conversation's history.
type Entry struct {
	Conversation string          `json:"conversation"`
	Number       int64           `json:"number"` // counted by the store, from 1, in the conversation
	At           time.Time       `json:"at"`
	Duration     time.Duration   `json:"duration"` // nanoseconds
	Action       string          `json:"action"`
	Params       json.RawMessage `json:"params"` // what a secret field was given is masked
	// Reply has the effect, the tabs and the observation, if there was one.
	Reply *denoshim.Reply `json:"reply,omitempty"`
	Error *denoshim.Error `json:"error,omitempty"`
	// Picture is of a screenshot; a listing leaves its data out.
	Picture *Picture `json:"picture,omitempty"`

	given json.RawMessage // as it came, until the call is over
	// Dropped is true when its observation or its picture's data went, to keep the history within its size.
	Dropped bool `json:"dropped,omitempty"`
}

// Picture is a screenshot as it was taken.
type Picture struct {
	Format string `json:"format"` // png or jpeg
	Bytes  int    `json:"bytes"`
	Data   []byte `json:"-"`
}

// Settings are what a person decides about a conversation; they outlive the program.
type Settings struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Created time.Time `json:"created"`
	// Browser is the extension picker's switch.
	Browser bool   `json:"browser"`
	Target  string `json:"target"`
	// Mode is "" or "look", which refuses every act.
	Mode string `json:"mode,omitempty"`
	// Permission are rules of the conversation's own, after the program's.
	Permission []Rule `json:"permission,omitempty"`
}

// Rule says what becomes of calls that match: allow, ask or deny. The last that matches wins.
type Rule struct {
	Pattern string `json:"pattern"`
	Verdict string `json:"verdict"`
}

// ErrUnknown is what a Store says of what it does not have.
var ErrUnknown = errors.New("not in the history")

// Store keeps conversations and their history. It is safe for concurrent use.
type Store interface {
	// Conversations are all that were saved and not removed, oldest first.
	Conversations(ctx context.Context) ([]Settings, error)
	Save(ctx context.Context, s Settings) error
	// Remove takes the conversation with all its entries and pictures.
	Remove(ctx context.Context, id string) error
	// Record adds an entry and returns its number.
	Record(ctx context.Context, e Entry) (number int64, err error)
	// Entries are those after a number, oldest first, at most limit, without the pictures' data.
	Entries(ctx context.Context, id string, after int64, limit int) ([]Entry, error)
	// Newest are those before a number, before none when it is 0, newest first, at most limit, without the pictures' data.
	Newest(ctx context.Context, id string, before int64, limit int) ([]Entry, error)
	// Entry is one of them, with the picture's data; ErrUnknown when there is none.
	Entry(ctx context.Context, id string, number int64) (Entry, error)
	Close() error
}
