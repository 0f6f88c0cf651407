package kill

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"foxden/watchdog"
)

// stubHost runs a box over the shell on the PATH, as foxden's host does, and says on standard output when the session
// stands. The end of its input is the end of the session's.
func stubHost(arguments []string) int {
	mark, payload := arguments[0], arguments[1:]
	line, err := watchdog.Boot(watchdog.NewID(), append([]string{os.Args[0], "as", "deno", mark}, payload...)...)
	if err != nil {
		return complain(err)
	}
	shell := exec.Command("sh")
	shell.Stderr = os.Stderr
	stdin, err := shell.StdinPipe()
	if err != nil {
		return complain(err)
	}
	stdout, err := shell.StdoutPipe()
	if err != nil {
		return complain(err)
	}
	if err := shell.Start(); err != nil {
		return complain(err)
	}
	if _, err := io.WriteString(stdin, line); err != nil {
		return complain(err)
	}
	go func() {
		io.Copy(io.Discard, os.Stdin)
		stdin.Close()
	}()
	io.Copy(os.Stdout, stdout)
	if err := shell.Wait(); err != nil {
		return complain(err)
	}
	return 0
}

func complain(err error) int {
	fmt.Fprintln(os.Stderr, err)
	return 1
}

// stubDeno starts a Firefox, says ready when all of it writes to the directory, and ends with its input or its Firefox,
// without ending that: what is left is the box's work. A deaf one hears neither the end of its input nor a signal.
func stubDeno(arguments []string) int {
	mark, deaf := arguments[0], len(arguments) > 1 && arguments[1] == "deaf"
	firefox := exec.Command(os.Args[0], "as", "firefox", mark)
	told, err := firefox.StdoutPipe()
	if err != nil {
		return complain(err)
	}
	if err := firefox.Start(); err != nil {
		return complain(err)
	}
	if _, err := bufio.NewReader(told).ReadString('\n'); err != nil {
		return complain(fmt.Errorf("the stub of Firefox did not start: %w", err))
	}
	ended := make(chan struct{}, 2)
	if deaf {
		signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	} else {
		go func() {
			firefox.Wait()
			ended <- struct{}{}
		}()
		go func() {
			io.Copy(io.Discard, os.Stdin)
			ended <- struct{}{}
		}()
	}
	fmt.Println("ready")
	select {
	case <-ended:
	case <-time.After(time.Hour): // without a clock Go takes a deaf one for a deadlock
	}
	return 0
}

// stubFirefox has a content process and, like the crash helper, a process in a session of its own, which has lost the
// environment too. It survives both.
func stubFirefox(arguments []string) int {
	mark, dir := arguments[0], os.Getenv("FOXDEN_DIR")
	content := exec.Command(os.Args[0], "as", "content", mark, dir)
	helper := exec.Command(os.Args[0], "as", "helper", mark, dir)
	helper.Env = []string{}
	helper.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	for _, child := range []*exec.Cmd{content, helper} {
		first, err := child.StdoutPipe()
		if err == nil {
			err = child.Start()
		}
		if err == nil {
			_, err = bufio.NewReader(first).ReadString('\n')
		}
		if err != nil {
			return complain(err)
		}
		go child.Wait()
	}
	fmt.Println("ready")
	return scribble([]string{mark, dir})
}

// scribble writes to the directory for ever, as a Firefox that is being killed does to its profile. It makes folders anew, so
// that a removal that came too early does not go unnoticed.
func scribble(arguments []string) int {
	dir := arguments[1]
	file := filepath.Join(dir, "profile", strconv.Itoa(os.Getpid()))
	first := true
	for range time.Tick(5 * time.Millisecond) {
		os.MkdirAll(filepath.Dir(file), 0o700)
		os.WriteFile(file, []byte(time.Now().String()), 0o600)
		if first {
			fmt.Println("writing")
		}
		first = false
	}
	return 0
}
