package web

import (
	"context"
	"net/http"
	"time"

	"foxden/conversation"
)

// Approvals are the calls that wait for a person.
type Approvals interface {
	// Waiting are those of a conversation, of all when id is empty, oldest first.
	Waiting(id string) []Approval
	// Answer decides one; its error is *conversation.Error.
	Answer(ctx context.Context, id, approval string, d Decision) error
}

// Approval is a call that waits.
type Approval struct {
	ID           string `json:"id"`
	Conversation string `json:"conversation"`
	Action       string `json:"action"`
	// What is the address, or the element and the text that is typed; secrets are masked.
	What  string    `json:"what"`
	At    time.Time `json:"at"`
	Until time.Time `json:"until"`
}

// Decision is what a person says: once, session or deny.
type Decision struct {
	Decision string `json:"decision"`
	Reason   string `json:"reason,omitempty"`
}

// Waiting is what a listing of approvals answers.
type Waiting struct {
	Approvals []Approval `json:"approvals"`
}

func (s *Site) allApprovals(w http.ResponseWriter, _ *http.Request) error {
	write(w, http.StatusOK, Waiting{s.waiting("")})
	return nil
}

func (s *Site) approvals(w http.ResponseWriter, _ *http.Request, c *conversation.Conversation) error {
	write(w, http.StatusOK, Waiting{s.waiting(c.Settings().ID)})
	return nil
}

func (s *Site) waiting(id string) []Approval {
	if s.options.Approvals == nil {
		return []Approval{}
	}
	return append([]Approval{}, s.options.Approvals.Waiting(id)...)
}

func (s *Site) decide(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	var d Decision
	if err := decode(r, &d); err != nil {
		return err
	}
	if s.options.Approvals == nil {
		return conversation.Invalid("No rule of this host asks a person.")
	}
	return nothing(w, s.options.Approvals.Answer(r.Context(), c.Settings().ID, r.PathValue("approval"), d))
}
