package history

import (
	"context"
	"database/sql"
	"fmt"
)

// migrations lead from an empty database to today's schema, one version each. One that was released is never changed.
var migrations = []string{
	`CREATE TABLE conversations (
		id       TEXT PRIMARY KEY,
		created  INTEGER NOT NULL, -- nanoseconds since 1970
		settings BLOB NOT NULL,    -- JSON
		last     INTEGER NOT NULL DEFAULT 0 -- the newest entry's number; numbers are not used twice
	);
	CREATE TABLE entries (
		id           INTEGER PRIMARY KEY, -- in the order of recording, over all conversations
		conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
		number       INTEGER NOT NULL,
		observed     INTEGER NOT NULL, -- whether it had an observation, which may have been dropped since
		body         BLOB NOT NULL,    -- JSON, without the observation
		UNIQUE (conversation, number)
	);
	CREATE TABLE snapshots (
		entry INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
		body  BLOB NOT NULL
	);
	CREATE TABLE pictures (
		entry INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
		bytes INTEGER NOT NULL,
		file  TEXT NOT NULL -- below the folder of pictures
	);
	-- What is kept, in bytes, so that a bound costs no count.
	CREATE TABLE totals (entries INTEGER NOT NULL, pictures INTEGER NOT NULL);
	INSERT INTO totals VALUES (0, 0);
	CREATE TRIGGER entry_in AFTER INSERT ON entries BEGIN UPDATE totals SET entries = entries + length(new.body); END;
	CREATE TRIGGER entry_out AFTER DELETE ON entries BEGIN UPDATE totals SET entries = entries - length(old.body); END;
	CREATE TRIGGER snapshot_in AFTER INSERT ON snapshots BEGIN UPDATE totals SET entries = entries + length(new.body); END;
	CREATE TRIGGER snapshot_out AFTER DELETE ON snapshots BEGIN UPDATE totals SET entries = entries - length(old.body); END;
	CREATE TRIGGER picture_in AFTER INSERT ON pictures BEGIN UPDATE totals SET pictures = pictures + new.bytes; END;
	CREATE TRIGGER picture_out AFTER DELETE ON pictures BEGIN UPDATE totals SET pictures = pictures - old.bytes; END;`,
}

// migrate brings a database to the newest schema, each step whole or not at all.
func migrate(ctx context.Context, db *sql.DB, steps []string) error {
	if _, err := db.ExecContext(ctx, `CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY)`); err != nil {
		return err
	}
	var version int
	if err := db.QueryRowContext(ctx, `SELECT coalesce(max(version), 0) FROM schema`).Scan(&version); err != nil {
		return err
	}
	if version > len(steps) {
		return fmt.Errorf("it has schema %d and this foxden knows up to %d: use the foxden that wrote it, or name another folder", version, len(steps))
	}
	for ; version < len(steps); version++ {
		if err := step(ctx, db, version+1, steps[version]); err != nil {
			return fmt.Errorf("bringing it to schema %d: %w", version+1, err)
		}
	}
	return nil
}

func step(ctx context.Context, db *sql.DB, version int, sql string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // nothing after a commit
	if _, err := tx.ExecContext(ctx, sql); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `INSERT INTO schema VALUES (?)`, version); err != nil {
		return err
	}
	return tx.Commit()
}
