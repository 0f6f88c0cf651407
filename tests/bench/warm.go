package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"foxden/host/web"
	"foxden/tests/served"
)

// spareWithin bounds the wait for a spare, which is started once the machine is quiet.
const spareWithin = time.Minute

// warm compares the first open of a conversation that is given a spare browser with one that starts its own, both through
// foxden serve and on the same page, in turn. The first of each does not count. While one is timed, the spare idles and no
// other browser starts.
func (b *bench) warm(ctx context.Context) (err error) {
	cold, err := served.Start(ctx, b.foxden, "FOXDEN_WARM=0")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, cold.Stop()) }()
	if _, err := b.firstOpen(ctx, cold, cold.Settled); err != nil {
		return err
	}
	warm, err := served.Start(ctx, b.foxden, "FOXDEN_WARM=1")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, warm.Stop()) }()
	if err := hasSpare(ctx, warm); err != nil {
		return err
	}
	if _, err := b.firstOpen(ctx, warm, warm.Settled); err != nil {
		return err
	}
	var spared, own []float64
	for range b.colds {
		if err := hasSpare(ctx, warm); err != nil {
			return err
		}
		ms, err := b.firstOpen(ctx, cold, nil)
		if err != nil {
			return err
		}
		own = append(own, ms)
		if ms, err = b.firstOpen(ctx, warm, nil); err != nil {
			return err
		}
		spared = append(spared, ms)
	}
	b.table.add("first open with a spare browser, against without", "ms", median(spared), median(own), "0.1")
	return nil
}

// firstOpen times the first open of a new conversation, and deletes it once then, which may be nil, is content.
func (b *bench) firstOpen(ctx context.Context, h *served.Host, then func(context.Context) error) (ms float64, err error) {
	path, err := h.Create(ctx, "first open")
	if err != nil {
		return 0, err
	}
	ms, err = timed(func() error {
		return h.Ask(ctx, http.MethodPost, path+"/call", fmt.Sprintf(`{"action":"open","url":%q}`, b.site+"/counter"), nil)
	})
	if err == nil && then != nil {
		err = then(ctx)
	}
	return ms, errors.Join(err, h.Ask(ctx, http.MethodDelete, path, "", nil))
}

func hasSpare(ctx context.Context, h *served.Host) error {
	return served.Eventually(ctx, spareWithin, func() error {
		var all web.Sessions
		err := h.Ask(ctx, http.MethodGet, "/api/sessions", "", &all)
		if err == nil && all.Spares == 0 {
			err = errors.New("there is no spare browser")
		}
		return err
	})
}
