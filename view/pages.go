package view

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// pages are what only shows: it has no hand on a browser.
type pages struct {
	*server
	stored Stored
}

// timelineLength is how many calls the timeline shows at once.
const timelineLength = 30

type listPage struct {
	Title         string
	Alert         string
	News          string
	Conversations []Conversation
	Targets       []string
}

func (p *pages) list(w http.ResponseWriter, r *http.Request) { p.listWith(w, r, nil) }

// listWith shows the list and what went wrong before it.
func (p *pages) listWith(w http.ResponseWriter, r *http.Request, wrong error) {
	all, err := p.stored.Conversations(r.Context())
	if err != nil {
		p.fail(w, r, err)
		return
	}
	slices.SortStableFunc(all, func(a, b Conversation) int {
		return cmp.Or(cmp.Compare(b.Waiting, a.Waiting), b.touched().Compare(a.touched()))
	})
	page := listPage{Title: "Conversations", Conversations: all, Targets: p.stored.Targets(), News: fmt.Sprintf("%s.", count(len(all), "conversation"))}
	waiting := 0
	for _, c := range all {
		waiting += c.Waiting
	}
	if waiting > 0 {
		page.News = fmt.Sprintf("%s for your decision.", waits(waiting))
	}
	status := http.StatusOK
	if wrong != nil {
		page.Alert, status = wrong.Error(), http.StatusUnprocessableEntity
	}
	p.render(w, status, "list", page)
}

// conversationPage is one conversation as it stands after the call that is looked at.
type conversationPage struct {
	Title string
	Alert string
	News  string
	Conversation
	// Host is the name by which the page was fetched.
	Host      string
	Targets   []string
	Approvals []Approval
	// Shown is the observation that is shown and the call that made it; nil when there is none.
	Shown *Entry
	// Whole is the call that saw the whole of a page of which Shown has a part; 0 when it is not known.
	Whole int64
	// At is the call that a person steps through the history to; nil for what is now.
	At *Entry
	// Earlier and Later are the calls beside At; 0 when there is none.
	Earlier, Later int64
	// Shot is the call of the picture that is current at that point.
	Shot     *Entry
	Timeline []Entry
	// Older is where the timeline goes on; 0 when it does not.
	Older int64
	// Before is where the timeline that is shown begins; 0 for the newest.
	Before int64
	Filter string
	// Elements are those of Shown that the filter lets pass.
	Elements []Element
}

func (p *pages) conversation(w http.ResponseWriter, r *http.Request) {
	p.conversationWith(w, r, r.PathValue("id"), nil)
}

// conversationWith shows a conversation and what went wrong before it.
func (p *pages) conversationWith(w http.ResponseWriter, r *http.Request, id string, wrong error) {
	page, err := p.conversationPage(r, id)
	if err != nil {
		p.fail(w, r, err)
		return
	}
	status := http.StatusOK
	if wrong != nil {
		page.Alert, status = wrong.Error(), http.StatusUnprocessableEntity
	}
	p.render(w, status, "conversation", page)
}

func (p *pages) conversationPage(r *http.Request, id string) (page conversationPage, err error) {
	ctx := r.Context()
	if page.Conversation, err = p.stored.Conversation(ctx, id); err != nil {
		return page, err
	}
	if page.Approvals, err = p.stored.Approvals(ctx, id); err != nil {
		return page, err
	}
	page.Title, page.Host, page.Targets = page.Name, r.Host, p.stored.Targets()
	query := r.URL.Query()
	at, err := number(query.Get("entry"))
	if err != nil {
		return page, err
	}
	if page.Before, err = number(query.Get("before")); err != nil {
		return page, err
	}
	if err := p.timeline(ctx, &page, at); err != nil {
		return page, err
	}
	if err := p.look(ctx, &page, at); err != nil {
		return page, err
	}
	page.Filter = strings.TrimSpace(query.Get("q"))
	if page.Shown != nil {
		page.Elements = filtered(page.Shown.Observation.Elements, page.Filter)
	}
	page.News = news(page)
	return page, nil
}

