package conversation

import (
	"context"
	"encoding/json"
	"log/slog"
	"slices"
	"strings"
	"time"

	"foxden/denoshim"
)

// masked stands for what a secret field was given.
const masked = "•••"

// begin is an entry at the start of its call, before what it does changes what is known of the page.
func (c *Conversation) begin(call Call) Entry {
	id := c.Settings().ID
	return Entry{Conversation: id, At: time.Now(), Action: call.Action, Params: c.maskParams(call.Action, call.Params)}
}

// record keeps a call. The history is no reason for a call to fail.
func (c *Conversation) record(ctx context.Context, e Entry, reply *denoshim.Reply, picture *Picture, err error) {
	e.Duration, e.Picture = time.Since(e.At), picture
	if err == nil {
		e.Reply = reply
	} else {
		e.Error = asError(err)
	}
	if c.observed != nil {
		c.observed(e)
	}
	if c.store == nil {
		return
	}
	number, err := c.store.Record(context.WithoutCancel(ctx), e)
	if err != nil {
		c.logger().Warn("the history cannot be written", "conversation", e.Conversation, "error", err)
		return
	}
	c.news("entry", number)
}

func (c *Conversation) logger() *slog.Logger {
	if c.log == nil {
		return slog.Default()
	}
	return c.log
}

func (c *Conversation) news(kind string, number int64) {
	c.tell(Event{Conversation: c.Settings().ID, Kind: kind, Number: number})
}

// saw remembers the newest observation of each tab that is still there.
func (c *Conversation) saw(reply denoshim.Reply) {
	c.update(func(st *state) {
		st.tabs = reply.Tabs
		if st.seen == nil {
			return
		}
		if s := reply.Snapshot; s != nil {
			st.seen[s.Tab] = amended(st.seen[s.Tab], s)
		}
		open := map[string]bool{}
		for _, t := range reply.Tabs {
			open[t.Tab] = true
		}
		for tab := range st.seen {
			if !open[tab] {
				delete(st.seen, tab)
			}
		}
	})
}

// mostSeen is how many elements of an observation are remembered.
const mostSeen = 2000

// amended is an observation with what changes and parts have shown of it since; they share its number (docs/decisions/006).
func amended(old, s *denoshim.Snapshot) *denoshim.Snapshot {
	if old == nil || s.Amends == 0 && s.Found == nil && (len(s.Elements) == 0 || number(old) != number(s)) {
		return s
	}
	both, known := *s, map[string]bool{}
	both.Elements = slices.Clone(s.Elements)
	for _, e := range s.Elements {
		known[e.Ref] = true
	}
	for _, e := range old.Elements {
		if !known[e.Ref] && len(both.Elements) < mostSeen {
			both.Elements = append(both.Elements, e)
		}
	}
	return &both
}

// number is the s4 of s4e12; that of an observation without elements is "".
func number(s *denoshim.Snapshot) string {
	if len(s.Elements) == 0 {
		return ""
	}
	n, _, _ := strings.Cut(s.Elements[0].Ref, "e")
	return n
}

// snapshotFor is the newest observation of the tab that a call names.
func (c *Conversation) snapshotFor(params json.RawMessage) (s *denoshim.Snapshot) {
	var named struct{ Tab string }
	if json.Unmarshal(params, &named) != nil {
		return nil
	}
	c.update(func(st *state) { s = st.seen[named.Tab] })
	return s
}

// maskParams takes out of a call what goes into a field that is secret or not known.
func (c *Conversation) maskParams(action string, params json.RawMessage) json.RawMessage {
	if action != "fill" && action != "press" {
		return params
	}
	fields := map[string]any{}
	if json.Unmarshal(params, &fields) != nil {
		return params
	}
	open := map[string]bool{} // references of fields that are known not to be secret
	if s := c.snapshotFor(params); s != nil {
		for _, e := range s.Elements {
			open[e.Ref] = !e.Secret
		}
	}
	hide := func(of map[string]any, key string) {
		if text, is := of[key].(string); is && text != "" {
			if ref, _ := of["ref"].(string); !open[ref] {
				of[key] = masked
			}
		}
	}
	hide(fields, "text")
	if key, _ := fields["key"].(string); writes(key) {
		hide(fields, "key")
	}
	if list, is := fields["fields"].([]any); is {
		for _, one := range list {
			if field, is := one.(map[string]any); is {
				hide(field, "text")
			}
		}
	}
	raw, err := json.Marshal(fields)
	if err != nil {
		return json.RawMessage("{}")
	}
	return raw
}
