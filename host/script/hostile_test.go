package script

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"foxden/conversation"
	"foxden/host/tools"
)

// What a script may not do is refused by Deno, and the refusal names the script's line.
func TestAScriptMayNothing(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(secret, []byte("hidden"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SECRET", "hidden")
	for _, c := range []struct{ code, want string }{
		{`import "https://example.com/a.ts"`, `invalid: script.ts:1:8: TypeError: Requires import access to "example.com:443", which no script has`},
		{`import "npm:left-pad"`, "invalid: script.ts:1:8: TypeError: npm specifiers were requested"},
		{`import "jsr:@std/assert"`, "invalid: script.ts:1:8: TypeError: JSR package manifest"},
		{"\nawait import('https://example.com/a.ts')", `invalid: script.ts:2:1: TypeError: Requires import access to "example.com:443", which no script has`},
		{`import s from "file://SECRET" with { type: "text" }; text(s)`, "invalid: script.ts:1:15: TypeError: Requires read access"},
		{`const m = await import("file://SECRET", { with: { type: "text" } }); text(m)`, "invalid: script.ts:1:24: TypeError: Requires read access"},
		{`import s from "file://SECRET" with { type: "json" }; text(s)`, "invalid: script.ts:1:15: TypeError: Requires read access"},
		{`import "file://SECRET"`, "invalid: script.ts:1:8: TypeError: Requires read access"},
		// What a module imports that the script imports is held to the same.
		{`import "data:text/javascript,import s from 'file://SECRET' with { type: 'text' }; text(s)"`, "invalid: TypeError: Requires read access"},
		{`import { createRequire } from "node:module"; createRequire("file:///a.js")("SECRET")`, "invalid: script.ts:1:60: NotCapable: Requires read access"},
		{`text(await Deno.readTextFile("SECRET"))`, "invalid: script.ts:1:17: NotCapable: Requires read access"},
		{`import fs from "node:fs"; text(fs.readFileSync("SECRET", "utf8"))`, "invalid: script.ts:1:35: NotCapable: Requires read access"},
		{`Deno.writeTextFileSync("SECRET", "x")`, "invalid: script.ts:1:6: NotCapable: Requires write access"},
		{`text(Deno.env.get("SECRET"))`, "invalid: script.ts:1:15: NotCapable: Requires env access"},
		{`await fetch("http://127.0.0.1:8080/")`, "invalid: script.ts:1:7: NotCapable: Requires net access"},
		{`await new Deno.Command("/bin/sh").output()`, "invalid: script.ts:1:35: NotCapable: Requires run access"},
		{`Deno.dlopen("/lib/x.so", {})`, "invalid: script.ts:1:6: NotCapable: Requires ffi access"},
		{`Deno.kill(1, "SIGKILL")`, "invalid: script.ts:1:6: NotCapable: Requires run access"},
		{`Deno.hostname()`, "invalid: script.ts:1:6: NotCapable: Requires sys access"},
		{`const { state } = await Deno.permissions.request({ name: "read" }); throw state`, `invalid: "denied"`},
		{`localStorage.setItem("a", "b")`, "invalid: script.ts:1:1: ReferenceError: localStorage is not defined"},
		{`await caches.open("a")`, "invalid: script.ts:1:1: ReferenceError: caches is not defined"},
		{`new Worker("data:text/javascript,0", { type: "module" })`, "invalid: script.ts:1:1: ReferenceError: Worker is not defined"},
	} {
		expectError(t, strings.ReplaceAll(c.code, "SECRET", secret), c.want)
	}
	_, _, err := ran(t, &fakeBrowser{}, `await import("data:text/javascript,import s from 'file://`+secret+`' with { type: 'text' }; text(s)")`)
	if err == nil || !strings.Contains(err.Error(), "Requires read access") {
		t.Errorf("a module of a module: %v", err)
	}
	if kept, err := os.ReadFile(secret); err != nil || string(kept) != "hidden" {
		t.Errorf("the file holds %q, %v", kept, err)
	}
}

// What would never end, or take everything, is bounded and told.
func TestAScriptThatTakesTooMuch(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"const a = []; for (;;) a.push(new Array(1000).fill(1.5))", "limit: The script needs more memory"},
		{"const a = []; for (;;) a.push(new Uint8Array(1e7).fill(1))", "invalid: script.ts:1:31: RangeError: Array buffer allocation failed"},
		{"const a = []; for (;;) a.push(new WebAssembly.Memory({ initial: 1000 }))", "invalid: script.ts:1:31: RangeError: WebAssembly.Memory()"},
		{`import { Worker } from "node:worker_threads"; new Worker("for(;;);", { eval: true })`, "limit: The script needs more memory"},
		{"let s = 'x'; for (;;) s += s", "invalid: script.ts:1:28: RangeError: Invalid string length"},
		{"function f() { f() } f()", "invalid: script.ts:1:"},
		{"\nfor (;;) text('x'.repeat(1000))", "limit: script.ts:2:10: More text than the 1048576 bytes of an answer."},
		{"const p = new Uint8Array(100); p.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);\nfor (;;) image(p)", "limit: script.ts:2:10: Too many pictures"},
		{"const p = new Uint8Array(6e6); p.set([0xff, 0xd8, 0xff]); image(p)", "limit: script.ts:1:59: Too many pictures, or too large a one"},
		{"await new Promise(() => {})", "invalid: The script awaits a promise that nothing will ever settle."},
		{"Deno.exit(3)", "invalid: The script ended itself with status 3."},
		{"process.abort()", "invalid: The script's process was ended by "},
		{`import process from "node:process"; process.kill(process.pid, "SIGKILL"); for (;;);`, "invalid: The script's process was ended by killed."},
	} {
		expectError(t, c.code, c.want)
	}
}

