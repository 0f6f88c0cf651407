package view

import (
	"context"
	"net/http"
	"net/url"
)

// mostForm bounds what a form may send.
const mostForm = 64 << 10

// acts are what a person does to a conversation, by the last part of the form's address.
var acts = map[string]func(ctx context.Context, a Actor, id string, form url.Values) error{
	"browser": func(ctx context.Context, a Actor, id string, form url.Values) error {
		on := form.Get("on") == "true"
		return a.Configure(ctx, id, Change{Browser: &on})
	},
	"settings": func(ctx context.Context, a Actor, id string, form url.Values) error {
		var c Change
		for field, value := range map[string]**string{"name": &c.Name, "target": &c.Target, "mode": &c.Mode} {
			if form.Has(field) {
				text := form.Get(field)
				*value = &text
			}
		}
		return a.Configure(ctx, id, c)
	},
	"close":  func(ctx context.Context, a Actor, id string, _ url.Values) error { return a.Close(ctx, id) },
	"reload": func(ctx context.Context, a Actor, id string, _ url.Values) error { return a.Reload(ctx, id) },
	"delete": func(ctx context.Context, a Actor, id string, _ url.Values) error { return a.Delete(ctx, id) },
	"approvals": func(ctx context.Context, a Actor, id string, form url.Values) error {
		return a.Decide(ctx, id, form.Get("approval"), Decision{Verdict: form.Get("verdict"), Reason: form.Get("reason")})
	},
}

// act does it and leads back to the conversation, or to the list when it is gone.
func (s *server) act(pages *pages, do func(context.Context, Actor, string, url.Values) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !readForm(w, r) {
			return
		}
		id := r.PathValue("id")
		if err := do(r.Context(), s.source, id, r.PostForm); err != nil {
			pages.conversationWith(w, r, id, err)
			return
		}
		back := "/conversations/" + url.PathEscape(id)
		if _, err := s.source.Conversation(r.Context(), id); err != nil {
			back = "/"
		}
		http.Redirect(w, r, back, http.StatusSeeOther)
	}
}

func (s *server) create(w http.ResponseWriter, r *http.Request) {
	if !readForm(w, r) {
		return
	}
	id, err := s.source.Create(r.Context(), r.PostForm.Get("name"), r.PostForm.Get("target"))
	if err != nil {
		(&pages{server: s, stored: s.source}).listWith(w, r, err)
		return
	}
	http.Redirect(w, r, "/conversations/"+url.PathEscape(id), http.StatusSeeOther)
}

func readForm(w http.ResponseWriter, r *http.Request) bool {
	r.Body = http.MaxBytesReader(w, r.Body, mostForm)
	if err := r.ParseForm(); err != nil {
		http.Error(w, "The form cannot be read.", http.StatusBadRequest)
		return false
	}
	return true
}
