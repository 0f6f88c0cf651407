package conversation

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"foxden/denoshim"
)

// Settings are the conversation's as they are now.
func (c *Conversation) Settings() (s Settings) {
	c.update(func(st *state) { s = st.settings })
	return s
}

// Configure changes the settings. Switching the browser off ends it; another target ends it at the next call.
func (c *Conversation) Configure(ctx context.Context, change func(*Settings)) error {
	var before, after Settings
	gone := false
	c.update(func(st *state) {
		before, gone = st.settings, st.closed
		after = before
	})
	if gone {
		return over()
	}
	change(&after)
	after.ID, after.Created = before.ID, before.Created
	if err := c.check(after); err != nil {
		return err
	}
	c.update(func(st *state) { st.settings = after })
	c.news("settings", 0)
	if before.Mode != after.Mode || !slices.Equal(before.Permission, after.Permission) {
		c.withdraw(denoshim.Errorf("denied", "The rules changed while this waited for a person. Try again."))
	}
	// What a person switches off is off, whatever becomes of the disk.
	var err error
	if before.Browser && !after.Browser {
		err = c.end(ctx, denoshim.Errorf("ended", "The browser was switched off for this conversation."))
	}
	if c.store != nil {
		if unkept := c.store.Save(ctx, after); unkept != nil {
			err = errors.Join(err, denoshim.Errorf("internal", "The settings hold until the program ends, but cannot be kept: %v.", unkept))
		}
	}
	return err
}

// CloseBrowser ends the browser because a person wants it.
func (c *Conversation) CloseBrowser(ctx context.Context) error {
	return c.end(ctx, denoshim.Errorf("ended", "The user closed it. Use open to start a new one."))
}

// Reload ends the browser, as a new version of the extension would.
func (c *Conversation) Reload(ctx context.Context) error {
	return c.end(ctx, denoshim.Errorf("ended", "The extension was reloaded. Use open to start a new one."))
}

const longestName = 200

func (c *Conversation) check(s Settings) error {
	if _, known := c.targets[s.Target]; !known {
		return denoshim.Errorf("invalid", "There is no target %q.", s.Target)
	}
	if n := len(s.Name); n == 0 || n > longestName {
		return denoshim.Errorf("invalid", "A name has 1 to %d bytes.", longestName)
	}
	if s.Mode != "" && s.Mode != "look" {
		return denoshim.Errorf("invalid", "There is no mode %q; allowed: look, or none.", s.Mode)
	}
	if err := CheckRules(s.Permission); err != nil {
		return denoshim.Errorf("invalid", "The rule %v.", err)
	}
	return nil
}

// State is what runs for a conversation now.
type State struct {
	// Browser is "off", "none", "starting", "running" or "ended".
	Browser string `json:"browser"`
	// Ended is why the last browser is gone.
	Ended string `json:"ended,omitempty"`
	// Target is the browser's; Pid is the process on this host that leads to it.
	Target  string    `json:"target,omitempty"`
	Pid     int       `json:"pid,omitempty"`
	Started time.Time `json:"started,omitzero"`
	Used    time.Time `json:"used,omitzero"`
	// IdleEnds is when the browser ends if no call comes.
	IdleEnds time.Time      `json:"idleEnds,omitzero"`
	Queued   int            `json:"queued,omitempty"`
	Tabs     []denoshim.Tab `json:"tabs"`
}

// State tells it without asking the browser.
func (c *Conversation) State() (s State) {
	c.update(func(st *state) {
		s = State{Queued: st.queued, Used: st.used, Tabs: []denoshim.Tab{}}
		switch {
		case st.session != nil && st.session.Err() == nil:
			s.Browser, s.Target, s.Started, s.Tabs = "running", st.target, st.started, append(s.Tabs, st.tabs...)
			if p, has := st.session.(interface{ Pid() int }); has {
				s.Pid = p.Pid()
			}
			if st.queued == 0 {
				s.IdleEnds = st.used.Add(time.Duration(c.limits.IdleMs) * time.Millisecond)
			}
		case st.starting != nil:
			s.Browser, s.Target = "starting", st.settings.Target
		case !st.settings.Browser:
			s.Browser = "off"
		case st.ended != nil:
			s.Browser = "ended"
			_, s.Ended, _ = Parts(st.ended)
		default:
			s.Browser = "none"
		}
	})
	return s
}

// holder says who holds a browser's place, for whoever gets none.
func (c *Conversation) holder() string {
	s, now := c.State(), time.Now()
	settings := c.Settings()
	said := fmt.Sprintf("%s %q on %s", settings.ID, settings.Name, settings.Target)
	switch {
	case s.Browser != "running":
		return said + ", " + s.Browser
	case s.Queued > 0:
		said += ", busy"
	default:
		said += ", idle for " + span(now.Sub(s.Used))
	}
	said += fmt.Sprintf(", %s old, %d tabs", span(now.Sub(s.Started)), len(s.Tabs))
	if len(s.Tabs) > 0 {
		said += ", the last at " + s.Tabs[len(s.Tabs)-1].URL
	}
	return said
}
