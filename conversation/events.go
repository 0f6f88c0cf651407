package conversation

import "sync"

// Event is news of a conversation, told to those who watch it.
type Event struct {
	// Conversation is whose; Kind is what kind of news: "settings", "state", "entry", "approval" or "deleted".
	Conversation string `json:"conversation"`
	Kind         string `json:"kind"`
	// Number is the entry's, for news of one.
	Number int64 `json:"number,omitempty"`
}

// hub tells news to watchers. It never waits for one: who is slow misses news, and looks again anyway.
type hub struct {
	mu       sync.Mutex
	watchers map[chan Event]string // by the conversation that they watch; "" is all
}

// pendingNews is how many a watcher may lag behind.
const pendingNews = 64

func (h *hub) tell(e Event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for c, of := range h.watchers {
		if of != "" && of != e.Conversation {
			continue
		}
		select {
		case c <- e:
		default:
		}
	}
}

// watch returns the news of a conversation, of all when id is empty, until stop is called.
func (h *hub) watch(id string) (news <-chan Event, stop func()) {
	c := make(chan Event, pendingNews)
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.watchers == nil {
		h.watchers = map[chan Event]string{}
	}
	h.watchers[c] = id
	return c, sync.OnceFunc(func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		delete(h.watchers, c)
		close(c)
	})
}
