package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"foxden/conversation"
)

// beat is how often a stream without news says that it lives.
const beat = 15 * time.Second

func (s *Site) allEvents(w http.ResponseWriter, r *http.Request) error {
	s.stream(w, r, "")
	return nil
}

func (s *Site) events(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	s.stream(w, r, c.Settings().ID)
	return nil
}

// stream tells news until the client goes, the host ends, or there is no conversation any more to tell of.
func (s *Site) stream(w http.ResponseWriter, r *http.Request, id string) {
	news, stop := s.options.Registry.Watch(id)
	defer stop()
	w.Header().Set("Content-Type", "text/event-stream")
	rc := http.NewResponseController(w)
	say := func(text string) bool {
		_, err := fmt.Fprint(w, text)
		return err == nil && rc.Flush() == nil
	}
	tick := time.NewTicker(beat)
	defer tick.Stop()
	// Whoever has lost the stream looks again: news are small, and say only where to look.
	for going := say("retry: 2000\n\n"); going; {
		select {
		case e := <-news:
			data, err := json.Marshal(e)
			going = err == nil && say(fmt.Sprintf("event: %s\ndata: %s\n\n", e.Kind, data)) && (id == "" || e.Kind != "deleted")
		case <-tick.C:
			going = say(": beat\n\n")
		case <-r.Context().Done():
			return
		}
	}
}
