package conversation

import (
	"fmt"
	"time"

	"foxden/denoshim"
)

// Limits are the session's and the host's own (contract, section 5).
type Limits struct {
	denoshim.Limits
	// Browsers is how many conversations of a host may have one at once.
	Browsers int `json:"browsers"`
	// IdleMs is how long a browser may stand without a call, AgeMs how old it may become, in milliseconds.
	IdleMs int `json:"idleMs"`
	AgeMs  int `json:"ageMs"`
	// ApprovalMs is how long a call waits for a person's word.
	ApprovalMs int `json:"approvalMs"`
}

// DefaultLimits are the contract's.
var DefaultLimits = Limits{
	Limits: denoshim.DefaultLimits, Browsers: 8,
	IdleMs: int((15 * time.Minute).Milliseconds()), AgeMs: int((12 * time.Hour).Milliseconds()),
	ApprovalMs: int((2 * time.Minute).Milliseconds()),
}

// CheckLimits says which limit is out of its bounds.
func CheckLimits(l Limits) error {
	if err := denoshim.CheckLimits(l.Limits); err != nil {
		return err
	}
	const week = 7 * 24 * time.Hour
	for name, v := range map[string]struct{ value, least, most int }{
		"browsers":   {l.Browsers, 1, 1000},
		"idleMs":     {l.IdleMs, 1000, int(week.Milliseconds())},
		"ageMs":      {l.AgeMs, 1000, int(week.Milliseconds())},
		"approvalMs": {l.ApprovalMs, 1000, int((24 * time.Hour).Milliseconds())},
	} {
		if v.value < v.least || v.value > v.most {
			return fmt.Errorf("limits.%s: expected %d to %d", name, v.least, v.most)
		}
	}
	return nil
}
