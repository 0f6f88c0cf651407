package web

import (
	"io"
	"os"
	"os/exec"
	"testing"
)

func TestParentsAreRead(t *testing.T) {
	for line, want := range map[string][2]int{
		"42 (sh) S 7 42 42 0":              {42, 7},
		"42 (a) b (c) 9 1) S 7 42 42 0 -1": {42, 7},
		"42 (gone":                         {42, 0},
		"":                                 {0, 0},
	} {
		if pid, parent := parents([]byte(line)); pid != want[0] || parent != want[1] {
			t.Errorf("%q: %d of %d", line, pid, parent)
		}
	}
}

// The memory of a session is that of its process and all below it.
func TestMemoryCountsWhatIsBelow(t *testing.T) {
	if _, err := os.Stat("/proc/self/smaps_rollup"); err != nil {
		t.Log("this machine does not tell")
		return
	}
	child := exec.Command("sh", "-c", "exec 3<&0; cat <&3 & wait")
	in, err := child.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, "here\n"); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(out, make([]byte, 5)); err != nil { // it runs
		t.Fatal(err)
	}
	m := readMemory()
	if all, alone := m.of(child.Process.Pid), share(child.Process.Pid); len(m.children[child.Process.Pid]) == 0 || all <= alone || alone == 0 {
		t.Errorf("%d bytes with what is below, %d alone", all, alone)
	}
	_ = in.Close()
	_ = child.Wait()
	if got := m.of(child.Process.Pid); got != 0 {
		t.Errorf("one that has ended has %d bytes", got)
	}
	if m.of(0) != 0 || m.of(1) != 0 {
		t.Error("without a process there is memory")
	}
}
