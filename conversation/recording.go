package conversation

import (
	"context"
	"encoding/json"
	"log/slog"
	"regexp"
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
	return Entry{Conversation: id, At: time.Now(), Action: call.Action, Params: c.maskParams(call.Params, false), given: call.Params}
}

// record keeps a call. The history is no reason for a call to fail.
func (c *Conversation) record(ctx context.Context, e Entry, reply *denoshim.Reply, picture *Picture, err error) {
	e.Duration, e.Picture = time.Since(e.At), picture
	if err == nil {
		e.Reply = reply
		if reply != nil && reply.Effect != nil && reply.Effect.Secret {
			c.learn(e.given)
			e.Params = c.maskParams(e.given, true)
		}
	} else {
		// Nobody knows what a call that failed would have typed where.
		e.Params = c.maskParams(e.given, true)
		e.Error = maskError(asError(err), e.given, e.Params)
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

// maskParams takes out of a call what goes into a field that is secret or not known; all that is typed when `all` says so.
func (c *Conversation) maskParams(params json.RawMessage, all bool) json.RawMessage {
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
		ref, named := of["ref"].(string)
		typed := named && (all || !open[ref])
		switch value := of[key].(type) {
		case string:
			if value != "" && (typed || c.isSecret(value)) {
				of[key] = masked
			}
		case []any:
			if typed {
				of[key] = masked
			}
		}
	}
	hide(fields, "text")
	hide(fields, "value")
	for _, key := range []string{"find", "gone"} {
		hide(fields, key)
	}
	if key, is := fields["key"].(string); is && (all || writes(key)) {
		if _, named := fields["ref"]; !named {
			fields["ref"] = "" // where the focus is
		}
		hide(fields, "key")
		if fields["ref"] == "" {
			delete(fields, "ref")
		}
	}
	if url, is := fields["url"].(string); is {
		fields["url"] = ownToken.ReplaceAllString(url, "${1}"+masked)
	}
	if list, is := fields["fields"].([]any); is {
		for _, one := range list {
			if field, is := one.(map[string]any); is {
				hide(field, "text")
				hide(field, "value")
			}
		}
	}
	raw, err := json.Marshal(fields)
	if err != nil {
		return json.RawMessage("{}")
	}
	return raw
}

// ownToken is what a link of foxden's own view carries.
var ownToken = regexp.MustCompile(`([?&]token=)[0-9a-f]{64}`)

// mostSecrets is how many typed secrets are remembered, and shortestSecret how long one must be to be looked for.
const mostSecrets, shortestSecret = 50, 4

// learn remembers what was typed into a secret field, for what later calls repeat of it.
func (c *Conversation) learn(params json.RawMessage) {
	var typed struct {
		Text   string
		Fields []struct{ Text string }
	}
	if json.Unmarshal(params, &typed) != nil {
		return
	}
	texts := []string{typed.Text}
	for _, f := range typed.Fields {
		texts = append(texts, f.Text)
	}
	c.update(func(st *state) {
		for _, text := range texts {
			if len(text) >= shortestSecret && !slices.Contains(st.secrets, text) {
				st.secrets = append(st.secrets, text)
			}
		}
		if more := len(st.secrets) - mostSecrets; more > 0 {
			st.secrets = st.secrets[more:]
		}
	})
}

func (c *Conversation) isSecret(value string) (is bool) {
	c.update(func(st *state) { is = slices.Contains(st.secrets, value) })
	return is
}

// maskError takes what a call gave out of the error that it got.
func maskError(e *denoshim.Error, given json.RawMessage, kept json.RawMessage) *denoshim.Error {
	var before, after map[string]any
	if json.Unmarshal(given, &before) != nil || json.Unmarshal(kept, &after) != nil {
		return e
	}
	copied := *e
	for key, value := range before {
		if text, is := value.(string); is && len(text) >= shortestSecret && after[key] == masked {
			copied.Message = strings.ReplaceAll(copied.Message, text, masked)
		}
	}
	return &copied
}
