package host

import (
	"context"
	"flag"
	"fmt"
	"net/http"
	"text/tabwriter"
	"time"

	"foxden/host/web"
)

// runPs lists the browsers of the host that runs.
func runPs(ctx context.Context, args []string, s streams) error {
	set := flag.NewFlagSet("foxden ps", flag.ContinueOnError)
	object := set.Bool("json", false, "print the object")
	c, positional, err := clientFlags(set, args, s)
	if err != nil {
		return err
	}
	if err := noArgs(positional); err != nil {
		return err
	}
	if *object {
		return c.copy(ctx, "/api/sessions", s.out)
	}
	var all web.Sessions
	if err := c.fetch(ctx, http.MethodGet, "/api/sessions", nil, &all); err != nil {
		return err
	}
	table := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "CONVERSATION\tNAME\tTARGET\tPID\tAGE\tMEMORY\tTABS")
	for _, one := range all.Sessions {
		memory := "-"
		if one.PSS > 0 {
			memory = fmt.Sprintf("%d MB", one.PSS>>20)
		}
		age := time.Duration(one.Age * float64(time.Second)).Round(time.Second)
		fmt.Fprintf(table, "%s\t%q\t%s\t%d\t%s\t%s\t%d\n", one.Conversation, one.Name, one.Target, one.Pid, age, memory, len(one.Tabs))
	}
	if err := table.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.out, "%d of %d places, %d spare\n", len(all.Sessions)+all.Spares, all.Most, all.Spares)
	return err
}
