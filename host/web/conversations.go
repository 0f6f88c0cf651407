package web

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"

	"foxden/conversation"
)

// Conversation is one as the API shows it.
type Conversation struct {
	conversation.Settings
	State conversation.State `json:"state"`
}

// List is what GET /api/conversations answers.
type List struct {
	Conversations []Conversation `json:"conversations"`
	Targets       []string       `json:"targets"`
}

// Change is what a client may set; what is absent stays.
type Change struct {
	Name       *string              `json:"name,omitempty"`
	Browser    *bool                `json:"browser,omitempty"`
	Target     *string              `json:"target,omitempty"`
	Mode       *string              `json:"mode,omitempty"`
	Permission *[]conversation.Rule `json:"permission,omitempty"`
}

func (c Change) apply(s *conversation.Settings) {
	set(&s.Name, c.Name)
	set(&s.Browser, c.Browser)
	set(&s.Target, c.Target)
	set(&s.Mode, c.Mode)
	set(&s.Permission, c.Permission)
}

func set[T any](to *T, value *T) {
	if value != nil {
		*to = *value
	}
}

func shown(c *conversation.Conversation) Conversation {
	return Conversation{Settings: c.Settings(), State: c.State()}
}

// ofConversation makes a handler for the conversation that a path names.
func (s *Site) ofConversation(f func(http.ResponseWriter, *http.Request, *conversation.Conversation) error) http.Handler {
	return handle(func(w http.ResponseWriter, r *http.Request) error {
		c := s.options.Registry.Get(r.PathValue("id"))
		if c == nil {
			fail(w, http.StatusNotFound, conversation.Invalid("There is no conversation %q.", r.PathValue("id")))
			return nil
		}
		return f(w, r, c)
	})
}

func (s *Site) list(w http.ResponseWriter, _ *http.Request) error {
	list := List{Conversations: []Conversation{}, Targets: s.options.Registry.Targets()}
	for _, c := range s.options.Registry.List() {
		list.Conversations = append(list.Conversations, shown(c))
	}
	write(w, http.StatusOK, list)
	return nil
}

func (s *Site) create(w http.ResponseWriter, r *http.Request) error {
	var change Change
	if err := decode(r, &change); err != nil {
		return err
	}
	settings := conversation.Settings{Browser: true}
	change.apply(&settings)
	c, err := s.options.Registry.Create(r.Context(), settings)
	if err != nil {
		return err
	}
	w.Header().Set("Location", "/api/conversations/"+c.Settings().ID)
	write(w, http.StatusCreated, shown(c))
	return nil
}

func (s *Site) get(w http.ResponseWriter, _ *http.Request, c *conversation.Conversation) error {
	write(w, http.StatusOK, shown(c))
	return nil
}

func (s *Site) change(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	var change Change
	if err := decode(r, &change); err != nil {
		return err
	}
	if err := c.Configure(r.Context(), change.apply); err != nil {
		return err
	}
	return s.get(w, r, c)
}

func (s *Site) remove(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	return nothing(w, s.mcp.remove(r.Context(), c.Settings().ID))
}

func (s *Site) closeBrowser(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	return nothing(w, c.CloseBrowser(r.Context()))
}

func (s *Site) reload(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	return nothing(w, c.Reload(r.Context()))
}

// nothing is the answer to what is done and has no more to say.
func nothing(w http.ResponseWriter, err error) error {
	if err == nil {
		w.WriteHeader(http.StatusNoContent)
	}
	return err
}

// decode reads a JSON object that has no other fields. An empty body is an empty object.
func decode(r *http.Request, into any) error {
	body, err := io.ReadAll(r.Body)
	if err != nil || len(bytes.TrimSpace(body)) == 0 {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return conversation.Invalid("The body is not what is expected: %v.", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return conversation.Invalid("The body has more than one JSON value.")
	}
	return nil
}
