package denoshim

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// TestSuiteFakeShim: C01, C24.
func TestSuiteFakeShim(t *testing.T) {
	suite{parallel: true, target: fakeTarget("usual"), page: "http://127.0.0.1/suite"}.run(t)
}

// alive is true while that process exists. A zombie of another parent counts; ours are reaped.
func alive(pid int) bool { return syscall.Kill(pid, 0) == nil }

func startFake(t *testing.T, scenario string, o Options) *Session {
	t.Helper()
	return suite{target: fakeTarget(scenario)}.start(t, o)
}

// hasty are bounds for children that must be forced.
var hasty = func() bounds {
	b := patient
	b.afterEOF, b.afterTerm, b.afterKill = 50*time.Millisecond, 200*time.Millisecond, 5*time.Second
	return b
}()

// A start that does not succeed says at which stage, with what code, and what stderr said last.
func TestStartSaysWhatWentWrong(t *testing.T) {
	hurried := patient
	hurried.ready = 100 * time.Millisecond
	hurried.afterEOF, hurried.afterTerm = hasty.afterEOF, hasty.afterTerm
	for _, c := range []struct {
		scenario string
		bounds   bounds
		want     string // the whole message
	}{
		{scenario: "dies unreached", want: "target: the target's command ended before it answered (exit status 255): ssh: connect to host h port 22: Connection refused. Try that command by hand."},
		{scenario: "dies answering", want: "target: the target's command ended before it answered (exit status 7): Killed by the administrator. Try that command by hand."},
		{scenario: "dies loading", want: "internal: the browser's helper ended while it started (exit status 97): loader: no program. Try again; foxden doctor shows what is missing."},
		{scenario: "dies starting", want: "internal: the browser's helper ended while it started (exit status 1): error: Uncaught Firefox. Try again; foxden doctor shows what is missing."},
		{scenario: "other wire", want: "internal: the shim speaks another wire (0123456789abcdef, not " + Hash() + "): this foxden is broken. Build it anew."},
		{scenario: "flood", bounds: hasty, want: "target: the target printed more than 65536 bytes before it answered. Silence its login scripts for shells without a terminal."},
		{scenario: "silent", bounds: hurried, want: "target: no answer from the target within 100ms. Check its command by hand."},
		// C02, N-004, M-005: what is missing comes from the target in a sentence.
		{scenario: "boot", want: "setup: deno is missing. Install it."},
		{scenario: "box", want: "setup: There is no room in /tmp."},
	} {
		t.Run(c.scenario, func(t *testing.T) {
			t.Parallel()
			noLeaks(t)
			_, err := Start(t.Context(), Options{Target: fakeTarget(c.scenario), Limits: DefaultLimits, bounds: c.bounds})
			if err == nil || err.Error() != c.want {
				t.Errorf("Start answers\n%v, want\n%s", err, c.want)
			}
		})
	}
}

func TestStartOfACommandThatIsNotThere(t *testing.T) {
	t.Parallel()
	noLeaks(t)
	for _, command := range []string{"/nonexistent/foxden-target", "foxden-no-such-command"} {
		_, err := Start(t.Context(), Options{Target: Target{Argv: []string{command, "sh"}}})
		if Code(err) != "target" || !strings.Contains(err.Error(), command) {
			t.Errorf("Start answers %v", err)
		}
	}
}

func TestStartIsCancelled(t *testing.T) {
	t.Parallel()
	noLeaks(t)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := Start(ctx, Options{Target: fakeTarget("silent"), bounds: hasty}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Start answers %v", err)
	}
}

func TestStartAfterALoginBanner(t *testing.T) {
	t.Parallel()
	s := startFake(t, "banner", Options{})
	if _, err := ask(t, s, "tabs", nil); err != nil {
		t.Error(err)
	}
}

// Whatever follows the boot line before the loader has answered would be read by the shell.
func TestNothingIsSentBeforeReady(t *testing.T) {
	t.Parallel()
	b := patient
	b.heartbeat = 10 * time.Millisecond
	startFake(t, "patient", Options{bounds: b})
}

