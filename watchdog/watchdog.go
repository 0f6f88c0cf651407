// Package watchdog is the box in which a session lives on a target: it starts one payload in a
// directory of its own and guarantees that neither outlives the session, whatever is killed.
//
// The box is a POSIX shell script (box.sh and its two parts) that travels in one line over the standard input of a
// shell on the target; nothing is installed there. Boot writes that line, Target says how to reach
// the shell. The package runs no process and holds no state, so everything here may be called from
// any goroutine; the child process that the line is written to belongs to the caller.
package watchdog

import (
	"crypto/rand"
	_ "embed"
	"fmt"
	"math/big"
	"regexp"
	"strings"
)

// A Target is a place where sessions can run: an argv that yields a POSIX shell with its stdio there.
type Target struct {
	Name string
	Argv []string
}

// Local is this machine.
func Local() Target {
	return Target{Name: "local", Argv: []string{"sh"}}
}

// The box's script comes in three parts; the functions of the first two serve the last.
var (
	//go:embed end.sh
	end string
	//go:embed sweep.sh
	sweep string
	//go:embed box.sh
	main string

	box = compact(end + sweep + main)
)

// An id is a number of 15 digits because the box uses it as a limit on resident memory, the one mark
// that a process on Linux can neither lose nor shake off.
var idPattern = regexp.MustCompile(`^[1-9][0-9]{14}$`)

// NewID returns the id of a new session.
func NewID() string {
	const least = 100_000_000_000_000
	n, err := rand.Int(rand.Reader, big.NewInt(9*least))
	if err != nil {
		panic(err) // crypto/rand documents that its Reader never fails
	}
	return n.Add(n, big.NewInt(least)).String()
}

// maxArg is the size from which Linux refuses a single argument (MAX_ARG_STRLEN), its NUL included.
const maxArg = 128 << 10

// Boot returns the line that turns a shell into the box of session id with the given payload, a
// command and its arguments. The caller must write nothing after it until the payload has answered:
// a shell reads its input ahead. A box that cannot start the payload says why on its standard output
// in one line, "FOXDEN-BOX id sentence", and exits with a status from 71 to 79.
func Boot(id string, payload ...string) (string, error) {
	if !idPattern.MatchString(id) {
		return "", fmt.Errorf("boot: id %q is not 15 digits", id)
	}
	if len(payload) == 0 || payload[0] == "" {
		return "", fmt.Errorf("boot %s: no payload", id)
	}
	var line strings.Builder
	line.WriteString(`exec sh -c 'eval "$1"' foxden-box ` + quote(box) + " start " + id)
	for i, arg := range payload {
		switch {
		case strings.ContainsRune(arg, 0):
			return "", fmt.Errorf("boot %s: argument %d of the payload contains a NUL", id, i)
		case len(arg) >= maxArg:
			return "", fmt.Errorf("boot %s: argument %d of the payload has %d bytes, the limit is %d", id, i, len(arg), maxArg-1)
		}
		line.WriteString(" " + quote(arg))
	}
	line.WriteString("\n")
	return line.String(), nil
}

// compact leaves out what only a reader needs: indentation, empty lines and lines that are comments.
// That is safe because no part has a here-document and no such line inside of quotes.
func compact(script string) string {
	var kept strings.Builder
	for line := range strings.Lines(script) {
		line = strings.TrimLeft(line, "\t")
		if line != "\n" && !strings.HasPrefix(line, "#") {
			kept.WriteString(line)
		}
	}
	return kept.String()
}

// quote makes one word of s for a POSIX shell.
func quote(s string) string {
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
