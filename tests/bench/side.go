package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A browser is what an agent does with either side. Each method returns the text that the agent reads, of as many
// calls as it takes to see the page.
type browser interface {
	open(ctx context.Context, url string) (string, error) // in a new tab, which becomes the one in use
	navigate(ctx context.Context, url string) (string, error)
	observe(ctx context.Context) (string, error)
	click(ctx context.Context, name string) (string, error) // the button of that name in the last text
	closeTab(ctx context.Context) error
}

// A side is one running MCP server.
type side struct {
	session *mcp.ClientSession
	process *os.Process
	mark    string
	folder  string
	wire    *toolList
}

// start runs argv in a folder of its own, where the peer leaves its files. A mark in the environment tells its
// processes later, those too that left its tree.
func start(ctx context.Context, name string, argv, env []string) (*side, error) {
	folder, err := os.MkdirTemp("", "bench-"+name+"-")
	if err != nil {
		return nil, err
	}
	s := &side{folder: folder, mark: "BENCH_MARK=" + folder, wire: &toolList{}}
	command := exec.Command(argv[0], argv[1:]...)
	command.Dir = folder
	command.Env = append(append(os.Environ(), env...), s.mark)
	client := mcp.NewClient(&mcp.Implementation{Name: "bench", Version: "1"}, nil)
	transport := &mcp.LoggingTransport{Transport: &mcp.CommandTransport{Command: command}, Writer: s.wire}
	s.session, err = client.Connect(ctx, transport, nil)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("starting %s: %w", name, err), os.RemoveAll(folder))
	}
	s.process = command.Process
	return s, nil
}

func (s *side) stop() error {
	return errors.Join(s.session.Close(), os.RemoveAll(s.folder))
}

func (s *side) call(ctx context.Context, tool string, arguments map[string]any) (string, error) {
	result, err := s.session.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: arguments})
	if err != nil {
		return "", fmt.Errorf("%s %v: %w", tool, arguments, err)
	}
	var text strings.Builder
	for _, part := range result.Content {
		if part, ok := part.(*mcp.TextContent); ok {
			text.WriteString(part.Text)
		}
	}
	if result.IsError {
		return "", fmt.Errorf("%s %v: %s", tool, arguments, text.String())
	}
	return text.String(), nil
}

// timed is the time of one step in milliseconds.
func timed(step func() error) (float64, error) {
	begin := time.Now()
	err := step()
	return float64(time.Since(begin).Microseconds()) / 1000, err
}
