package denoshim

import "foxden/watchdog"

// Target is where a session runs: the argv that yields a POSIX shell there.
type Target = watchdog.Target

// Local is the machine of the host.
func Local() Target { return watchdog.Local() }
