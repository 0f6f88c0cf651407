package history

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path"

	"foxden/conversation"
)

// Entries are those after a number, oldest first, at most limit, without the pictures' data.
func (s *Store) Entries(ctx context.Context, id string, after int64, limit int) ([]conversation.Entry, error) {
	return s.entries(ctx, listEntries, id, after, max(limit, 0))
}

// Newest are those before a number, before none when it is 0, newest first, at most limit, without the pictures' data.
func (s *Store) Newest(ctx context.Context, id string, before int64, limit int) ([]conversation.Entry, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	return s.entries(ctx, newestEntries, id, before, max(limit, 0))
}

func (s *Store) entries(ctx context.Context, query string, args ...any) ([]conversation.Entry, error) {
	rows, err := s.read.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, fmt.Errorf("reading the history: %w", err)
	}
	defer rows.Close()
	var all []conversation.Entry
	for rows.Next() {
		e, _, err := scan(rows)
		if err != nil {
			return nil, fmt.Errorf("reading the history: %w", err)
		}
		all = append(all, e)
	}
	return all, rows.Err()
}

// Entry is one of them, with the picture's data.
func (s *Store) Entry(ctx context.Context, id string, number int64) (conversation.Entry, error) {
	rows, err := s.read.QueryContext(ctx, oneEntry, id, number)
	if err != nil {
		return conversation.Entry{}, fmt.Errorf("reading the history: %w", err)
	}
	defer rows.Close()
	if !rows.Next() {
		return conversation.Entry{}, errors.Join(rows.Err(), conversation.ErrUnknown)
	}
	e, file, err := scan(rows)
	if err != nil {
		return e, fmt.Errorf("reading the history: %w", err)
	}
	if file == "" {
		return e, nil
	}
	e.Picture.Data, err = s.folder.ReadFile(path.Join(pictureDir, file))
	if errors.Is(err, os.ErrNotExist) { // dropped since the row was read
		e.Dropped, err = true, nil
	}
	return e, err
}

const (
	entries = `SELECT e.number, e.observed, e.body, s.body, coalesce(p.file, '')
		FROM entries e LEFT JOIN snapshots s ON s.entry = e.id LEFT JOIN pictures p ON p.entry = e.id`
	listEntries   = entries + ` WHERE e.conversation = ? AND e.number > ? ORDER BY e.number LIMIT ?`
	newestEntries = entries + ` WHERE e.conversation = ? AND e.number < ? ORDER BY e.number DESC LIMIT ?`
	oneEntry      = entries + ` WHERE e.conversation = ? AND e.number = ?`
)

// scan reads an entry, and the file of its picture if that is still kept.
func scan(row interface{ Scan(...any) error }) (e conversation.Entry, file string, err error) {
	var (
		body, snapshot []byte
		number         int64
		observed       bool
	)
	if err := row.Scan(&number, &observed, &body, &snapshot, &file); err != nil {
		return e, "", err
	}
	if err := json.Unmarshal(body, &e); err != nil {
		return e, "", err
	}
	e.Number = number
	if snapshot != nil {
		e.Reply.Snapshot = new(conversation.Snapshot)
		if err := json.Unmarshal(snapshot, e.Reply.Snapshot); err != nil {
			return e, "", err
		}
	}
	e.Dropped = observed && snapshot == nil || e.Picture != nil && file == ""
	return e, file, nil
}
