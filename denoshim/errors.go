package denoshim

import (
	"errors"
	"fmt"
)

// Codes is the closed set of error codes (contract, section 2).
var Codes = []string{
	"invalid", "stale_ref", "no_tab", "obscured", "not_actionable", "navigation", "timeout", "dialog",
	"denied", "limit", "ended", "setup", "target", "internal",
}

// Error is what went wrong in the contract's words: `code: sentence. What to do next.`
type Error struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	// Quotes is true when the message may hold what a page said, which a model must not take for ours.
	Quotes bool `json:"quotes,omitempty"`
}

func (e *Error) Error() string { return e.Code + ": " + e.Message }

// Errorf makes an Error of that code.
func Errorf(code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Quoting marks an error whose message may hold what a page said.
func (e *Error) Quoting() *Error {
	e.Quotes = true
	return e
}

// Code returns the code of err, "internal" for an error that has none.
func Code(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return "internal"
}
