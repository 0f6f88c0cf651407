//go:build firefox

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"foxden/conversation"
	"foxden/conversation/history"
	"foxden/host/web"
)

// imitation is a browser that shows the same page whatever is done, and counts what it is asked.
type imitation struct {
	mu     sync.Mutex
	calls  int
	reason error
	done   chan struct{}
}

func (i *imitation) Call(context.Context, string, any) (json.RawMessage, []byte, error) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.calls++
	return json.RawMessage(`{"tabs":[{"tab":"t1","url":"https://lamps.example/","title":"Lamps"}],` +
		`"snapshot":{"tab":"t1","url":"https://lamps.example/","title":"Lamps","text":"A lamp of brass. [s1e1 combobox \"Colour\"]",` +
		`"elements":[{"ref":"s1e1","role":"combobox","name":"Colour"}],"frames":[],"diagnostics":[],"settled":true}}`), nil, i.reason
}

func (i *imitation) End(_ context.Context, reason error) error {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.reason == nil {
		i.reason = reason
		close(i.done)
	}
	return nil
}

func (i *imitation) Done() <-chan struct{} { return i.done }

func (i *imitation) Err() error {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.reason
}

func (i *imitation) asked() int {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.calls
}

// overseen is an agent's conversation in a host whose view a person looks at.
func overseen(t *testing.T, browser conversation.Session, rules ...conversation.Rule) (agent *conversation.Conversation, link string) {
	t.Helper()
	store, err := history.Open(t.Context(), t.TempDir(), history.Options{})
	if err != nil {
		t.Fatal(err)
	}
	permission, err := conversation.NewPermission(conversation.PermissionOptions{Rules: rules, Within: time.Minute, Viewed: true})
	if err != nil {
		t.Fatal(err)
	}
	registry, err := conversation.NewRegistry(t.Context(), conversation.RegistryOptions{
		Targets: map[string]conversation.Target{"local": conversation.Local()}, DefaultTarget: "local",
		Limits: conversation.DefaultLimits, Store: store, Gate: permission,
		Start: func(context.Context, conversation.SessionOptions) (conversation.Session, error) { return browser, nil },
	})
	if err != nil {
		t.Fatal(err)
	}
	const token = "a-token-of-this-test"
	site := web.New(web.Options{Registry: registry, Token: token, Approvals: permission.Approvals})
	server := httptest.NewServer(site)
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), goneWithin)
		defer cancel()
		server.CloseClientConnections()
		if err := site.Close(ctx); err != nil {
			t.Error(err)
		}
		server.Close()
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	agent, err = registry.Create(t.Context(), conversation.Settings{Name: "Order a lamp", Browser: true})
	if err != nil {
		t.Fatal(err)
	}
	return agent, server.URL + "/?token=" + token
}

// comes waits until the page says it, without being touched.
func (p *page) comes(text string) {
	p.t.Helper()
	p.do("wait", args{"text": text})
}

// B-064, B-065, B-066: a person sees in a real browser what the agent does while it does it, decides what it may, closes
// its browser and switches it off; and looking asks the agent's browser nothing.
func TestAPersonOverseesAnAgentInTheView(t *testing.T) {
	browser := &imitation{done: make(chan struct{})}
	agent, link := overseen(t, browser, conversation.Rule{Pattern: "*", Verdict: "allow"}, conversation.Rule{Pattern: "select", Verdict: "ask"})
	p := openURL(t, shared, link)
	p.click("Order a lamp")
	p.sees("no browser", "Nothing yet. What the agent sees will stand here.")

	mustDo(t, agent, "open", args{"url": "https://lamps.example/"})
	p.comes("A lamp of brass.")
	mustDo(t, agent, "scroll", args{"tab": "t1", "y": 100})
	p.comes("2 scroll")
	asked := browser.asked()
	p.do("reload")
	p.fill("Filter", "colour")
	p.click("Apply")
	p.sees("1 of 1 element", "running")
	if got := browser.asked(); got != asked {
		t.Errorf("looking asked the browser %d times", got-asked)
	}

	choose := func() <-chan error {
		answer := make(chan error, 1)
		go func() {
			_, err := do(t, agent, "select", args{"tab": "t1", "ref": "s1e1", "value": "Red"})
			answer <- err
		}()
		p.comes("Waits for your decision")
		if err := eventually(callBound, func() error { // it holds still for a moment first
			p.do("snapshot")
			if !strings.Contains(p.snap.Text, `button "Allow once"`) {
				return errors.New(p.snap.Text)
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		p.sees(`combobox "Colour"`, "Red")
		return answer
	}
	answer := choose()
	p.fill("Reason", "not in red", args{"submit": true})
	refused(t, <-answer, "denied", "not in red")
	answer = choose()
	p.click("Allow once")
	if err := <-answer; err != nil {
		t.Errorf("what was allowed is refused: %v", err)
	}

	p.click("Close browser")
	p.sees("ended", "Its browser is gone")
	if browser.Err() == nil {
		t.Error("Close browser has not closed it")
	}
	p.click("Browser extension")
	p.sees("switched off")
	_, err := do(t, agent, "open", args{"url": "https://lamps.example/"})
	refused(t, err, "denied", "switched off")
	p.comes("5 open")
	p.do("snapshot")

	p.click("Delete …")
	p.click("Delete it")
	p.sees("There are none yet.")
}
