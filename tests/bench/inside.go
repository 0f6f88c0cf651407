package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
)

// The pages of two sizes are the same beginning, of which the limits show the same.
const (
	fewNodes  = 3_000
	manyNodes = 100_000
)

// insidePages are what inside.ts loads, in this order.
var insidePages = []string{
	"/big",
	fmt.Sprintf("/rows/%d", fewNodes), fmt.Sprintf("/rows/%d", manyNodes),
	fmt.Sprintf("/prose/%d", fewNodes), fmt.Sprintf("/prose/%d", manyNodes),
}

// costs is what inside.ts prints of one page, in milliseconds; the least of all loads and not the median.
type costs struct{ Nodes, First, Again, Walk, Wrapped float64 }

// inside measures what an observation costs within the page: what the wire and the settling add is in the other rows.
func (b *bench) inside(ctx context.Context) error {
	arguments := []string{"run", "-A", "--quiet", "tests/bench/inside.ts", strconv.Itoa(b.colds)}
	for _, path := range insidePages {
		arguments = append(arguments, b.site+path)
	}
	command := exec.CommandContext(ctx, "deno", arguments...)
	command.Env = append(os.Environ(), "FOXDEN_FIREFOX="+b.firefox)
	command.Stderr = os.Stderr
	lines, err := command.StdoutPipe()
	if err != nil {
		return err
	}
	if err := command.Start(); err != nil {
		return err
	}
	all := make([]costs, len(insidePages))
	reader := json.NewDecoder(lines)
	for n := range all {
		if err = reader.Decode(&all[n]); err != nil {
			break
		}
	}
	if err := errors.Join(err, command.Wait()); err != nil {
		return fmt.Errorf("inside.ts: %w", err)
	}
	big := all[0]
	b.table.add("see 2,000 rows, inside the page (least), against its own walk over all styles", "ms", big.First, big.Walk, "60 ms")
	b.table.add("the same, not for the first time", "ms", big.Again, big.Walk, "")
	b.table.add("the same, against such a walk from the sandbox", "ms", big.Again, big.Wrapped, "")
	for n, what := range []string{"rows", "prose"} {
		few, many := all[1+2*n], all[2+2*n]
		name := fmt.Sprintf("see %.0f nodes of %s, inside the page (least), against %.0f", many.Nodes, what, few.Nodes)
		b.table.add(name, "ms", many.First, few.First, "3")
		b.table.add("the same, not for the first time", "ms", many.Again, few.Again, "3")
	}
	return nil
}
