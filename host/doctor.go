package host

import (
	"context"
	"errors"
	"fmt"

	"foxden/conversation"
)

var errUnfit = errors.New("the target is not usable as it is; the lines above say what mends it")

// runDoctor says per part of the target what is there and what mends what is not.
func runDoctor(ctx context.Context, args []string, s streams) error {
	_, target, err := flags("doctor", args, s)
	if err != nil {
		return err
	}
	parts, err := conversation.Doctor(ctx, target)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.out, "target %s\n", target.Name)
	for _, part := range parts {
		fmt.Fprintln(s.out, part)
		if part.State != "ok" {
			err = errUnfit
		}
	}
	return err
}
