package host

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"foxden/conversation"
	"foxden/host/script"
	"foxden/host/tools"
)

// mostCode is how long a script's file may be, in bytes.
const mostCode = 1 << 20

// runOptions are the flags of run.
type runOptions struct {
	config, state, conversation, target string
	timeout                             time.Duration
	object                              bool
}

// runRun runs a script with a browser of its own, or with one of the host that runs.
func runRun(ctx context.Context, args []string, s streams) (err error) {
	o, file, err := runFlags(args, s)
	if err != nil {
		return err
	}
	code, err := readCode(file, s.in)
	if err != nil {
		return err
	}
	browser, end, err := o.browser(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, end()) }()
	parts, err := script.New().Run(ctx, tools.Script{
		Name: nameOf(file), Code: code, Timeout: o.timeout, Browser: browser, Console: s.err,
		Progress: func(message string) {
			if isTerminal(s.err) {
				fmt.Fprintln(s.err, message+" …")
			}
		},
	})
	if err != nil {
		err = shown(err)
	}
	return errors.Join(printParts(s.out, parts, o.object), err)
}

func runFlags(args []string, s streams) (o runOptions, file string, err error) {
	set := flag.NewFlagSet("foxden run", flag.ContinueOnError)
	set.SetOutput(s.err)
	set.StringVar(&o.config, "config", "", "configuration `file` (default: foxden.json here, then the user's)")
	set.StringVar(&o.state, "state", "", "`directory` of the running foxden serve (default: the configuration's state)")
	set.StringVar(&o.conversation, "conversation", "", "`id` or name of a conversation of the running foxden serve whose browser to use (default: one of the script's own)")
	set.StringVar(&o.target, "target", "", "`name` of the target for a browser of its own (default: the configuration's defaultTarget)")
	set.DurationVar(&o.timeout, "timeout", tools.DefaultScriptTimeout, "how long the script may take, at most 10m")
	set.BoolVar(&o.object, "json", false, "print the answer as a list of {\"text\": …} and {\"image\": file}")
	positional, err := parsed(set, args)
	switch {
	case err != nil:
		return o, "", err
	case len(positional) != 1:
		return o, "", fmt.Errorf("%w: run takes one file, or - for standard input", errUsage)
	case o.timeout <= 0 || o.timeout > tools.MostScriptTimeout:
		return o, "", fmt.Errorf("%w: --timeout is at most %v", errUsage, tools.MostScriptTimeout)
	case o.conversation != "" && o.target != "":
		return o, "", fmt.Errorf("%w: a conversation has its own target", errUsage)
	}
	return o, positional[0], nil
}

// runTypes prints what a script has, for an editor.
func runTypes(_ context.Context, args []string, s streams) error {
	if err := noArgs(args); err != nil {
		return err
	}
	_, err := io.WriteString(s.out, script.Types)
	return err
}

func readCode(file string, in io.Reader) (string, error) {
	if file != "-" {
		opened, err := os.Open(file)
		if err != nil {
			return "", err
		}
		defer opened.Close()
		in = opened
	}
	text, err := io.ReadAll(io.LimitReader(in, mostCode+1))
	if err == nil && len(text) > mostCode {
		err = fmt.Errorf("a script is %d bytes long at most", mostCode)
	}
	return string(text), err
}

func nameOf(file string) string {
	if file == "-" {
		return "stdin.ts"
	}
	return filepath.Base(file)
}

// printParts prints an answer as a model reads it, or as an object; pictures become files here.
func printParts(out io.Writer, parts []tools.Part, object bool) error {
	list := []map[string]string{}
	for _, p := range parts {
		if p.Picture == nil {
			list = append(list, map[string]string{"text": p.Text})
			continue
		}
		file, err := keep(p)
		if err != nil {
			return err
		}
		list = append(list, map[string]string{"image": file})
	}
	if object {
		return json.NewEncoder(out).Encode(list)
	}
	for i, one := range list {
		said := "image " + one["image"]
		if parts[i].Picture == nil {
			said = tools.PartText(parts[i])
		}
		if _, err := fmt.Fprintln(out, said); err != nil {
			return err
		}
	}
	return nil
}

// keep writes a picture into the working directory, beside those of earlier runs.
func keep(p tools.Part) (name string, err error) {
	for n := 1; ; n++ {
		name = fmt.Sprintf("foxden-%d.%s", n, p.Format)
		file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.Write(p.Picture)
		return name, errors.Join(err, file.Close())
	}
}

// browser is the one that the script uses, and what to do at its end.
func (o runOptions) browser(ctx context.Context) (tools.Browser, func() error, error) {
	config, err := loadConfig(o.config, os.Getenv)
	if err != nil {
		return nil, nil, err
	}
	if o.conversation != "" {
		if o.state == "" {
			o.state = config.State
		}
		at, err := state{o.state}.running()
		if err != nil {
			return nil, nil, err
		}
		c := &client{at}
		id, err := c.conversation(ctx, o.conversation)
		r := &remote{client: c, id: id}
		return r, func() error { return r.wait(ctx) }, err
	}
	if o.target == "" {
		o.target = config.DefaultTarget
	}
	target, err := config.target(o.target)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", errUsage, err)
	}
	gate, err := config.gate(false)
	if err != nil {
		return nil, nil, err
	}
	c := conversation.New(conversation.Options{Target: target, Limits: config.Limits, Gate: gate})
	return c, func() error {
		bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeWithin)
		defer cancel()
		return c.Close(bounded)
	}, nil
}

// remote is the browser of a conversation of the host that runs.
type remote struct {
	*client
	id    string
	calls sync.WaitGroup
}

// wait lets a call that goes on after its script end: the end of this program would cancel it, and with it the browser.
// The host bounds it.
func (r *remote) wait(ctx context.Context) error {
	gone := make(chan struct{})
	go func() {
		r.calls.Wait()
		close(gone)
	}()
	select {
	case <-gone:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (r *remote) Do(ctx context.Context, call conversation.Call) (reply conversation.Reply, err error) {
	r.calls.Add(1)
	defer r.calls.Done()
	if call.Proceed != nil && !call.Proceed() { // whether it waits there is not known here
		return reply, &conversation.Error{Code: "ended", Message: "The call was given up before it began; the browser goes on."}
	}
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(call.Params, &fields); err != nil {
		return reply, conversation.Invalid("%v.", err)
	}
	if fields["action"], err = json.Marshal(call.Action); err != nil {
		return reply, err
	}
	body, err := json.Marshal(fields)
	if err != nil {
		return reply, err
	}
	return reply, r.fetch(ctx, http.MethodPost, under(r.id, "/call"), body, &reply)
}

func (r *remote) Screenshot(ctx context.Context, params json.RawMessage) (shot conversation.Screenshot, picture []byte, err error) {
	r.calls.Add(1)
	defer r.calls.Done()
	response, err := r.do(ctx, http.MethodPost, under(r.id, "/screenshot"), params)
	if err != nil {
		return shot, nil, err
	}
	defer response.Body.Close()
	picture, err = io.ReadAll(response.Body)
	shot.Format = strings.TrimPrefix(response.Header.Get("Content-Type"), "image/")
	shot.Bytes = len(picture)
	return shot, picture, err
}
