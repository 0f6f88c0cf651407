package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/tailscale/hujson"

	"foxden/conversation"
)

// config is foxden.json (contract, section 6). A key that nobody asked for is refused with its place.
type config struct {
	// Targets are argvs that yield a POSIX shell, by name.
	Targets       map[string]target   `json:"targets"`
	DefaultTarget string              `json:"defaultTarget"`
	Limits        conversation.Limits `json:"limits"`
	// Listen is the address of foxden serve, State the directory of what it keeps, Warm how many spare browsers it has.
	Listen string `json:"listen"`
	State  string `json:"state"`
	Warm   int    `json:"warm"`
	// Permission is what tools may do.
	Permission permission `json:"permission"`
}

type target struct {
	Command []string `json:"command"`
}

const local = "local"

const (
	usualListen = "127.0.0.1:7369"
	usualWarm   = 1
	mostWarm    = 100
)

// loadConfig reads the file that is named, else ./foxden.json, else the user's, else none; then the
// environment, which wins.
func loadConfig(named string, getenv func(string) string) (config, error) {
	c := config{
		DefaultTarget: local, Limits: conversation.DefaultLimits, Listen: usualListen, State: defaultState(getenv), Warm: usualWarm,
	}
	file, text, err := findConfig(named)
	if err != nil {
		return c, err
	}
	if file != "" {
		if err := parseConfig(text, &c); err != nil {
			return c, fmt.Errorf("%s: %w", file, err)
		}
	}
	if err := fromEnvironment(&c, getenv); err != nil {
		return c, err
	}
	return c, c.check()
}

func findConfig(named string) (file string, text []byte, err error) {
	if named != "" {
		text, err = os.ReadFile(named)
		return named, text, err
	}
	places := []string{"foxden.json"}
	if dir, err := os.UserConfigDir(); err == nil {
		places = append(places, filepath.Join(dir, "foxden", "foxden.json"))
	}
	for _, file := range places {
		text, err := os.ReadFile(file)
		if err == nil {
			return file, text, nil
		}
		// The user's own may be closed to whoever runs this, a service for one: it is not for them then.
		if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission) {
			return file, nil, err
		}
	}
	return "", nil, nil
}

func parseConfig(text []byte, c *config) error {
	plain, err := hujson.Standardize(text)
	if err != nil {
		return err // names the line
	}
	d := json.NewDecoder(bytes.NewReader(plain))
	d.DisallowUnknownFields()
	if err := d.Decode(c); err != nil {
		return fmt.Errorf("%s: %w", place(plain, err, d.InputOffset()), err)
	}
	return nil
}

var unknownKey = regexp.MustCompile(`unknown field ("[^"]*")`)

// place is the line of an error; standardizing keeps every byte's position. A decoder says of an
// unknown key no more than its name, and only when it is at the end of the whole object.
func place(text []byte, err error, offset int64) string {
	var wrongType *json.UnmarshalTypeError
	var wrongRule *conversation.RuleError
	if errors.As(err, &wrongRule) {
		if at, found := rulePlace(text, wrongRule.Pattern); found {
			offset = int64(at)
		}
	} else if errors.As(err, &wrongType) {
		offset = wrongType.Offset
	} else if key := unknownKey.FindStringSubmatch(err.Error()); key != nil {
		if at := regexp.MustCompile(regexp.QuoteMeta(key[1]) + `\s*:`).FindIndex(text); at != nil {
			offset = int64(at[0])
		}
	}
	return fmt.Sprintf("line %d", 1+bytes.Count(text[:min(int(offset), len(text))], []byte("\n")))
}

// fromEnvironment takes every key's variable: those of a text as it stands, the others as JSON.
func fromEnvironment(c *config, getenv func(string) string) error {
	for variable, into := range map[string]*string{
		"FOXDEN_DEFAULT_TARGET": &c.DefaultTarget, "FOXDEN_LISTEN": &c.Listen, "FOXDEN_STATE": &c.State,
	} {
		if text := getenv(variable); text != "" {
			*into = text
		}
	}
	for variable, into := range map[string]any{"FOXDEN_TARGETS": &c.Targets, "FOXDEN_LIMITS": &c.Limits, "FOXDEN_WARM": &c.Warm, "FOXDEN_PERMISSION": &c.Permission} {
		text := getenv(variable)
		if text == "" {
			continue
		}
		d := json.NewDecoder(strings.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(into); err != nil {
			return fmt.Errorf("%s: %w", variable, err)
		}
	}
	return nil
}

func (c config) check() error {
	for name, t := range c.Targets {
		if len(t.Command) == 0 {
			return fmt.Errorf("targets.%s.command is empty: give the argv of a POSIX shell, as [\"ssh\", \"host\", \"sh\"]", name)
		}
	}
	if err := conversation.CheckLimits(c.Limits); err != nil {
		return err
	}
	if _, _, err := net.SplitHostPort(c.Listen); err != nil {
		return fmt.Errorf("listen: %w: give an address and a port, as %s", err, usualListen)
	}
	if c.State == "" {
		return errors.New("state is empty: give a directory")
	}
	if c.Warm < 0 || c.Warm > mostWarm {
		return fmt.Errorf("warm: expected 0 to %d", mostWarm)
	}
	_, err := c.target(c.DefaultTarget)
	return err
}

func (c config) target(name string) (conversation.Target, error) {
	if t, ok := c.Targets[name]; ok {
		return conversation.Target{Name: name, Argv: t.Command}, nil
	}
	if name == local {
		return conversation.Local(), nil
	}
	known := []string{local}
	for name := range c.Targets {
		known = append(known, name)
	}
	slices.Sort(known)
	return conversation.Target{}, fmt.Errorf("there is no target %q; known: %s", name, strings.Join(known, ", "))
}

// all are the targets that may be named.
func (c config) all() map[string]conversation.Target {
	all := map[string]conversation.Target{local: conversation.Local()}
	for name := range c.Targets {
		all[name], _ = c.target(name) // it is there
	}
	return all
}

// flags parses what every command that runs a browser takes: --config and --target.
func flags(command string, args []string, s streams) (config, conversation.Target, error) {
	set := flag.NewFlagSet("foxden "+command, flag.ContinueOnError)
	set.SetOutput(s.err)
	file := set.String("config", "", "configuration `file` (default: foxden.json here, then the user's)")
	name := set.String("target", "", "`name` of the target to run on (default: the configuration's defaultTarget)")
	if err := set.Parse(args); err != nil {
		return config{}, conversation.Target{}, fmt.Errorf("%w: %w", errUsage, err)
	}
	if set.NArg() > 0 {
		return config{}, conversation.Target{}, fmt.Errorf("%w: unexpected argument %q", errUsage, set.Arg(0))
	}
	c, err := loadConfig(*file, os.Getenv)
	if err != nil {
		return c, conversation.Target{}, err
	}
	if *name == "" {
		*name = c.DefaultTarget
	}
	t, err := c.target(*name)
	if err != nil {
		err = fmt.Errorf("%w: %w", errUsage, err)
	}
	return c, t, err
}
