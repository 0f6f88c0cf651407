package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

// asking lets a call of a tool ask the person at its client, where the client offers elicitation. Owner is whose call it is.
func asking(owner any, next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		switch {
		case req.Params.RequestState != "":
			return flying.resume(ctx, owner, req)
		case !elicits(req.ClientCapabilities()):
			return next(ctx, req)
		case inRounds(req.Session):
			return launch(ctx, owner, req, next)
		}
		return next(conversation.WithAsker(ctx, func(ctx context.Context, a conversation.Approval) (conversation.Decision, error) {
			answer, err := req.Session.Elicit(ctx, question(a))
			return decision(answer), err
		}), req)
	}
}

// elicits is true for a client that shows forms. One that says no more than that it elicits does.
func elicits(c *mcp.ClientCapabilities) bool {
	return c != nil && c.Elicitation != nil && (c.Elicitation.Form != nil || c.Elicitation.URL == nil)
}

// inRounds is true for a client that takes no requests during its call, but answers what a result asks for and calls again
// (MCP from 2026-07-28 on).
func inRounds(s *mcp.ServerSession) bool {
	p := s.InitializeParams()
	return p == nil || p.ProtocolVersion >= "2026-07-28"
}

// question is the form that a person sees.
func question(a conversation.Approval) *mcp.ElicitParams {
	return &mcp.ElicitParams{
		Mode:    "form",
		Message: "The agent wants its browser to " + a.String() + ". Quoted words come from the agent or the page.",
		RequestedSchema: map[string]any{
			"type": "object",
			"properties": map[string]any{
				"answer": map[string]any{
					"type": "string", "title": "Allow it?", "enum": []string{"once", "session", "deny"},
					"enumNames": []string{"This once", "And all else until this browser ends", "No"},
				},
				"reason": map[string]any{"type": "string", "title": "Why not, for the agent", "maxLength": 500},
			},
			"required": []string{"answer"},
		},
	}
}

// decision is what was answered. Whatever is not a clear yes is a no.
func decision(r *mcp.ElicitResult) conversation.Decision {
	no := conversation.Decision{Verdict: "deny"}
	if r == nil || r.Action != "accept" {
		return no
	}
	answer, _ := r.Content["answer"].(string)
	if answer == "once" || answer == "session" {
		return conversation.Decision{Verdict: answer}
	}
	no.Reason, _ = r.Content["reason"].(string)
	return no
}
