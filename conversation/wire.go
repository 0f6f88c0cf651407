package conversation

import (
	"errors"
	"reflect"

	"foxden/denoshim"
)

// What a host needs of the wire, by the names it has there, so that a host imports this package only.
type (
	Method     = denoshim.Method
	Strings    = denoshim.Strings
	Declared   = denoshim.Declared
	Reply      = denoshim.Reply
	Snapshot   = denoshim.Snapshot
	Element    = denoshim.Element
	Effect     = denoshim.Effect
	Diagnostic = denoshim.Diagnostic
	Truncated  = denoshim.Truncated
	Cut        = denoshim.Cut
	Viewport   = denoshim.Viewport
	Tab        = denoshim.Tab
	Screenshot = denoshim.Screenshot
	Error      = denoshim.Error
	// SessionOptions are what a session is started with, for hosts and tests that have sessions of their own.
	SessionOptions = denoshim.Options
)

// Local is the target on the host's own machine.
func Local() Target { return denoshim.Local() }

// Fields lists the declared fields of a method's parameters.
func Fields(params reflect.Type) []denoshim.Declared { return denoshim.Fields(params) }

// ScreenshotParams is the type of tool browser_screenshot's input.
func ScreenshotParams() reflect.Type { return reflect.TypeFor[denoshim.ScreenshotParams]() }

// Invalid is an error of wrong use.
func Invalid(format string, args ...any) error { return denoshim.Errorf("invalid", format, args...) }

// Parts takes an error apart: the contract's code, the message, and whether that may quote a page.
func Parts(err error) (code, text string, quotes bool) {
	var e *denoshim.Error
	if errors.As(err, &e) {
		return e.Code, e.Message, e.Quotes
	}
	return "internal", message(err), true
}
