package host

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"foxden/conversation"
	"foxden/host/web"
)

// client talks to the host that runs, over the API that everybody uses.
type client struct{ at serving }

// clientFlags are what every command that talks to a running host takes; positional is what is no flag, wherever it stands.
func clientFlags(set *flag.FlagSet, args []string, s streams) (c *client, positional []string, err error) {
	set.SetOutput(s.err)
	file := set.String("config", "", "configuration `file` (default: foxden.json here, then the user's)")
	dir := set.String("state", "", "`directory` of the running foxden serve (default: the configuration's state)")
	if positional, err = parsed(set, args); err != nil {
		return nil, nil, err
	}
	if *dir == "" {
		config, err := loadConfig(*file, os.Getenv)
		if err != nil {
			return nil, nil, err
		}
		*dir = config.State
	}
	at, err := state{*dir}.running()
	return &client{at}, positional, err
}

// parsed reads flags wherever they stand, and returns what is none.
func parsed(set *flag.FlagSet, args []string) (positional []string, err error) {
	for {
		if err := set.Parse(args); err != nil {
			return nil, fmt.Errorf("%w: %w", errUsage, err)
		}
		if set.NArg() == 0 {
			return positional, nil
		}
		positional = append(positional, set.Arg(0))
		args = set.Args()[1:]
	}
}

// do asks the host. The answer is the caller's to close; an error of the host's is a *conversation.Error.
func (c *client) do(ctx context.Context, method, path string, body []byte) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(c.at.URL, "/")+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+c.at.Token)
	request.Header.Set("Content-Type", "application/json")
	// A proxy of the environment has no business on this machine.
	response, err := (&http.Client{Transport: &http.Transport{Proxy: nil, DisableKeepAlives: true}}).Do(request)
	if err != nil {
		return nil, fmt.Errorf("the foxden serve of pid %d does not answer: %w", c.at.Pid, err)
	}
	if response.StatusCode < 300 {
		return response, nil
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	var fault web.Fault
	if json.Unmarshal(text, &fault) != nil || fault.Code == "" {
		return nil, fmt.Errorf("%s %s: %s", method, path, response.Status)
	}
	return nil, &conversation.Error{Code: fault.Code, Message: fault.Message, Quotes: fault.Quotes}
}

// fetch asks for an object.
func (c *client) fetch(ctx context.Context, method, path string, body []byte, into any) error {
	response, err := c.do(ctx, method, path, body)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	return json.NewDecoder(response.Body).Decode(into)
}

// find is the id of a conversation that is named by its id or, where only one has it, its name.
func (c *client) find(ctx context.Context, named string) (string, error) {
	var list web.List
	if err := c.fetch(ctx, http.MethodGet, "/api/conversations", nil, &list); err != nil {
		return "", err
	}
	var ids []string
	for _, one := range list.Conversations {
		if one.ID == named {
			return named, nil
		}
		if one.Name == named {
			ids = append(ids, one.ID)
		}
	}
	switch len(ids) {
	case 0:
		return "", fmt.Errorf("%w: there is no conversation %q", errNone, named)
	case 1:
		return ids[0], nil
	}
	return "", fmt.Errorf("several conversations have the name %q: %s", named, strings.Join(ids, ", "))
}

func under(id, path string) string { return "/api/conversations/" + url.PathEscape(id) + path }

// slowly tells a terminal what is waited for, once that takes longer than a second.
func slowly(w io.Writer, what string) (stop func() bool) {
	if !isTerminal(w) {
		return func() bool { return true }
	}
	return time.AfterFunc(time.Second, func() { fmt.Fprintln(w, what+" …") }).Stop
}
