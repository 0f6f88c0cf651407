//go:build firefox

package e2e

import (
	"os"
	"path/filepath"
	"testing"
)

// B-070 N-003 N-004 M-004 M-005 C02
func TestWhatATargetLacksIsSaidWithItsMend(t *testing.T) {
	before := mark()
	bare := t.TempDir() // a PATH with everything but Deno and Firefox
	for _, folder := range []string{"/usr/bin", "/bin"} {
		entries, err := os.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, entry := range entries {
			if name := entry.Name(); name != "deno" && name != "firefox" && name != "firefox-esr" {
				_ = os.Symlink(filepath.Join(folder, name), filepath.Join(bare, name)) // /bin may be /usr/bin
			}
		}
	}
	open := args{"action": "open", "url": site.URL}
	for _, lack := range []struct {
		env   string
		words []string
	}{
		{"FOXDEN_FIREFOX=" + filepath.Join(bare, "no-firefox"), []string{"no-firefox"}},
		{"FOXDEN_DENO=" + filepath.Join(bare, "no-deno"), []string{"no-deno"}},
		{"PATH=" + bare, []string{"deno"}},
	} {
		a := newAgent(t, lack.env)
		a.fails(open, "setup", lack.words...)
		a.fails(open, "setup", lack.words...) // and again, since nothing was broken by it
		a.fails(args{"action": "tabs", "tab": "t1"}, "invalid", "allowed: none")
		a.text(args{"action": "reset"})
		if code := a.left(); code != 0 {
			t.Errorf("exit code %d\n%s", code, a.stderr)
		}
	}
	before.gone(t)
}
