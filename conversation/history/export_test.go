package history

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"foxden/conversation"
)

// hostile is what a page may say everywhere that it can say something.
const hostile = `</script><script>alert(1)</script>]]><![CDATA[<img src=x onerror=alert(1)>--><!--"'` + "`" + `{{.}}</pre></style><base href="http://evil.example/">` + "\u202e\u2028\x00"

// hostileEntries are entries in which everything is hostile that a page, a model or a person has a hand in.
func hostileEntries() []conversation.Entry {
	seen := observation("a", hostile+strings.Repeat("x", 20_000))
	value := hostile
	seen.Params, _ = json.Marshal(map[string]any{"url": hostile, "fields": []any{hostile}, hostile: 1})
	seen.Reply.Tabs = append(seen.Reply.Tabs, conversation.Tab{Tab: "t2", URL: "javascript:alert(1)", Title: hostile, Opener: hostile})
	seen.Reply.Effect = &conversation.Effect{Navigated: hostile, Value: &value}
	raw, _ := json.Marshal(map[string]any{
		"tab": "t1", "url": "javascript:alert(1)", "title": hostile, "text": seen.Reply.Snapshot.Text, "settled": false, "pending": hostile,
		"elements":    []any{map[string]any{"ref": "s1e1", "role": hostile, "name": hostile, "value": hostile, "href": "javascript:alert(1)", "checked": "mixed"}},
		"frames":      []any{map[string]any{"name": hostile, "url": hostile, "origin": hostile, "note": hostile}},
		"diagnostics": []any{map[string]any{"kind": hostile, "text": hostile, "times": 3}},
		"truncated":   map[string]any{"text": map[string]any{"shown": 20_000, "total": 81_234}},
		"found":       map[string]any{"shown": 1, "total": 2, "about": true},
	})
	if err := json.Unmarshal(raw, seen.Reply.Snapshot); err != nil {
		panic(err) // it is ours
	}
	return []conversation.Entry{
		seen,
		screenshot("a", []byte("\x89PNG "+hostile)),
		{Conversation: "a", Action: hostile, Params: json.RawMessage(`[]`), Error: &conversation.Error{Code: hostile, Message: hostile, Quotes: true}},
		{Conversation: "a", Action: "tabs"},
	}
}

// withHostile is a store with them.
func withHostile(t *testing.T) *Store {
	t.Helper()
	s := openTest(t, t.TempDir(), Options{})
	if err := s.Save(t.Context(), conversation.Settings{ID: "a", Name: hostile, Target: hostile, Created: time.Now()}); err != nil {
		t.Fatal(err)
	}
	for _, e := range hostileEntries() {
		record(t, s, e)
	}
	return s
}

// What a page of an export may be made of.
var (
	exportElements = strings.Fields("html head meta title style body header h1 bdi p time main article h2 dl div dt dd strong h3 ul li code pre details summary table thead tbody tr th td img footer")
	exportMeans    = strings.Fields("lang charset http-equiv content name datetime aria-labelledby aria-label id class tabindex role scope alt src")
)

func TestAnExportedPageIsHarmless(t *testing.T) {
	s := withHostile(t)
	var page bytes.Buffer
	if err := ExportHTML(t.Context(), &page, s, "a"); err != nil {
		t.Fatal(err)
	}
	var texts, styles []string
	policy, pictures := "", 0
	for tokens := html.NewTokenizer(&page); tokens.Next() != html.ErrorToken; {
		token := tokens.Token()
		switch token.Type {
		case html.TextToken:
			texts = append(texts, token.Data)
			if len(styles) == 1 && styles[0] == "" {
				styles[0] = token.Data
			}
			continue
		case html.CommentToken:
			t.Errorf("there is a comment: %s", token)
		case html.StartTagToken:
			if token.Data == "style" {
				styles = append(styles, "")
			}
		}
		if token.Type != html.DoctypeToken && !slices.Contains(exportElements, token.Data) {
			t.Errorf("there is a <%s>", token.Data)
		}
		for _, a := range token.Attr {
			if token.Type != html.DoctypeToken && !slices.Contains(exportMeans, a.Key) || a.Key == "src" && !strings.HasPrefix(a.Val, "data:image/png;base64,") {
				t.Errorf("<%s> has %s=%q", token.Data, a.Key, a.Val)
			}
			if a.Key == "content" && strings.HasPrefix(a.Val, "default-src") {
				policy = a.Val
			}
			if a.Key == "src" {
				pictures++
			}
		}
	}
	hash := sha256.Sum256([]byte(exportStyle))
	want := "default-src 'none'; img-src data:; style-src 'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) + "'; base-uri 'none'; form-action 'none'"
	if policy != want || len(styles) != 1 || styles[0] != exportStyle {
		t.Errorf("the policy is\n%s, want\n%s, for %d styles", policy, want, len(styles))
	}
	if pictures != 1 {
		t.Errorf("%d pictures", pictures)
	}
	said := strings.Join(texts, "")
	for what, n := range map[string]int{
		// Title, heading, target; url, fields' list and key of the parameters; effect twice; tab twice; snapshot: title, text, pending,
		// role, name, state; frame three times; diagnostic twice; action; error twice.
		"<img src=x onerror=alert(1)>": 24, strings.Repeat("x", 20_000): 1, "javascript:alert(1)": 3, "characters: 20000 of 81234": 1, "matches: 1 of about 2": 1,
	} {
		if got := strings.Count(said, what); got != n {
			t.Errorf("%.60q is said %d times, want %d", what, got, n)
		}
	}
}

