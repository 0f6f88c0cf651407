//go:build firefox

package e2e

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"foxden/conversation"
)

// goneWithin is the contract's bound for everything of a session to be gone, with room for a busy machine.
const goneWithin = 10 * time.Second

var (
	// program is the built foxden.
	program string
	// temporary is the TMPDIR of every session of this package, so that what one leaves can be found.
	temporary string
	// site serves the pages of all tests.
	site *httptest.Server
	// shared is the browser of all tests that need no other.
	shared *conversation.Conversation
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (code int, err error) {
	goroutines := runtime.NumGoroutine()
	folder, err := os.MkdirTemp("", "e2e")
	if err != nil {
		return 1, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	program, temporary = filepath.Join(folder, "foxden"), filepath.Join(folder, "tmp")
	if err := os.Mkdir(temporary, 0o700); err != nil {
		return 1, err
	}
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = filepath.Join("..", "..")
	if output, err := build.CombinedOutput(); err != nil {
		return 1, fmt.Errorf("%s: %w\n%s", build, err, output)
	}
	if err := os.Setenv("TMPDIR", temporary); err != nil {
		return 1, err
	}
	site = httptest.NewServer(pages)
	shared = conversation.New(conversation.Options{Target: conversation.Local(), Limits: conversation.DefaultLimits})
	warmed := warm(filepath.Join(folder, "cache"))
	if warmed == nil {
		code = m.Run()
	}

	ctx, cancel := context.WithTimeout(context.Background(), goneWithin)
	defer cancel()
	err = errors.Join(warmed, shared.Close(ctx))
	site.CloseClientConnections()
	site.Close()
	return code, errors.Join(err, eventually(goneWithin, nothingLeft), eventually(goneWithin, func() error {
		if now := runtime.NumGoroutine(); now > goroutines {
			stacks := make([]byte, 1<<16)
			return fmt.Errorf("%d goroutines at the start, %d at the end:\n%s", goroutines, now, stacks[:runtime.Stack(stacks, true)])
		}
		return nil
	}))
}

// warm lets the shared session make the template of the profile, as the first one with a Firefox does
// once its agent thinks: the sessions of the tests then start one Firefox each, and start it fast.
func warm(cache string) error {
	if err := os.Setenv("XDG_CACHE_HOME", cache); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), callBound)
	defer cancel()
	open := conversation.Call{Action: "open", Params: fmt.Appendf(nil, `{"url":%q}`, site.URL+pages.add(htmlHandler(document("warm"))))}
	reply, err := shared.Do(ctx, open)
	if err != nil {
		return err
	}
	shut := conversation.Call{Action: "close", Params: fmt.Appendf(nil, `{"tab":%q}`, reply.Tabs[0].Tab)}
	if _, err := shared.Do(ctx, shut); err != nil {
		return err
	}
	return eventually(callBound, func() error {
		made, err := filepath.Glob(filepath.Join(cache, "foxden", "template-*", "manifest.json"))
		if len(made) == 0 && err == nil {
			err = errors.New("no template was made")
		}
		return err
	})
}

// eventually looks until check is content, and returns what it last said when the bound has passed.
func eventually(bound time.Duration, check func() error) error {
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	over := time.After(bound)
	for {
		err := check()
		if err == nil {
			return nil
		}
		select {
		case <-tick.C:
		case <-over:
			return fmt.Errorf("after %v: %w", bound, err)
		}
	}
}
