package watchdog

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// An owner is what a directory says of the box that it belonged to.
type owner struct{ host, machine, boot, space, pid, began string }

func (o owner) line(id string) string {
	return strings.Join([]string{"foxden-box-1", id, o.host, o.machine, o.boot, o.space, o.pid, o.began}, " ") + "\n"
}

// deadOwner is one of this machine and this boot whose process has ended.
func deadOwner(t *testing.T) owner {
	t.Helper()
	read := func(name string) string {
		return strings.TrimSpace(string(must(os.ReadFile(name))(t)))
	}
	ended := exec.Command("true")
	if err := ended.Run(); err != nil {
		t.Fatal(err)
	}
	machine := "-"
	if text, err := os.ReadFile("/etc/machine-id"); err == nil {
		machine = strings.TrimSpace(string(text))
	}
	return owner{
		host:    must(os.Hostname())(t),
		machine: machine,
		boot:    read("/proc/sys/kernel/random/boot_id"),
		space:   must(os.Readlink("/proc/self/ns/pid"))(t),
		pid:     fmt.Sprint(ended.Process.Pid),
		began:   "1",
	}
}

// lastID's directory is dead. The sweep works through the names in order, so its end says that all have been judged.
const lastID = "999999999999999"

func TestSweepTakesOnlyWhatIsOursAndDead(t *testing.T) {
	const initial = "pid:[4026531836]"
	dead := deadOwner(t)
	alive := dead
	alive.pid, alive.began = fmt.Sprint(os.Getpid()), beganAt("self")
	with := func(o owner, change func(*owner)) owner { change(&o); return o }
	otherBoot := func(o *owner) { o.boot = "00000000-0000-4000-8000-000000000000" }
	// Only outside of containers can another boot be known for this machine's own.
	rebootIsKnown := dead.space == initial && dead.machine != "-"

	cases := []struct {
		name  string
		owner owner
		spoil func(t *testing.T, dir string)
		swept bool
	}{
		{name: "dead", owner: dead, swept: true},
		{name: "pid taken by another process", owner: with(alive, func(o *owner) { o.began = "1" }), swept: true},
		{name: "before a reboot", owner: with(dead, otherBoot), swept: rebootIsKnown},
		{name: "before a reboot, pid in use again", owner: with(alive, otherBoot), swept: rebootIsKnown},
		{name: "alive", owner: alive},
		{name: "other container", owner: with(dead, func(o *owner) { o.space = "pid:[1]" })},
		{name: "other container before a reboot", owner: with(with(dead, otherBoot), func(o *owner) { o.space = "pid:[1]" })},
		{name: "other host", owner: with(with(dead, otherBoot), func(o *owner) { o.host = "elsewhere" })},
		{name: "other machine", owner: with(with(dead, otherBoot), func(o *owner) { o.machine = "0" })},
		{name: "machine unknown", owner: with(with(dead, otherBoot), func(o *owner) { o.machine = "-" })},
		{name: "no mark", spoil: func(t *testing.T, dir string) { os.Remove(filepath.Join(dir, "owner")) }},
		{name: "empty mark", spoil: write("")},
		{name: "half a mark", spoil: write("foxden-box-1 " + lastID + " vm")},
		{name: "other kind of mark", owner: dead, spoil: func(t *testing.T, dir string) {
			mark := must(os.ReadFile(filepath.Join(dir, "owner")))(t)
			write(strings.Replace(string(mark), "foxden-box-1", "foxden-box-2", 1))(t, dir)
		}},
		{name: "mark of another directory", spoil: write(dead.line(lastID))},
		{name: "mark with more fields", owner: with(dead, func(o *owner) { o.began += " more" })},
		{name: "pid that is none", owner: with(dead, func(o *owner) { o.pid = "-1" })},
		{name: "mark is a link", owner: dead, spoil: func(t *testing.T, dir string) {
			os.Rename(filepath.Join(dir, "owner"), filepath.Join(dir, "real"))
			os.Symlink("real", filepath.Join(dir, "owner"))
		}},
		{name: "mark is a FIFO", spoil: func(t *testing.T, dir string) {
			os.Remove(filepath.Join(dir, "owner"))
			syscall.Mkfifo(filepath.Join(dir, "owner"), 0o600)
		}},
		{name: "open to others", owner: dead, spoil: func(t *testing.T, dir string) { os.Chmod(dir, 0o755) }},
		{name: "link to a directory", owner: dead, spoil: func(t *testing.T, dir string) {
			os.Rename(dir, dir+".real")
			os.Symlink(dir+".real", dir)
		}},
		{name: "of another user", owner: dead, spoil: func(t *testing.T, dir string) {
			if os.Getuid() != 0 { // only root can give a directory away; others see a foreign one as what it is: shut
				os.Chmod(dir, 0)
				return
			}
			os.Chown(dir, 65534, 65534)
		}},
	}
	everywhere(t, func(t *testing.T, g ground) {
		dir := func(s *session, i int) string { return filepath.Join(s.tmp, fmt.Sprintf("foxden.5%014d", i)) }
		s := start(t, g, func(s *session) {
			for i, found := range cases {
				leave(t, dir(s, i), found.owner)
				if found.spoil != nil {
					found.spoil(t, dir(s, i))
				}
			}
			leave(t, filepath.Join(s.tmp, "foxden."+lastID), dead)
		}, "sh", "-c", "echo ready; read -r x; exit 7")
		s.awaits("ready")
		await(t, "the last directory's end", func() bool { return isGone(filepath.Join(s.tmp, "foxden."+lastID)) })
		for i, found := range cases {
			if swept := isGone(dir(s, i)); swept != found.swept {
				t.Errorf("%s: swept is %v, want %v", found.name, swept, found.swept)
			}
			os.Chmod(dir(s, i), 0o700)
		}
		s.stdin.Close()
		if _, status := s.ends(); status != 7 {
			t.Errorf("the sweep cost the payload its life: status %d", status)
		}
	})
}

