//go:build firefox

package e2e

import (
	"bufio"
	"encoding/json"
	"io"
	"os/exec"
	"testing"
)

// B-013 M-011 C04
func TestAClientThatGoesInTheMiddleOfACallTakesEverythingAlong(t *testing.T) {
	before := mark()
	command := exec.Command(program, "mcp")
	stdin, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { // ends with the program, whose output has been read then
		_, _ = io.Copy(io.Discard, bufio.NewReader(stdout))
		ended <- command.Wait()
	}()
	never, arrived := hanging(t)
	for _, message := range []args{
		{"id": 1, "method": "initialize", "params": args{"protocolVersion": "2025-06-18", "capabilities": args{}, "clientInfo": args{"name": "raw", "version": "1"}}},
		{"method": "notifications/initialized"},
		{"id": 2, "method": "tools/call", "params": args{"name": "browser", "arguments": args{"action": "open", "url": never}}},
	} {
		message["jsonrpc"] = "2.0"
		if err := json.NewEncoder(stdin).Encode(message); err != nil {
			t.Fatal(err)
		}
	}
	within(t, callBound, "the request", arrived)
	if err := stdin.Close(); err != nil {
		t.Fatal(err)
	}
	if err := within(t, goneWithin, "the end of the program", ended); err != nil {
		t.Errorf("the program ended with %v, want no error", err)
	}
	before.gone(t)
}
