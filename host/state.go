package host

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"

	"foxden/conversation/history"
)

// state is the directory of what outlives the program: the token, the conversations, and who serves them now.
type state struct{ dir string }

const (
	tokenFile = "token"
	// historyDir is history's own, and closed to a second host.
	historyDir = "history"
	// servingFile says where the running host is, for the commands that talk to it.
	servingFile = "serve.json"
)

// serving is what a command needs to talk to the host that runs.
type serving struct {
	URL   string `json:"url"`
	Token string `json:"token"`
	Pid   int    `json:"pid"`
}

// openState makes the directory if need be.
func openState(dir string) (state, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return state{}, fmt.Errorf("the state directory: %w", err)
	}
	return state{dir}, nil
}

// history opens the conversations; a second host on the same directory is told where the first one is.
func (s state) history(ctx context.Context) (*history.Store, error) {
	store, err := history.Open(ctx, filepath.Join(s.dir, historyDir), history.Options{})
	if !errors.Is(err, history.ErrInUse) {
		return store, err
	}
	at, unknown := s.running()
	if unknown != nil {
		return nil, err
	}
	return nil, fmt.Errorf("another foxden serves %s at %s (pid %d): stop it, or give this one its own --state", s.dir, at.URL, at.Pid)
}

// defaultState is where the XDG specification has it.
func defaultState(getenv func(string) string) string {
	if dir := getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "foxden")
	}
	return filepath.Join(getenv("HOME"), ".local", "state", "foxden")
}

var isToken = regexp.MustCompile(`^[0-9a-f]{64}$`)

// token reads the secret that guards everything, or makes it.
func (s state) token() (string, error) {
	file := filepath.Join(s.dir, tokenFile)
	text, _, err := readPrivate(file)
	if errors.Is(err, fs.ErrNotExist) {
		secret := make([]byte, 32)
		_, _ = rand.Read(secret) // never fails
		token := hex.EncodeToString(secret)
		written, err := writePrivate(file, []byte(token+"\n"))
		if err != nil {
			return "", err
		}
		return token, written.Close()
	}
	if err != nil {
		return "", err
	}
	token := strings.TrimSpace(string(text))
	if !isToken.MatchString(token) {
		return "", fmt.Errorf("%s is not 64 hexadecimal digits: remove it for a new one", file)
	}
	return token, nil
}

// announce says where the host is, until withdraw. The file is locked as long as its host lives: what one that was killed
// has left would send commands, and the token, to whoever has its port now.
func (s state) announce(at serving) (withdraw func() error, err error) {
	text, err := json.Marshal(at)
	if err != nil {
		return nil, err
	}
	name := filepath.Join(s.dir, servingFile)
	file, err := writePrivate(name, text)
	if err != nil {
		return nil, err
	}
	return func() error { return errors.Join(os.Remove(name), file.Close()) }, nil
}

// running says where the host is, if one runs.
func (s state) running() (at serving, err error) {
	text, held, err := readPrivate(filepath.Join(s.dir, servingFile))
	switch {
	case errors.Is(err, fs.ErrNotExist) || err == nil && !held:
		return at, fmt.Errorf("no foxden serves %s: start one with foxden serve", s.dir)
	case err == nil:
		err = json.Unmarshal(text, &at)
	}
	return at, err
}

// readPrivate refuses a file that others could have read or written; held is true when who wrote it has it open still.
func readPrivate(name string) (text []byte, held bool, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, false, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, false, err
	}
	if info.Mode().Perm()&0o077 != 0 {
		return nil, false, fmt.Errorf("%s can be read by others (mode %04o): chmod 600 it, or remove it for a new one", name, info.Mode().Perm())
	}
	held = syscall.Flock(int(file.Fd()), syscall.LOCK_SH|syscall.LOCK_NB) != nil
	text, err = io.ReadAll(io.LimitReader(file, 4096))
	return text, held, err
}

// writePrivate replaces a file at once, so that no reader finds half of it, and holds it until it is closed.
func writePrivate(name string, text []byte) (*os.File, error) {
	file, err := os.CreateTemp(filepath.Dir(name), ".new-*") // with mode 0600
	if err != nil {
		return nil, err
	}
	_, err = file.Write(text)
	err = errors.Join(err, syscall.Flock(int(file.Fd()), syscall.LOCK_EX))
	if err == nil {
		err = os.Rename(file.Name(), name)
	}
	if err != nil {
		return nil, errors.Join(err, file.Close(), os.Remove(file.Name()))
	}
	return file, nil
}
