package history

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"

	"foxden/conversation"
)

// exportPage is how many entries an export holds in memory, each with its observation and one with its picture.
const exportPage = 20

// Export writes a conversation in a format, "html" or "jsonl".
func (s *Store) Export(ctx context.Context, w io.Writer, format, id string) error {
	switch format {
	case "html":
		return ExportHTML(ctx, w, s, id)
	case "jsonl":
		return ExportJSONLines(ctx, w, s, id)
	}
	return conversation.Invalid("There is no format %q; allowed: html, jsonl.", format)
}

// ExportJSONLines writes the entries of a conversation, one JSON object a line, oldest first: as the history lists them, with
// picture.data in base64.
func ExportJSONLines(ctx context.Context, w io.Writer, store conversation.Store, id string) error {
	if _, err := settingsOf(ctx, store, id); err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	encoder := json.NewEncoder(out) // escapes <, > and &, so that a line is harmless inside a page too
	err := entriesOf(ctx, store, id, func(e conversation.Entry) error { return encoder.Encode(exported(e)) })
	if err != nil {
		return err
	}
	return out.Flush()
}

// exported is an entry with its picture's data.
func exported(e conversation.Entry) any {
	type data struct {
		conversation.Picture
		Data []byte `json:"data,omitempty"` // encoding/json writes base64
	}
	var picture *data
	if e.Picture != nil {
		picture = &data{*e.Picture, e.Picture.Data}
	}
	return struct {
		conversation.Entry
		Picture *data `json:"picture,omitempty"` // in place of the entry's own
	}{e, picture}
}

// settingsOf is ErrUnknown for a conversation that is not there.
func settingsOf(ctx context.Context, store conversation.Store, id string) (conversation.Settings, error) {
	all, err := store.Conversations(ctx)
	for _, one := range all {
		if one.ID == id {
			return one, nil
		}
	}
	if err == nil {
		err = fmt.Errorf("conversation %q: %w", id, conversation.ErrUnknown)
	}
	return conversation.Settings{}, err
}

// entriesOf gives each entry that is there now, with its picture's data. What is recorded meanwhile would keep it from ending.
func entriesOf(ctx context.Context, store conversation.Store, id string, each func(conversation.Entry) error) error {
	newest, err := store.Newest(ctx, id, 0, 1)
	if err != nil || len(newest) == 0 {
		return err
	}
	for after := int64(0); after < newest[0].Number; {
		page, err := store.Entries(ctx, id, after, exportPage)
		if err != nil {
			return err
		}
		if len(page) == 0 { // removed meanwhile
			return nil
		}
		for _, e := range page {
			if after = e.Number; after > newest[0].Number {
				return nil
			}
			if e.Picture != nil {
				if e, err = store.Entry(ctx, id, e.Number); err != nil {
					return err
				}
			}
			if err := each(e); err != nil {
				return err
			}
		}
	}
	return nil
}