// Deno.exit(0) is an early end; what was said before stands.
func TestAScriptMayEndItself(t *testing.T) {
	parts, _, err := ran(t, &fakeBrowser{}, `text("so far"); Deno.exit(0); text("never")`)
	if err != nil || len(parts) != 1 || parts[0].Text != "so far" {
		t.Errorf("answers %q, %v", parts, err)
	}
}

// With an error comes what was said before it.
func TestWhatWasSaidBeforeAnErrorStays(t *testing.T) {
	parts, _, err := ran(t, &fakeBrowser{}, `text("so far"); throw new Error("x")`)
	if err == nil || len(parts) != 1 || parts[0].Text != "so far" {
		t.Errorf("answers %q, %v", parts, err)
	}
}

func TestAFloodOfPrintIsBounded(t *testing.T) {
	_, printed, err := ran(t, &fakeBrowser{}, `
const line = "x".repeat(3_000_000);
for (let i = 0; i < 20; i++) { console.log(line); console.error(line); console.table([1]) }
Deno.stdout.writeSync(new TextEncoder().encode("no line's end"));
text("done")`)
	if err != nil || len(printed) > maxConsole+100 || !strings.HasSuffix(printed, "… (the script prints more than 1048576 bytes)\n") {
		t.Errorf("%v, %d bytes printed, %.100q", err, len(printed), printed)
	}
}

// A script that breaks the objects that programs rest on breaks no more than itself.
func TestTheHarnessTrustsNothing(t *testing.T) {
	parts, _, err := ran(t, &fakeBrowser{}, `
const steal = () => { throw new Error("stolen") };
for (const proto of [Array, String, Uint8Array, Object.getPrototypeOf(Uint8Array), Function, Map, TextEncoder, TextDecoder, RegExp]) {
  for (const name of Object.getOwnPropertyNames(proto.prototype)) {
    if (name === "constructor") continue;
    try { Object.defineProperty(proto.prototype, name, { get: undefined, value: steal, configurable: true, writable: true }) } catch {}
  }
}
Object.prototype.toJSON = steal;
Object.prototype.error = { code: "denied", message: "forged" };
Object.defineProperty(Object.prototype, "data", { get: steal, set: steal });
JSON.parse = JSON.stringify = btoa = atob = Reflect.apply = Reflect.defineProperty = steal;
Error.prepareStackTrace = () => "nowhere";
Deno.stdout.writeSync = Deno.stdin.read = Deno.exit = steal;
delete Object.prototype.toJSON;
const { tabs } = await tools.browser({ action: "tabs" });
const shot = await tools.browser_screenshot({ tab: "t1" });
text(tabs[0].title);
image(shot);
`)
	if err != nil || len(parts) != 2 || parts[0].Text != "A" || parts[1].Format != "png" {
		t.Errorf("answers %q, %v", parts, err)
	}
	expectError(t, "Promise.prototype.then = () => {}", "invalid: script.ts:1:")
	expectError(t, "tools = {}", "invalid: script.ts:1:")
}

