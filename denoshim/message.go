package denoshim

import (
	"encoding/json"
	"fmt"

	"github.com/tidwall/gjson"
)

// envelope is a message cut open far enough to route it. Its raw parts are slices of the line.
type envelope struct {
	id     int64 // of a reply; 0 for a notification
	method string
	params []byte
	result []byte
	fault  *Error
}

// parse routes one line. gjson neither validates nor fails, so the line is checked whole first
// (gjson.Valid) and every field for its type.
func parse(line string) (envelope, error) {
	if len(line) > MaxLine {
		return envelope{}, fmt.Errorf("a line of %d bytes, more than %d", len(line), MaxLine)
	}
	if !gjson.Valid(line) {
		return envelope{}, fmt.Errorf("a line that is no message: %s", quote(line))
	}
	all := gjson.Parse(line)
	if !all.IsObject() || all.Get("jsonrpc").Str != "2.0" {
		return envelope{}, fmt.Errorf("a line that is no JSON-RPC 2.0 message: %s", quote(line))
	}
	id, method := all.Get("id"), all.Get("method")
	switch {
	case method.Type == gjson.String && !id.Exists():
		return envelope{method: method.Str, params: []byte(all.Get("params").Raw)}, nil
	case id.Type == gjson.Number && id.Int() > 0 && all.Get("result").Exists():
		return envelope{id: id.Int(), result: []byte(all.Get("result").Raw)}, nil
	case id.Type == gjson.Number && id.Int() > 0 && all.Get("error").IsObject():
		code := all.Get("error.data.code").Str
		if code == "" {
			code = "internal"
		}
		return envelope{id: id.Int(), fault: &Error{Code: code, Message: all.Get("error.message").Str}}, nil
	}
	return envelope{}, fmt.Errorf("a message that is neither reply nor notification: %s", quote(line))
}

type outgoing struct {
	JSONRPC string `json:"jsonrpc"`
	ID      int64  `json:"id,omitempty"`
	Method  string `json:"method"`
	Params  any    `json:"params,omitempty"`
}

// encode writes one message as a line. A message over the limit is refused by its sender, since
// the receiver could only end the session.
func encode(id int64, method string, params any) ([]byte, error) {
	line, err := json.Marshal(outgoing{"2.0", id, method, params})
	if err != nil {
		return nil, fmt.Errorf("encoding %s: %w", method, err)
	}
	if len(line) > MaxLine {
		return nil, Errorf("invalid", "%s is %d bytes long, more than the %d of a message. Send less at once.", method, len(line), MaxLine)
	}
	return append(line, '\n'), nil
}

// quote shows the beginning of a stray line in an error.
func quote(line string) string {
	if len(line) > 200 {
		line = line[:200] + "…"
	}
	return fmt.Sprintf("%q", line)
}
