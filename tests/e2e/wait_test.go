//go:build firefox

package e2e

import (
	"testing"
	"time"
)

// B-040 M-028 W-089 W-091 C18
func TestWaitForTextForItsGoingForAnAddressAndForTime(t *testing.T) {
	p := open(t, `<p id=a>morning</p><button onclick="setTimeout(() => a.textContent = 'evening', 900)">Day</button>
		<button onclick="setTimeout(() => history.pushState(0, '', '?night=1'), 900)">Night</button>`)
	p.click("Day", args{"observe": "none"})
	p.do("wait", args{"text": "evening"})
	p.sees("evening")
	p.do("reload")
	p.click("Day", args{"observe": "none"})
	p.do("wait", args{"gone": "morning", "text": "evening"})
	p.lacks("morning")
	p.click("Night", args{"observe": "none"})
	if e := p.do("wait", args{"url": "*?night=*"}); e.Navigated == "" || p.snap.URL[len(p.snap.URL)-8:] != "?night=1" {
		t.Errorf("effect %+v at %s", e, p.snap.URL)
	}
	before := time.Now()
	p.do("wait", args{"ms": 300, "observe": "none"})
	if took := time.Since(before); took < 300*time.Millisecond {
		t.Errorf("waited %v, want 300 ms at least", took)
	}
	p.do("wait", args{"ms": 0})
}

// B-040 M-028 W-089 C18
func TestAWaitInVainEndsAtItsTimeoutAndSaysForWhat(t *testing.T) {
	p := open(t, "morning")
	for _, vain := range []struct {
		what args
		word string
	}{{args{"text": "evening"}, `"evening"`}, {args{"gone": "morning"}, `"morning"`}, {args{"url": "*/elsewhere"}, "address is still"}} {
		vain.what["timeout"] = 200
		before := time.Now()
		p.fails("timeout", []string{"Waited 0.2 s", vain.word}, "wait", vain.what)
		if took := time.Since(before); took < 200*time.Millisecond {
			t.Errorf("%v: gave up after %v", vain.what, took)
		}
	}
	p.do("snapshot")
	p.sees("morning")
}

// B-040 C18
func TestWaitsBeyondTenSecondsAreRefused(t *testing.T) {
	p := open(t, "here")
	p.fails("invalid", []string{"wait.ms", "at most 10000"}, "wait", args{"ms": 10_001})
	p.fails("invalid", []string{"wait.timeout", "at most 10000"}, "wait", args{"text": "x", "timeout": 10_001})
	p.fails("invalid", []string{"wait.ms", "at least 0"}, "wait", args{"ms": -1})
	p.fails("invalid", []string{"ms, text, gone and url"}, "wait")
	before := time.Now()
	p.do("wait", args{"ms": 10_000, "observe": "none"})
	if took := time.Since(before); took < 10*time.Second {
		t.Errorf("waited %v, want 10 s", took)
	}
}
