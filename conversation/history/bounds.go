package history

import (
	"database/sql"
	"errors"
)

// The oldest of each kind. What is dropped is named, or weighed, as it goes.
const (
	dropPicture = `DELETE FROM pictures WHERE entry = (SELECT min(entry) FROM pictures) RETURNING bytes, file`
	// An observation that is the newest is dropped only for being larger than all that may be kept.
	dropSnapshot = `DELETE FROM snapshots WHERE entry = (SELECT min(entry) FROM snapshots) RETURNING length(body), ''`
	// The newest entry always stays. An entry takes its picture with it.
	oldestPicture = `DELETE FROM pictures WHERE entry = (SELECT min(id) FROM entries WHERE id < (SELECT max(id) FROM entries)) RETURNING bytes, file`
	dropEntry     = `DELETE FROM entries WHERE id = (SELECT min(id) FROM entries WHERE id < (SELECT max(id) FROM entries)) RETURNING length(body), ''`
)

// trim drops the oldest until what is kept is within the bounds, and returns the files that are to go once that is committed.
func (s *Store) trim(tx *sql.Tx) (files []string, err error) {
	var entries, pictures int64
	if err := tx.QueryRow(`SELECT entries, pictures FROM totals`).Scan(&entries, &pictures); err != nil {
		return nil, err
	}
	d := dropping{tx: tx}
	for over := pictures - s.options.MaxPictures; over > 0 && d.more(); {
		over -= d.one(dropPicture)
	}
	over := entries - s.options.MaxEntries
	d.none = false
	for over > 0 && d.more() {
		over -= d.one(dropSnapshot)
	}
	d.none = false
	for over > 0 && d.more() {
		d.one(oldestPicture)
		over -= d.one(dropEntry)
	}
	return d.files, d.err
}

// dropping is a trim under way.
type dropping struct {
	tx    *sql.Tx
	files []string // of the pictures that were dropped
	none  bool     // the last statement found nothing
	err   error
}

func (d *dropping) more() bool { return !d.none && d.err == nil }

// one drops one thing and tells its size.
func (d *dropping) one(statement string) (bytes int64) {
	if d.err != nil {
		return 0
	}
	var file string
	err := d.tx.QueryRow(statement).Scan(&bytes, &file)
	d.none = errors.Is(err, sql.ErrNoRows)
	if err != nil && !d.none {
		d.err = err
	}
	if file != "" {
		d.files = append(d.files, file)
	}
	return bytes
}
