package history

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// raw opens the database of a closed store.
func raw(t *testing.T, dir string) *sql.DB {
	t.Helper()
	db, err := openDatabase(dir, "immediate", nil)
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { _ = db.Close() }) // closed by the test already, as a rule
	return db
}

func version(t *testing.T, db *sql.DB) (version int) {
	t.Helper()
	if err := db.QueryRowContext(t.Context(), `SELECT coalesce(max(version), 0) FROM schema`).Scan(&version); err != nil {
		t.Fatal(err)
	}
	return version
}

// closed is a folder with a conversation and an entry in it.
func closed(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	s := openTest(t, dir, Options{})
	save(t, s, "a")
	record(t, s, observation("a", "seen"))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestMigrationsAreMadeInOrderAndOnce(t *testing.T) {
	db := raw(t, t.TempDir())
	steps := []string{`CREATE TABLE x (n INTEGER)`, `INSERT INTO x VALUES (1); ALTER TABLE x ADD COLUMN m INTEGER NOT NULL DEFAULT 7`, `UPDATE x SET n = n + m`}
	for _, upTo := range []int{1, 2, 2, 3, 3} {
		if err := migrate(t.Context(), db, steps[:upTo]); err != nil {
			t.Fatal(err)
		}
		if got := version(t, db); got != upTo {
			t.Errorf("schema %d, want %d", got, upTo)
		}
	}
	var n int
	if err := db.QueryRowContext(t.Context(), `SELECT n FROM x`).Scan(&n); err != nil || n != 8 {
		t.Errorf("n is %d (%v)", n, err)
	}
}

func TestAMigrationIsWholeOrNotAtAll(t *testing.T) {
	dir := closed(t)
	db := raw(t, dir)
	broken := append(migrations[:len(migrations):len(migrations)], `DROP TABLE snapshots; DELETE FROM entries; INSERT INTO nothing VALUES (1)`)
	err := migrate(t.Context(), db, broken)
	if err == nil || !strings.HasPrefix(err.Error(), "bringing it to schema 2: ") {
		t.Errorf("a broken migration says %v", err)
	}
	if got := version(t, db); got != len(migrations) {
		t.Errorf("schema %d", got)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	s := openTest(t, dir, Options{})
	expectKept(t, s, "a", "1+")
}

func TestANewerSchemaIsRefusedAndNotTouched(t *testing.T) {
	dir := closed(t)
	db := raw(t, dir)
	if _, err := db.ExecContext(t.Context(), `INSERT INTO schema VALUES (7); ALTER TABLE entries RENAME TO calls`); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	_, err := Open(t.Context(), dir, Options{})
	want := "opening the history in " + dir + ": it has schema 7 and this foxden knows up to 1: use the foxden that wrote it, or name another folder"
	if err == nil || err.Error() != want {
		t.Errorf("opening says\n%v, want\n%s", err, want)
	}
	if got := version(t, raw(t, dir)); got != 7 {
		t.Errorf("schema %d", got)
	}
}

func TestWhatIsNoDatabaseIsRefused(t *testing.T) {
	dir := closed(t)
	if err := os.WriteFile(filepath.Join(dir, databaseFile), []byte(strings.Repeat("a letter\n", 1000)), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Open(t.Context(), dir, Options{})
	if err == nil || !strings.Contains(err.Error(), dir) || !strings.Contains(err.Error(), "file is not a database") {
		t.Errorf("opening says %v", err)
	}
}
