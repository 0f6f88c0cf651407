package watchdog

import (
	"os"
	"os/signal"
	"syscall"
	"testing"
)

// TestMain takes the signals that the box is tested with from whoever started the tests: under nohup or behind
// an ampersand they are ignored, and a process that begins so can never trap them (POSIX, sh, trap).
func TestMain(m *testing.M) {
	told := make(chan os.Signal, 1)
	signal.Notify(told, syscall.SIGHUP, syscall.SIGINT)
	go func() {
		<-told
		os.Exit(130)
	}()
	os.Exit(m.Run())
}
