package web

import (
	"encoding/json"
	"errors"
	"net/http"

	"foxden/conversation"
)

// Fault is the body of an answer that is an error. Quotes is true when the message may hold what a page said.
type Fault struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Quotes  bool   `json:"quotes,omitempty"`
}

// statuses are HTTP's for the contract's codes.
var statuses = map[string]int{
	"invalid": http.StatusBadRequest, "stale_ref": http.StatusConflict, "no_tab": http.StatusNotFound,
	"obscured": http.StatusConflict, "not_actionable": http.StatusConflict, "navigation": http.StatusBadGateway,
	"timeout": http.StatusGatewayTimeout, "dialog": http.StatusConflict, "denied": http.StatusForbidden,
	"limit": http.StatusTooManyRequests, "ended": http.StatusGone, "setup": http.StatusServiceUnavailable,
	"target": http.StatusBadGateway, "internal": http.StatusInternalServerError,
}

// fault answers with an error and the status that its code has.
func fault(w http.ResponseWriter, err error) {
	if errors.Is(err, conversation.ErrUnknown) {
		fail(w, http.StatusNotFound, conversation.Invalid("There is no such entry in the history."))
		return
	}
	code, _, _ := conversation.Parts(err)
	fail(w, statuses[code], err)
}

func fail(w http.ResponseWriter, status int, err error) {
	code, message, quotes := conversation.Parts(err)
	write(w, status, Fault{code, message, quotes})
}

func write(w http.ResponseWriter, status int, body any) {
	text, err := json.Marshal(body)
	if err != nil {
		status, text = http.StatusInternalServerError, []byte(`{"code":"internal","message":"The answer cannot be written."}`)
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write(append(text, '\n')) // a client that is gone hears nothing
}
