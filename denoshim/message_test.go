package denoshim

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	const noMessage, notTwo, neither, twice = "a line that is no message: ", "a line that is no JSON-RPC 2.0 message: ",
		"a message that is neither reply nor notification: ", "a message that names a field twice: "
	for _, c := range []struct {
		line string
		want string // of an error, its beginning; else id method params result, or the fault
	}{
		{`{"jsonrpc":"2.0","id":7,"result":{"tabs":[]}}`, `7 ""  {"tabs":[]}`},
		{` { "jsonrpc" : "2.0" , "id" : 7 , "result" : null } ` + "\r", `7 ""  null`},
		{`{"id":7,"result":1,"jsonrpc":"2.0"}`, `7 ""  1`},
		{`{"jsonrpc":"2.0","method":"ping"}`, `0 "ping"  `},
		{`{"jsonrpc":"2.0","method":"chunk","params":{"id":3}}`, `0 "chunk" {"id":3} `},
		{`{"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"gone","data":{"code":"no_tab"}}}`, "no_tab: gone"},
		{`{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"no such method"}}`, "internal: no such method"},
		{`{"jsonrpc":"2.0","id":7,"error":{"message":"x","data":{"code":"novelty"}}}`, "internal: x"},
		{`{"jsonrpc":"2.0","\u0069d":7,"result":1}`, `7 ""  1`},
		{`{"jsonrpc":"2.0","id":9007199254740993,"result":1}`, `9007199254740993 ""  1`}, // beyond a float's precision

		// gjson finds values in what is no JSON.
		{``, noMessage + `""`},
		{`Download {"jsonrpc":"2.0","id":9,"result":1}`, noMessage + `"Download {`},
		{`{"jsonrpc":"2.0","id":9,"result":1} trailing`, noMessage},
		{`{"jsonrpc":"2.0","id":9,"result":1}{"jsonrpc":"2.0","id":10,"result":1}`, noMessage},
		{`{"jsonrpc":"2.0","id":9,"result":"xxx`, noMessage},
		{"{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":\"\xff\xfe\"}", noMessage},
		{"{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":\"\x01\"}", noMessage},
		{`Check file:///tmp/main.ts`, noMessage + `"Check file:///tmp/main.ts"`},
		// JSON, but no message of ours.
		{`"ready"`, notTwo}, {`7`, notTwo}, {`null`, notTwo}, {`{}`, notTwo},
		{`[{"jsonrpc":"2.0","id":9,"result":1}]`, notTwo},
		{`{"id":9,"result":1}`, notTwo},
		{`{"jsonrpc":2.0,"id":9,"result":1}`, notTwo},
		{`{"jsonrpc":"1.0","id":9,"result":1}`, notTwo},
		{strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000), notTwo},
		// gjson takes the first of two, encoding/json the last, and that one ignores case.
		{`{"jsonrpc":"2.0","id":9,"id":10,"result":1}`, twice},
		{`{"jsonrpc":"2.0","id":9,"result":1,"result":2}`, twice},
		{`{"jsonrpc":"2.0","method":"ping","m\u0065thod":"ended"}`, twice},
		{`{"jsonrpc":"2.0","ID":9,"result":1}`, neither},
		{`{"jsonrpc":"2.0","Method":"ping"}`, neither},
		// Int() never fails: all of these would be some number.
		{`{"jsonrpc":"2.0","id":3.7,"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":1e400,"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":9223372036854775808,"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":"12abc","result":1}`, neither},
		{`{"jsonrpc":"2.0","id":"12","result":1}`, neither},
		{`{"jsonrpc":"2.0","id":true,"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":{},"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":null,"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":0,"result":1}`, neither},
		{`{"jsonrpc":"2.0","id":-7,"result":1}`, neither},
		{`{"jsonrpc":"2.0","result":1}`, neither},
		// Neither one thing nor the other.
		{`{"jsonrpc":"2.0","id":9}`, neither},
		{`{"jsonrpc":"2.0","id":9,"method":"open"}`, neither},
		{`{"jsonrpc":"2.0","id":9,"method":"open","result":1}`, neither},
		{`{"jsonrpc":"2.0","method":"ping","result":1}`, neither},
		{`{"jsonrpc":"2.0","id":9,"result":1,"error":{"message":"x"}}`, neither},
		{`{"jsonrpc":"2.0","id":9,"error":"x"}`, neither},
		{`{"jsonrpc":"2.0","method":7}`, neither},
		{`{"jsonrpc":"2.0","error":{"message":"parse error"}}`, neither},
	} {
		got := routed(c.line)
		if got != c.want && !(strings.HasPrefix(c.want, "a ") && strings.HasPrefix(got, c.want)) {
			t.Errorf("%.100s\n\t gives %s,\n\twant %s", c.line, got, c.want)
		}
		if len(got) > 1000 {
			t.Errorf("%.100s: the error quotes %d bytes", c.line, len(got))
		}
	}
}

// routed says in a line what parse made of a line.
func routed(line string) string {
	e, err := parse(line)
	switch {
	case err != nil:
		return err.Error()
	case e.fault != nil:
		return e.fault.Error()
	}
	name, _ := json.Marshal(e.method) // a string
	id, _ := json.Marshal(e.id)
	return strings.Join([]string{string(id), string(name), string(e.params), string(e.result)}, " ")
}

func TestParseBoundsALine(t *testing.T) {
	const around = len(`{"jsonrpc":"2.0","id":1,"result":""}`)
	longest := `{"jsonrpc":"2.0","id":1,"result":"` + strings.Repeat("x", MaxLine-around) + `"}`
	if e, err := parse(longest); err != nil || len(e.result) != MaxLine-around+2 {
		t.Errorf("a line of %d bytes: %v", len(longest), err)
	}
	if _, err := parse(longest + " "); err == nil || err.Error() != "a line of 1048577 bytes, more than 1048576" {
		t.Errorf("one byte more: %v", err)
	}
}

// A small part of a line must not keep the line alive, nor change with it.
func TestParseCopiesWhatItReturns(t *testing.T) {
	line := []byte(`{"jsonrpc":"2.0","id":7,"result":{"a":1}}`)
	e, err := parse(string(line))
	if err != nil || cap(e.result) > 64 {
		t.Errorf("%d bytes are kept, %v", cap(e.result), err)
	}
}

func TestEncode(t *testing.T) {
	for _, c := range []struct {
		id     int64
		method string
		params any
		want   string
	}{
		{7, "close", CloseParams{Tab: "t1"}, `{"jsonrpc":"2.0","id":7,"method":"close","params":{"tab":"t1"}}`},
		{0, "ping", nil, `{"jsonrpc":"2.0","method":"ping"}`},
		{8, "open", json.RawMessage(`{"url":"a\nb"}`), `{"jsonrpc":"2.0","id":8,"method":"open","params":{"url":"a\nb"}}`},
		{9, "tabs", json.RawMessage("{\n}"), `{"jsonrpc":"2.0","id":9,"method":"tabs","params":{}}`}, // stays one line
	} {
		line, err := encode(c.id, c.method, c.params)
		if err != nil || string(line) != c.want+"\n" {
			t.Errorf("encode gives %s, %v, want %s", line, err, c.want)
		}
	}
	if _, err := encode(1, "open", json.RawMessage(`{`)); err == nil || !strings.HasPrefix(err.Error(), "encoding open: ") {
		t.Errorf("a broken parameter gives %v", err)
	}
}
