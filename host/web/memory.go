package web

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// memory knows the processes of this host by their parents. Where there is no /proc it knows none.
type memory struct{ children map[int][]int }

func readMemory() memory {
	m := memory{map[int][]int{}}
	files, _ := filepath.Glob("/proc/[0-9]*/stat") // the pattern is right
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // it has ended meanwhile
		}
		pid, parent := parents(text)
		m.children[parent] = append(m.children[parent], pid)
	}
	return m
}

// parents reads a line of /proc/PID/stat. A program's name may hold spaces and brackets, so it is skipped from behind.
func parents(stat []byte) (pid, parent int) {
	first, rest, _ := bytes.Cut(stat, []byte(" "))
	pid, _ = strconv.Atoi(string(first))
	fields := bytes.Fields(rest[bytes.LastIndexByte(rest, ')')+1:])
	if len(fields) > 1 {
		parent, _ = strconv.Atoi(string(fields[1]))
	}
	return pid, parent
}

// of sums the proportional share of a process and all below it, in bytes; 0 when it is not known.
func (m memory) of(root int) (sum int64) {
	if root <= 1 {
		return 0
	}
	seen := map[int]bool{}
	for queue := []int{root}; len(queue) > 0; queue = queue[1:] {
		pid := queue[0]
		if seen[pid] {
			continue // a pid was given anew while the table was read
		}
		seen[pid] = true
		sum += share(pid)
		queue = append(queue, m.children[pid]...)
	}
	return sum
}

func share(pid int) int64 {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
	if err != nil {
		return 0
	}
	for line := range bytes.Lines(text) {
		if rest, found := bytes.CutPrefix(line, []byte("Pss:")); found {
			kB, _, _ := bytes.Cut(bytes.TrimSpace(rest), []byte(" "))
			n, _ := strconv.ParseInt(string(kB), 10, 64)
			return n << 10
		}
	}
	return 0
}
