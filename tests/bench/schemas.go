package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"sync"
)

// lastLine keeps the newest message of the wire as it was sent.
type lastLine struct {
	mu   sync.Mutex
	line []byte
}

func (l *lastLine) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.line = append(l.line[:0], line...)
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
	if err := json.Unmarshal(bytes.TrimPrefix(s.wire.line, []byte("read: ")), &reply); err != nil {
		return 0, fmt.Errorf("the reply to tools/list: %w", err)
	}
	sum := 0
	for _, tool := range reply.Result.Tools {
		sum += len(tool)
	}
	return sum, nil
}
