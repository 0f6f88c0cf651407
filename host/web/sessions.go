package web

import (
	"net/http"
	"slices"
	"time"

	"foxden/conversation"
)

// Session is a browser that runs.
type Session struct {
	Conversation string `json:"conversation"`
	Name         string `json:"name"`
	Target       string `json:"target"`
	// Pid is the process on this host that leads to it.
	Pid     int       `json:"pid,omitempty"`
	Started time.Time `json:"started"`
	Age     float64   `json:"age"` // in seconds
	// PSS is the memory of the browser and its helpers in bytes, where this host can see it.
	PSS    int64              `json:"pss,omitempty"`
	Queued int                `json:"queued,omitempty"`
	Tabs   []conversation.Tab `json:"tabs"`
}

// Sessions is what GET /api/sessions answers. Spares belong to no conversation yet.
type Sessions struct {
	Sessions []Session `json:"sessions"`
	Spares   int       `json:"spares"`
	Most     int       `json:"most"`
}

func (s *Site) sessions(w http.ResponseWriter, _ *http.Request) error {
	_, spares, most := s.options.Registry.Places()
	all := Sessions{Sessions: []Session{}, Spares: spares, Most: most}
	memory := readMemory()
	for _, c := range s.options.Registry.List() {
		settings, state := c.Settings(), c.State()
		if state.Browser != "running" {
			continue
		}
		one := Session{
			Conversation: settings.ID, Name: settings.Name, Target: state.Target, Pid: state.Pid, Started: state.Started,
			Age: time.Since(state.Started).Seconds(), Queued: state.Queued, Tabs: state.Tabs,
		}
		if s.isLocal(state.Target) {
			one.PSS = memory.of(state.Pid)
		}
		all.Sessions = append(all.Sessions, one)
	}
	write(w, http.StatusOK, all)
	return nil
}

// isLocal is true of a target whose processes are this host's.
func (s *Site) isLocal(name string) bool {
	target, known := s.options.Registry.Target(name)
	return known && slices.Equal(target.Argv, conversation.Local().Argv)
}
