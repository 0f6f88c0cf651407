package tools

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

// Server is an MCP server that offers the tools of one conversation.
func Server(version string, c *conversation.Conversation) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "foxden", Title: "foxden", Version: version}, &mcp.ServerOptions{
		Instructions: Instructions,
		Capabilities: &mcp.ServerCapabilities{Tools: &mcp.ToolCapabilities{}},
	})
	Add(server, c)
	return server
}
