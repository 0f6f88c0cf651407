// Package history keeps conversations and what was done in them: a SQLite database for settings, calls and observations, and
// the pictures as files beside it. What it gives back is data only: no browser can be reached or revived by it. A Store is
// safe for concurrent use, and at most one has a folder at a time.
//
// Once Record has returned, an entry outlives the end of the process, SIGKILL included. A power cut may cost the newest
// entries (SQLite's WAL with synchronous NORMAL), never the whole.
//
// Pictures are files because they are large and dropped first: a row of that size would be written twice, and its room in the
// database would not go back to the disk.
package history

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"sync"

	_ "modernc.org/sqlite" // the driver named below

	"foxden/conversation"
)

// Options bound what is kept; 0 is the default.
type Options struct {
	// MaxPictures is how many bytes of pictures are kept. The oldest go first.
	MaxPictures int64
	// MaxEntries is how many bytes of calls and observations are kept. The oldest observations go first, then the oldest calls.
	MaxEntries int64
}

const (
	defaultPictures = 512 << 20
	defaultEntries  = 256 << 20
)

// ErrInUse is what Open says of a folder that another process has.
var ErrInUse = errors.New("the history is in use")

var errClosed = errors.New("the history is closed")

// Store is a conversation.Store in a folder.
type Store struct {
	options Options
	folder  *folder
	write   *sql.DB // one connection, so that writes take turns
	read    *sql.DB
	insert  inserts

	jobs    chan *job
	closing chan struct{}
	stopped chan struct{} // closed when the writer has returned
	close   func() error
}

var _ conversation.Store = (*Store)(nil)

// Open makes the folder, with its parents, or opens what is there. It removes what a process that was killed left unfinished.
func Open(ctx context.Context, dir string, o Options) (*Store, error) {
	if o.MaxPictures == 0 {
		o.MaxPictures = defaultPictures
	}
	if o.MaxEntries == 0 {
		o.MaxEntries = defaultEntries
	}
	f, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	s := &Store{options: o, folder: f, jobs: make(chan *job), closing: make(chan struct{}), stopped: make(chan struct{})}
	s.close = sync.OnceValue(s.shut)
	if err := s.open(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("opening the history in %s: %w", dir, err), s.release())
	}
	go s.writer()
	return s, nil
}

func (s *Store) open(ctx context.Context) (err error) {
	if s.write, err = openDatabase(s.folder.dir, "immediate", nil); err != nil {
		return err
	}
	s.write.SetMaxOpenConns(1)
	if err := migrate(ctx, s.write, migrations); err != nil {
		return err
	}
	if s.read, err = openDatabase(s.folder.dir, "deferred", []string{"query_only(1)"}); err != nil {
		return err
	}
	s.read.SetMaxOpenConns(readers)
	if err := s.sweep(ctx); err != nil {
		return err
	}
	return s.insert.prepare(ctx, s.write)
}

// readers is how many look at once: a view or two; each has a cache of its own.
const readers = 4

// openDatabase opens the database with what holds for every connection.
func openDatabase(dir, lock string, pragmas []string) (*sql.DB, error) {
	query := url.Values{"_txlock": {lock}, "_pragma": append([]string{
		"busy_timeout(5000)",
		"auto_vacuum(incremental)", // so that a deleted conversation's room can go back; before the first table
		"journal_mode(wal)",
		"journal_size_limit(8388608)",
		"synchronous(normal)",
		"foreign_keys(1)",
		"secure_delete(1)", // what was deleted is not to be found in the file
	}, pragmas...)}
	name := url.URL{Scheme: "file", Path: filepath.Join(dir, databaseFile), RawQuery: query.Encode()}
	return sql.Open("sqlite", name.String())
}

// Close ends the writing; calls that wait for it are refused.
func (s *Store) Close() error { return s.close() }

func (s *Store) shut() error {
	close(s.closing)
	<-s.stopped
	return s.release()
}

// release lets go of what open has got so far. The lock goes last.
func (s *Store) release() error {
	var all []error
	for _, db := range []*sql.DB{s.read, s.write} {
		if db != nil {
			all = append(all, db.Close())
		}
	}
	return errors.Join(append(all, s.folder.close())...)
}
