package history

import (
	"fmt"
	"strings"
	"testing"

	"foxden/conversation"
)

// kept says of every entry whether all of it is there (+), or its observation or picture was dropped (-).
func kept(t *testing.T, s *Store, id string) string {
	t.Helper()
	entries, err := s.Entries(t.Context(), id, 0, 1000)
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	for _, e := range entries {
		one, err := s.Entry(t.Context(), id, e.Number)
		if err != nil || one.Dropped != e.Dropped {
			t.Errorf("entry %d: %v, dropped: %v, listed as %v", e.Number, err, one.Dropped, e.Dropped)
		}
		sign := "+"
		if e.Dropped {
			sign = "-"
		} else if e.Picture != nil && len(one.Picture.Data) == 0 {
			t.Errorf("entry %d has no picture and does not say so", e.Number)
		}
		said = append(said, fmt.Sprintf("%d%s", e.Number, sign))
	}
	return strings.Join(said, " ")
}

func expectKept(t *testing.T, s *Store, id, want string) {
	t.Helper()
	if got := kept(t, s, id); got != want {
		t.Errorf("%s keeps %s, want %s", id, got, want)
	}
}

func TestTheOldestPicturesGoFirst(t *testing.T) {
	dir := t.TempDir()
	s := openTest(t, dir, Options{MaxPictures: 250})
	save(t, s, "a")
	save(t, s, "b")
	record(t, s, screenshot("a", make([]byte, 100)))
	record(t, s, screenshot("b", make([]byte, 100)))
	record(t, s, observation("a", "seen"))
	record(t, s, screenshot("a", make([]byte, 100))) // the first of a goes, then that of b
	expectKept(t, s, "a", "1- 2+ 3+")
	expectKept(t, s, "b", "1+")
	record(t, s, screenshot("a", make([]byte, 200)))
	expectKept(t, s, "a", "1- 2+ 3- 4+")
	expectKept(t, s, "b", "1-")
	if n := len(pictureFiles(t, dir)); n != 1 {
		t.Errorf("%d files are kept", n)
	}
	record(t, s, screenshot("a", make([]byte, 251)))
	expectKept(t, s, "a", "1- 2+ 3- 4- 5-")
	noFiles(t, s)
	if e, err := s.Entry(t.Context(), "a", 5); err != nil || e.Picture.Bytes != 251 {
		t.Errorf("what it was is still told: %+v, %v", e, err)
	}
}

func TestObservationsGoBeforeCallsAndSettingsNever(t *testing.T) {
	dir := t.TempDir()
	s := openTest(t, dir, Options{MaxEntries: 15_000})
	save(t, s, "a")
	record(t, s, screenshot("a", []byte("picture")))
	for range 3 {
		record(t, s, observation("a", strings.Repeat("x", 5000)))
	}
	expectKept(t, s, "a", "1+ 2- 3+ 4+")
	long := conversation.Entry{Conversation: "a", Action: "fill", Params: []byte(`"` + strings.Repeat("y", 7000) + `"`)}
	record(t, s, long)
	expectKept(t, s, "a", "1+ 2- 3- 4+ 5+")
	record(t, s, long) // now calls must go, the picture of the oldest with it
	expectKept(t, s, "a", "2- 3- 4- 5+ 6+")
	noFiles(t, s)
	long.Params = []byte(`"` + strings.Repeat("y", 20_000) + `"`)
	record(t, s, long) // more than there is room for: the newest stays
	expectKept(t, s, "a", "7+")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = openTest(t, dir, Options{MaxEntries: 15_000})
	if all, err := s.Conversations(t.Context()); err != nil || len(all) != 1 || all[0].Name != "Name of a" {
		t.Errorf("conversations: %+v, %v", all, err)
	}
	if number := record(t, s, observation("a", "next")); number != 8 {
		t.Errorf("a number is used again: %d", number)
	}
}

// The bounds are kept by totals that triggers count; they must be what a count finds.
func TestTotalsAreWhatIsThere(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{MaxEntries: 50_000, MaxPictures: 5000})
	for _, id := range []string{"a", "b", "c"} {
		save(t, s, id)
		for n := range 30 {
			record(t, s, observation(id, strings.Repeat("x", 100*n)))
			record(t, s, screenshot(id, make([]byte, 10*n+1)))
		}
	}
	if err := s.Remove(t.Context(), "b"); err != nil {
		t.Fatal(err)
	}
	consistent(t, s)
	droppedInOrder(t, s)
}

