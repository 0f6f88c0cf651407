package host

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"

	"foxden/conversation"
	"foxden/host/tools"
	"foxden/host/web"
)

// shell is the conversation of calls that name none.
const shell = "shell"

var errNone = errors.New("not found")

// runCall makes one call in a conversation of the host that runs, and prints the answer as a model reads it.
func runCall(ctx context.Context, args []string, s streams) error {
	set := flag.NewFlagSet("foxden call", flag.ContinueOnError)
	named := set.String("conversation", shell, "`id` or name of the conversation; "+shell+" is made when it is first used")
	object := set.Bool("json", false, "print the object that a script gets")
	c, positional, err := clientFlags(set, args, s)
	if err != nil {
		return err
	}
	if len(positional) != 1 {
		return fmt.Errorf("%w: call takes one JSON object, or - for standard input", errUsage)
	}
	body := []byte(positional[0])
	if positional[0] == "-" {
		if body, err = io.ReadAll(s.in); err != nil {
			return err
		}
	}
	if !json.Valid(body) {
		return fmt.Errorf("%w: this is no JSON: %s", errUsage, body)
	}
	id, err := c.conversation(ctx, *named)
	if err != nil {
		return err
	}
	defer slowly(s.err, "waiting for the browser")()
	var raw json.RawMessage
	if err := c.fetch(ctx, http.MethodPost, under(id, "/call"), body, &raw); err != nil {
		return shown(err)
	}
	if *object {
		_, err := fmt.Fprintf(s.out, "%s\n", raw)
		return err
	}
	var reply conversation.Reply
	if err := json.Unmarshal(raw, &reply); err != nil {
		return err
	}
	_, err = fmt.Fprintln(s.out, tools.Text(reply))
	return err
}

// shown is an error as a model reads it: what a page may have said of it stands in a fence.
func shown(err error) error {
	if e := (*conversation.Error)(nil); errors.As(err, &e) {
		return errors.New(tools.ErrorText(e))
	}
	return err
}

// conversation finds the one that is named, and makes the one for calls that name none.
func (c *client) conversation(ctx context.Context, named string) (string, error) {
	id, err := c.find(ctx, named)
	if named != shell || !errors.Is(err, errNone) {
		return id, err
	}
	var made web.Conversation
	err = c.fetch(ctx, http.MethodPost, "/api/conversations", []byte(`{"name":"`+shell+`"}`), &made)
	return made.ID, err
}
