package tools

import (
	"context"
	"crypto/rand"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

// flight is a call that goes on between the rounds of its client: a round ends with a question or with the result.
type flight struct {
	owner  any
	cancel context.CancelFunc
	asked  chan asked
	done   chan struct{} // closed once there is a result
	result *mcp.CallToolResult
	err    error
}

type asked struct {
	of     conversation.Approval
	answer chan<- conversation.Decision // takes one
}

// flights are those whose clients have been asked, by the state that comes back with the answer. The state cannot be guessed.
type flights struct {
	mu      sync.Mutex
	byState map[string]pending
}

type pending struct {
	*flight
	asked
}

var flying = flights{byState: map[string]pending{}}

// keepLanded is how long the result of a call waits for its client's next round.
const keepLanded = 2 * time.Minute

// launch makes a call that outlives its first round.
func launch(ctx context.Context, owner any, req *mcp.CallToolRequest, next mcp.ToolHandler) (*mcp.CallToolResult, error) {
	lasting, cancel := context.WithCancel(context.WithoutCancel(ctx))
	f := &flight{owner: owner, cancel: cancel, asked: make(chan asked), done: make(chan struct{})}
	go func() {
		defer cancel()
		defer close(f.done)
		f.result, f.err = next(conversation.WithAsker(lasting, f.ask), req)
		time.AfterFunc(keepLanded, func() { flying.forget(f) })
	}()
	return f.round(ctx)
}

// ask hands a question to the round that waits, and waits for the next one's answer.
func (f *flight) ask(ctx context.Context, a conversation.Approval) (conversation.Decision, error) {
	answer := make(chan conversation.Decision, 1)
	select {
	case f.asked <- asked{a, answer}:
	case <-ctx.Done():
		return conversation.Decision{}, ctx.Err()
	}
	select {
	case d := <-answer:
		return d, nil
	case <-ctx.Done():
		return conversation.Decision{}, ctx.Err()
	}
}

// round waits for the result or a question. A round that its client cancels cancels the call.
func (f *flight) round(ctx context.Context) (*mcp.CallToolResult, error) {
	defer context.AfterFunc(ctx, f.cancel)()
	select {
	case <-f.done:
		return f.result, f.err
	case a := <-f.asked:
		state := rand.Text()
		flying.mu.Lock()
		flying.byState[state] = pending{f, a}
		flying.mu.Unlock()
		return &mcp.CallToolResult{InputRequests: mcp.InputRequestMap{"answer": question(a.of)}, RequestState: state}, nil
	}
}

// resume is the round that brings an answer.
func (all *flights) resume(ctx context.Context, owner any, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	all.mu.Lock()
	p, known := all.byState[req.Params.RequestState]
	known = known && p.owner == owner
	if known {
		delete(all.byState, req.Params.RequestState)
	}
	all.mu.Unlock()
	if !known {
		return failed(&conversation.Error{Code: "denied", Message: "The question that this answers does not wait any more. Call again."}), nil
	}
	answer, _ := req.Params.InputResponses["answer"].(*mcp.ElicitResult)
	p.answer <- decision(answer)
	return p.round(ctx)
}

func (all *flights) forget(f *flight) {
	all.mu.Lock()
	defer all.mu.Unlock()
	for state, p := range all.byState {
		if p.flight == f {
			delete(all.byState, state)
		}
	}
}
