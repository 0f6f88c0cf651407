//go:build firefox

package denoshim

import (
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
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
}
