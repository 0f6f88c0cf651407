package view

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

const (
	// heartbeat tells both ends that the other is there while there is no news.
	heartbeat = 15 * time.Second
	// writeWithin is how long a reader of news may take for one piece of it.
	writeWithin = 10 * time.Second
)

// news tells a page, as server-sent events, that there is something new to fetch.
func (p *pages) news(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	if id != "" {
		if _, err := p.stored.Conversation(r.Context(), id); err != nil {
			p.fail(w, r, err)
			return
		}
	}
	events, stop := p.stored.Watch(id)
	defer stop()
	w.Header().Set("Content-Type", "text/event-stream")
	control := http.NewResponseController(w)
	tell := func(format string, args ...any) bool {
		_ = control.SetWriteDeadline(time.Now().Add(writeWithin)) // a writer without deadlines has none to extend
		_, err := fmt.Fprintf(w, format, args...)
		return err == nil && control.Flush() == nil
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for going := tell(": here\n\n"); going; {
		select {
		case <-r.Context().Done():
			return
		case <-beat.C:
			going = tell(": still here\n\n")
		case e, open := <-events:
			if !open {
				return
			}
			line, err := json.Marshal(e)
			going = err == nil && tell("event: %s\ndata: %s\n\n", "news", line)
		}
	}
}
