package script

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"foxden/conversation"
)

var update = flag.Bool("update", false, "write generated files anew")

// TestGeneratedTypesAreFresh holds wire.ts and foxden.d.ts to the declaration; -update writes them. B-073.
func TestGeneratedTypesAreFresh(t *testing.T) {
	for file, want := range map[string]string{"wire.ts": wireTS(), "foxden.d.ts": declarations()} {
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(file); err != nil || string(got) != want {
			t.Errorf("%s is not what the declaration gives (%v); run make generate", file, err)
		}
	}
}

const header = "// Written from %s by a test. Do not edit.\n// deno-fmt-ignore-file\n"

func wireTS() string {
	var b strings.Builder
	fmt.Fprintf(&b, header, "protocol.go")
	named := types{}
	for _, t := range []reflect.Type{reflect.TypeFor[Boot](), reflect.TypeFor[Said](), reflect.TypeFor[Answer](), reflect.TypeFor[Refused]()} {
		named.collect(t)
	}
	named.write(&b, "", "export ")
	return b.String()
}

func declarations() string {
	var b strings.Builder
	fmt.Fprintf(&b, header, "the tools' declaration")
	b.WriteString("// What a script of foxden has: docs/scripts.md\n\ndeclare namespace foxden {\n  /** One action. */\n  type Call =\n")
	named := types{}
	var blind []string // answer without an observation
	for i, a := range conversation.Actions() {
		end := ""
		if i == len(conversation.Actions())-1 {
			end = ";"
		}
		fmt.Fprintf(&b, "    /** %s */\n    | { action: %q } & %s%s\n", strings.ReplaceAll(a.Does, "*/", "* /"), a.Name, a.Params.Name(), end)
		named.collect(a.Params)
		named.collect(a.Result)
		if !slices.ContainsFunc(conversation.Fields(a.Params), func(f conversation.Declared) bool { return f.Name == "observe" }) {
			blind = append(blind, fmt.Sprintf("%q", a.Name))
		}
	}
	named.collect(conversation.ScreenshotParams())
	fmt.Fprintf(&b, `
  /** What it answers: with an observation, unless the action has none or the call wants none. */
  type Answer<C> = C extends { action: %s } | { observe: "none" } ? Reply
    : Reply & { snapshot: Snapshot };

  interface Picture {
    format: "png" | "jpeg";
    data: Uint8Array<ArrayBuffer>;
  }

  /** What a tool throws: code is one of the contract's, as "stale_ref". */
  interface ToolError extends Error {
    name: "ToolError";
    code: string;
  }
`, strings.Join(blind, " | "))
	named.write(&b, "  ", "")
	b.WriteString(`}

declare const tools: {
  browser<const C extends foxden.Call>(call: C): Promise<foxden.Answer<C>>;
  browser_screenshot(params: foxden.ScreenshotParams): Promise<foxden.Picture>;
};

/** Adds to the answer: a string as it is, anything else as JSON. */
declare function text(value: unknown): void;

/** Adds a picture to the answer: a screenshot, or the bytes of a PNG or JPEG. */
declare function image(picture: foxden.Picture | Uint8Array): void;
`)
	return b.String()
}

// types are the structs to declare, by name.
type types map[string]reflect.Type

func (t types) collect(of reflect.Type) {
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice:
		t.collect(of.Elem())
	case reflect.Struct:
		t[of.Name()] = of
		for _, f := range conversation.Fields(of) {
			if f.Tag.Get("ts") == "" {
				t.collect(f.Type)
			}
		}
	}
}

func (t types) write(b *strings.Builder, indent, export string) {
	var names []string
	for name := range t {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		fields := conversation.Fields(t[name])
		if len(fields) == 0 {
			fmt.Fprintf(b, "\n%s%stype %s = Record<never, never>;\n", indent, export, name)
			continue
		}
		fmt.Fprintf(b, "\n%s%sinterface %s {\n", indent, export, name)
		for _, f := range fields {
			mark := ""
			if f.Optional {
				mark = "?"
			}
			if doc := f.Tag.Get("doc"); doc != "" {
				fmt.Fprintf(b, "%s  /** %s */\n", indent, doc)
			}
			fmt.Fprintf(b, "%s  %s%s: %s;\n", indent, f.Name, mark, tsType(f.Type, f.Tag))
		}
		fmt.Fprintf(b, "%s}\n", indent)
	}
}

func tsType(t reflect.Type, tag reflect.StructTag) string {
	if own := tag.Get("ts"); own != "" {
		return own
	}
	switch t.Kind() {
	case reflect.Pointer:
		return tsType(t.Elem(), tag)
	case reflect.Bool:
		return "boolean"
	case reflect.String:
		if enum := tag.Get("enum"); enum != "" {
			return `"` + strings.ReplaceAll(enum, ",", `" | "`) + `"`
		}
		return "string"
	case reflect.Slice:
		if t == reflect.TypeFor[conversation.Strings]() {
			return "string | readonly string[]"
		}
		item := tsType(t.Elem(), tag)
		if strings.Contains(item, "|") {
			item = "(" + item + ")"
		}
		return "readonly " + item + "[]"
	case reflect.Struct:
		if t == reflect.TypeFor[conversation.Effect]() {
			return `Effect | "nothing changed"`
		}
		return t.Name()
	}
	return "number"
}
