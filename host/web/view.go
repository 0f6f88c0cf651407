package web

import (
	"context"
	"errors"
	"fmt"

	"foxden/conversation"
	"foxden/host/tools"
	"foxden/view"
)

// viewed is the host as the view sees it. What it reads is the registry's and the history's; none of that starts a
// browser or asks one.
type viewed struct{ *Site }

var _ view.Source = (*viewed)(nil)

func (v *viewed) registry() *conversation.Registry { return v.options.Registry }

func (v *viewed) Conversations(context.Context) (all []view.Conversation, err error) {
	for _, c := range v.registry().List() {
		all = append(all, v.conversation(c, memory{})) // to sum it costs 20 ms for each browser, and a list does not show it
	}
	return all, nil
}

func (v *viewed) Conversation(_ context.Context, id string) (view.Conversation, error) {
	c, err := v.find(id)
	if err != nil {
		return view.Conversation{}, err
	}
	return v.conversation(c, readMemory()), nil
}

func (v *viewed) find(id string) (*conversation.Conversation, error) {
	c := v.registry().Get(id)
	if c == nil {
		return nil, fmt.Errorf("conversation %q: %w", id, view.ErrUnknown)
	}
	return c, nil
}

func (v *viewed) conversation(c *conversation.Conversation, m memory) view.Conversation {
	s, now := c.Settings(), c.State()
	shown := view.Conversation{
		ID: s.ID, Name: s.Name, Created: s.Created, Browser: s.Browser, Target: s.Target, Mode: s.Mode,
		State: view.State{
			Browser: now.Browser, Ended: now.Ended, Target: now.Target, Started: now.Started, Used: now.Used, IdleEnds: now.IdleEnds, Queued: now.Queued,
		},
		Waiting: len(v.pending(s.ID)), Agents: "/conversations/" + s.ID + "/mcp",
	}
	for _, t := range now.Tabs {
		shown.State.Tabs = append(shown.State.Tabs, view.Tab{Tab: t.Tab, URL: t.URL, Title: t.Title, Opener: t.Opener})
	}
	if v.isLocal(now.Target) {
		shown.State.Memory = m.of(now.Pid)
	}
	if v.options.Export != nil {
		at := "/api/conversations/" + s.ID + "/export?format="
		shown.Links = []view.Link{{Label: "Export as a page", URL: at + "html"}, {Label: "Export as JSON lines", URL: at + "jsonl"}}
	}
	return shown
}

func (v *viewed) Approvals(_ context.Context, id string) (all []view.Approval, err error) {
	for _, a := range v.pending(id) {
		all = append(all, view.Approval{ID: a.ID, What: a.String(), At: a.At, Until: a.Until})
	}
	return all, nil
}

func (v *viewed) Entries(ctx context.Context, id string, before int64, limit int) (all []view.Entry, err error) {
	entries, err := v.registry().Newest(ctx, id, before, limit)
	for _, e := range entries {
		all = append(all, entryOf(e))
	}
	return all, err
}

func (v *viewed) Entry(ctx context.Context, id string, number int64) (view.Entry, error) {
	e, err := v.registry().Entry(ctx, id, number)
	return entryOf(e), unknown(err)
}

func (v *viewed) Picture(ctx context.Context, id string, number int64) (view.Picture, error) {
	e, err := v.registry().Entry(ctx, id, number)
	switch {
	case err != nil:
		return view.Picture{}, unknown(err)
	case e.Picture == nil || len(e.Picture.Data) == 0:
		return view.Picture{}, view.ErrUnknown
	}
	return view.Picture{Format: e.Picture.Format, Bytes: e.Picture.Bytes, Data: e.Picture.Data}, nil
}

func unknown(err error) error {
	if errors.Is(err, conversation.ErrUnknown) {
		return view.ErrUnknown
	}
	return err
}

func (v *viewed) Targets() []string { return v.registry().Targets() }

// Watch passes news on as the view knows them; as the registry does, it waits for nobody.
func (v *viewed) Watch(id string) (<-chan view.Event, func()) {
	news, stop := v.registry().Watch(id)
	passed := make(chan view.Event, cap(news))
	go func() { // until stop closes news
		defer close(passed)
		for e := range news {
			select {
			case passed <- view.Event(e):
			default:
			}
		}
	}()
	return passed, stop
}

func (v *viewed) Create(ctx context.Context, name, target string) (string, error) {
	c, err := v.registry().Create(ctx, conversation.Settings{Name: name, Target: target, Browser: true})
	if err != nil {
		return "", err
	}
	return c.Settings().ID, nil
}

func (v *viewed) Configure(ctx context.Context, id string, change view.Change) error {
	c, err := v.find(id)
	if err != nil {
		return err
	}
	return c.Configure(ctx, Change{Name: change.Name, Target: change.Target, Mode: change.Mode, Browser: change.Browser}.apply)
}

func (v *viewed) Close(ctx context.Context, id string) error {
	c, err := v.find(id)
	if err != nil {
		return err
	}
	return c.CloseBrowser(ctx)
}

func (v *viewed) Reload(ctx context.Context, id string) error {
	c, err := v.find(id)
	if err != nil {
		return err
	}
	return c.Reload(ctx)
}

func (v *viewed) Delete(ctx context.Context, id string) error { return v.mcp.remove(ctx, id) }

func (v *viewed) Decide(_ context.Context, id, approval string, d view.Decision) error {
	return v.decide(id, approval, conversation.Decision{Verdict: d.Verdict, Reason: d.Reason})
}

func entryOf(e conversation.Entry) view.Entry {
	shown := view.Entry{Number: e.Number, At: e.At, Duration: e.Duration, Action: e.Action, Params: string(e.Params)}
	if e.Error != nil {
		shown.Error = e.Error.Error()
	}
	if e.Picture != nil && !e.Dropped {
		shown.Picture = &view.Picture{Format: e.Picture.Format, Bytes: e.Picture.Bytes}
	}
	if e.Reply == nil {
		return shown
	}
	shown.Effect = tools.Effect(*e.Reply)
	if s := e.Reply.Snapshot; s != nil {
		shown.Observation = observationOf(s)
	}
	return shown
}
