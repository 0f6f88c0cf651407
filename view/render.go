package view

import (
	"bytes"
	"embed"
	"html/template"
	"net/http"
	"time"
	"unicode"
)

//go:embed templates
var templateFiles embed.FS

var functions = template.FuncMap{
	"count": count, "waits": waits, "span": span, "ago": ago, "memory": memory, "params": params, "pieces": pieces,
	"clockTime":  func(t time.Time) string { return t.Format("15:04:05") },
	"fullTime":   func(t time.Time) string { return t.Format("2 January 2006, 15:04:05") },
	"machine":    func(t time.Time) string { return t.UTC().Format(time.RFC3339) },
	"sub":        func(a, b time.Time) time.Duration { return a.Sub(b) },
	"approvalOf": func(id string, a Approval) approval { return approval{id, a} },
	"callOf":     func(p conversationPage, e Entry) call { return call{p.ID, e, p.At != nil && p.At.Number == e.Number} },
	"sessions":   func(c Conversation, now time.Time, past bool) session { return session{c, now, past} },
}

// What the templates of a state, a call that waits and a call of the timeline are given.
type (
	session struct {
		Conversation
		Now  time.Time
		Past bool // a person looks at the past beside it
	}
	approval struct {
		ID       string // of the conversation
		Approval Approval
	}
	call struct {
		ID      string // of the conversation
		Entry   Entry
		Current bool
	}
)

var templates = func() map[string]*template.Template {
	all := map[string]*template.Template{}
	for _, name := range []string{"list", "conversation", "delete", "error"} {
		all[name] = template.Must(template.New("base.html").Funcs(functions).ParseFS(templateFiles,
			"templates/base.html", "templates/parts.html", "templates/"+name+".html"))
	}
	return all
}()

// render writes a page, whole or not at all.
func (s *server) render(w http.ResponseWriter, status int, name string, page any) {
	var b bytes.Buffer
	if err := templates[name].Execute(&b, struct {
		Now  time.Time
		Page any
	}{s.now(), page}); err != nil {
		s.log.Error("a page of the view cannot be written", "page", name, "error", err)
		http.Error(w, "The page cannot be written.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write(bytes.Map(seen, b.Bytes())) // who asked may have gone
}

// seen shows what would be drawn as nothing and could hide or turn around words: control characters as their pictures,
// bidirectional overrides as a box. It is done to the whole page, where nothing of it is ours, so that no place is
// forgotten.
func seen(r rune) rune {
	switch {
	case r == '\n' || r == '\t':
		return r
	case r < ' ':
		return '␀' + r
	case r == 0x7f:
		return '␡'
	case unicode.Is(unicode.Bidi_Control, r), r >= 0x80 && r < 0xa0, r == '\u2028', r == '\u2029':
		return '▯'
	}
	return r
}
