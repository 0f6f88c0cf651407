package served

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A Process is one of the host's, as /proc shows it.
type Process struct {
	Pid     int
	parent  int
	command []string
}

func (p Process) String() string {
	return fmt.Sprintf("%d %.120s", p.Pid, strings.Join(p.command, " "))
}

// Left is content when the host has no process but its own, and no file in its TMPDIR.
func (h *Host) Left() error {
	left := slices.DeleteFunc(h.processes(), func(p Process) bool { return p.Pid == h.Pid })
	if len(left) > 0 {
		return fmt.Errorf("processes are left: %v", left)
	}
	files, err := os.ReadDir(h.temporary())
	if err == nil && len(files) > 0 {
		err = fmt.Errorf("left in TMPDIR: %v", files)
	}
	return err
}

// processes are those with the host's folder in their environment or their command, and their children: pages live in
// processes that keep no environment.
func (h *Host) processes() []Process {
	var marked []Process
	others := map[int][]Process{}
	for _, p := range everyProcess() {
		environ, _ := os.ReadFile(fmt.Sprintf("/proc/%d/environ", p.Pid)) // it may have gone meanwhile
		if bytes.Contains(environ, []byte(h.folder)) || strings.Contains(strings.Join(p.command, " "), h.folder) {
			marked = append(marked, p)
		} else {
			others[p.parent] = append(others[p.parent], p)
		}
	}
	for i := 0; i < len(marked); i++ { // which grows
		marked = append(marked, others[marked[i].Pid]...)
	}
	return marked
}

// everyProcess lists all but zombies, which have no command any more.
func everyProcess() (all []Process) {
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		stat, _ := os.ReadFile(filepath.Join("/proc", entry.Name(), "stat"))
		command, _ := os.ReadFile(filepath.Join("/proc", entry.Name(), "cmdline"))
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:])) // a name may hold spaces and brackets
		if len(fields) < 2 || len(command) == 0 {
			continue
		}
		parent, _ := strconv.Atoi(fields[1])
		all = append(all, Process{pid, parent, strings.Split(strings.TrimRight(string(command), "\x00"), "\x00")})
	}
	return all
}

// Roles of a session's processes that Member finds.
const (
	Box     = "box"
	Deno    = "deno"
	Firefox = "firefox"
)

// Member is the process of that role among those below pid, which is the one that a session tells. None is 0.
func Member(pid int, role string) int {
	if role == Box {
		return pid
	}
	children := map[int][]Process{}
	for _, p := range everyProcess() {
		children[p.parent] = append(children[p.parent], p)
	}
	for below := children[pid]; len(below) > 0; below = append(below[1:], children[below[0].Pid]...) {
		p := below[0]
		program := filepath.Base(p.command[0])
		if role == Deno && program == "deno" || role == Firefox && slices.Contains(p.command, "--profile") {
			return p.Pid
		}
	}
	return 0
}
