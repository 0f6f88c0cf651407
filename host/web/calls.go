package web

import (
	"encoding/json"
	"io"
	"net/http"

	"foxden/conversation"
)

// call runs one action. A client that goes away has cancelled it, which ends the browser (contract, section 5).
func (s *Site) call(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	fields := map[string]json.RawMessage{}
	if err := decode(r, &fields); err != nil {
		return err
	}
	var action string
	if json.Unmarshal(fields["action"], &action) != nil {
		return conversation.Invalid("action is missing. Allowed: %s.", conversation.ActionNames())
	}
	delete(fields, "action")
	params, err := json.Marshal(fields)
	if err != nil {
		return err
	}
	reply, err := c.Do(r.Context(), conversation.Call{Action: action, Params: params})
	if err != nil {
		return err
	}
	write(w, http.StatusOK, reply)
	return nil
}

func (s *Site) screenshot(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	params, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	shot, picture, err := c.Screenshot(r.Context(), params)
	if err != nil {
		return err
	}
	image(w, shot.Format, picture)
	return nil
}

func image(w http.ResponseWriter, format string, data []byte) {
	w.Header().Set("Content-Type", "image/"+format)
	_, _ = w.Write(data)
}
