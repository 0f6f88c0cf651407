package history

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"foxden/conversation"
)

func openTest(t *testing.T, dir string, o Options) *Store {
	t.Helper()
	s, err := Open(t.Context(), dir, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("closing: %v", err)
		}
	})
	return s
}

func save(t *testing.T, s *Store, id string) conversation.Settings {
	t.Helper()
	settings := conversation.Settings{
		ID: id, Name: "Name of " + id, Created: time.Now().Round(0), Browser: true, Target: "local",
		Permission: []conversation.Rule{{Pattern: "https://*", Verdict: "ask"}},
	}
	if err := s.Save(t.Context(), settings); err != nil {
		t.Fatal(err)
	}
	return settings
}

func record(t *testing.T, s *Store, e conversation.Entry) int64 {
	t.Helper()
	number, err := s.Record(t.Context(), e)
	if err != nil {
		t.Fatal(err)
	}
	return number
}

// observation is an entry with an observation of that text.
func observation(id, text string) conversation.Entry {
	return conversation.Entry{
		Conversation: id, At: time.Now().Round(0), Duration: 12 * time.Millisecond, Action: "snapshot", Params: json.RawMessage(`{"tab":"t1"}`),
		Reply: &conversation.Reply{
			Tabs:     []conversation.Tab{{Tab: "t1", URL: "http://127.0.0.1/", Title: "Page"}},
			Snapshot: &conversation.Snapshot{Tab: "t1", URL: "http://127.0.0.1/", Title: "Page", Text: text, Settled: true},
			Effect:   &conversation.Effect{Changed: 3},
		},
	}
}

func screenshot(id string, data []byte) conversation.Entry {
	return conversation.Entry{
		Conversation: id, At: time.Now().Round(0), Action: "screenshot", Params: json.RawMessage(`{"tab":"t1"}`),
		Picture: &conversation.Picture{Format: "png", Bytes: len(data), Data: data},
	}
}

// same fails unless the JSON of both, and the picture's data, are equal.
func same(t *testing.T, got, want conversation.Entry) {
	t.Helper()
	g, _ := json.Marshal(got)
	w, _ := json.Marshal(want)
	if string(g) != string(w) {
		t.Errorf("got\n%s, want\n%s", g, w)
	}
	if want.Picture != nil && !bytes.Equal(got.Picture.Data, want.Picture.Data) {
		t.Errorf("the picture has %d bytes, want %d", len(got.Picture.Data), len(want.Picture.Data))
	}
}

func TestWhatWasRecordedIsThereAfterOpeningAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state of me?#%", "history")
	s, err := Open(t.Context(), dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	first := save(t, s, "a")
	save(t, s, "b")
	first.Name, first.Mode = "Renamed", "look"
	if err := s.Save(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	entries := []conversation.Entry{
		observation("a", "[s1e1 button \"Save\"] "+strings.Repeat("x", 20_000)),
		screenshot("a", []byte("\x89PNG of one")),
		{Conversation: "a", Action: "click", Params: json.RawMessage(`{"ref":"s1e1"}`), Error: &conversation.Error{Code: "stale_ref", Message: "Gone.", Quotes: true}},
	}
	for i := range entries {
		entries[i].Number = int64(i + 1)
		if number := record(t, s, entries[i]); number != int64(i+1) {
			t.Errorf("entry %d has number %d", i+1, number)
		}
	}
	if number := record(t, s, observation("b", "other")); number != 1 {
		t.Errorf("the other conversation begins at %d", number)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}

	s = openTest(t, dir, Options{})
	all, err := s.Conversations(t.Context())
	if err != nil || len(all) != 2 || all[0].Name != "Renamed" || !reflect.DeepEqual(all[0].Permission, first.Permission) || all[1].ID != "b" {
		t.Errorf("conversations: %+v, %v", all, err)
	}
	listed, err := s.Entries(t.Context(), "a", 0, 10)
	if err != nil || len(listed) != len(entries) {
		t.Fatalf("%d entries, %v", len(listed), err)
	}
	for i, want := range entries {
		got, err := s.Entry(t.Context(), "a", want.Number)
		if err != nil {
			t.Fatal(err)
		}
		same(t, got, want)
		if want.Picture != nil {
			want.Picture = &conversation.Picture{Format: "png", Bytes: want.Picture.Bytes}
		}
		same(t, listed[i], want)
	}
	if some, _ := s.Entries(t.Context(), "a", 1, 1); len(some) != 1 || some[0].Number != 2 {
		t.Errorf("after 1, at most 1: %+v", some)
	}
	if all, err := s.Newest(t.Context(), "a", 0, 10); err != nil || len(all) != len(listed) || all[0].Number != listed[len(listed)-1].Number {
		t.Errorf("the newest are %d, %v", len(all), err)
	}
	if some, _ := s.Newest(t.Context(), "a", 2, 5); len(some) != 1 || some[0].Number != 1 {
		t.Errorf("before 2 stand %+v", some)
	}
	for before, want := range map[int64][]int64{0: {3, 2}, 3: {2, 1}, 1: nil} {
		var numbers []int64
		newest, err := s.Newest(t.Context(), "a", before, 2)
		for _, e := range newest {
			numbers = append(numbers, e.Number)
		}
		if !slices.Equal(numbers, want) || err != nil {
			t.Errorf("the newest before %d: %d (%v), want %d", before, numbers, err, want)
		}
	}
	if none, err := s.Entries(t.Context(), "a", 0, 0); len(none) != 0 || err != nil {
		t.Errorf("at most 0: %+v, %v", none, err)
	}
}

func TestWhatIsNotThereIsUnknown(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{})
	save(t, s, "a")
	_, entry := s.Entry(t.Context(), "a", 1)
	_, recorded := s.Record(t.Context(), screenshot("gone", []byte("x")))
	for what, err := range map[string]error{"entry": entry, "record": recorded, "remove": s.Remove(t.Context(), "gone")} {
		if !errors.Is(err, conversation.ErrUnknown) {
			t.Errorf("%s: %v", what, err)
		}
	}
	noFiles(t, s)
	for _, id := range []string{"", "..", "../x", "a/b", "A", strings.Repeat("a", 65)} {
		if err := s.Save(t.Context(), conversation.Settings{ID: id}); err == nil {
			t.Errorf("%q is saved", id)
		}
	}
	hostile := screenshot("a", []byte("x"))
	hostile.Picture.Format = "../png"
	if _, err := s.Record(t.Context(), hostile); err == nil {
		t.Error("a picture names its ending")
	}
}

