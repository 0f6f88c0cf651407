package conversation

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"foxden/denoshim"
)

// RegistryOptions say what all conversations of a host share.
type RegistryOptions struct {
	// Targets are by name; DefaultTarget is a new conversation's.
	Targets       map[string]Target
	DefaultTarget string
	Limits        Limits
	// Warm is how many spare browsers a target has.
	Warm int
	// Store keeps conversations and their history; nil keeps neither.
	Store Store
	// Gate decides whether a call may go on; nil lets all.
	Gate Gate
	// Observed hears of every call when it is over; may be nil. It must not block.
	Observed func(Entry)
	Log      *slog.Logger
	// Start starts a session; nil means the real one.
	Start func(ctx context.Context, o denoshim.Options) (Session, error)
}

// Registry is the conversations of a host. It is safe for concurrent use.
type Registry struct {
	options RegistryOptions
	hub     hub
	slots   *slots

	mu   sync.Mutex
	byID map[string]*Conversation
}

// NewRegistry reads the stored conversations; none has a browser.
func NewRegistry(ctx context.Context, o RegistryOptions) (*Registry, error) {
	if o.Start == nil {
		o.Start = startReal
	}
	r := &Registry{options: o, byID: map[string]*Conversation{}}
	r.slots = newSlots(o.Limits.Browsers, o.Warm, func(ctx context.Context, t Target, progress func(string)) (Session, error) {
		return o.Start(ctx, denoshim.Options{Target: t, Limits: o.Limits.Limits, OnProgress: progress, Log: o.Log})
	})
	if o.Store != nil {
		stored, err := o.Store.Conversations(ctx)
		if err != nil {
			return nil, fmt.Errorf("reading the conversations: %w", err)
		}
		for _, s := range stored {
			r.byID[s.ID] = r.conversation(s)
		}
	}
	return r, nil
}

func (r *Registry) conversation(s Settings) *Conversation {
	return newConversation(s, shared{
		limits: r.options.Limits, slots: r.slots, store: r.options.Store, gate: r.options.Gate, log: r.options.Log, observed: r.options.Observed,
		targets: r.options.Targets, tell: r.hub.tell,
	})
}

// Create makes a conversation. Empty settings are the host's: its default target, the browser switched on, a name of its own.
func (r *Registry) Create(ctx context.Context, s Settings) (*Conversation, error) {
	s.ID, s.Created = strings.ToLower(rand.Text()[:10]), time.Now()
	if s.Target == "" {
		s.Target = r.options.DefaultTarget
	}
	if s.Name == "" {
		s.Name = "Conversation " + s.ID[:4]
	}
	c := r.conversation(s)
	if err := c.check(s); err != nil {
		return nil, err
	}
	if r.options.Store != nil {
		if err := r.options.Store.Save(ctx, s); err != nil {
			return nil, denoshim.Errorf("internal", "The conversation cannot be kept: %v.", err)
		}
	}
	r.mu.Lock()
	r.byID[s.ID] = c
	r.mu.Unlock()
	r.hub.tell(Event{Conversation: s.ID, Kind: "settings"})
	return c, nil
}

// Get is nil when there is none of that id.
func (r *Registry) Get(id string) *Conversation {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.byID[id]
}

// List is all of them, oldest first.
func (r *Registry) List() []*Conversation {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := make([]*Conversation, 0, len(r.byID))
	for _, c := range r.byID {
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b *Conversation) int {
		x, y := a.Settings(), b.Settings()
		return cmpTime(x.Created, y.Created, x.ID, y.ID)
	})
	return all
}

func cmpTime(a, b time.Time, x, y string) int {
	if c := a.Compare(b); c != 0 {
		return c
	}
	return strings.Compare(x, y)
}

// Delete ends a conversation's browser and takes it out of the history.
func (r *Registry) Delete(ctx context.Context, id string) error {
	r.mu.Lock()
	c := r.byID[id]
	delete(r.byID, id)
	r.mu.Unlock()
	if c == nil {
		return denoshim.Errorf("invalid", "There is no conversation %q.", id)
	}
	err := c.Close(ctx)
	if r.options.Store != nil {
		if kept := r.options.Store.Remove(ctx, id); kept != nil {
			r.mu.Lock()
			r.byID[id] = c // to be deleted another time
			r.mu.Unlock()
			return errors.Join(err, denoshim.Errorf("internal", "Its history cannot be removed: %v. Make room and delete it again.", kept))
		}
	}
	r.hub.tell(Event{Conversation: id, Kind: "deleted"})
	return err
}

// Watch returns news of a conversation, of all when id is empty, until stop is called.
func (r *Registry) Watch(id string) (news <-chan Event, stop func()) { return r.hub.watch(id) }

// Targets are the names of the targets, sorted.
func (r *Registry) Targets() []string {
	var names []string
	for name := range r.options.Targets {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Target is one of them.
func (r *Registry) Target(name string) (t Target, known bool) {
	t, known = r.options.Targets[name]
	return t, known
}

// Places are those for browsers: how many are taken, how many of these by spares, and how many there are.
func (r *Registry) Places() (taken, spares, most int) { return r.slots.count() }

// Warm starts the first spare of the default target, once the machine is quiet.
func (r *Registry) Warm() {
	if t, ok := r.options.Targets[r.options.DefaultTarget]; ok {
		r.slots.refill(t)
	}
}

// Close ends every browser. The conversations stay in the history.
func (r *Registry) Close(ctx context.Context) error {
	var all errgroup.Group
	all.Go(func() error { r.slots.close(); return nil })
	for _, c := range r.List() {
		all.Go(func() error { return c.Close(ctx) })
	}
	return all.Wait()
}

// History is the entries of a conversation after a number, without the pictures' data; empty when nothing is kept.
func (r *Registry) History(ctx context.Context, id string, after int64, limit int) ([]Entry, error) {
	if r.options.Store == nil {
		return nil, nil
	}
	return r.options.Store.Entries(ctx, id, after, limit)
}

// Newest is the entries before a number, before none when it is 0, newest first, without the pictures' data.
func (r *Registry) Newest(ctx context.Context, id string, before int64, limit int) ([]Entry, error) {
	if r.options.Store == nil {
		return nil, nil
	}
	return r.options.Store.Newest(ctx, id, before, limit)
}

// Entry is one of them, with the picture's data; ErrUnknown when there is none.
func (r *Registry) Entry(ctx context.Context, id string, number int64) (Entry, error) {
	if r.options.Store == nil {
		return Entry{}, ErrUnknown
	}
	return r.options.Store.Entry(ctx, id, number)
}

// Gate decides whether a call may go on. It may wait for a person; its error is a *denoshim.Error with code denied.
type Gate interface {
	Allow(ctx context.Context, ask Ask) error
	// Off is true when no call of a conversation could pass, so that its tools need not be offered.
	Off(s Settings) bool
}

// Ask is a call before it is made.
type Ask struct {
	Settings Settings
	Action   string
	Params   json.RawMessage
	// Snapshot is the newest observation of the tab that is acted on, to name its element by; nil when there is none.
	Snapshot *denoshim.Snapshot
	// Granted is true once a person has allowed all that the running browser will be asked to do; Grant says so.
	Granted bool
	Grant   func()
	// news tells watchers that a question came or went.
	news func()
}
