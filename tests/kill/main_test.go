// Package kill shows what no single package can: whichever processes of a session are killed, and in whichever order,
// neither a process nor a directory is left. One tree is a stub that behaves like Deno and Firefox; with the build tag
// firefox it is a real session.
//
//	go test ./tests/kill                  every order of two once, under three shells
//	go test ./tests/kill -v -rounds 1000  the same again and again, at varied distances
package kill

import (
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"testing"
)

var rounds = flag.Int("rounds", 0, "go on until so many rounds have been run; a whole matrix is always finished")

// Test binaries started as a process of a tree have "as ROLE" for arguments.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "as" {
		become, known := parts[os.Args[2]]
		if !known {
			fmt.Fprintf(os.Stderr, "no process is called %s\n", os.Args[2])
			os.Exit(2)
		}
		os.Exit(become(os.Args[3:]))
	}
	// Under nohup or behind an ampersand these are ignored, and what begins so can never trap them.
	told := make(chan os.Signal, 1)
	signal.Notify(told, syscall.SIGHUP, syscall.SIGINT)
	go func() {
		<-told
		os.Exit(130)
	}()
	flag.Parse()
	os.Exit(m.Run())
}

// parts are the processes that this binary can be.
var parts = map[string]func(arguments []string) (status int){
	"host":    stubHost,
	"deno":    stubDeno,
	"firefox": stubFirefox,
	"content": scribble,
	"helper":  scribble,
}
