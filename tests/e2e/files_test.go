//go:build firefox

package e2e

import (
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// B-048 M-036 C51
func TestAFilePickerIsReportedAndDoesNotHang(t *testing.T) {
	for _, name := range []string{"Choose", "Paper"} {
		p := open(t, `<input type=file aria-label=Paper onchange="log('chosen')"><button onclick="document.querySelector('input').click()">Choose</button>`)
		if e := p.click(name); e.Uploads != 1 {
			t.Errorf("%s: effect %+v, want one upload asked for", name, e)
		}
		p.do("snapshot")
		p.lacks("chosen")
	}
	p := open(t, "here")
	_, err := do(t, shared, "upload", args{"tab": p.tab, "ref": "s1e1"})
	refused(t, err, "invalid", `no action "upload"`, "open, tabs")
}

// B-049 M-035 C52
func TestADownloadIsDeniedAndReportedAndNothingIsWritten(t *testing.T) {
	file := serve(t, http.HandlerFunc(attachment))
	p := open(t, `<a href="`+file+`">Get</a><a download=made.txt href="data:text/plain,hello">Save</a>`)
	for name, saved := range map[string]string{"Get": "fox.bin", "Save": "made.txt"} {
		e := p.click(name)
		if strings.Join(e.Downloads, " ") != saved || e.Navigated != "" {
			t.Errorf("%s: effect %+v, want the download of %s denied", name, e, saved)
		}
		p.sees("Get", "Save") // the page stays
		p.diagnosed("download", "denied", saved)
	}
	for _, root := range []string{temporary, downloads(t)} {
		err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
			if name := filepath.Base(path); err == nil && (strings.HasPrefix(name, "fox.bin") || strings.HasPrefix(name, "made.txt") || strings.HasSuffix(name, ".part")) {
				t.Errorf("written to disk: %s", path)
			}
			return nil // what vanishes meanwhile is no download
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// downloads is where Firefox would put one.
func downloads(t *testing.T) string {
	t.Helper()
	home, err := os.UserHomeDir()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(home, "Downloads")
}
