//go:build firefox

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"strings"
	"testing"
	"time"

	"foxden/conversation"
	"foxden/denoshim"
)

// callBound is longer than any call may take: 30 s for the action and what the host adds.
const callBound = 50 * time.Second

// args are an action's parameters.
type args = map[string]any

// do asks a conversation and returns what it answered.
func do(t *testing.T, c *conversation.Conversation, action string, a args) (conversation.Reply, error) {
	t.Helper()
	if a == nil {
		a = args{}
	}
	params, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), callBound)
	defer cancel()
	return c.Do(ctx, conversation.Call{Action: action, Params: params})
}

// mustDo is do for what has to work.
func mustDo(t *testing.T, c *conversation.Conversation, action string, a args) conversation.Reply {
	t.Helper()
	reply, err := do(t, c, action, a)
	if err != nil {
		t.Fatalf("%s %v: %v", action, a, err)
	}
	return reply
}

// refused fails the test unless the error has that code and says each of these words.
func refused(t *testing.T, err error, code string, words ...string) {
	t.Helper()
	if err == nil {
		t.Fatalf("no error, want %s with %q", code, words)
	}
	var known *denoshim.Error
	if !errors.As(err, &known) || known.Code != code {
		t.Fatalf("got %q, want code %s", err, code)
	}
	for _, word := range words {
		if !strings.Contains(known.Message, word) {
			t.Errorf("%q does not say %q", err, word)
		}
	}
}

// newConversation is one of the test's own, with these limits where they differ from the contract's.
func newConversation(t *testing.T, change func(*conversation.Limits)) *conversation.Conversation {
	t.Helper()
	limits := conversation.DefaultLimits
	if change != nil {
		change(&limits)
	}
	c := conversation.New(conversation.Options{Target: conversation.Local(), Limits: limits})
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), goneWithin)
		defer cancel()
		if err := c.Close(ctx); err != nil {
			t.Errorf("closing the conversation: %v", err)
		}
	})
	return c
}

// page is a tab of a test and the newest snapshot of it.
type page struct {
	t    *testing.T
	c    *conversation.Conversation
	tab  string
	snap *conversation.Snapshot
}

// open shows a document with that body in a tab of the shared browser, which is closed with the test.
func open(t *testing.T, body string) *page {
	t.Helper()
	return openURL(t, shared, serveHTML(t, document(body)))
}

func openURL(t *testing.T, c *conversation.Conversation, url string) *page {
	t.Helper()
	return adopt(t, c, mustDo(t, c, "open", args{"url": url}))
}

func adopt(t *testing.T, c *conversation.Conversation, reply conversation.Reply) *page {
	t.Helper()
	if reply.Snapshot == nil {
		t.Fatalf("no snapshot in %+v", reply)
	}
	p := &page{t: t, c: c, tab: reply.Snapshot.Tab, snap: reply.Snapshot}
	t.Cleanup(func() { _, _ = do(t, c, "close", args{"tab": p.tab}) }) // the test may have closed it
	return p
}

// on is the same page for a subtest.
func (p *page) on(t *testing.T) *page {
	copied := *p
	copied.t = t
	return &copied
}

func (p *page) ask(action string, more ...args) (conversation.Reply, error) {
	p.t.Helper()
	a := args{"tab": p.tab}
	for _, m := range more {
		maps.Copy(a, m)
	}
	reply, err := do(p.t, p.c, action, a)
	if reply.Snapshot != nil && reply.Snapshot.Tab == p.tab {
		p.snap = reply.Snapshot
	}
	return reply, err
}

// do performs an action that has to work and returns its effect.
func (p *page) do(action string, more ...args) denoshim.Effect {
	p.t.Helper()
	return *p.reply(action, more...).Effect
}

func (p *page) reply(action string, more ...args) conversation.Reply {
	p.t.Helper()
	reply, err := p.ask(action, more...)
	if err != nil {
		p.t.Fatalf("%s %v: %v", action, more, err)
	}
	if reply.Effect == nil {
		reply.Effect = &denoshim.Effect{}
	}
	return reply
}

// fails performs an action that has to be refused with that code and these words.
func (p *page) fails(code string, words []string, action string, more ...args) {
	p.t.Helper()
	_, err := p.ask(action, more...)
	refused(p.t, err, code, words...)
}

func (p *page) click(name string, more ...args) denoshim.Effect {
	p.t.Helper()
	return p.do("click", append(more, p.ref(name))...)
}

func (p *page) fill(name, text string, more ...args) denoshim.Effect {
	p.t.Helper()
	return p.do("fill", append(more, p.ref(name), args{"text": text})...)
}

// ref is the parameter that names the element of that name in the newest snapshot.
func (p *page) ref(name string) args {
	p.t.Helper()
	return args{"ref": p.element(name).Ref}
}

func (p *page) element(name string) denoshim.Element {
	p.t.Helper()
	for _, e := range p.snap.Elements {
		if e.Name == name {
			return e
		}
	}
	p.t.Fatalf("no element %q in:\n%s", name, p.snap.Text)
	return denoshim.Element{}
}

// value is what the snapshot says that a control holds.
func (p *page) value(name string) string {
	p.t.Helper()
	if v := p.element(name).Value; v != nil {
		return *v
	}
	return ""
}

// sees fails the test unless the newest snapshot's text has each of these.
func (p *page) sees(texts ...string) {
	p.t.Helper()
	for _, text := range texts {
		if !strings.Contains(p.snap.Text, text) {
			p.t.Errorf("the page does not say %q:\n%s", text, p.snap.Text)
		}
	}
}

func (p *page) lacks(texts ...string) {
	p.t.Helper()
	for _, text := range texts {
		if strings.Contains(p.snap.Text, text) {
			p.t.Errorf("the page says %q:\n%s", text, p.snap.Text)
		}
	}
}

// diagnosed fails the test unless a diagnostic of that kind says these words.
func (p *page) diagnosed(kind string, words ...string) {
	p.t.Helper()
	for _, d := range p.snap.Diagnostics {
		fits := d.Kind == kind
		for _, word := range words {
			fits = fits && strings.Contains(d.Text, word)
		}
		if fits {
			return
		}
	}
	p.t.Errorf("no diagnostic %s with %q in %+v", kind, words, p.snap.Diagnostics)
}
