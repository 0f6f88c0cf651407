package kill

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A process is one that carries a tree's mark, and what it is in that tree.
type process struct {
	pid  int
	role string
	args string // for messages
}

// traces finds the living processes of a tree by its mark, which stands in their environment or their arguments, never by
// what they are called. A zombie has neither any more, so it does not count.
func traces(mark string) (found []process) {
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		args, _ := os.ReadFile(filepath.Join("/proc", entry.Name(), "cmdline"))
		environ, _ := os.ReadFile(filepath.Join("/proc", entry.Name(), "environ"))
		if bytes.Contains(args, []byte(mark)) || bytes.Contains(environ, []byte(mark)) {
			words := strings.Split(strings.TrimSuffix(string(args), "\x00"), "\x00")
			role := roleOf(words)
			words = slices.DeleteFunc(words, func(word string) bool { return strings.Contains(word, "\n") }) // the box's text
			found = append(found, process{pid, role, strings.Join(words, " ")})
		}
	}
	slices.SortFunc(found, func(a, b process) int { return a.pid - b.pid })
	return found
}

// roleOf tells what a process is in its tree, or "".
func roleOf(words []string) string {
	at := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	program := filepath.Base(words[0])
	if box := slices.Index(words, "foxden-box"); box >= 0 && program != "unshare" { // sh -c SCRIPT foxden-box TEXT ROLE ID …
		switch role := at(box + 2); role {
		case "start":
			return "box"
		case "payload":
			return "init"
		default:
			return role
		}
	}
	switch {
	case at(1) == "as":
		return at(2)
	case program == "cat":
		return "relay"
	case program == "unshare":
		return program
	case program == "deno":
		return program
	case program == "firefox" || program == "firefox-esr":
		if slices.Contains(words, "-contentproc") {
			return "content"
		}
		return "firefox"
	}
	return ""
}

// roles picks one process for each role: the oldest, as a shell's child looks like its parent until it has become another.
func roles(found []process) map[string]int {
	first := map[string]int{}
	for _, p := range found {
		if _, taken := first[p.role]; !taken && p.role != "" {
			first[p.role] = p.pid
		}
	}
	return first
}
