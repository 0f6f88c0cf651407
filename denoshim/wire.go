package denoshim

import "reflect"

// The wire: JSON-RPC 2.0 objects (jsonrpc.org/specification), one per line, UTF-8, both ways over
// the target's stdio. This file and types.go declare it once; wire.ts and docs/wire.md are written
// from them by a test, and testdata/golden.ndjson is read by both languages.

const (
	// MaxLine bounds a message, newline excluded. What may be larger travels in chunks.
	MaxLine = 1 << 20
	// MaxChunk bounds the base64 text of one chunk notification.
	MaxChunk = 256 << 10
	// MaxPicture bounds one picture, in bytes: a page of 10,000 px at most.
	MaxPicture = 64 << 20

	// Heartbeat is how often each side says that it lives, in ms, and Silence is how long a side
	// waits before it takes a link for dead that no end of file announced. A dead ssh link must be
	// known on both sides within 15 s.
	Heartbeat = 4_000
	Silence   = 14_000
)

// Method is one request of the wire. Host asks, shim answers.
type Method struct {
	Name string
	// Does says in one line what the method does, for the model and for the docs.
	Does   string
	Params reflect.Type
	Result reflect.Type
	// Action is true for what an agent may ask for with tool browser.
	Action bool
	// Opens is true when the method may start a browser.
	Opens bool
	// Host is true when the host answers by itself and the shim never hears of it.
	Host bool
}

func method[P, R any](name, does string) Method {
	return Method{Name: name, Does: does, Params: reflect.TypeFor[P](), Result: reflect.TypeFor[R]()}
}

func action[P any](name, does string) Method {
	m := method[P, Reply](name, does)
	m.Action = true
	m.Opens = name == "open"
	m.Host = name == "reset"
	return m
}

// Methods is every request of the wire, actions in the order in which the model reads them.
var Methods = []Method{
	method[StartParams, StartResult]("start", "starts Firefox; the first request of a session"),
	action[OpenParams]("open", "new tab, loads url; starts the browser if none runs"),
	action[TabsParams]("tabs", "lists tabs; never starts a browser"),
	action[ResetParams]("reset", "ends the browser and deletes its profile"),
	action[SnapshotParams]("snapshot", "observes again; ref: only that element; offset: the rest of a cut one; find: only matches"),
	action[CloseParams]("close", "closes the tab"),
	action[NavigateParams]("navigate", "loads url in the tab"),
	action[HistoryParams]("back", "one step back in history"),
	action[HistoryParams]("forward", "one step forward"),
	action[HistoryParams]("reload", "loads the page again; a form that led to it is sent again"),
	action[ClickParams]("click", "real pointer click; refuses a covered, disabled or vanished target"),
	action[HoverParams]("hover", "moves the pointer over ref"),
	action[DragParams]("drag", "drags ref and drops it on to"),
	action[FillParams]("fill", "replaces a field's value by typing; fields fills a whole form"),
	action[SelectParams]("select", "picks options of a <select>"),
	action[PressParams]("press", "presses a key or chord, at the focus or at ref"),
	action[ScrollParams]("scroll", "scrolls by pixels; ref alone scrolls it into view"),
	action[WaitParams]("wait", "waits until text shows, gone vanishes, url matches, or ms pass"),
	method[ScreenshotParams, Screenshot]("screenshot", "takes a picture, sent ahead in chunks"),
}

// Note is a message that nobody answers.
type Note struct {
	Name   string
	Does   string
	Params reflect.Type
}

func note[P any](name, does string) Note {
	return Note{Name: name, Does: does, Params: reflect.TypeFor[P]()}
}

// Notes is every notification of the wire.
var Notes = []Note{
	note[Empty]("ping", "host and shim: I live"),
	note[CancelParams]("cancel", "host: give up that request; handled out of turn"),
	note[ChunkParams]("chunk", "shim: a part of the picture that request answers with"),
	note[ProgressParams]("progress", "shim: what a slow start is at"),
	note[EndedParams]("ended", "shim: the browser is gone and why; the session ends"),
}

// Lookup returns the declared method of that name.
func Lookup(name string) (Method, bool) {
	for _, m := range Methods {
		if m.Name == name {
			return m, true
		}
	}
	return Method{}, false
}
