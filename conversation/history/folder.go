package history

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// What is in the folder.
const (
	databaseFile = "history.db"
	lockFile     = "lock"
	pictureDir   = "pictures"
	incomingDir  = "incoming" // pictures that no entry has yet
)

// folder is the store's own: nobody else may read it, and no name in it leads out of it.
type folder struct {
	*os.Root
	dir  string
	lock *os.File
}

func openFolder(dir string) (*folder, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("making the history's folder: %w", err)
	}
	if err := ownFolder(dir); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("opening the history's folder: %w", err)
	}
	f := &folder{Root: root, dir: dir}
	if err := f.prepare(); err != nil {
		return nil, errors.Join(err, f.close())
	}
	return f, nil
}

// ownFolder refuses a folder of something else, since the store's is closed to others.
func ownFolder(dir string) error {
	names, err := os.ReadDir(dir)
	if err != nil {
		return fmt.Errorf("reading the history's folder: %w", err)
	}
	if _, err := os.Lstat(filepath.Join(dir, lockFile)); len(names) > 0 && err != nil {
		return fmt.Errorf("%s holds other files and no history: name a folder of its own", dir)
	}
	if err := os.Chmod(dir, 0o700); err != nil {
		return fmt.Errorf("closing the history's folder to others: %w", err)
	}
	return nil
}

func (f *folder) prepare() (err error) {
	f.lock, err = f.OpenFile(lockFile, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("locking the history: %w", err)
	}
	// The lock is the open file's: it goes with the process, however that ends.
	if err := syscall.Flock(int(f.lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return fmt.Errorf("%w: another foxden has %s; end it, or name another folder", ErrInUse, f.dir)
	}
	// SQLite gives its other files the mode of this one.
	db, err := f.OpenFile(databaseFile, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("making the history: %w", err)
	}
	if err := db.Close(); err != nil {
		return err
	}
	for _, name := range []string{pictureDir, incomingDir} {
		if err := f.MkdirAll(name, 0o700); err != nil {
			return fmt.Errorf("making the history's folders: %w", err)
		}
	}
	return nil
}

func (f *folder) close() error {
	if f.lock == nil {
		return f.Close()
	}
	return errors.Join(f.lock.Close(), f.Close())
}
