package host

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"time"

	"github.com/mattn/go-isatty"
	"github.com/oklog/run"

	"foxden/conversation"
	"foxden/conversation/history"
	"foxden/host/script"
	"foxden/host/web"
)

const (
	// stopWithin bounds the end of every browser once the host is told to stop; a box needs less.
	stopWithin = 5 * time.Second
	// lastWords is what answers under way may take after that.
	lastWords = time.Second
)

// starts starts a session: nil is the real one. Tests give their own.
type starts = func(context.Context, conversation.SessionOptions) (conversation.Session, error)

// runServe serves all conversations on one port until a signal comes.
func runServe(ctx context.Context, args []string, s streams) error {
	return serveWith(ctx, args, s, nil)
}

func serveWith(ctx context.Context, args []string, s streams, start starts) (err error) {
	config, remote, err := serveFlags(args, s)
	if err != nil {
		return err
	}
	if !remote && !isLoopback(config.Listen) {
		return fmt.Errorf("%w: %s is no loopback address: whoever reaches it and has the token drives your browsers; --allow-remote permits it", errUsage, config.Listen)
	}
	state, err := openState(config.State)
	if err != nil {
		return err
	}
	store, err := state.history(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	token, err := state.token()
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", config.Listen)
	if err != nil {
		return err // names the address
	}
	defer listener.Close()
	site, err := newSite(ctx, config, token, store, slog.New(slog.NewTextHandler(s.err, nil)), start)
	if err != nil {
		return err
	}
	url := "http://" + reachable(listener.Addr()) + "/"
	withdraw, err := state.announce(serving{url, token, os.Getpid()})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, withdraw()) }()
	fmt.Fprint(s.out, welcome(isTerminal(s.out), url, token, state.dir))
	return live(ctx, site, listener)
}

// reachable is an address at which this machine reaches what listens on that one, which may be all of its own.
func reachable(listens net.Addr) string {
	at, err := netip.ParseAddrPort(listens.String())
	if err != nil || !at.Addr().IsUnspecified() {
		return listens.String()
	}
	return fmt.Sprintf("localhost:%d", at.Port())
}

// welcome is the link with the token, for a terminal only: what is no terminal may be kept and read by others.
func welcome(terminal bool, url, token, dir string) string {
	if terminal {
		return fmt.Sprintf("foxden serves %s?token=%s\n", url, token)
	}
	return fmt.Sprintf("foxden serves %s with the token in %s\n", url, filepath.Join(dir, tokenFile))
}

// live runs what lives together: the port, and the wish to stop. Its end is every browser's.
func live(ctx context.Context, site *web.Site, listener net.Listener) error {
	server := site.Server()
	var g run.Group
	stopping, stop := context.WithCancel(ctx)
	g.Add(func() error {
		<-stopping.Done()
		return nil
	}, func(error) { stop() })
	// Last, because its interrupt takes its time and the other must not wait for it.
	g.Add(func() error {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	}, func(error) { shut(site, server) })
	return g.Run()
}

// shut ends every browser, then lets answers under way be written.
func shut(site *web.Site, server *http.Server) {
	ctx, cancel := context.WithTimeout(context.Background(), stopWithin)
	defer cancel()
	_ = site.Close(ctx) // a browser that is slower is its watchdog's
	last, cancel := context.WithTimeout(context.Background(), lastWords)
	defer cancel()
	if server.Shutdown(last) != nil {
		_ = server.Close()
	}
}

// newSite makes the registry and what serves it.
func newSite(ctx context.Context, c config, token string, store *history.Store, log *slog.Logger, start starts) (*web.Site, error) {
	gate, err := c.gate(true)
	if err != nil {
		return nil, err
	}
	calls := web.NewCalls()
	registry, err := conversation.NewRegistry(ctx, conversation.RegistryOptions{
		Targets: c.all(), DefaultTarget: c.DefaultTarget, Limits: c.Limits, Warm: c.Warm, Store: store, Gate: gate,
		Observed: calls.Observe, Log: log, Start: start,
	})
	if err != nil {
		return nil, err
	}
	registry.Warm()
	return web.New(web.Options{
		Registry: registry, Token: token, Listen: c.Listen, Version: Version, Approvals: gate.Approvals, Export: store.Export, Calls: calls, Scripts: script.New(), Log: log,
	}), nil
}

// serveFlags are the configuration with what the command line changes of it.
func serveFlags(args []string, s streams) (c config, remote bool, err error) {
	set := flag.NewFlagSet("foxden serve", flag.ContinueOnError)
	set.SetOutput(s.err)
	file := set.String("config", "", "configuration `file` (default: foxden.json here, then the user's)")
	listen := set.String("listen", "", "`address` and port to listen on (default: the configuration's listen)")
	dir := set.String("state", "", "`directory` of what is kept (default: the configuration's state)")
	set.BoolVar(&remote, "allow-remote", false, "listen on an address that other machines reach")
	if err := set.Parse(args); err != nil {
		return c, false, fmt.Errorf("%w: %w", errUsage, err)
	}
	if err := noArgs(set.Args()); err != nil {
		return c, false, err
	}
	if c, err = loadConfig(*file, os.Getenv); err != nil {
		return c, false, err
	}
	if *listen != "" {
		c.Listen = *listen
	}
	if *dir != "" {
		c.State = *dir
	}
	return c, remote, nil
}

// isLoopback is true of an address that only this machine reaches.
func isLoopback(listen string) bool {
	name, _, err := net.SplitHostPort(listen)
	if err != nil {
		return false
	}
	address, err := netip.ParseAddr(name)
	return name == "localhost" || err == nil && address.IsLoopback()
}

// isTerminal is true of a person's.
func isTerminal(w io.Writer) bool {
	file, is := w.(*os.File)
	return is && isatty.IsTerminal(file.Fd())
}