// A line that is no message ends the session and is quoted: a stray console.log is found at once.
func TestWhatIsNoMessageEndsTheSession(t *testing.T) {
	for scenario, want := range map[string]string{
		"stray":      `internal: the browser's helper sent a line that is no message: "Download of the update begins". The browser was ended; use open to start a new one.`,
		"unknown":    `internal: the browser's helper sent an unknown notification "novelty". The browser was ended; use open to start a new one.`,
		"over-long":  "internal: the browser's helper sent a line ", // whose beginning go-cmd hands on
		"bit longer": "more than 1048576",
		"gone":       "ended: Firefox crashed. Use open to start a new browser.",
	} {
		t.Run(scenario, func(t *testing.T) {
			t.Parallel()
			s := startFake(t, scenario, Options{bounds: hasty})
			for range 2 {
				if _, err := ask(t, s, "tabs", nil); err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("the call answers %v, want %s", err, want)
				}
			}
			<-s.Done()
		})
	}
}

// B-003, and M-013 in part: the end of the process is noticed at once and says what stderr said.
func TestDeathOfTheChildAnswersCalls(t *testing.T) {
	t.Parallel()
	s := startFake(t, "dies running", Options{})
	_, err := ask(t, s, "tabs", nil)
	if want := "ended: the browser's process on the target ended (exit status 139): Segmentation fault. Use open to start a new browser."; err == nil || err.Error() != want {
		t.Errorf("the call answers\n%v, want\n%s", err, want)
	}
}

// An answer that came is the call's, even if nothing came after it.
func TestAnAnswerWinsOverTheEnd(t *testing.T) {
	t.Parallel()
	s := startFake(t, "last words", Options{})
	if _, err := ask(t, s, "tabs", nil); err != nil {
		t.Error(err)
	}
	<-s.Done()
	if _, err := ask(t, s, "tabs", nil); Code(err) != "ended" {
		t.Errorf("the next call answers %v", err)
	}
}

func TestALineSplitOverWrites(t *testing.T) {
	t.Parallel()
	s := startFake(t, "bytewise", Options{})
	reply, err := ask(t, s, "tabs", nil)
	if err != nil || reply.Tabs[0].Title != "Grüße 😀" {
		t.Errorf("got %+v, %v", reply, err)
	}
}

func TestABrokenPictureFailsItsCallOnly(t *testing.T) {
	t.Parallel()
	s := startFake(t, "broken picture", Options{})
	if _, err := ask(t, s, "screenshot", ScreenshotParams{Tab: "t1"}); Code(err) != "internal" || !strings.Contains(err.Error(), "picture is broken") {
		t.Errorf("the call answers %v", err)
	}
	if _, err := ask(t, s, "tabs", nil); err != nil {
		t.Error(err)
	}
}

func TestAnswersInReverseOrder(t *testing.T) {
	t.Parallel()
	s := startFake(t, "reversed", Options{})
	var calls sync.WaitGroup
	for _, tab := range []string{"t1", "t2", "t3"} {
		calls.Go(func() {
			reply, err := ask(t, s, "snapshot", SnapshotParams{Tab: tab})
			if err != nil || !strings.Contains(reply.Snapshot.URL, tab) {
				t.Errorf("%s got %+v, %v", tab, reply.Snapshot, err)
			}
		})
	}
	calls.Wait()
}

func TestAHundredCallsAtOnce(t *testing.T) {
	t.Parallel()
	s := startFake(t, "usual", Options{})
	var calls sync.WaitGroup
	for i := range 100 {
		calls.Go(func() {
			tab := fmt.Sprint("t", i+1000)
			if reply, err := ask(t, s, "snapshot", SnapshotParams{Tab: tab}); err != nil || reply.Snapshot.Tab != tab {
				t.Errorf("%s got %+v, %v", tab, reply.Snapshot, err)
			}
		})
	}
	calls.Wait()
	s.update(func(st *state) {
		if len(st.waiting) != 0 {
			t.Errorf("%d calls are not forgotten", len(st.waiting))
		}
	})
}

// B-008 as far as the wire goes: the shim is told to give up.
func TestGivingUpSendsCancel(t *testing.T) {
	t.Parallel()
	s := startFake(t, "usual", Options{})
	ctx, cancel := context.WithCancel(t.Context())
	given := make(chan error, 1)
	go func() {
		_, _, err := s.Call(ctx, "wait", never(10_000))
		given <- err
	}()
	if _, err := ask(t, s, "tabs", nil); err != nil {
		t.Error(err)
	}
	cancel()
	if err := <-given; !errors.Is(err, context.Canceled) {
		t.Errorf("the call answers %v", err)
	}
	reply, err := ask(t, s, "tabs", nil)
	if err != nil || (reply.Tabs[0].Title != "[2]" && reply.Tabs[0].Title != "[3]") {
		t.Errorf("the shim was told to give up %+v, %v", reply.Tabs, err)
	}
}

