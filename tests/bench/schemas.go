package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"sync"
)

// A toolList reads the log of the wire and keeps the list of tools as it was sent.
type toolList struct {
	mu      sync.Mutex
	message []byte
}

func (l *toolList) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if message, read := bytes.CutPrefix(line, []byte("read: ")); read && bytes.Contains(message, []byte(`"inputSchema"`)) {
		l.message = bytes.Clone(message)
	}
	return len(line), nil
}

// schemaBytes is what the list of tools costs in every prompt. Decoded and encoded again the tools would have other
// lengths, so what the server sent is counted.
func (s *side) schemaBytes(ctx context.Context) (int, error) {
	if _, err := s.session.ListTools(ctx, nil); err != nil {
		return 0, err
	}
	s.wire.mu.Lock()
	defer s.wire.mu.Unlock()
	var reply struct {
		Result struct{ Tools []json.RawMessage }
	}
	if err := json.Unmarshal(s.wire.message, &reply); err != nil {
		return 0, fmt.Errorf("the reply to tools/list: %w", err)
	}
	sum := 0
	for _, tool := range reply.Result.Tools {
		sum += len(tool)
	}
	return sum, nil
}
