package denoshim

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/go-cmd/cmd"

	"foxden/firefox"
)

// doctorWithin bounds the examination of a target, an ssh connection included.
const doctorWithin = 30 * time.Second

// Part is one thing that a target needs.
type Part struct {
	Name, Path, Version string
	State               string // ok, missing, old or unfit
	Mend                string // the command that helps, when not ok
	Why                 string
}

// Doctor runs one script on the target and reports what is there. It starts no browser.
func Doctor(ctx context.Context, target Target) ([]Part, error) {
	ctx, cancel := context.WithTimeout(ctx, doctorWithin)
	defer cancel()
	script := strip(firefox.Find) + strip(firefox.Doctor) + "report\nexit 0\n"
	c := cmd.NewCmd(target.Argv[0], target.Argv[1:]...)
	select {
	case <-c.StartWithStdin(strings.NewReader(script)):
	case <-ctx.Done():
		(&child{cmd: c}).kill()
		return nil, Errorf("target", "no answer from the target within %v. Check its command by hand.", doctorWithin)
	}
	status := c.Status()
	parts := parseParts(status.Stdout)
	if len(parts) == 0 {
		said := strings.Join(append(status.Stderr, status.Stdout...), "; ")
		return nil, Errorf("target", "%s gave no POSIX shell (%v): %s", strings.Join(target.Argv, " "), (&child{cmd: c}).verdict(), said)
	}
	return parts, nil
}

// parseParts takes the report's lines and leaves out what a login script may have printed.
func parseParts(lines []string) []Part {
	var parts []Part
	for _, line := range lines {
		if f := strings.Split(line, "\t"); len(f) == 6 {
			parts = append(parts, Part{Name: f[0], Path: f[1], Version: f[2], State: f[3], Mend: f[4], Why: f[5]})
		}
	}
	return parts
}

// String is one line for a person.
func (p Part) String() string {
	if p.State == "ok" {
		return fmt.Sprintf("ok       %-8s %s %s", p.Name, p.Path, p.Version)
	}
	return fmt.Sprintf("%-8s %-8s %s\n         mend: %s", p.State, p.Name, p.Why, p.Mend)
}