// droppedInOrder fails if something was dropped, or lost, that is newer than what is kept.
func droppedInOrder(t *testing.T, s *Store) {
	t.Helper()
	for _, lost := range []string{
		`SELECT count(*) FROM entries WHERE observed AND id NOT IN (SELECT entry FROM snapshots) AND id > (SELECT min(entry) FROM snapshots)`,
		`SELECT count(*) FROM entries WHERE CAST(body AS TEXT) ->> '$.picture.format' = 'png' AND id NOT IN (SELECT entry FROM pictures)
			AND id > (SELECT min(entry) FROM pictures)`,
	} {
		var n int
		if err := s.read.QueryRowContext(t.Context(), lost).Scan(&n); err != nil || n != 0 {
			t.Errorf("%d are gone before older ones (%v)", n, err)
		}
	}
}

// consistent fails unless the database is sound and agrees with itself and with the files.
func consistent(t *testing.T, s *Store) {
	t.Helper()
	for _, check := range []struct{ query, want string }{
		{`PRAGMA integrity_check`, "ok"},
		{`SELECT count(*) FROM pragma_foreign_key_check`, "0"},
		{`SELECT (SELECT entries FROM totals) - (SELECT coalesce(sum(length(body)), 0) FROM entries) - (SELECT coalesce(sum(length(body)), 0) FROM snapshots)`, "0"},
		{`SELECT (SELECT pictures FROM totals) - (SELECT coalesce(sum(bytes), 0) FROM pictures)`, "0"},
	} {
		var got string
		if err := s.read.QueryRowContext(t.Context(), check.query).Scan(&got); err != nil || got != check.want {
			t.Errorf("%s\nis %s (%v), want %s", check.query, got, err, check.want)
		}
	}
	rows, err := s.pictures(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if files := pictureFiles(t, s.folder.dir); len(files) != len(rows) {
		t.Errorf("%d files, %d pictures", len(files), len(rows))
	}
}

// A page of the history is found by its number, however long the history is.
func TestListingUsesTheIndex(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{})
	for query, want := range map[string]string{
		listEntries:   "SEARCH e USING INDEX sqlite_autoindex_entries_1 (conversation=? AND number>?)",
		newestEntries: "SEARCH e USING INDEX sqlite_autoindex_entries_1 (conversation=? AND number<?)",
	} {
		if got := plan(t, s, query); !strings.HasPrefix(got, want) || strings.Contains(got, "SCAN") || strings.Contains(got, "TEMP") {
			t.Errorf("the plan is\n%s, want\n%s and no scan or sorting", got, want)
		}
	}
}

func plan(t *testing.T, s *Store, query string) string {
	t.Helper()
	rows, err := s.read.QueryContext(t.Context(), "EXPLAIN QUERY PLAN "+query, "a", 5000, 50)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var steps []string
	for rows.Next() {
		var id, parent, unused int
		var detail string
		if err := rows.Scan(&id, &parent, &unused, &detail); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, detail)
	}
	return strings.Join(steps, "\n")
}

// BenchmarkListing reads a page of 50 in the middle of 10,000 entries.
func BenchmarkListing(b *testing.B) {
	s, err := Open(b.Context(), b.TempDir(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	if err := s.Save(b.Context(), conversation.Settings{ID: "a"}); err != nil {
		b.Fatal(err)
	}
	for range 10_000 {
		if _, err := s.Record(b.Context(), observation("a", strings.Repeat("a line of a page\n", 300))); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		if page, err := s.Entries(b.Context(), "a", 5000, 50); err != nil || len(page) != 50 {
			b.Fatal(len(page), err)
		}
	}
}

// BenchmarkRecord is what the history adds to a call that shows a page of 5,000 characters.
func BenchmarkRecord(b *testing.B) {
	s, err := Open(b.Context(), b.TempDir(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	if err := s.Save(b.Context(), conversation.Settings{ID: "a"}); err != nil {
		b.Fatal(err)
	}
	e := observation("a", strings.Repeat("a line of a page\n", 300))
	for b.Loop() {
		if _, err := s.Record(b.Context(), e); err != nil {
			b.Fatal(err)
		}
	}
}
