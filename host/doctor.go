package host

import "context"

func runDoctor(ctx context.Context, args []string, s streams) error { return noArgs(args) }
func runDemo(ctx context.Context, args []string, s streams) error   { return noArgs(args) }
