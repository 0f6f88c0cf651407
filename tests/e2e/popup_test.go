//go:build firefox

package e2e

import (
	"strings"
	"testing"

	"foxden/denoshim"
)

// B-050 B-051 C35
func TestAWindowThatAPageOpensIsATabReportedAndNotFollowed(t *testing.T) {
	base := sitemap(t, map[string]string{
		"a": `opener <a target=_blank href="b">Blank</a><button onclick="window.open('b', 'named', 'width=300,height=200')">Popup</button>`,
		"b": `opened <button onclick="log('inside')">Inside</button><button onclick="window.close()">Close me</button>`,
	})
	p := openURL(t, shared, base+"/a")
	for _, how := range []string{"Blank", "Popup"} {
		reply := p.reply("click", p.ref(how))
		if len(reply.Effect.NewTabs) != 1 {
			t.Fatalf("%s: effect %+v, want one new tab", how, reply.Effect)
		}
		opened := reply.Effect.NewTabs[0]
		if opened.Opener != p.tab || p.snap.Tab != p.tab || !strings.HasPrefix(p.snap.Text, "opener") {
			t.Errorf("%s: opened %+v and shows %s:\n%s", how, opened, p.snap.Tab, p.snap.Text)
		}
		row := rowOf(mustDo(t, shared, "tabs", nil).Tabs, opened.Tab)
		if row.URL != base+"/b" || row.Opener != p.tab {
			t.Errorf("%s: tabs say %+v, want b opened by %s", how, row, p.tab)
		}
		_, err := do(t, shared, "click", args{"tab": opened.Tab, "ref": p.element(how).Ref})
		refused(t, err, "stale_ref", "snapshot")
		popup := adopt(t, shared, mustDo(t, shared, "snapshot", args{"tab": opened.Tab}))
		popup.click("Inside")
		popup.sees("inside", "opened")
		if how == "Blank" { // which is nobody's to close by script
			popup.do("close")
			p.do("snapshot")
			continue
		}
		reply, err = popup.ask("click", popup.ref("Close me"))
		if err != nil {
			t.Fatalf("%s: closing itself: %v", how, err)
		}
		if reply.Effect == nil || strings.Join(reply.Effect.Closed, " ") != popup.tab || rowOf(reply.Tabs, popup.tab).Tab != "" {
			t.Errorf("%s: %+v, want %s closed", how, reply, popup.tab)
		}
		popup.fails("no_tab", []string{popup.tab}, "snapshot")
		p.do("snapshot")
	}
}

func rowOf(tabs []denoshim.Tab, id string) denoshim.Tab {
	for _, tab := range tabs {
		if tab.Tab == id {
			return tab
		}
	}
	return denoshim.Tab{}
}
