package script

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"foxden/conversation"
	"foxden/host/tools"
)

func TestAScriptAnswersWithTextAndPicturesInOrder(t *testing.T) {
	b := &fakeBrowser{}
	parts, printed, err := ran(t, b, `
interface Named { title: string }
const { tabs } = await tools.browser({ action: "open", url: "http://a/" });
text((tabs[0] as Named).title);
text({ n: tabs.length });
const shot = await tools.browser_screenshot({ tab: "t1" });
console.log("taken", shot.format, shot.data.length);
image(shot);
text("ä😀".repeat(70_000));
console.error("\u001b[31mred");
image(shot.data);
`)
	if err != nil {
		t.Fatal(err)
	}
	want := []tools.Part{
		{Text: "A\n{\n  \"n\": 1\n}"}, {Picture: png, Format: "png"}, {Text: strings.Repeat("ä😀", 70_000)}, {Picture: png, Format: "png"},
	}
	if !reflect.DeepEqual(parts, want) {
		t.Errorf("answers %.300q", parts)
	}
	if !reflect.DeepEqual(b.calls, []string{`open {"url":"http://a/"}`}) {
		t.Errorf("called %q", b.calls)
	}
	if !strings.Contains(printed, "taken png 12\n") || !strings.Contains(printed, "[31mred\n") || strings.Contains(printed, "\x1b") {
		t.Errorf("printed %q", printed)
	}
}

// Calls come one after the other, in the order in which they were made, and all are answered before the script ends.
func TestCallsKeepTheirOrder(t *testing.T) {
	b := &fakeBrowser{}
	if _, _, err := ran(t, b, `for (let i = 1; i <= 40; i++) tools.browser({ action: "close", tab: "t" + i })`); err != nil {
		t.Fatal(err)
	}
	if len(b.calls) != 40 || b.calls[0] != `close {"tab":"t1"}` || b.calls[39] != `close {"tab":"t40"}` {
		t.Errorf("called %q", b.calls)
	}
}

// An error names the script's own line and column, also in TypeScript, and a tool's keeps its code.
func TestErrorsNameTheScriptsOwnLine(t *testing.T) {
	refused := &fakeBrowser{answer: func(context.Context, conversation.Call) (conversation.Reply, error) {
		return conversation.Reply{}, &conversation.Error{Code: "stale_ref", Message: "s1e2 is gone."}
	}}
	for _, c := range []struct{ code, want string }{
		{"interface A {\n  x: number;\n}\ntype B<T> = {\n  y: T };\nenum E { One, Two }\nfunction f<T>(t: T): T {\n      throw new TypeError('boom ' + E.Two);\n}\nawait 1;\nf<B<A>>(null!);",
			"invalid: script.ts:8:13: TypeError: boom 1\n    from script.ts:11:1"},
		{"const a = 1;\n\nawait tools.browser({ action: 'click', tab: 't1', ref: 's1e2' });", "stale_ref: script.ts:3:13: s1e2 is gone."},
		{"async function go() {\n  await tools.browser({ action: 'click' });\n}\nawait go();", "stale_ref: script.ts:2:15: s1e2 is gone.\n    from script.ts:4:7"},
		{"try {\n await tools.browser({action:'click'}) } catch (e) {\n throw new Error(e.code + e.name + (e instanceof Error) + e.message) }", "invalid: script.ts:3:8: Error: stale_refToolErrortrues1e2 is gone."},
		{"await tools.browser_screenshot({});", "invalid: script.ts:1:13: screenshot.tab: missing."},
		{"await tools.browser({ url: 'x' });", "invalid: script.ts:1:13: action is missing. Allowed: open, "},
		{"await tools.browser();", "invalid: script.ts:1:13: browser: expected an object."},
		{"tools.browser({ action: 'fill', text: 'ä'.repeat(600_000) })", "invalid: script.ts:1:7: browser: more than 1047552 bytes. Send less at once."},
		{"tools.browser({ action: 'click' });", "stale_ref: script.ts:1:7: s1e2 is gone."},
		{"const a = 1;\nconst b: = 2;", "invalid: script.ts:2:10: "},
		{"\nnowhere.x", "invalid: script.ts:2:1: ReferenceError: nowhere is not defined"},
		{"setTimeout(() => {\n throw new Error('late') }, 5)", "invalid: script.ts:2:8: Error: late"},
		{"Promise.reject(new RangeError('lost'))", "invalid: script.ts:1:16: RangeError: lost"},
		{"throw 'a word'", `invalid: "a word"`},
		{"throw null", "invalid: null"},
		{"throw { get message() { throw 1 } }", "invalid: "},
		{"\nimage('x')", "invalid: script.ts:2:1: image: expected what tools.browser_screenshot gives"},
		{"const e = new Error('x'); e.code = 'denied'; throw e", "invalid: script.ts:1:11: Error: x"},
	} {
		_, _, err := ran(t, refused, c.code)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s\nanswers\n%v, want\n%s", c.code, err, c.want)
		}
		if _, _, quotes := conversation.Parts(err); !quotes {
			t.Errorf("%s: what a script throws may quote a page", c.code)
		}
	}
}

func TestSoManyScriptsAtOnce(t *testing.T) {
	runner := New()
	if !runner.places.TryAcquire(atOnce) {
		t.Fatal("no places")
	}
	_, err := runner.Run(t.Context(), tools.Script{Name: "a.ts", Code: "text(1)", Browser: &fakeBrowser{}})
	if err == nil || err.Error() != "limit: Too many scripts run on this host. Wait until one has ended." {
		t.Error(err)
	}
}

// The error of a machine without Deno is a session's.
func TestWithoutDeno(t *testing.T) {
	t.Setenv("FOXDEN_DENO", "/nonexistent/deno")
	_, err := New().Run(t.Context(), tools.Script{Name: "a.ts", Code: "text(1)", Browser: &fakeBrowser{}})
	if err == nil || err.Error() != "setup: FOXDEN_DENO is /nonexistent/deno, which is no path of an executable file. Correct or unset it." {
		t.Error(err)
	}
}
