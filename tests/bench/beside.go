package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"golang.org/x/sync/errgroup"

	"foxden/conversation"
	"foxden/tests/served"
)

const (
	abreast = 3
	// besideFor is how long sessions click, alone and side by side.
	besideFor = 10 * time.Second
)

// beside compares what three sessions get done side by side with what one of them does alone: clicks, each with its
// observation, in a second, of all together. The machine's cores are what they share.
func (b *bench) beside(ctx context.Context) (err error) {
	host, err := served.Start(ctx, b.foxden, "FOXDEN_WARM=0")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, host.Stop()) }()
	var all []*clicker
	for range abreast {
		c := &clicker{host: host}
		if c.path, err = host.Create(ctx, "beside"); err != nil {
			return err
		}
		if err := c.do(ctx, fmt.Sprintf(`{"action":"open","url":%q}`, b.site+"/counter")); err != nil {
			return err
		}
		all = append(all, c)
	}
	if err := host.Settled(ctx); err != nil {
		return err
	}
	if _, err := clicks(ctx, all, besideFor/abreast); err != nil { // the first clicks are not the usual ones
		return err
	}
	alone, err := clicks(ctx, all[:1], besideFor)
	if err != nil {
		return err
	}
	together, err := clicks(ctx, all, besideFor)
	if err != nil {
		return err
	}
	b.table.add(fmt.Sprintf("%d sessions side by side click and see, against one", abreast), "1/s", together, alone, "")
	return nil
}

// A clicker is a conversation that shows the counter.
type clicker struct {
	host           *served.Host
	path, tab, ref string
}

// do makes a call and remembers where the button is now.
func (c *clicker) do(ctx context.Context, call string) error {
	var reply struct{ Snapshot *conversation.Snapshot }
	if err := c.host.Ask(ctx, http.MethodPost, c.path+"/call", call, &reply); err != nil {
		return err
	}
	for _, e := range reply.Snapshot.Elements {
		if e.Role == "button" {
			c.tab, c.ref = reply.Snapshot.Tab, e.Ref
			return nil
		}
	}
	return fmt.Errorf("no button in %q", reply.Snapshot.Text)
}

// clicks counts what all do in a second, for so long.
func clicks(ctx context.Context, all []*clicker, long time.Duration) (perSecond float64, err error) {
	counts := make([]int, len(all))
	begun := time.Now()
	var group errgroup.Group
	for n, c := range all {
		group.Go(func() error {
			for time.Since(begun) < long {
				if err := c.do(ctx, fmt.Sprintf(`{"action":"click","tab":%q,"ref":%q}`, c.tab, c.ref)); err != nil {
					return err
				}
				counts[n]++
			}
			return nil
		})
	}
	err = group.Wait()
	sum := 0
	for _, n := range counts {
		sum += n
	}
	return float64(sum) / time.Since(begun).Seconds(), err
}
