package denoshim

import "time"

// bounds are the waits of a session. They are a value and no constants, so that a test of a deaf
// child or of a silent target takes milliseconds.
type bounds struct {
	// ready bounds the time from the target's argv to the loader's ready line: ssh's own connection
	// and a busy machine included.
	ready time.Duration
	// start bounds Firefox's start: 20 s for its ready line and the session after it.
	start time.Duration
	// The three steps of the end: stdin closed, TERM to the group, KILL to the group. The first is
	// longer than the box's own worst case (2 s for the payload, then KILL and removal), so that a
	// wedged shim is still ended by the box, which alone knows the directory.
	afterEOF, afterTerm, afterKill time.Duration
	// heartbeat and silence are the wire's, see wire.go.
	heartbeat, silence time.Duration
}

var patient = bounds{
	ready:     30 * time.Second,
	start:     40 * time.Second,
	afterEOF:  5 * time.Second,
	afterTerm: 2 * time.Second,
	afterKill: 2 * time.Second,
	heartbeat: Heartbeat * time.Millisecond,
	silence:   Silence * time.Millisecond,
}