func noFiles(t *testing.T, s *Store) {
	t.Helper()
	for _, file := range pictureFiles(t, s.folder.dir) {
		t.Errorf("%s is left", file)
	}
}

// pictureFiles are all files below the folders of pictures.
func pictureFiles(t *testing.T, dir string) (files []string) {
	t.Helper()
	for _, of := range []string{pictureDir, incomingDir} {
		err := filepath.WalkDir(filepath.Join(dir, of), func(name string, entry fs.DirEntry, err error) error {
			if err == nil && !entry.IsDir() {
				files = append(files, name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// M-059, C26: a picture is kept with its conversation, for nobody else to read, and deleted with it.
func TestRemovingAConversationLeavesNothingOfIt(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "history")
	s := openTest(t, dir, Options{})
	const secret = "what only this conversation said"
	save(t, s, "a")
	save(t, s, "b")
	for range 40 {
		record(t, s, observation("a", strings.Repeat(secret, 1000)))
		record(t, s, screenshot("a", []byte(secret)))
	}
	record(t, s, screenshot("b", []byte("other")))
	if n := len(pictureFiles(t, dir)); n != 41 {
		t.Errorf("%d pictures are kept", n)
	}
	err := filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if want := map[bool]fs.FileMode{true: 0o700, false: 0o600}[entry.IsDir()]; err == nil && info.Mode().Perm() != want {
			t.Errorf("%s has mode %v", name, info.Mode().Perm())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	before := size(t, dir)
	if err := s.Remove(t.Context(), "a"); err != nil {
		t.Fatal(err)
	}
	if entries, err := s.Entries(t.Context(), "a", 0, 10); len(entries) != 0 || err != nil {
		t.Errorf("entries: %v, %v", entries, err)
	}
	if n := len(pictureFiles(t, dir)); n != 1 {
		t.Errorf("%d pictures are left", n)
	}
	if after := size(t, dir); after > before/5 {
		t.Errorf("%d of %d bytes are still taken", after, before)
	}
	for file, raw := range contents(t, dir) {
		if strings.Contains(raw, secret) {
			t.Errorf("%s still tells what was deleted", file)
		}
	}
	if got, err := s.Entry(t.Context(), "b", 1); err != nil || string(got.Picture.Data) != "other" {
		t.Errorf("the other conversation: %+v, %v", got, err)
	}
}

// contents are the database's files.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, file := range []string{databaseFile, databaseFile + "-wal"} {
		raw, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		all[file] = string(raw)
	}
	return all
}

func size(t *testing.T, dir string) (bytes int) {
	t.Helper()
	for _, raw := range contents(t, dir) {
		bytes += len(raw)
	}
	return bytes
}

func TestAFolderHasOneStore(t *testing.T) {
	dir := t.TempDir()
	s := openTest(t, dir, Options{})
	_, err := Open(t.Context(), dir, Options{})
	if want := fmt.Sprintf("the history is in use: another foxden has %s; end it, or name another folder", dir); !errors.Is(err, ErrInUse) || err.Error() != want {
		t.Errorf("the second says %v, want %s", err, want)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	openTest(t, dir, Options{})

	foreign := t.TempDir()
	if err := os.WriteFile(filepath.Join(foreign, "letter.txt"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(foreign, 0o755); err != nil {
		t.Fatal(err)
	}
	_, err = Open(t.Context(), foreign, Options{})
	if want := foreign + " holds other files and no history: name a folder of its own"; err == nil || err.Error() != want {
		t.Errorf("a folder of something else: %v, want %s", err, want)
	}
	if info, _ := os.Stat(foreign); info.Mode().Perm() != 0o755 {
		t.Error("its mode was changed")
	}
}

func TestAfterCloseNothingIsRecorded(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{})
	save(t, s, "a")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Record(t.Context(), observation("a", "late")); !errors.Is(err, errClosed) {
		t.Errorf("recording: %v", err)
	}
	if _, err := s.Entries(t.Context(), "a", 0, 1); err == nil {
		t.Error("it is read")
	}
}

func TestAFullDiskIsToldAndGoesBy(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{})
	save(t, s, "a")
	record(t, s, observation("a", "before"))
	limit := func(pages int) {
		if _, err := s.write.ExecContext(t.Context(), fmt.Sprintf("PRAGMA max_page_count = %d", pages)); err != nil {
			t.Fatal(err)
		}
	}
	limit(1) // which SQLite takes for no more than there are
	large := screenshot("a", []byte("picture"))
	large.Params = json.RawMessage(`"` + strings.Repeat("x", 100_000) + `"`)
	if _, err := s.Record(t.Context(), large); err == nil || !strings.Contains(err.Error(), "database or disk is full") {
		t.Errorf("recording says %v", err)
	}
	noFiles(t, s)
	limit(1_000_000)
	if number := record(t, s, large); number != 2 {
		t.Errorf("the next has number %d", number)
	}
	expectKept(t, s, "a", "1+ 2+")
	consistent(t, s)
}

// Entries that share a transaction do not share what is wrong with one.
func TestOneBadEntrySpoilsNoOther(t *testing.T) {
	s := openTest(t, t.TempDir(), Options{})
	save(t, s, "a")
	batch := make([]*job, 4)
	for i, id := range []string{"a", "gone", "a", "a"} {
		var err error
		if batch[i], err = encode(screenshot(id, []byte("picture"))); err != nil {
			t.Fatal(err)
		}
		if batch[i].picture, err = s.receive(&conversation.Picture{Format: "png", Data: []byte("picture")}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.folder.Remove(batch[2].picture.incoming); err != nil {
		t.Fatal(err)
	}
	s.record(batch)
	for i, bad := range []bool{false, true, true, false} {
		<-batch[i].done
		if (batch[i].err != nil) != bad || bad && batch[i].number != 0 {
			t.Errorf("job %d: number %d, %v", i, batch[i].number, batch[i].err)
		}
	}
	if !errors.Is(batch[1].err, conversation.ErrUnknown) || !errors.Is(batch[2].err, fs.ErrNotExist) {
		t.Errorf("they say %v and %v", batch[1].err, batch[2].err)
	}
	expectKept(t, s, "a", "1+ 3+") // a number that was given is not given again
	consistent(t, s)
}

// Many conversations record, read, save and remove at once; each finds its own.
func TestConversationsAtOnce(t *testing.T) {
	const conversations, calls = 40, 25
	s := openTest(t, t.TempDir(), Options{})
	var all sync.WaitGroup
	for c := range conversations {
		id := fmt.Sprintf("c%d", c)
		save(t, s, id)
		all.Go(func() {
			for n := int64(1); n <= calls; n++ {
				if err := oneCall(t.Context(), s, id, n); err != nil {
					t.Errorf("%s: %v", id, err)
				}
			}
			if c%4 == 0 {
				if err := s.Remove(t.Context(), id); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	for c := range conversations {
		want := calls
		if c%4 == 0 {
			want = 0
		}
		if entries, err := s.Entries(t.Context(), fmt.Sprintf("c%d", c), 0, 100); len(entries) != want || err != nil {
			t.Errorf("c%d: %d entries, want %d (%v)", c, len(entries), want, err)
		}
	}
}

func oneCall(ctx context.Context, s *Store, id string, n int64) error {
	text := fmt.Sprintf("%s says %d", id, n)
	e := observation(id, text)
	if n%5 == 0 {
		e = screenshot(id, []byte(text))
	}
	number, err := s.Record(ctx, e)
	if err != nil || number != n {
		return fmt.Errorf("number %d, want %d: %w", number, n, err)
	}
	got, err := s.Entry(ctx, id, n)
	if err != nil {
		return err
	}
	if n%5 == 0 && string(got.Picture.Data) != text || n%5 != 0 && got.Reply.Snapshot.Text != text {
		return fmt.Errorf("entry %d: %+v", n, got)
	}
	return nil
}
