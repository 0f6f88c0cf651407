//go:build firefox

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A process of a session, as /proc shows it.
type process struct {
	pid, parent int
	command     []string
}

func (p process) String() string {
	return fmt.Sprintf("%d %.200s", p.pid, strings.Join(p.command, " "))
}

// ours lists every process that has our temporary folder in its environment or its command, and what such a process
// started: all that the sessions of this package, and nobody else's, are made of.
func ours() (all []process) {
	children := map[int][]process{}
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		p, known, alive := look(pid)
		switch {
		case alive && known:
			all = append(all, p)
		case alive:
			children[p.parent] = append(children[p.parent], p)
		}
	}
	for i := 0; i < len(all); i++ { // which grows: pages live in processes that keep no environment
		all = append(all, children[all[i].pid]...)
	}
	return all
}

// look reads a process; known says that it names our temporary folder.
func look(pid int) (p process, known, alive bool) {
	read := func(name string) []byte {
		text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, name)) // it may have gone meanwhile
		return text
	}
	_, stat, _ := strings.Cut(string(read("stat")), ") ")
	fields := strings.Fields(stat)
	if len(fields) < 2 || fields[0] == "Z" {
		return p, false, false
	}
	parent, _ := strconv.Atoi(fields[1])
	command := read("cmdline")
	p = process{pid, parent, strings.Split(strings.TrimRight(string(command), "\x00"), "\x00")}
	return p, bytes.Contains(append(command, read("environ")...), []byte(temporary)), true
}

// firefoxes are the main processes of browsers in the folder of a session.
func firefoxes() []process {
	return slices.DeleteFunc(ours(), func(p process) bool {
		return !strings.HasPrefix(filepath.Base(p.command[0]), "firefox") || !slices.Contains(p.command, "--profile")
	})
}

// contents are the processes in which pages run. They write their command anew, as one word.
func contents() []process {
	return slices.DeleteFunc(ours(), func(p process) bool {
		command := strings.Join(p.command, " ")
		return !strings.Contains(command, " -contentproc ") || !strings.HasSuffix(command, " tab")
	})
}

func sessionFolders() []string {
	found, _ := filepath.Glob(filepath.Join(temporary, "foxden*"))
	return found
}

// nothingLeft is content when no process and no folder of any session is there.
func nothingLeft() error {
	if left := ours(); len(left) > 0 {
		return fmt.Errorf("processes are left: %v", left)
	}
	if left, _ := os.ReadDir(temporary); len(left) > 0 {
		return fmt.Errorf("left in TMPDIR: %v", left)
	}
	return nil
}

// marked remembers what runs, so that a test can say that nothing was added to it.
type marked struct {
	pids    map[int]bool
	folders []string
}

func mark() marked {
	m := marked{map[int]bool{}, sessionFolders()}
	for _, p := range ours() {
		m.pids[p.pid] = true
	}
	return m
}

// added is content when no process and no folder came since.
func (m marked) added() error {
	for _, p := range ours() {
		if !m.pids[p.pid] {
			return fmt.Errorf("a process that was not there before: %v", p)
		}
	}
	for _, folder := range sessionFolders() {
		if !slices.Contains(m.folders, folder) {
			return fmt.Errorf("a folder that was not there before: %s", folder)
		}
	}
	return nil
}

// gone fails the test unless all that came since the mark goes within the bound.
func (m marked) gone(t *testing.T) {
	t.Helper()
	if err := eventually(goneWithin, m.added); err != nil {
		t.Fatal(err)
	}
}

// only returns the single process of a list.
func only(t *testing.T, list []process, m marked) process {
	t.Helper()
	list = slices.DeleteFunc(list, func(p process) bool { return m.pids[p.pid] })
	if len(list) != 1 {
		t.Fatalf("got %d processes, want one: %v", len(list), list)
	}
	return list[0]
}

// processOf looks one of ours up.
func processOf(pid int) process {
	for _, p := range ours() {
		if p.pid == pid {
			return p
		}
	}
	return process{pid: pid, command: []string{"none of ours"}}
}

// listening tells the IPv4 and IPv6 addresses at which a process accepts connections.
func listening(t *testing.T, pid int) (addresses []string) {
	t.Helper()
	folder := fmt.Sprintf("/proc/%d/", pid)
	sockets := map[string]bool{}
	descriptors, err := os.ReadDir(folder + "fd")
	if err != nil {
		t.Fatal(err)
	}
	for _, fd := range descriptors {
		target, _ := os.Readlink(folder + "fd/" + fd.Name())
		sockets[strings.TrimSuffix(strings.TrimPrefix(target, "socket:["), "]")] = true
	}
	for _, table := range []string{"net/tcp", "net/tcp6"} {
		text, _ := os.ReadFile(folder + table)
		for line := range strings.Lines(string(text)) {
			// sl local_address rem_address st tx:rx tr:when retrnsmt uid timeout inode
			f := strings.Fields(line)
			if len(f) < 10 || f[3] != "0A" || !sockets[f[9]] {
				continue
			}
			address, _, _ := strings.Cut(f[1], ":")
			if address == "0100007F" {
				address = "127.0.0.1"
			}
			addresses = append(addresses, address)
		}
	}
	return addresses
}
