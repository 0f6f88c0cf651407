package history

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"

	"foxden/conversation"
)

// picture is a file that came with an entry.
type picture struct {
	incoming string // where it is until it has a name; then ""
	file     string // where it is then, below the folder of pictures
	ending   string
	bytes    int
}

// endings are those of the formats that a screenshot may have.
var endings = map[string]string{"png": ".png", "jpeg": ".jpg"}

// receive writes a picture whole and to the disk, before anything points to it.
func (s *Store) receive(p *conversation.Picture) (*picture, error) {
	ending, known := endings[p.Format]
	if !known {
		return nil, fmt.Errorf("there is no format %q", p.Format)
	}
	name := path.Join(incomingDir, rand.Text())
	file, err := s.folder.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	_, err = file.Write(p.Data)
	if err == nil {
		err = file.Sync()
	}
	if err := errors.Join(err, file.Close()); err != nil {
		return nil, errors.Join(err, s.folder.Remove(name))
	}
	return &picture{incoming: name, ending: ending, bytes: len(p.Data)}, nil
}

// name gives a picture the name of its entry.
func (s *Store) name(p *picture, id string, number int64) error {
	file := path.Join(id, fmt.Sprint(number)+p.ending)
	if err := s.folder.MkdirAll(path.Join(pictureDir, id), 0o700); err != nil {
		return err
	}
	if err := s.folder.Rename(p.incoming, path.Join(pictureDir, file)); err != nil {
		return err
	}
	p.incoming, p.file = "", file
	return nil
}

// discard removes the picture of an entry that was not recorded. What cannot be removed is swept at the next Open.
func (s *Store) discard(j *job) {
	switch p := j.picture; {
	case p == nil:
	case p.incoming != "":
		_ = s.folder.Remove(p.incoming)
	default:
		s.unlink([]string{p.file})
	}
}

// unlink removes pictures that no entry has any more. What cannot be removed is swept at the next Open.
func (s *Store) unlink(files []string) {
	for _, file := range files {
		_ = s.folder.Remove(path.Join(pictureDir, file))
	}
}

// sweep removes pictures that no entry has, and forgets those that are not there.
func (s *Store) sweep(ctx context.Context) error {
	if err := s.empty(incomingDir); err != nil {
		return err
	}
	kept, err := s.pictures(ctx)
	if err != nil {
		return err
	}
	there := map[string]bool{}
	folders, err := fs.ReadDir(s.folder.FS(), pictureDir)
	if err != nil {
		return err
	}
	for _, of := range folders {
		if err := s.sweepFolder(of, kept, there); err != nil {
			return err
		}
	}
	for file := range kept {
		if !there[file] {
			if _, err := s.write.ExecContext(ctx, `DELETE FROM pictures WHERE file = ?`, file); err != nil {
				return err
			}
		}
	}
	return nil
}

// sweepFolder removes what is not kept of one conversation's pictures, and notes what is there.
func (s *Store) sweepFolder(of fs.DirEntry, kept, there map[string]bool) error {
	name := path.Join(pictureDir, of.Name())
	if !of.IsDir() {
		return s.folder.Remove(name)
	}
	files, err := fs.ReadDir(s.folder.FS(), name)
	if err != nil {
		return err
	}
	left := 0
	for _, entry := range files {
		if file := path.Join(of.Name(), entry.Name()); kept[file] && entry.Type().IsRegular() {
			there[file] = true
			left++
		} else if err := s.folder.RemoveAll(path.Join(pictureDir, file)); err != nil {
			return err
		}
	}
	if left == 0 {
		return s.folder.Remove(name)
	}
	return nil
}

func (s *Store) empty(dir string) error {
	files, err := fs.ReadDir(s.folder.FS(), dir)
	for _, file := range files {
		err = errors.Join(err, s.folder.RemoveAll(path.Join(dir, file.Name())))
	}
	return err
}

// pictures are the files that entries have.
func (s *Store) pictures(ctx context.Context) (map[string]bool, error) {
	rows, err := s.write.QueryContext(ctx, `SELECT file FROM pictures`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	kept := map[string]bool{}
	for rows.Next() {
		var file string
		if err := rows.Scan(&file); err != nil {
			return nil, err
		}
		kept[file] = true
	}
	return kept, rows.Err()
}