// Who forges the harness's lines has to know the nonce, which a script cannot; and who knew it would gain nothing.
func TestForgedMessages(t *testing.T) {
	_, printed, err := ran(t, &fakeBrowser{}, `console.log('{"text":{"data":"forged","last":true}}')`)
	if err != nil || printed != "{\"text\":{\"data\":\"forged\",\"last\":true}}\n" {
		t.Errorf("%v, printed %q", err, printed)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for _, line := range []string{
		"", "{}", "null", "[]", `{"text":null}`, `{"text":{"data":1}}`, `{"call":{"tool":"browser","params":{}},"text":{}}`, `{"exit":0}`,
		`{"text":{"data":"a","last":true}} {"text":{"data":"a","last":true}}`, `{"image":{"data":"AAAA","last":true}}`, `{"image":{"data":"?","last":true}}`,
	} {
		r := begin(ctx, tools.Script{Name: "script.ts"})
		r.hear([]byte(r.nonce + line))
		if r.broken == nil {
			t.Errorf("%s is taken", line)
		}
	}
	flood := begin(ctx, tools.Script{Name: "script.ts"})
	for range 12 {
		flood.hear([]byte(flood.nonce + `{"text":{"data":"` + strings.Repeat("x", 100_000) + `","last":false}}`))
	}
	if !errors.Is(flood.broken, errFlood) {
		t.Errorf("a flood is %v", flood.broken)
	}
}

// The time-out and the cancellation end the process within a second, whatever it does.
func TestTheEndOfAScriptThatGoesOn(t *testing.T) {
	runner := New()
	for _, code := range []string{
		"for (;;);",
		"setInterval(() => {}, 1000); await new Promise(() => {})",
		"Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)",
		"try { for (;;); } finally { for (;;); }",
		"Deno.addSignalListener('SIGTERM', () => {}); for (;;) await 1;",
		"for (;;) console.log('x')",
	} {
		started := time.Now()
		_, err := runner.Run(t.Context(), tools.Script{Name: "a.ts", Code: code, Timeout: 300 * time.Millisecond, Browser: &fakeBrowser{}, Console: io.Discard})
		if code, text, _ := conversation.Parts(err); code != "timeout" || !strings.HasPrefix(text, "The script was not done within 300ms and was ended. Do less") {
			t.Errorf("%s: %v", code, err)
		}
		if took := time.Since(started); took > 3*time.Second {
			t.Errorf("%s took %v", code, took)
		}

		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(200*time.Millisecond, cancel)
		started = time.Now()
		_, err = runner.Run(ctx, tools.Script{Name: "a.ts", Code: code, Timeout: time.Minute, Browser: &fakeBrowser{}, Console: io.Discard})
		if took := time.Since(started); took > 1200*time.Millisecond || codeOf(err) != "ended" {
			t.Errorf("%s: cancelled after %v: %v", code, took, err)
		}
	}
}

// A cancelled script cancels its call, which ends the browser; one that runs out of time leaves its call to its own end.
func TestTheCallUnderWay(t *testing.T) {
	for _, c := range []struct {
		name, want         string
		cancelled, waiting bool // by its caller; for its turn or a person
	}{
		{name: "cancelled", want: "ended: The script was cancelled, and with it its call under way.", cancelled: true},
		{name: "cancelled in its wait", want: "ended: The script was cancelled; the browser goes on.", cancelled: true, waiting: true},
		{name: "late", want: "timeout: The script was not done within 1s and was ended. Its last call goes on in the browser"},
		{name: "late in its wait", want: "timeout: The script was not done within 1s and was ended. Do less", waiting: true},
	} {
		begun, over := make(chan context.Context, 1), make(chan struct{})
		b := &fakeBrowser{answer: func(ctx context.Context, call conversation.Call) (conversation.Reply, error) {
			if !c.waiting && !call.Proceed() {
				t.Errorf("%s: the call may not begin", c.name)
			}
			begun <- ctx
			select {
			case <-ctx.Done():
			case <-over:
			}
			return conversation.Reply{}, ctx.Err()
		}}
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() {
			_, err := New().Run(ctx, tools.Script{Name: "a.ts", Code: `await tools.browser({ action: "tabs" })`, Timeout: time.Second, Browser: b})
			ended <- err
		}()
		call := <-begun
		if c.cancelled {
			cancel()
		}
		if err := <-ended; err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
		cancel()
		if (call.Err() != nil) != (c.cancelled || c.waiting) {
			t.Errorf("%s: the call's context is %v", c.name, call.Err())
		}
		close(over)
	}
}

// The host's end is every script's, and no other begins.
func TestCloseEndsScripts(t *testing.T) {
	runner := New()
	begun, ended := make(chan struct{}), make(chan error, 1)
	b := &fakeBrowser{answer: func(ctx context.Context, _ conversation.Call) (conversation.Reply, error) {
		close(begun)
		<-ctx.Done()
		return conversation.Reply{}, ctx.Err()
	}}
	s := tools.Script{Name: "a.ts", Code: "await tools.browser({ action: 'tabs' })", Timeout: time.Minute, Browser: b}
	go func() {
		_, err := runner.Run(t.Context(), s)
		ended <- err
	}()
	<-begun
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	if err := runner.Close(ctx); err != nil {
		t.Error(err)
	}
	const want = "ended: The host ends, and the script with it."
	if err := <-ended; err == nil || err.Error() != want {
		t.Errorf("the script ends with %v", err)
	}
	if _, err := runner.Run(t.Context(), s); err == nil || err.Error() != want {
		t.Errorf("another one: %v", err)
	}
}

// Nothing is left of a script, also of one that was killed: its process group is empty.
func TestNothingIsLeftOfAScript(t *testing.T) {
	r := begin(t.Context(), tools.Script{Name: "a.ts", Code: "for (;;);", Timeout: 300 * time.Millisecond})
	deno, err := New().find(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.run(t.Context(), deno, nil); codeOf(err) != "timeout" {
		t.Error(err)
	}
	expectGone(t, r.process.cmd.Status().PID)
}

// The kernel closes our end of the life line when this program dies: then the group ends, whatever the script does.
func TestAScriptEndsWithItsHost(t *testing.T) {
	deno, err := New().find(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	spins := make(chan struct{}, 1)
	p, err := startProcess(deno, func([]byte) {}, func(line []byte) {
		if string(line) == "spins" {
			spins <- struct{}{}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	defer p.kill()
	if err := p.send(Boot{Name: "a.ts", Code: "console.error('spins'); for (;;);"}); err != nil {
		t.Fatal(err)
	}
	<-spins
	_ = p.life.Close()
	select {
	case <-p.cmd.Done():
	case <-time.After(2 * time.Second):
		t.Error("the process goes on without its host")
	}
	expectGone(t, p.cmd.Status().PID)
}

// expectGone fails unless no process of the group runs any more; one that nobody has buried yet does not.
func expectGone(t *testing.T, group int) {
	t.Helper()
	deadline := time.Now().Add(2 * time.Second)
	for ; time.Now().Before(deadline); <-time.After(10 * time.Millisecond) {
		if errors.Is(syscall.Kill(-group, 0), syscall.ESRCH) || !runsIn(strconv.Itoa(group)) {
			return
		}
	}
	t.Errorf("a process of group %d is left", group)
}

func runsIn(group string) bool {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, file := range stats {
		text, _ := os.ReadFile(file)
		if _, rest, found := strings.Cut(string(text), ") "); found {
			if f := strings.Fields(rest); f[2] == group && f[0] != "Z" {
				return true
			}
		}
	}
	return false
}
