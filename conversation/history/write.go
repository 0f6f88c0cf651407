package history

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"foxden/conversation"
)

// job is one entry on its way into the database.
type job struct {
	conversation string
	body         []byte
	snapshot     []byte   // nil when there is none
	picture      *picture // nil when there is none

	number int64
	err    error
	done   chan struct{}
}

// mostAtOnce is how many entries one transaction takes: committing costs more than inserting, and a thousand conversations
// may record at the same time.
const mostAtOnce = 256

// recordWithin bounds how long a disk that hangs may keep a call from its answer.
const recordWithin = 10 * time.Second

// Record adds an entry. Who gives up waiting may find it recorded all the same.
func (s *Store) Record(ctx context.Context, e conversation.Entry) (int64, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, recordWithin, fmt.Errorf("the disk took longer than %v", recordWithin))
	defer cancel()
	j, err := encode(e)
	if err != nil {
		return 0, fmt.Errorf("recording %s: %w", e.Action, err)
	}
	if p := e.Picture; p != nil && len(p.Data) > 0 {
		if j.picture, err = s.receive(p); err != nil {
			return 0, fmt.Errorf("keeping a picture: %w", err)
		}
	}
	select {
	case s.jobs <- j:
	case <-s.closing:
		s.discard(j)
		return 0, errClosed
	case <-ctx.Done():
		s.discard(j)
		return 0, context.Cause(ctx)
	}
	select {
	case <-j.done:
		return j.number, j.err
	case <-ctx.Done():
		return 0, context.Cause(ctx)
	}
}

func encode(e conversation.Entry) (*job, error) {
	j := &job{conversation: e.Conversation, done: make(chan struct{})}
	var err error
	if e.Reply != nil && e.Reply.Snapshot != nil {
		if j.snapshot, err = json.Marshal(e.Reply.Snapshot); err != nil {
			return nil, err
		}
		rest := *e.Reply
		rest.Snapshot = nil
		e.Reply = &rest
	}
	if e.Picture != nil {
		e.Picture = &conversation.Picture{Format: e.Picture.Format, Bytes: len(e.Picture.Data)}
	}
	j.body, err = json.Marshal(e)
	return j, err
}

// writer records what comes until the store is closed.
func (s *Store) writer() {
	defer close(s.stopped)
	for {
		select {
		case j := <-s.jobs:
			s.record(s.gather(j))
		case <-s.closing:
			return
		}
	}
}

// gather takes those who wait with the first one.
func (s *Store) gather(first *job) []*job {
	batch := []*job{first}
	for len(batch) < mostAtOnce {
		select {
		case j := <-s.jobs:
			batch = append(batch, j)
		default:
			return batch
		}
	}
	return batch
}

// record writes a batch in one transaction.
func (s *Store) record(batch []*job) {
	dropped, err := s.transact(batch)
	if err == nil {
		s.unlink(dropped)
	}
	for _, j := range batch {
		if err != nil && j.err == nil {
			j.err = fmt.Errorf("recording: %w", err)
		}
		if j.err != nil {
			j.number = 0
			s.discard(j)
		}
		close(j.done)
	}
}

func (s *Store) transact(batch []*job) (dropped []string, err error) {
	ctx := context.Background() // it is short, and nobody's alone
	tx, err := s.write.BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer func() { _ = tx.Rollback() }() // nothing after a commit
	for _, j := range batch {
		if err := s.insert.add(ctx, tx, s, j); err != nil {
			return nil, err
		}
	}
	if dropped, err = s.trim(tx); err != nil {
		return nil, err
	}
	return dropped, tx.Commit()
}

// inserts are the statements of every entry.
type inserts struct{ number, entry, snapshot, picture *sql.Stmt }

func (i *inserts) prepare(ctx context.Context, db *sql.DB) (err error) {
	for _, s := range []struct {
		into *(*sql.Stmt)
		text string
	}{
		{&i.number, `UPDATE conversations SET last = last + 1 WHERE id = ? RETURNING last`},
		{&i.entry, `INSERT INTO entries (conversation, number, observed, body) VALUES (?, ?, ?, ?)`},
		{&i.snapshot, `INSERT INTO snapshots (entry, body) VALUES (?, ?)`},
		{&i.picture, `INSERT INTO pictures (entry, bytes, file) VALUES (?, ?, ?)`},
	} {
		if *s.into, err = db.PrepareContext(ctx, s.text); err != nil {
			return err
		}
	}
	return nil
}

// add inserts one entry. Its error is the database's, which ends the transaction; what is wrong with the entry alone is the
// job's and keeps no other entry from it. The number is given here, in the order of the commits, so that who reads on after a number misses
// none. A picture gets its name before its row is committed: killed in between, it is a file without a row, which is swept.
func (i *inserts) add(ctx context.Context, tx *sql.Tx, s *Store, j *job) error {
	err := tx.StmtContext(ctx, i.number).QueryRowContext(ctx, j.conversation).Scan(&j.number)
	if errors.Is(err, sql.ErrNoRows) {
		j.err = fmt.Errorf("conversation %q: %w", j.conversation, conversation.ErrUnknown)
		return nil
	} else if err != nil {
		return err
	}
	if j.picture != nil {
		if err := s.name(j.picture, j.conversation, j.number); err != nil {
			j.err = fmt.Errorf("keeping a picture: %w", err)
			return nil
		}
	}
	inserted, err := tx.StmtContext(ctx, i.entry).ExecContext(ctx, j.conversation, j.number, j.snapshot != nil, j.body)
	if err != nil {
		return err
	}
	id, err := inserted.LastInsertId()
	if err == nil && j.snapshot != nil {
		_, err = tx.StmtContext(ctx, i.snapshot).ExecContext(ctx, id, j.snapshot)
	}
	if err == nil && j.picture != nil {
		_, err = tx.StmtContext(ctx, i.picture).ExecContext(ctx, id, j.picture.bytes, j.picture.file)
	}
	return err
}