func TestExportedLinesAreTheEntries(t *testing.T) {
	s := withHostile(t)
	var lines bytes.Buffer
	if err := ExportJSONLines(t.Context(), &lines, s, "a"); err != nil {
		t.Fatal(err)
	}
	if bytes.ContainsAny(lines.Bytes(), "<>\u2028\x00") {
		t.Error("it is not harmless inside a page")
	}
	for _, what := range []string{`"error":{"code":`, `"quotes":true}`, `"picture":{"format":"png","bytes":`} {
		if !strings.Contains(lines.String(), what) {
			t.Errorf("no line has %s", what)
		}
	}
	want := hostileEntries()
	reader := bufio.NewReader(&lines)
	for i := range want {
		line, err := reader.ReadBytes('\n')
		if err != nil {
			t.Fatal(err)
		}
		var got struct {
			conversation.Entry
			Picture *struct {
				Format string
				Bytes  int
				Data   []byte
			} `json:"picture"`
		}
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatal(err)
		}
		if p := got.Picture; p != nil {
			got.Entry.Picture = &conversation.Picture{Format: p.Format, Bytes: p.Bytes, Data: p.Data}
		}
		want[i].Number = int64(i + 1)
		got.Entry.At, want[i].At = time.Time{}, time.Time{}
		same(t, got.Entry, want[i])
	}
	if rest, _ := reader.ReadString('\n'); rest != "" {
		t.Errorf("and %.100s", rest)
	}
}

func TestWhatWasDroppedIsSaidInAnExport(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{MaxPictures: 1, MaxEntries: 1000})
	save(t, s, "a")
	record(t, s, observation("a", strings.Repeat("x", 900)))
	record(t, s, screenshot("a", []byte("picture")))
	var page, lines bytes.Buffer
	if err := errors.Join(ExportHTML(t.Context(), &page, s, "a"), ExportJSONLines(t.Context(), &lines, s, "a")); err != nil {
		t.Fatal(err)
	}
	for _, what := range []string{"The observation was dropped", "The picture was dropped"} {
		if strings.Count(page.String(), what+" to keep the history within its size.") != 1 {
			t.Errorf("it is not said that %s:\n%s", what, page.String())
		}
	}
	if n := strings.Count(lines.String(), `"dropped":true`); n != 2 || strings.Contains(lines.String(), `"data"`) {
		t.Errorf("the lines are\n%s", lines.String())
	}
}

// busy records an entry whenever one is read.
type busy struct {
	*Store
	t *testing.T
}

func (b busy) Entries(ctx context.Context, id string, after int64, limit int) ([]conversation.Entry, error) {
	record(b.t, b.Store, observation(id, "meanwhile"))
	return b.Store.Entries(ctx, id, after, limit)
}

func TestAnExportEnds(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{})
	save(t, s, "a")
	for range 2 * exportPage {
		record(t, s, observation("a", "seen"))
	}
	var lines bytes.Buffer
	if err := ExportJSONLines(t.Context(), &lines, busy{s, t}, "a"); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(lines.String(), "\n"); n != 2*exportPage {
		t.Errorf("%d lines", n)
	}
	save(t, s, "empty")
	lines.Reset()
	for _, format := range []string{"html", "jsonl"} {
		if err := s.Export(t.Context(), &lines, format, "gone"); !errors.Is(err, conversation.ErrUnknown) || lines.Len() != 0 {
			t.Errorf("%s of what is not there: %v, %q", format, err, lines.String())
		}
	}
	if err := s.Export(t.Context(), &lines, "pdf", "empty"); err == nil || err.Error() != `invalid: There is no format "pdf"; allowed: html, jsonl.` {
		t.Errorf("another format: %v", err)
	}
	if err := ExportJSONLines(t.Context(), &lines, s, "empty"); err != nil || lines.Len() != 0 {
		t.Errorf("an empty one: %q, %v", lines.String(), err)
	}
}
