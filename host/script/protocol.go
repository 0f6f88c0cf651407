package script

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// The talk with a script's process: one JSON object per line. harness.ts has its types from wire.ts, which a test writes
// from this file. A line of ours from the process begins with a nonce that only the harness knows; any other line is
// what the script printed. Nothing rests on that: a script that forges a line can ask for no more than it may anyway.

const (
	// maxLine bounds a line of the process.
	maxLine = 1 << 20
	// maxParams bounds what a call is given, in bytes of JSON.
	maxParams = maxLine - 1<<10
	// maxPiece bounds a piece of text, in UTF-16 code units: at most six bytes each as JSON.
	maxPiece = 96 << 10
	// maxText bounds all text of an answer, in bytes; maxImages and maxImage its pictures.
	maxText   = 1 << 20
	maxImages = 20
	maxImage  = 5 << 20
)

// Boot is the first line that the process is sent.
type Boot struct {
	Nonce  string `json:"nonce"`
	Name   string `json:"name"` // what positions in errors call the script
	Code   string `json:"code"`
	Params int    `json:"params"`
	Piece  int    `json:"piece"`
	Text   int    `json:"text"`
	Images int    `json:"images"`
	Image  int    `json:"image"`
}

// Said is a message of the process: one of its fields.
type Said struct {
	Call *Call `json:"call,omitempty"`
	// Text and Image are pieces of what the answer is made of.
	Text  *Piece  `json:"text,omitempty"`
	Image *Piece  `json:"image,omitempty"`
	Error *Thrown `json:"error,omitempty"`
}

// Call asks for a tool. The next one comes after the answer.
type Call struct {
	Tool   string          `json:"tool" enum:"browser,browser_screenshot"`
	Params json.RawMessage `json:"params" ts:"string"`
}

// Piece is a part of a text, or of a picture in base64.
type Piece struct {
	Data string `json:"data"`
	Last bool   `json:"last"`
}

// Thrown is the exception that ended the script.
type Thrown struct {
	Code    string `json:"code"` // of a tool's error; else empty
	Message string `json:"message"`
	Stack   string `json:"stack"` // with the script's name where its address was
}

// Answer is what a call is answered with. Every field is there, since one that is missing is looked for in prototypes.
type Answer struct {
	Result  any      `json:"result" ts:"unknown"` // null with an error
	Picture []byte   `json:"picture" ts:"string"` // base64; empty but for a screenshot
	Error   *Refused `json:"error" ts:"Refused | null"`
}

// Refused is a tool's error.
type Refused struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

var errForged = errors.New("a message that is none")

// read takes a line apart that began with the nonce.
func read(line []byte) (s Said, err error) {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return s, fmt.Errorf("%w: %w", errForged, err)
	}
	fields := 0
	for _, there := range []bool{s.Call != nil, s.Text != nil, s.Image != nil, s.Error != nil} {
		if there {
			fields++
		}
	}
	if fields != 1 || d.More() {
		return s, errForged
	}
	return s, nil
}
