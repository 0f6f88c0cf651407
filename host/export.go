package host

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/url"
)

// runExport writes a conversation of the host that runs as one file.
func runExport(ctx context.Context, args []string, s streams) error {
	set := flag.NewFlagSet("foxden export", flag.ContinueOnError)
	format := set.String("format", "html", "html or jsonl")
	c, positional, err := clientFlags(set, args, s)
	if err != nil {
		return err
	}
	if len(positional) != 1 {
		return fmt.Errorf("%w: export takes the id or the name of one conversation", errUsage)
	}
	id, err := c.find(ctx, positional[0])
	if err != nil {
		return err
	}
	return c.copy(ctx, under(id, "/export?format="+url.QueryEscape(*format)), s.out)
}

// copy writes what the host answers.
func (c *client) copy(ctx context.Context, path string, to io.Writer) error {
	response, err := c.do(ctx, http.MethodGet, path, nil)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	_, err = io.Copy(to, response.Body)
	return err
}
