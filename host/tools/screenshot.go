package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

func screenshotTool() *mcp.Tool {
	yes := true
	return &mcp.Tool{
		Name:        "browser_screenshot",
		Description: "Picture of a tab's viewport (1280 × 900), of a crop in CSS pixels, of one element (ref) or of the whole page (full). Voids no references. Text is cheaper: use browser's snapshot to read.",
		InputSchema: schemaOf(conversation.ScreenshotParams()).asMap(),
		Annotations: &mcp.ToolAnnotations{Title: "Browser screenshot", ReadOnlyHint: true, OpenWorldHint: &yes},
	}
}

func screenshotHandler(c *conversation.Conversation) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		shot, picture, err := c.Screenshot(ctx, req.Params.Arguments)
		if err != nil {
			return failed(err), nil
		}
		image := &mcp.ImageContent{Data: picture, MIMEType: "image/" + shot.Format}
		return &mcp.CallToolResult{Content: []mcp.Content{image}}, nil
	}
}
