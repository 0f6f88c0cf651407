package history

import (
	"context"
	"encoding/json"
	"fmt"
	"path"
	"regexp"

	"foxden/conversation"
)

// An id names a folder of pictures too.
var conversationID = regexp.MustCompile(`^[a-z0-9-]{1,64}$`)

// Conversations are all that were saved and not removed, oldest first.
func (s *Store) Conversations(ctx context.Context) ([]conversation.Settings, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT settings FROM conversations ORDER BY created, id`)
	if err != nil {
		return nil, fmt.Errorf("reading the conversations: %w", err)
	}
	defer rows.Close()
	var all []conversation.Settings
	for rows.Next() {
		var raw []byte
		if err := rows.Scan(&raw); err != nil {
			return nil, err
		}
		var one conversation.Settings
		if err := json.Unmarshal(raw, &one); err != nil {
			return nil, fmt.Errorf("reading a conversation: %w", err)
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

// Save keeps a conversation's settings.
func (s *Store) Save(ctx context.Context, settings conversation.Settings) error {
	if !conversationID.MatchString(settings.ID) {
		return fmt.Errorf("%q is no id of a conversation", settings.ID)
	}
	raw, err := json.Marshal(settings)
	if err != nil {
		return err
	}
	_, err = s.write.ExecContext(ctx, `INSERT INTO conversations (id, created, settings) VALUES (?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET settings = excluded.settings`, settings.ID, settings.Created.UnixNano(), raw)
	return err
}

// Remove takes a conversation with all its entries and pictures, and gives their room back.
func (s *Store) Remove(ctx context.Context, id string) error {
	done, err := s.write.ExecContext(ctx, `DELETE FROM conversations WHERE id = ?`, id)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return fmt.Errorf("conversation %q: %w", id, conversation.ErrUnknown)
	}
	ctx = context.WithoutCancel(ctx) // a conversation is not removed by halves
	if err := s.folder.RemoveAll(path.Join(pictureDir, id)); err != nil {
		return err
	}
	// Until the log is written back it still holds what was deleted.
	for _, pragma := range []string{`PRAGMA incremental_vacuum`, `PRAGMA wal_checkpoint(TRUNCATE)`} {
		if _, err := s.write.ExecContext(ctx, pragma); err != nil {
			return err
		}
	}
	return nil
}
