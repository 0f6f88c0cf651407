package denoshim

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
)

const golden = "testdata/golden.ndjson"

// message is any line of the transcript.
type message struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      int64           `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *wireError      `json:"error,omitempty"`
}

type wireError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    struct {
		Code   string `json:"code"`
		Quotes bool   `json:"quotes,omitempty"`
	} `json:"data"`
}

// TestGoldenTranscript reads a session that holds every method, notification and declared field:
// each line decodes strictly and encodes back byte for byte, so that a change of the wire shows as a
// change of the transcript, which golden_test.ts reads too. -update writes it anew. C01.
func TestGoldenTranscript(t *testing.T) {
	file, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	var (
		seen  = map[string]bool{} // method, result, note and field names
		asked = map[int64]Method{}
		again strings.Builder
	)
	for n, line := range strings.Split(strings.TrimSuffix(string(file), "\n"), "\n") {
		back, err := retell(line, asked, seen)
		if err != nil {
			t.Errorf("%s:%d: %v", golden, n+1, err)
			continue
		}
		if again.WriteString(back + "\n"); back != line && !*update {
			t.Errorf("%s:%d: encodes back as\n%s, was\n%s", golden, n+1, back, line)
		}
	}
	if *update && !t.Failed() {
		if err := os.WriteFile(golden, []byte(again.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range declaredNames() {
		if !seen[want] {
			t.Errorf("%s: no line shows %s", golden, want)
		}
	}
}

// retell decodes a line as the side that receives it does and encodes it again as the sender does.
func retell(line string, asked map[int64]Method, seen map[string]bool) (string, error) {
	var m message
	if err := strictly(line, &m); err != nil {
		return "", err
	}
	var err error
	switch method, known := Lookup(m.Method); {
	case m.ID != 0 && known:
		asked[m.ID] = method
		if err := method.Check(m.Params); err != nil {
			return "", err
		}
		seen["method "+m.Method] = true
		m.Params, err = again(m.Params, method.Params, seen)
	case m.ID != 0 && m.Error != nil:
		seen["an error"] = true
		if !slices.Contains(Codes, m.Error.Data.Code) {
			err = fmt.Errorf("the code %q is not the contract's", m.Error.Data.Code)
		}
		return line, err
	case m.ID != 0:
		seen["result of "+asked[m.ID].Name] = true
		m.Result, err = again(m.Result, asked[m.ID].Result, seen)
	default:
		i := slices.IndexFunc(Notes, func(n Note) bool { return n.Name == m.Method })
		if i < 0 {
			return "", fmt.Errorf("%s is not declared", m.Method)
		}
		seen["note "+m.Method] = true
		m.Params, err = again(m.Params, Notes[i].Params, seen)
	}
	if err != nil {
		return "", err
	}
	return plain(m)
}

// again decodes raw as a t and encodes that.
func again(raw json.RawMessage, t reflect.Type, seen map[string]bool) (json.RawMessage, error) {
	if t == nil {
		return nil, fmt.Errorf("it answers nothing that was asked")
	}
	value := reflect.New(t)
	if err := strictly(string(raw), value.Interface()); err != nil {
		return nil, err
	}
	showFields(raw, t, seen)
	back, err := plain(value.Interface())
	return json.RawMessage(back), err
}

func strictly(line string, into any) error {
	d := json.NewDecoder(strings.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if d.More() {
		return fmt.Errorf("something follows the message")
	}
	return nil
}

// plain encodes as JSON.stringify does: < > & as themselves.
func plain(v any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return strings.TrimSuffix(b.String(), "\n"), err
}
