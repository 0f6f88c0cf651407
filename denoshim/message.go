package denoshim

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

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
// (gjson.Valid, and for UTF-8, which that lets pass) and every field for its type. It looks at each
// field once, in one pass over the line.
func parse(line string) (envelope, error) {
	if len(line) > MaxLine {
		return envelope{}, fmt.Errorf("a line of %d bytes, more than %d", len(line), MaxLine)
	}
	if !gjson.Valid(line) || !utf8.ValidString(line) {
		return envelope{}, fmt.Errorf("a line that is no message: %s", quote(line))
	}
	fields, twice := map[string]gjson.Result{}, false
	if all := gjson.Parse(line); all.IsObject() {
		all.ForEach(func(key, value gjson.Result) bool {
			_, there := fields[key.Str]
			twice = twice || there
			fields[key.Str] = value
			return true
		})
	}
	if fields["jsonrpc"].Str != "2.0" {
		return envelope{}, fmt.Errorf("a line that is no JSON-RPC 2.0 message: %s", quote(line))
	}
	if twice { // parsers differ in which of two they take
		return envelope{}, fmt.Errorf("a message that names a field twice: %s", quote(line))
	}
	id, method, result, fault := fields["id"], fields["method"], fields["result"], fields["error"]
	isReply := isID(id) && !method.Exists()
	switch {
	case method.Type == gjson.String && !id.Exists() && !result.Exists() && !fault.Exists():
		return envelope{method: method.Str, params: []byte(fields["params"].Raw)}, nil
	case isReply && result.Exists() && !fault.Exists():
		return envelope{id: id.Int(), result: []byte(result.Raw)}, nil
	case isReply && fault.IsObject() && !result.Exists():
		code := fault.Get("data.code").Str
		if !slices.Contains(Codes, code) {
			code = "internal"
		}
		quotes := fault.Get("data.quotes").Bool()
		return envelope{id: id.Int(), fault: &Error{code, fault.Get("message").Str, quotes}}, nil
	}
	return envelope{}, fmt.Errorf("a message that is neither reply nor notification: %s", quote(line))
}

// isID is strict, since gjson's Int makes 3 of 3.7 and the largest integer of 1e400.
func isID(v gjson.Result) bool {
	n, err := strconv.ParseInt(v.Raw, 10, 64)
	return v.Type == gjson.Number && err == nil && n > 0
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
