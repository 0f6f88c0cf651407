package tools

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"foxden/conversation"
)

// Server is an MCP server that offers the tools of one conversation, and scripts where there is what runs them.
func Server(version string, c *conversation.Conversation, scripts Runner) *mcp.Server {
	options := mcp.ServerOptions{Capabilities: &mcp.ServerCapabilities{Tools: &mcp.ToolCapabilities{ListChanged: true}}}
	if c.Offered() { // else they would teach what is not there
		options.Instructions = Instructions
	}
	server := mcp.NewServer(&mcp.Implementation{Name: "foxden", Title: "foxden", Version: version}, &options)
	Add(server, c, scripts)
	return server
}
