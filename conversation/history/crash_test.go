package history

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"foxden/conversation"
)

// crashDir names the folder that the test binary, started anew as a writer, records into until it is killed.
const crashDir = "FOXDEN_HISTORY_CRASH"

// TestMain is the writer too.
func TestMain(m *testing.M) {
	if dir := os.Getenv(crashDir); dir != "" {
		fmt.Fprintln(os.Stderr, writeForEver(dir))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

var crashOptions = Options{MaxPictures: 200_000, MaxEntries: 600_000}

// writeForEver records in four conversations at once and prints what was acknowledged. Every third entry has a picture.
func writeForEver(dir string) error {
	s, err := Open(context.Background(), dir, crashOptions)
	if err != nil {
		return err
	}
	fmt.Println("open")
	failed := make(chan error)
	for c := range 4 {
		id := fmt.Sprintf("c%d", c)
		if err := s.Save(context.Background(), conversation.Settings{ID: id, Name: id}); err != nil {
			return err
		}
		go func() { // ends with the process
			for n := 0; ; n++ {
				text := strings.Repeat(fmt.Sprint(id, " ", n, " "), 200)
				e := observation(id, text)
				if n%3 == 0 {
					e = screenshot(id, []byte(text))
				}
				number, err := s.Record(context.Background(), e)
				if err != nil {
					failed <- err
					return
				}
				fmt.Println(id, number, n)
			}
		}()
	}
	return <-failed
}

// C26: a history survives the death of its program: sound, with all that was acknowledged and not dropped for its size,
// and without pictures that belong to nothing.
func TestKilledWhileItWrites(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "history")
	last := map[string]int64{}
	for round := range 8 {
		acknowledged := killed(t, dir, 1+rand.IntN(150))
		s, err := Open(t.Context(), dir, crashOptions)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		consistent(t, s)
		droppedInOrder(t, s)
		for id, written := range acknowledged {
			for number, n := range written {
				survived(t, s, id, number, n)
				if number <= last[id] {
					t.Errorf("%s: number %d was given twice", id, number)
				}
			}
			for number := range written {
				last[id] = max(last[id], number)
			}
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// killed starts a writer, kills it after that many acknowledgements, and returns them: by conversation and number, what was written.
func killed(t *testing.T, dir string, after int) map[string]map[int64]int {
	t.Helper()
	writer := exec.Command(os.Args[0])
	writer.Env = append(os.Environ(), crashDir+"="+dir)
	writer.Stderr = os.Stderr
	out, err := writer.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := writer.Start(); err != nil {
		t.Fatal(err)
	}
	acknowledged := map[string]map[int64]int{}
	count := 0
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var (
			id     string
			number int64
			n      int
		)
		if _, err := fmt.Sscan(lines.Text(), &id, &number, &n); err != nil {
			continue // "open", or a line that the kill cut
		}
		if acknowledged[id] == nil {
			acknowledged[id] = map[int64]int{}
		}
		acknowledged[id][number] = n
		if count++; count == after {
			if err := writer.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := writer.Wait(); err == nil || err.Error() != "signal: killed" {
		t.Fatalf("the writer ended with %v after %d entries", err, count)
	}
	return acknowledged
}

func survived(t *testing.T, s *Store, id string, number int64, n int) {
	t.Helper()
	e, err := s.Entry(t.Context(), id, number)
	text := strings.Repeat(fmt.Sprint(id, " ", n, " "), 200)
	switch {
	case err != nil:
		t.Errorf("%s %d was acknowledged: %v", id, number, err)
	case e.Dropped: // in order, for its size
	case e.Picture != nil && string(e.Picture.Data) != text, e.Picture == nil && e.Reply.Snapshot.Text != text:
		t.Errorf("%s %d is not what was written", id, number)
	}
}

// What a kill may leave is put there by hand, so that each case is seen: files without a row, a row without its file.
func TestOpenSweepsWhatNoEntryHas(t *testing.T) {
	dir := t.TempDir()
	s := openTest(t, dir, Options{})
	save(t, s, "a")
	save(t, s, "b")
	record(t, s, screenshot("a", []byte("kept")))
	record(t, s, screenshot("a", []byte("lost")))
	record(t, s, screenshot("b", []byte("lost")))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(t.TempDir(), "outside.png")
	for _, file := range []string{"incoming/XYZ", "pictures/a/3.png", "pictures/a/1.jpg", "pictures/gone/1.png", "pictures/stray.png"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, file)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, file), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, err := range []error{
		os.Remove(filepath.Join(dir, "pictures/a/2.png")),
		os.RemoveAll(filepath.Join(dir, "pictures/b")),
		os.WriteFile(outside, []byte("not ours"), 0o600),
		os.Symlink(filepath.Dir(outside), filepath.Join(dir, "pictures/link")), // no way out of the folder
		os.Symlink(outside, filepath.Join(dir, "pictures/a/2.png")),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	s = openTest(t, dir, Options{})
	expectKept(t, s, "a", "1+ 2-")
	expectKept(t, s, "b", "1-")
	if got, want := pictureFiles(t, dir), []string{filepath.Join(dir, "pictures/a/1.png")}; len(got) != 1 || got[0] != want[0] {
		t.Errorf("left: %q, want %q", got, want)
	}
	if folders, err := os.ReadDir(filepath.Join(dir, pictureDir)); err != nil || len(folders) != 1 {
		t.Errorf("folders: %v, %v", folders, err)
	}
	if _, err := os.Stat(outside); err != nil {
		t.Error(err)
	}
	consistent(t, s)
}
