package denoshim

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"
)

// C02, M-003: the report of a target is read through whatever its shell prints.
func TestDoctorReadsThroughABanner(t *testing.T) {
	t.Parallel()
	noLeaks(t)
	for _, argv := range [][]string{{"sh"}, {"sh", "-c", "echo Welcome; echo 'to	the	lab'; exec sh"}} {
		parts, err := Doctor(t.Context(), Target{Argv: argv})
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, p := range parts {
			names = append(names, p.Name)
			if p.State != "ok" && (p.Mend == "" || p.Why == "") {
				t.Errorf("%q is not ok and does not say why or what mends it", p)
			}
		}
		if got := strings.Join(names, " "); got != "sh deno firefox TMPDIR setsid mkfifo" {
			t.Errorf("%q: the parts are %s", argv, got)
		}
	}
}

func TestDoctorOfWhatIsNoShell(t *testing.T) {
	t.Parallel()
	noLeaks(t)
	for _, c := range []struct {
		argv []string
		want string
	}{
		{[]string{"sh", "-c", "echo Permission denied >&2; exit 255"}, "target: sh -c echo Permission denied >&2; exit 255 gave no POSIX shell (exit status 255): Permission denied"},
		{[]string{"foxden-no-such-command"}, "target: foxden-no-such-command gave no POSIX shell (foxden-no-such-command: executable file not found in $PATH): "},
	} {
		if _, err := Doctor(t.Context(), Target{Argv: c.argv}); err == nil || err.Error() != c.want {
			t.Errorf("%q gives\n%v, want\n%s", c.argv, err, c.want)
		}
	}
}

func TestDoctorOfASilentTarget(t *testing.T) {
	t.Parallel()
	noLeaks(t)
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	_, err := Doctor(ctx, fakeTarget("silent"))
	if Code(err) != "target" || errors.Is(err, context.Canceled) {
		t.Errorf("gives %v", err)
	}
}
