//go:build firefox

package denoshim

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestSuiteRealShim holds the real shim, with its Deno and its Firefox, to what the fake one is held
// to, and looks for what it left behind: B-002, B-003, B-006.
func TestSuiteRealShim(t *testing.T) {
	page := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<!doctype html><title>Suite</title><button>Save</button>")) // a browser that left does not matter
	}))
	defer page.Close()
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	suite{target: Local(), page: page.URL + "/"}.run(t)
	left, err := os.ReadDir(temp)
	if err != nil || len(left) > 0 {
		t.Errorf("left in the temporary directory: %v, %v", left, err)
	}
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for bound := time.After(5 * time.Second); len(processesOf(temp)) > 0; {
		select {
		case <-tick.C:
		case <-bound:
			t.Fatalf("left after 5 s: processes %v", processesOf(temp))
		}
	}
}

// processesOf lists what runs with that temporary directory, which is this test's alone.
func processesOf(temp string) (left []string) {
	all, _ := filepath.Glob("/proc/[0-9]*/environ") // the pattern is valid
	for _, file := range all {
		environ, err := os.ReadFile(file)
		if err == nil && strings.Contains(string(environ), "TMPDIR="+temp+"\x00") {
			left = append(left, filepath.Base(filepath.Dir(file)))
		}
	}
	return left
}