// timeline finds the calls that are listed: the newest, those that a person turned to, or those around the one looked at.
func (p *pages) timeline(ctx context.Context, page *conversationPage, at int64) error {
	newest, err := p.stored.Entries(ctx, page.ID, 0, timelineLength+1)
	if err != nil {
		return err
	}
	if page.Before == 0 && at != 0 {
		page.Before = at + timelineLength/2 // with what came after it
	}
	page.Timeline = newest
	if len(newest) == 0 || page.Before > newest[0].Number {
		page.Before = 0
	} else if page.Before != 0 {
		if page.Timeline, err = p.stored.Entries(ctx, page.ID, page.Before, timelineLength+1); err != nil {
			return err
		}
	}
	if len(page.Timeline) > timelineLength {
		page.Timeline = page.Timeline[:timelineLength]
		page.Older = page.Timeline[timelineLength-1].Number
	}
	return nil
}

// look finds what is to be seen after the call with that number, after the newest for 0.
func (p *pages) look(ctx context.Context, page *conversationPage, at int64) error {
	if at != 0 {
		entry, err := p.stored.Entry(ctx, page.ID, at)
		if err != nil {
			return err
		}
		page.At = &entry
		if err := p.beside(ctx, page, at); err != nil {
			return err
		}
	}
	s, err := p.standing(ctx, page.ID, at)
	if err != nil {
		return err
	}
	page.Shot, page.Whole = s.shot, s.whole
	if s.observed == nil {
		return nil
	}
	shown, err := p.stored.Entry(ctx, page.ID, s.observed.Number)
	if err == nil && shown.Observation != nil { // its observation may just have given way to newer ones
		page.Shown = &shown
	}
	return err
}

func (p *pages) beside(ctx context.Context, page *conversationPage, at int64) error {
	earlier, err := p.stored.Entries(ctx, page.ID, at, 1)
	if err != nil {
		return err
	}
	if len(earlier) > 0 {
		page.Earlier = earlier[0].Number
	}
	later, err := p.stored.Entry(ctx, page.ID, at+1)
	switch {
	case errors.Is(err, ErrUnknown):
		return nil
	case err == nil:
		page.Later = later.Number
	}
	return err
}

// filtered are the elements in which each word of the filter stands somewhere.
func filtered(all []Element, filter string) []Element {
	words := strings.Fields(strings.ToLower(filter))
	if len(words) == 0 {
		return all
	}
	var some []Element
next:
	for _, e := range all {
		text := strings.ToLower(strings.Join(append([]string{e.Ref, e.Role, e.Name, e.Value, e.Description, e.Href}, e.States...), " "))
		for _, word := range words {
			if !strings.Contains(text, word) {
				continue next
			}
		}
		some = append(some, e)
	}
	return some
}

func (p *pages) confirmDelete(w http.ResponseWriter, r *http.Request) {
	c, err := p.stored.Conversation(r.Context(), r.PathValue("id"))
	if err != nil {
		p.fail(w, r, err)
		return
	}
	page := conversationPage{Title: "Delete " + c.Name, Conversation: c}
	p.render(w, http.StatusOK, "delete", page)
}

func (p *pages) picture(w http.ResponseWriter, r *http.Request) {
	n, err := number(r.PathValue("number"))
	if err != nil {
		p.fail(w, r, err)
		return
	}
	picture, err := p.stored.Picture(r.Context(), r.PathValue("id"), n)
	if err != nil {
		p.fail(w, r, err)
		return
	}
	format := "png"
	if picture.Format == "jpeg" {
		format = "jpeg"
	}
	w.Header().Set("Content-Type", "image/"+format)
	w.Header().Set("Content-Length", strconv.Itoa(len(picture.Data)))
	_, _ = w.Write(picture.Data) // who asked may have gone
}

func (p *pages) unknown(w http.ResponseWriter, r *http.Request) { p.fail(w, r, ErrUnknown) }

// number is of a call; none is 0.
func number(text string) (int64, error) {
	if text == "" {
		return 0, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%w: no call has the number %q", ErrUnknown, text)
	}
	return n, nil
}

// fail says what went wrong on a page of its own.
func (s *server) fail(w http.ResponseWriter, r *http.Request, err error) {
	status, title := http.StatusInternalServerError, "Something went wrong"
	switch {
	case errors.Is(err, ErrUnknown):
		status, title = http.StatusNotFound, "Not found"
	case r.Context().Err() == nil:
		s.log.Error("a page of the view failed", "path", r.URL.Path, "error", err)
	}
	s.render(w, status, "error", struct{ Title, Alert, News string }{title, err.Error(), ""})
}
