package conversation

import (
	"context"

	"foxden/denoshim"
)

// Part is one thing that a target needs, there or not.
type Part = denoshim.Part

// Doctor reports what a target has and lacks.
func Doctor(ctx context.Context, target Target) ([]Part, error) {
	return denoshim.Doctor(ctx, target)
}
