package history

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"strings"
	"time"

	"foxden/conversation"
)

var (
	//go:embed export.html
	exportTemplate string
	//go:embed export.css
	exportStyle string

	pages = template.Must(template.New("").Funcs(template.FuncMap{
		"utc":    func(t time.Time) string { return t.UTC().Format(time.RFC3339) },
		"moment": func(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05 UTC") },
		"span":   func(d time.Duration) string { return d.Round(time.Millisecond).String() },
		"facts":  facts,
		"state":  state,
		"source": source,
		"cut":    cut,
	}).Parse(exportTemplate))
)

// ExportHTML writes a conversation as one page that needs nothing else: no script, no address, pictures inside. Whatever a
// page said is text in it, which the page's own policy holds to as well.
func ExportHTML(ctx context.Context, w io.Writer, store conversation.Store, id string) error {
	settings, err := settingsOf(ctx, store, id)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	hash := sha256.Sum256([]byte(exportStyle))
	head := map[string]any{
		"Settings": settings,
		// Written as it is, since the policy names its hash.
		"Style":  template.HTML("<style>" + exportStyle + "</style>"),
		"Policy": "default-src 'none'; img-src data:; style-src 'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) + "'; base-uri 'none'; form-action 'none'",
	}
	if err := pages.ExecuteTemplate(out, "head", head); err != nil {
		return err
	}
	count := 0
	err = entriesOf(ctx, store, id, func(e conversation.Entry) error {
		count++
		return pages.ExecuteTemplate(out, "entry", e)
	})
	if err != nil {
		return err
	}
	if err := pages.ExecuteTemplate(out, "foot", count); err != nil {
		return err
	}
	return out.Flush()
}

// fact is a member of an object, as one reads it.
type fact struct{ Key, Value string }

// facts are the members of what is an object in JSON, in their order; of what is none, itself.
func facts(of any) ([]fact, error) {
	raw, err := json.Marshal(of)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	switch token, err := decoder.Token(); {
	case err != nil || token == nil:
		return nil, err
	case token != json.Delim('{'):
		value, err := plain(raw)
		return []fact{{Value: value}}, err
	}
	var all []fact
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return nil, err
		}
		var member json.RawMessage
		if err := decoder.Decode(&member); err != nil {
			return nil, err
		}
		value, err := plain(member)
		if err != nil {
			return nil, err
		}
		all = append(all, fact{fmt.Sprint(key), value})
	}
	return all, nil
}

// plain is a string without its quotes, and everything else in JSON, without the escapes that only a page's source needs.
func plain(raw json.RawMessage) (string, error) {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return "", err
	}
	if text, is := value.(string); is {
		return text, nil
	}
	var said strings.Builder
	encoder := json.NewEncoder(&said)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return strings.TrimSuffix(said.String(), "\n"), err
}

// state is what is said of an element besides its reference, role and name.
func state(element any) (string, error) {
	all, err := facts(element)
	var said []string
	for _, f := range all {
		switch f.Key {
		case "ref", "role", "name":
		default:
			said = append(said, f.Key+": "+f.Value)
		}
	}
	return strings.Join(said, ", "), err
}

// source is a picture in the form of an address.
func source(p conversation.Picture) (template.URL, error) {
	if _, known := endings[p.Format]; !known {
		return "", fmt.Errorf("there is no format %q", p.Format)
	}
	return template.URL("data:image/" + p.Format + ";base64," + base64.StdEncoding.EncodeToString(p.Data)), nil
}

// cut says how much of something is shown.
func cut(what string, c *conversation.Cut) string {
	about := ""
	if c.About {
		about = "about "
	}
	return fmt.Sprintf("%s: %d of %s%d", what, c.Shown, about, c.Total)
}
