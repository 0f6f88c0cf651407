package denoshim

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// fakeShim is the environment variable that makes a fake shim of the test binary: N-022, no browser
// and no network in these tests. Its value names the scenario.
const fakeShim = "FOXDEN_FAKE_SHIM"

func TestMain(m *testing.M) {
	if name := os.Getenv(fakeShim); name != "" {
		f := &fake{in: bufio.NewReader(os.Stdin), running: map[int64]context.CancelFunc{}}
		play, ok := scenarios[name]
		if !ok {
			f.die(64, "no scenario "+name)
		}
		play(f)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// fakeTarget is the target on which that scenario is played. The race detector sleeps a second
// before a process exits, unless it is told not to.
func fakeTarget(scenario string) Target {
	return Target{Name: scenario, Argv: []string{"env", "GORACE=atexit_sleep_ms=0", fakeShim + "=" + scenario, os.Args[0]}}
}

// fake is a shim, box and loader in one, which speaks as they do and misbehaves as its scenario says.
type fake struct {
	in        *bufio.Reader
	id, nonce string
	answer    func(f *fake, m incoming) bool // before the usual answers; true: that was all

	mu        sync.Mutex
	running   map[int64]context.CancelFunc
	cancelled []int64
}

type incoming struct {
	ID     int64
	Method string
	Params json.RawMessage
}

var bootLine = regexp.MustCompile(`start ([0-9]{15}) (?s:.*) 'foxden-boot' '([A-Z2-7]+)' 'data:[^']*'\n$`)

// boot reads the boot line, which the host ends with a newline and follows with nothing.
func (f *fake) boot() {
	var read strings.Builder
	for {
		line, err := f.in.ReadString('\n')
		if err != nil {
			os.Exit(0) // the host gave up
		}
		read.WriteString(line)
		if !strings.Contains(line, "'data:") {
			continue // the line ends with the loader, after newlines in quotes
		}
		if found := bootLine.FindStringSubmatch(read.String()); found != nil {
			f.id, f.nonce = found[1], found[2]
			return
		}
	}
}

func (f *fake) ready() { f.print("FOXDEN " + f.nonce + " ready 2.9.6\n") }

// program reads what the loader would: a length and that many bytes of gzip.
func (f *fake) program() {
	length, _ := f.in.ReadString('\n')
	n, err := strconv.Atoi(strings.TrimSpace(length))
	if err != nil {
		f.die(65, "not a length: "+length)
	}
	z, err := gzip.NewReader(io.LimitReader(f.in, int64(n)))
	if err != nil {
		f.die(65, err.Error())
	}
	if source, err := io.ReadAll(z); err != nil || string(source) != shim {
		f.die(65, fmt.Sprintf("not the program: %d bytes, %v", len(source), err))
	}
}

// start is the whole way to a shim that serves.
func (f *fake) start() {
	f.boot()
	f.ready()
	f.program()
}

// serve answers requests, each in its own goroutine, until the host closes the pipe.
func (f *fake) serve() {
	for {
		line, err := f.in.ReadBytes('\n')
		if err != nil {
			return
		}
		var m incoming
		if err := json.Unmarshal(line, &m); err != nil {
			f.die(65, err.Error())
		}
		if m.ID == 0 {
			f.noted(m)
			continue
		}
		ctx, cancel := context.WithCancel(context.Background())
		f.mu.Lock()
		f.running[m.ID] = cancel
		f.mu.Unlock()
		go f.take(ctx, m)
	}
}

func (f *fake) noted(m incoming) {
	var p CancelParams
	if m.Method != "cancel" || json.Unmarshal(m.Params, &p) != nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.cancelled = append(f.cancelled, p.ID)
	if cancel := f.running[p.ID]; cancel != nil {
		cancel()
	}
}

// take answers as the real shim does, as far as the contract suite asks.
func (f *fake) take(ctx context.Context, m incoming) {
	if f.answer != nil && f.answer(f, m) {
		return
	}
	method, ok := Lookup(m.Method)
	if !ok {
		f.fail(m.ID, "invalid", fmt.Sprintf("There is no method %q.", m.Method))
		return
	}
	if err := method.Check(m.Params); err != nil {
		f.fail(m.ID, "invalid", err.Error()+".")
		return
	}
	var p struct {
		Tab, URL string
		Timeout  int
	}
	_ = json.Unmarshal(m.Params, &p) // checked above
	switch {
	case m.Method == "start":
		f.note("progress", ProgressParams{"starting Firefox"})
		f.reply(m.ID, StartResult{Wire: Hash(), Firefox: "153.8", Deno: "2.9.6", Pid: os.Getpid()})
	case m.Method == "open":
		f.reply(m.ID, Reply{Snapshot: snapshotOf("t1", p.URL), Tabs: []Tab{{Tab: "t1", URL: p.URL}}})
	case m.Method == "tabs":
		f.reply(m.ID, Reply{Tabs: []Tab{{Tab: "t1", Title: f.gaveUp()}}})
	case p.Tab == "t99":
		f.fail(m.ID, "no_tab", "There is no tab t99. Use tabs.")
	case m.Method == "wait":
		select {
		case <-ctx.Done():
			f.fail(m.ID, "ended", "cancelled by the caller.")
		case <-time.After(time.Duration(p.Timeout) * time.Millisecond):
			f.fail(m.ID, "timeout", "the text did not show.")
		}
	case m.Method == "screenshot":
		f.picture(m.ID)
	default:
		f.reply(m.ID, Reply{Snapshot: snapshotOf(p.Tab, p.URL), Tabs: []Tab{}})
	}
}

func snapshotOf(tab, url string) *Snapshot {
	return &Snapshot{Tab: tab, URL: url, Title: "Suite", Elements: []Element{}, Frames: []Frame{}, Diagnostics: []Diagnostic{}, Settled: true}
}

func (f *fake) gaveUp() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return fmt.Sprint(f.cancelled)
}

// picture is noise, so that it takes more than one chunk.
func (f *fake) picture(id int64) {
	noise, picture := rand.New(rand.NewPCG(1, 2)), image.NewNRGBA(image.Rect(0, 0, 400, 300))
	for x := range 400 {
		for y := range 300 {
			picture.Set(x, y, color.NRGBA{uint8(noise.Uint32()), uint8(noise.Uint32()), uint8(noise.Uint32()), 255})
		}
	}
	var b bytes.Buffer
	_ = png.Encode(&b, picture) // a Buffer takes everything
	chunks := 0
	for part := range slicesOf(b.Bytes(), MaxChunk/4*3) {
		f.note("chunk", ChunkParams{id, base64.StdEncoding.EncodeToString(part)})
		chunks++
	}
	f.reply(id, Screenshot{Format: "png", Bytes: b.Len(), Chunks: chunks})
}

func slicesOf(b []byte, size int) func(yield func([]byte) bool) {
	return func(yield func([]byte) bool) {
		for len(b) > 0 {
			n := min(size, len(b))
			if !yield(b[:n]) {
				return
			}
			b = b[n:]
		}
	}
}

func (f *fake) note(method string, params any) {
	f.send(map[string]any{"jsonrpc": "2.0", "method": method, "params": params})
}

func (f *fake) reply(id int64, result any) {
	f.send(map[string]any{"jsonrpc": "2.0", "id": id, "result": result})
}

func (f *fake) fail(id int64, code, message string) {
	f.send(map[string]any{"jsonrpc": "2.0", "id": id, "error": map[string]any{
		"code": -32000, "message": message, "data": map[string]any{"code": code},
	}})
}

func (f *fake) send(message map[string]any) {
	line, err := json.Marshal(message)
	if err != nil {
		f.die(65, err.Error())
	}
	f.print(string(line) + "\n")
}

func (f *fake) print(text string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, err := os.Stdout.WriteString(text); err != nil && !errors.Is(err, os.ErrClosed) {
		os.Exit(66)
	}
}

// die ends the fake as a crash does: with a last word and a status.
func (f *fake) die(status int, word string) {
	fmt.Fprintln(os.Stderr, word)
	os.Exit(status)
}
