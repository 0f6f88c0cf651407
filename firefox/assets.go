// Package firefox carries what a target needs to find and run a Firefox; it does nothing itself.
package firefox

import _ "embed"

// Find is a POSIX sh script that finds Firefox and Deno; its head says how.
//
//go:embed find.sh
var Find string

// Doctor is a POSIX sh script that, behind Find, reports what a target has and lacks.
//
//go:embed doctor.sh
var Doctor string
