package web

import (
	"fmt"
	"math"
	"net/http"
	"strconv"

	"foxden/conversation"
)

const (
	// usualEntries is how many a listing has when nobody asked for more, mostEntries what it has at most.
	usualEntries = 100
	mostEntries  = 1000
)

// Entries is what a listing of the history answers.
type Entries struct {
	Entries []conversation.Entry `json:"entries"`
}

func (s *Site) history(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	after, err := number(r.FormValue("after"), 0, math.MaxInt64)
	if err != nil {
		return err
	}
	limit, err := number(r.FormValue("limit"), usualEntries, mostEntries)
	if err != nil {
		return err
	}
	entries, err := s.options.Registry.History(r.Context(), c.Settings().ID, after, int(limit))
	if err != nil {
		return err
	}
	write(w, http.StatusOK, Entries{append([]conversation.Entry{}, entries...)})
	return nil
}

func (s *Site) entry(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	e, err := s.numbered(r, c)
	if err != nil {
		return err
	}
	write(w, http.StatusOK, e)
	return nil
}

func (s *Site) picture(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	e, err := s.numbered(r, c)
	switch {
	case err != nil:
		return err
	case e.Picture == nil || len(e.Picture.Data) == 0:
		return conversation.ErrUnknown
	}
	image(w, e.Picture.Format, e.Picture.Data)
	return nil
}

func (s *Site) numbered(r *http.Request, c *conversation.Conversation) (conversation.Entry, error) {
	n, err := number(r.PathValue("number"), 0, math.MaxInt64)
	if err != nil {
		return conversation.Entry{}, err
	}
	return s.options.Registry.Entry(r.Context(), c.Settings().ID, n)
}

// number reads one that is not negative.
func number(text string, otherwise, most int64) (int64, error) {
	if text == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 || n > most {
		return 0, conversation.Invalid("%q is no number from 0 to %d.", text, most)
	}
	return n, nil
}

// formats are those of an export, with their media types.
var formats = map[string]string{"html": "text/html; charset=utf-8", "jsonl": "application/jsonl; charset=utf-8"}

func (s *Site) export(w http.ResponseWriter, r *http.Request, c *conversation.Conversation) error {
	format := r.FormValue("format")
	if format == "" {
		format = "html"
	}
	media, known := formats[format]
	switch {
	case !known:
		return conversation.Invalid("There is no format %q; allowed: html, jsonl.", format)
	case s.options.Export == nil:
		return conversation.Invalid("This host keeps no history.")
	}
	id := c.Settings().ID
	w.Header().Set("Content-Type", media)
	// It is kept as a file and never shown as a page of this origin.
	w.Header().Set("Content-Disposition", fmt.Sprintf("attachment; filename=\"foxden-%s.%s\"", id, format))
	err := s.options.Export(r.Context(), w, format, id)
	if a, is := w.(*answer); err != nil && is && a.status != 0 {
		s.options.Log.Warn("an export was cut short", "conversation", id, "error", err)
		panic(http.ErrAbortHandler) // so that the client sees that it was
	}
	return err
}
