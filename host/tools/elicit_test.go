package tools

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

// aPage is a browser that shows one page and counts what it is asked to do.
type aPage struct {
	mu    sync.Mutex
	calls []string
	done  chan struct{}
}

func (p *aPage) Call(_ context.Context, method string, _ any) (json.RawMessage, []byte, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.calls = append(p.calls, method)
	return json.RawMessage(`{"tabs":[{"tab":"t1"}],"snapshot":{"tab":"t1","url":"http://a/","text":"","elements":[{"ref":"s1e1","role":"button","name":"Buy"}]}}`), nil, nil
}
func (p *aPage) End(context.Context, error) error { return nil }
func (p *aPage) Err() error                       { return nil }
func (p *aPage) Done() <-chan struct{}            { return p.done }

func (p *aPage) did() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return strings.Join(p.calls, " ")
}

// The versions in which a client is asked by a request, and by a result that is no result yet.
var versions = []string{"2025-11-25", "2026-07-28"}

// guarded is a client of a conversation in which acts are asked for. Answers are its person's; nil offers no elicitation.
func guarded(t *testing.T, version string, answers func(context.Context, *mcp.ElicitRequest) (*mcp.ElicitResult, error), options mcp.ClientOptions, rules ...conversation.Rule) (*mcp.ClientSession, *aPage, *conversation.Approvals) {
	t.Helper()
	gate, err := conversation.NewPermission(conversation.PermissionOptions{Rules: rules, Within: 10 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	options.ElicitationHandler = answers
	client, page := connected(t, version, gate, options)
	return client, page, gate.Approvals
}

// connected is a client of a conversation behind that gate, in one version of the protocol.
func connected(t *testing.T, version string, gate conversation.Gate, options mcp.ClientOptions) (*mcp.ClientSession, *aPage) {
	t.Helper()
	page := &aPage{done: make(chan struct{})}
	c := conversation.New(conversation.Options{
		Target: conversation.Local(), Limits: conversation.DefaultLimits, Gate: gate,
		Start: func(context.Context, conversation.SessionOptions) (conversation.Session, error) { return page, nil },
	})
	server := mcp.NewServer(&mcp.Implementation{Name: "foxden"}, &mcp.ServerOptions{
		SupportedProtocolVersions: []string{version}, Capabilities: &mcp.ServerCapabilities{Tools: &mcp.ToolCapabilities{}},
	})
	Add(server, c, clicking{})
	here, there := mcp.NewInMemoryTransports()
	if _, err := server.Connect(t.Context(), there, nil); err != nil {
		t.Fatal(err)
	}
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test"}, &options).Connect(t.Context(), here, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close() }) // how it ends is not what is tested
	return client, page
}

func call(ctx context.Context, client *mcp.ClientSession, args string) string {
	r, err := client.CallTool(ctx, &mcp.CallToolParams{Name: "browser", Arguments: json.RawMessage(args)})
	if err != nil {
		return err.Error()
	}
	text, _ := r.Content[0].(*mcp.TextContent)
	if r.IsError {
		return text.Text
	}
	return "done"
}

const (
	openIt  = `{"action":"open","url":"http://a/"}`
	clickIt = `{"action":"click","tab":"t1","ref":"s1e1"}`
)

var acts = conversation.Rule{Pattern: "act", Verdict: "ask"}

func answer(action string, content map[string]any) *mcp.ElicitResult {
	return &mcp.ElicitResult{Action: action, Content: content}
}

// M-045, M-048, M-050, B-061: the person at the client is asked, by either version of the protocol, and only a yes is one.
func TestThePersonAtTheClientIsAsked(t *testing.T) {
	for _, version := range versions {
		for _, c := range []struct {
			answer *mcp.ElicitResult
			want   string
		}{
			{answer("accept", map[string]any{"answer": "once"}), "done"},
			{answer("accept", map[string]any{"answer": "session"}), "done"},
			{answer("accept", map[string]any{"answer": "deny"}), "denied: A person denied this."},
			{answer("accept", map[string]any{"answer": "deny", "reason": "Too dear."}), "denied: A person denied this and says: Too dear."},
			{answer("decline", nil), "denied: A person denied this."},
			{answer("cancel", nil), "denied: A person denied this."},
		} {
			t.Run(fmt.Sprint(version, c.answer), func(t *testing.T) {
				var questions []string
				client, page, approvals := guarded(t, version, func(_ context.Context, r *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
					questions = append(questions, r.Params.Message)
					return c.answer, nil
				}, mcp.ClientOptions{}, acts)
				if got := call(t.Context(), client, openIt); got != "done" {
					t.Fatal(got)
				}
				for range 2 {
					if got := call(t.Context(), client, clickIt); !strings.HasPrefix(got, c.want) {
						t.Errorf("answers %s, want %s", got, c.want)
					}
				}
				times, did := 2, "open click click"
				switch {
				case c.want != "done":
					did = "open"
				case c.answer.Content["answer"] == "session":
					times = 1
				}
				const question = `The agent wants its browser to click button "Buy" on the page "http://a/". Quoted words come from the agent or the page.`
				if len(questions) != times || questions[0] != question {
					t.Errorf("%d questions: %q", len(questions), questions)
				}
				if page.did() != did || len(approvals.Pending("")) != 0 {
					t.Errorf("the browser was asked to %s; %v waits", page.did(), approvals.Pending(""))
				}
			})
		}
	}
}

func TestAClientWithoutElicitationIsToldSoAtOnce(t *testing.T) {
	for _, version := range versions {
		client, page, _ := guarded(t, version, nil, mcp.ClientOptions{}, acts)
		call(t.Context(), client, openIt)
		if got := call(t.Context(), client, clickIt); !strings.HasPrefix(got, "denied: A rule wants a person to allow click, and nobody can be asked here.") || page.did() != "open" {
			t.Errorf("%s: %s; it did %s", version, got, page.did())
		}
	}
}

// The answer comes with the state of its question, once, and to the conversation that asked.
func TestAnAnswerBelongsToItsQuestion(t *testing.T) {
	unattended := mcp.ClientOptions{MultiRoundTrip: &mcp.MultiRoundTripOptions{Disabled: true}}
	never := func(context.Context, *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
		panic("nobody is asked by a request")
	}
	client, page, _ := guarded(t, versions[1], never, unattended, acts)
	other, _, _ := guarded(t, versions[1], never, unattended, acts)
	call(t.Context(), client, openIt)
	params := &mcp.CallToolParams{Name: "browser", Arguments: json.RawMessage(clickIt)}
	first, err := client.CallTool(t.Context(), params)
	if err != nil || !first.NeedsInput() || len(first.InputRequests) != 1 || page.did() != "open" {
		t.Fatalf("%+v, %v; it did %s", first, err, page.did())
	}
	params.RequestState = first.RequestState
	params.InputResponses = mcp.InputResponseMap{"answer": answer("accept", map[string]any{"answer": "once"})}
	const gone = "denied: The question that this answers does not wait any more. Call again."
	for _, c := range []struct {
		client *mcp.ClientSession
		want   string
	}{{other, gone}, {client, ""}, {client, gone}} {
		r, err := c.client.CallTool(t.Context(), params)
		if err != nil {
			t.Fatal(err)
		}
		if got := textOf(t, r); r.IsError != (c.want != "") || r.IsError && got != c.want {
			t.Errorf("%v %s, want %s", r.IsError, got, c.want)
		}
	}
	if page.did() != "open click" {
		t.Errorf("it did %s", page.did())
	}
}

// A client that gives up while its person thinks leaves no question behind.
func TestAClientThatGivesUpIsNotWaitedFor(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	client, page, approvals := guarded(t, versions[0], func(ctx context.Context, _ *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
		cancel()
		<-ctx.Done()
		return nil, ctx.Err()
	}, mcp.ClientOptions{}, acts)
	call(t.Context(), client, openIt)
	call(ctx, client, clickIt)
	// The next call has its turn once the last is over.
	if got := call(t.Context(), client, `{"action":"tabs"}`); got != "done" || page.did() != "open tabs" || len(approvals.Pending("")) != 0 {
		t.Errorf("%s; it did %s; %v waits", got, page.did(), approvals.Pending(""))
	}
}

// Where a person sees what waits, an answer there counts as well; the round that comes after it brings the result.
func TestTheFirstAnswerCounts(t *testing.T) {
	gate, err := conversation.NewPermission(conversation.PermissionOptions{Rules: []conversation.Rule{acts}, Within: time.Minute, Viewed: true})
	if err != nil {
		t.Fatal(err)
	}
	client, page := connected(t, versions[1], gate, mcp.ClientOptions{
		MultiRoundTrip: &mcp.MultiRoundTripOptions{Disabled: true},
		ElicitationHandler: func(context.Context, *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			panic("nobody is asked by a request")
		},
	})
	call(t.Context(), client, openIt)
	params := &mcp.CallToolParams{Name: "browser", Arguments: json.RawMessage(clickIt)}
	first, err := client.CallTool(t.Context(), params)
	if err != nil || !first.NeedsInput() {
		t.Fatalf("%+v, %v", first, err)
	}
	if err := gate.Approvals.Decide(gate.Approvals.Pending("")[0].ID, conversation.Decision{Verdict: "once"}); err != nil {
		t.Fatal(err)
	}
	params.RequestState, params.InputResponses = first.RequestState, mcp.InputResponseMap{"answer": answer("cancel", nil)}
	last, err := client.CallTool(t.Context(), params)
	if err != nil || last.IsError || last.NeedsInput() || page.did() != "open click" {
		t.Errorf("%+v, %v; it did %s", last, err, page.did())
	}
}

// clicking stands for what runs a script that acts three times.
type clicking struct{ echo }

func (clicking) Run(ctx context.Context, s Script) ([]Part, error) {
	for range 3 {
		if _, err := s.Browser.Do(ctx, conversation.Call{Action: "click", Params: json.RawMessage(`{"tab":"t1","ref":"s1e1"}`)}); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// M-045: a script is asked for each of its acts; it goes on where it was, and is not run anew.
func TestAScriptIsAskedForEachOfItsActs(t *testing.T) {
	for _, version := range versions {
		asked := 0
		client, page, _ := guarded(t, version, func(context.Context, *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			if asked++; asked < 3 {
				return answer("accept", map[string]any{"answer": "once"}), nil
			}
			return answer("decline", nil), nil
		}, mcp.ClientOptions{}, acts)
		call(t.Context(), client, openIt)
		r, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: "browser_script", Arguments: json.RawMessage(`{"code":"x"}`)})
		if err != nil || !r.IsError || asked != 3 || page.did() != "open click click" {
			t.Errorf("%s: %+v, %v; %d questions; it did %s", version, r, err, asked, page.did())
		}
	}
}

// A result that its client never comes for is given up.
func TestACallThatLandedIsForgotten(t *testing.T) {
	f, other := &flight{}, &flight{}
	all := flights{byState: map[string]pending{"a": {flight: f}, "b": {flight: other}}}
	all.forget(f)
	if len(all.byState) != 1 || all.byState["b"].flight != other {
		t.Errorf("left: %v", all.byState)
	}
}

// M-053: a lone deny of everything takes the tools away.
func TestARuleThatDeniesAllTakesTheToolsAway(t *testing.T) {
	for pattern, want := range map[string]int{"*": 0, "*://*": 3} {
		client, _, _ := guarded(t, versions[0], nil, mcp.ClientOptions{}, conversation.Rule{Pattern: pattern, Verdict: "deny"})
		list, err := client.ListTools(t.Context(), nil)
		if err != nil || len(list.Tools) != want {
			t.Errorf("%s: %v, %v", pattern, list, err)
		}
	}
}
