package kill

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A ground is what a box finds on its target.
type ground struct{ name, path string }

// grounds are the three shells: dash and bash with the system's tools, with PID namespaces where this machine allows them
// and without; busybox with its own tools only.
func grounds(t *testing.T) []ground {
	t.Helper()
	var all []ground
	for _, shell := range []string{"dash", "bash"} {
		dir := t.TempDir()
		link(t, dir, "sh", shell)
		all = append(all, ground{shell, dir + ":" + os.Getenv("PATH")})
		if testing.Short() {
			return all // one shell for a first look; the matrix has them all
		}
		bare := t.TempDir()
		link(t, bare, "sh", shell)
		link(t, bare, "unshare", "false")
		all = append(all, ground{shell + "-bare", bare + ":" + os.Getenv("PATH")})
	}
	list, err := exec.Command("busybox", "--list").Output()
	if err != nil {
		t.Fatalf("busybox is needed, see setup.sh: %v", err)
	}
	dir := t.TempDir()
	for _, applet := range strings.Fields(string(list)) {
		link(t, dir, applet, "busybox")
	}
	return append(all, ground{"busybox", dir})
}

func link(t *testing.T, dir, name, tool string) {
	t.Helper()
	program, err := exec.LookPath(tool)
	if err == nil {
		err = os.Symlink(program, filepath.Join(dir, name))
	}
	if err != nil {
		t.Fatalf("%s is needed, see setup.sh: %v", tool, err)
	}
}