// Names that are not exactly ours are not even looked into.
func TestSweepLeavesOtherNames(t *testing.T) {
	names := []string{"55555555555555", "5555555555555555", "055555555555555", "55555555555555x", "5555 5555555555", "*", ""}
	everywhere(t, func(t *testing.T, g ground) {
		s := start(t, g, func(s *session) {
			for _, name := range names {
				leave(t, filepath.Join(s.tmp, "foxden."+name), deadOwner(t))
			}
			leave(t, filepath.Join(s.tmp, "foxden."+lastID), deadOwner(t))
		}, "sh", "-c", "echo ready; read -r x")
		s.awaits("ready")
		await(t, "the last directory's end", func() bool { return isGone(filepath.Join(s.tmp, "foxden."+lastID)) })
		for _, name := range names {
			if isGone(filepath.Join(s.tmp, "foxden."+name)) {
				t.Errorf("foxden.%s is gone", name)
			}
		}
		s.stdin.Close()
		s.ends()
	})
}

// Everything of a session killed at once, as by a Slurm step's end: nobody is left to clean, so the next box does. What
// escaped that kill and still carries the mark goes too.
func TestNextBoxRemovesWhatACrashLeft(t *testing.T) {
	everywhere(t, func(t *testing.T, g ground) {
		crashed := start(t, g, nil, "sh", "-c", busy)
		crashed.awaits("ready")
		await(t, "all processes' end", func() bool {
			pids := living(crashed.id)
			for _, pid := range pids {
				syscall.Kill(pid, syscall.SIGKILL)
			}
			return len(pids) == 0
		})
		crashed.box.Wait()
		if isGone(crashed.dir()) {
			return // one of them was quicker than we, which is no fault
		}
		began := time.Now()
		next := start(t, g, func(s *session) { s.box.Env[1] = "TMPDIR=" + crashed.tmp; s.tmp = crashed.tmp },
			"sh", "-c", "echo ready; read -r x")
		next.awaits("ready")
		crashed.leavesNothing(began)
		next.stdin.Close()
		next.ends()
	})
}

// leave makes a directory as a crash would have left it.
func leave(t *testing.T, dir string, o owner) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(dir, "profile"), 0o700); err != nil {
		t.Fatal(err)
	}
	write(o.line(strings.TrimPrefix(filepath.Base(dir), "foxden.")))(t, dir)
}

// write replaces a directory's mark.
func write(mark string) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, "owner"), []byte(mark), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// await is within, for what must happen.
func await(t *testing.T, what string, happened func() bool) {
	t.Helper()
	if !within(bound, happened) {
		t.Fatalf("%s did not come within %v", what, bound)
	}
}

// beganAt reads when a process started, the 20th field behind its name.
func beganAt(pid string) string {
	text, _ := os.ReadFile("/proc/" + pid + "/stat")
	_, behind, _ := strings.Cut(string(text), ") ")
	return strings.Fields(behind)[19]
}
