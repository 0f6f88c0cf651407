package host

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"foxden/conversation"
)

// walk is the tour itself: read a page, follow a link, fill a form, meet a popup, take a picture.
func (t *tour) walk(url string) error {
	home, err := t.do("open", map[string]any{"url": url})
	if err != nil {
		return err
	}
	link, err := named(home.Snapshot, "Book a room")
	if err != nil {
		return err
	}
	form, err := t.do("click", map[string]any{"tab": "t1", "ref": link})
	if err != nil {
		return err
	}
	filled, err := t.fill(form.Snapshot)
	if err != nil {
		return err
	}
	book, err := named(filled.Snapshot, "Book")
	if err != nil {
		return err
	}
	if _, err := t.do("click", map[string]any{"tab": "t1", "ref": book, "observe": "none"}); err != nil {
		return err
	}
	// The ticket is a window that the page opened: a tab of its own, reported and not followed.
	if _, err := t.do("snapshot", map[string]any{"tab": "t2"}); err != nil {
		return err
	}
	return t.shoot("t2")
}

// fill gives the whole form in one call.
func (t *tour) fill(s *conversation.Snapshot) (reply conversation.Reply, err error) {
	var fields []map[string]any
	for _, want := range []struct {
		name, key string
		value     any
	}{
		{"Name", "text", "Charlotte"},
		{"Password", "text", "vixen"},
		{"Room", "value", "Burrow"},
		{"With breakfast", "checked", true},
	} {
		ref, err := named(s, want.name)
		if err != nil {
			return reply, err
		}
		fields = append(fields, map[string]any{"ref": ref, want.key: want.value})
	}
	return t.do("fill", map[string]any{"tab": "t1", "fields": fields})
}

// close ends the browser and looks whether anything of it is left.
func (t *tour) close() error {
	bounded, cancel := context.WithTimeout(context.WithoutCancel(t.ctx), closeWithin)
	defer cancel()
	if err := t.c.Close(bounded); err != nil {
		return err
	}
	left, err := leftIn(t.dir)
	if err != nil || left != "" {
		return errors.Join(err, fmt.Errorf("left behind after the end: %s", left))
	}
	fmt.Fprintln(t.s.out, "\nThe browser was ended: no process and no directory of it is left.")
	return os.Remove(t.dir)
}

// leftIn names what is left of sessions that ran with dir as their TMPDIR: directories in it and,
// where there is a /proc, processes that have it in their environment.
func leftIn(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	for _, e := range entries {
		return filepath.Join(dir, e.Name()), nil
	}
	environments, err := filepath.Glob("/proc/[0-9]*/environ")
	if err != nil {
		return "", err
	}
	for _, file := range environments {
		if text, err := os.ReadFile(file); err == nil && bytes.Contains(text, []byte("TMPDIR="+dir)) {
			return filepath.Dir(file), nil
		}
	}
	return "", nil
}
