package web

import (
	"net/http"
	"slices"

	"foxden/conversation"
)

// Waiting is what a listing of approvals answers.
type Waiting struct {
	Approvals []conversation.Approval `json:"approvals"`
}

func (s *Site) allApprovals(w http.ResponseWriter, _ *http.Request) error {
	write(w, http.StatusOK, Waiting{s.pending("")})
	return nil
}

func (s *Site) approvals(w http.ResponseWriter, _ *http.Request, c *conversation.Conversation) error {
	write(w, http.StatusOK, Waiting{s.pending(c.Settings().ID)})
	return nil
}

// pending is what waits in a conversation, in all when id is empty.
func (s *Site) pending(id string) []conversation.Approval {
	if s.options.Approvals == nil {
		return []conversation.Approval{}
	}
	return s.options.Approvals.Pending(id)
}

func (s *Site) answer(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	var d conversation.Decision
	if err := decode(r, &d); err != nil {
		return err
	}
	return nothing(w, s.decide(c.Settings().ID, r.PathValue("approval"), d))
}

// decide answers what waits in that conversation.
func (s *Site) decide(id, approval string, d conversation.Decision) error {
	if !slices.ContainsFunc(s.pending(id), func(a conversation.Approval) bool { return a.ID == approval }) {
		return conversation.Invalid("Nothing waits in this conversation by the id %q: it was answered, or nobody answered in time.", approval)
	}
	return s.options.Approvals.Decide(approval, d)
}
