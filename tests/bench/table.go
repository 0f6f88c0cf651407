package main

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"text/tabwriter"
)

// A row is one measure of both sides. NaN stands for what could not be measured.
type row struct {
	what, unit   string
	ours, theirs float64
	aim          string
}

type table []row

func (t *table) add(what, unit string, ours, theirs float64, aim string) {
	*t = append(*t, row{what, unit, ours, theirs, aim})
}

func (t table) String() string {
	if len(t) == 0 {
		return ""
	}
	var text strings.Builder
	out := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, "what\tunit\tours\ttheirs\tratio\taim")
	for _, r := range t {
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\t%s\t%s\n", r.what, r.unit, figure(r.ours), figure(r.theirs), ratio(r), r.aim)
	}
	_ = out.Flush() // a strings.Builder takes everything
	return text.String()
}

func ratio(r row) string {
	if math.IsNaN(r.ours) || math.IsNaN(r.theirs) {
		return "-"
	}
	return fmt.Sprintf("%.3f", r.ours/r.theirs)
}

func figure(value float64) string {
	switch {
	case math.IsNaN(value):
		return "-"
	case value < 100 && value != math.Trunc(value):
		return fmt.Sprintf("%.1f", value)
	}
	return fmt.Sprintf("%.0f", value)
}

func median(values []float64) float64 {
	if len(values) == 0 {
		return math.NaN()
	}
	sorted := slices.Sorted(slices.Values(values))
	return (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
}
