//go:build firefox

package e2e

import (
	"net/http"
	"testing"
)

// C08 B-060
func TestALinkToNowhereIsAnsweredAndTheTabGoesOn(t *testing.T) {
	dead := refusing(t)
	p := open(t, `home <a href="`+dead+`">Dead</a>`)
	home := p.snap.URL
	p.click("Dead")
	p.diagnosed("request", dead, "connection refused")
	if p.snap.URL == home {
		t.Errorf("the snapshot says %s, which the page has left:\n%s", p.snap.URL, p.snap.Text)
	}
	p.do("back")
	p.sees("home")
}

// C08 C12
func TestLinksThatLeadToNoPage(t *testing.T) {
	p := open(t, `home <a href="mailto:fox@den.example">Mail</a><a href="tel:123">Call</a><a href="foxden:x">Own</a>
		<a href="javascript:log('ran')">Script</a><a href="`+serve(t, status(http.StatusNoContent))+`">Empty</a><a href="file:///etc/hostname">File</a>`)
	for _, name := range []string{"Mail", "Call", "Own", "Script", "Empty", "File"} {
		if p.click(name); !p.snap.Settled {
			t.Errorf("%s: not settled: %s", name, p.snap.Pending)
		}
		p.sees("home")
	}
	p.sees("ran")
	if tabs := mustDo(t, shared, "tabs", nil).Tabs; len(tabs) != 1 {
		t.Errorf("a link opened a tab: %+v", tabs)
	}
}