func TestAFullPipeBlocksNobodyForLongerThanItsContext(t *testing.T) {
	t.Parallel()
	s := startFake(t, "stuck", Options{bounds: hasty})
	ctx, cancel := context.WithCancel(t.Context())
	big := PressParams{Tab: "t1", Key: strings.Repeat("k", 500_000)}
	answers := make(chan error)
	const callers = 40 // more than the pipe and the writer's queue take
	for range callers {
		go func() {
			_, _, err := s.Call(ctx, "press", big)
			answers <- err
		}()
	}
	for len(s.out) < cap(s.out) { // the queue fills, since the writer is stuck
		select {
		case err := <-answers:
			t.Fatalf("a call answers %v", err)
		case <-time.After(time.Millisecond):
		}
	}
	cancel()
	for range callers {
		if err := <-answers; !errors.Is(err, context.Canceled) {
			t.Errorf("a call answers %v", err)
		}
	}
}

// What is too long for a message is refused by the host, which goes on.
func TestAnOverLongRequestIsRefusedBeforeItIsSent(t *testing.T) {
	t.Parallel()
	s := startFake(t, "usual", Options{})
	_, err := ask(t, s, "press", PressParams{Tab: "t1", Key: strings.Repeat("k", MaxLine)})
	if Code(err) != "invalid" || !strings.Contains(err.Error(), "more than the 1048576 of a message") {
		t.Errorf("the call answers %v", err)
	}
	if _, err := ask(t, s, "tabs", nil); err != nil {
		t.Error(err)
	}
}

// C03: closing stdin, then TERM, then KILL, each with its bound.
func TestTheEndIsForced(t *testing.T) {
	for scenario, want := range map[string]string{
		"usual": "exit status 0", // obeys the end of its input
		"term":  "exit status 42",
		"deaf":  "signal: killed",
	} {
		t.Run(scenario, func(t *testing.T) {
			t.Parallel()
			b := hasty
			switch scenario { // the step that must do gets all the time that a busy machine may need
			case "usual":
				b.afterEOF = time.Minute
			case "term":
				b.afterTerm = time.Minute
			}
			s := startFake(t, scenario, Options{bounds: b})
			pid := s.Info.Pid
			end(t, s)
			if got := s.child.verdict().Error(); got != want || alive(pid) {
				t.Errorf("it ended with %q, want %q; alive: %v", got, want, alive(pid))
			}
		})
	}
}

// A process that left the group and holds the pipes must not keep the session (a trap of go-cmd). Ending it is the box's part; here the test does.
func TestAGrandchildThatHoldsThePipesDelaysNothing(t *testing.T) {
	t.Parallel()
	s := startFake(t, "grandchild", Options{})
	defer func() { _ = syscall.Kill(s.Info.Pid, syscall.SIGKILL) }() // its pid was given to us at the start
	began := time.Now()
	end(t, s)
	if took := time.Since(began); took > 30*time.Second {
		t.Errorf("the end took %v", took)
	}
}

func TestASilentTargetIsNoticed(t *testing.T) {
	t.Parallel()
	b := hasty
	b.heartbeat = 20 * time.Millisecond
	s := startFake(t, "stuck", Options{bounds: b})
	s.update(func(st *state) { st.heard = st.heard.Add(-time.Hour) }) // its last word is that long ago
	_, err := ask(t, s, "tabs", nil)
	if want := "target: the target has not answered for 14s. Check the connection to it, then use open to start a new browser."; err == nil || err.Error() != want {
		t.Errorf("the call answers\n%v, want\n%s", err, want)
	}
}

func TestParamsMayBeRaw(t *testing.T) {
	t.Parallel()
	s := startFake(t, "usual", Options{})
	if _, err := ask(t, s, "snapshot", json.RawMessage(`{"tab":"t7"}`)); err != nil {
		t.Error(err)
	}
}
