package denoshim

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"sort"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write generated files anew")

// TestGeneratedWireTSIsFresh holds wire.ts to the declaration; -update writes it.
func TestGeneratedWireTSIsFresh(t *testing.T) {
	fresh(t, "wire.ts", wireTS())
}

// TestGeneratedWireDocIsFresh holds docs/wire.md to the declaration; -update writes it.
func TestGeneratedWireDocIsFresh(t *testing.T) {
	fresh(t, "../docs/wire.md", wireDoc())
}

func fresh(t *testing.T, file, want string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil || string(got) != want {
		t.Errorf("%s is not what the declaration gives (%v); run make generate", file, err)
	}
}

func wireTS() string {
	var b strings.Builder
	b.WriteString("// Written from wire.go, types.go and reply.go by a test. Do not edit.\n// deno-fmt-ignore-file\n\n")
	fmt.Fprintf(&b, "export const WIRE = %q;\n", Hash())
	fmt.Fprintf(&b, "export const MAX_LINE = %d;\nexport const MAX_CHUNK = %d;\nexport const MAX_PICTURE = %d;\n", MaxLine, MaxChunk, MaxPicture)
	fmt.Fprintf(&b, "export const HEARTBEAT = %d;\nexport const SILENCE = %d;\n\n", Heartbeat, Silence)
	types := map[string]reflect.Type{}
	b.WriteString("export interface Methods {\n")
	for _, m := range shimMethods() {
		collect(types, m.Params)
		collect(types, m.Result)
		fmt.Fprintf(&b, "  %s: { params: %s; result: %s };\n", m.Name, m.Params.Name(), m.Result.Name())
	}
	b.WriteString("}\n\nexport interface Notes {\n")
	for _, n := range Notes {
		collect(types, n.Params)
		fmt.Fprintf(&b, "  %s: %s;\n", n.Name, n.Params.Name())
	}
	b.WriteString("}\n")
	for _, t := range sorted(types) {
		writeInterface(&b, t)
	}
	b.WriteString("\n/** What check.ts reads: per method and note, its fields. */\nexport const DECLARED = {\n")
	for _, m := range shimMethods() {
		fmt.Fprintf(&b, "  %s: %s,\n", m.Name, schema(m.Params))
	}
	b.WriteString("} as const;\n\nexport const NOTED = {\n")
	for _, n := range Notes {
		fmt.Fprintf(&b, "  %s: %s,\n", n.Name, schema(n.Params))
	}
	b.WriteString("} as const;\n")
	return b.String()
}

func writeInterface(b *strings.Builder, t reflect.Type) {
	if len(Fields(t)) == 0 {
		fmt.Fprintf(b, "\nexport type %s = Record<never, never>;\n", t.Name())
		return
	}
	fmt.Fprintf(b, "\nexport interface %s {\n", t.Name())
	for _, f := range Fields(t) {
		mark := ""
		if f.Optional {
			mark = "?"
		}
		fmt.Fprintf(b, "  %s%s: %s;\n", f.Name, mark, tsType(f.Type, f.Tag))
	}
	b.WriteString("}\n")
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
		if t == reflect.TypeFor[Strings]() {
			return "string | string[]"
		}
		item := tsType(t.Elem(), tag)
		if strings.Contains(item, "|") {
			item = "(" + item + ")"
		}
		return item + "[]"
	case reflect.Struct:
		if t == reflect.TypeFor[Effect]() {
			return `Effect | "nothing changed"`
		}
		return t.Name()
	}
	return "number"
}

// schema writes the little language of check.ts: an object of fields, a kind, or a list.
func schema(t reflect.Type) string {
	var parts []string
	for _, f := range Fields(t) {
		parts = append(parts, f.Name+": "+fieldSchema(f.Type, f.Tag, f.Optional))
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

func fieldSchema(t reflect.Type, tag reflect.StructTag, optional bool) string {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	var parts []string
	switch t.Kind() {
	case reflect.Bool:
		parts = append(parts, `kind: "bool"`)
	case reflect.String:
		parts = append(parts, `kind: "string"`)
	case reflect.Struct:
		parts = append(parts, `kind: "object"`, "fields: "+schema(t))
	case reflect.Slice:
		kind := "list"
		if t == reflect.TypeFor[Strings]() {
			kind = "strings"
		}
		parts = append(parts, fmt.Sprintf("kind: %q", kind), "item: "+fieldSchema(t.Elem(), tag, false))
	default:
		parts = append(parts, `kind: "int"`)
	}
	if enum := tag.Get("enum"); enum != "" && t.Kind() == reflect.String {
		parts = append(parts, `enum: ["`+strings.ReplaceAll(enum, ",", `", "`)+`"]`)
	}
	for _, bound := range []string{"min", "max", "maxLen"} {
		ofItems := t.Kind() == reflect.Slice && t.Elem().Kind() != reflect.Struct || t.Kind() == reflect.Struct
		if v := tag.Get(bound); v != "" && !ofItems {
			parts = append(parts, bound+": "+v)
		}
	}
	if optional {
		parts = append(parts, "optional: true")
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

func collect(types map[string]reflect.Type, t reflect.Type) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		collect(types, t.Elem())
	case reflect.Struct:
		types[t.Name()] = t
		for _, f := range Fields(t) {
			if f.Tag.Get("ts") == "" {
				collect(types, f.Type)
			}
		}
	}
}

func sorted(types map[string]reflect.Type) []reflect.Type {
	var list []reflect.Type
	for _, t := range types {
		list = append(list, t)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name() < list[j].Name() })
	return list
}

func wireDoc() string {
	var b strings.Builder
	b.WriteString("# The wire\n\nWritten from `denoshim/wire.go` by a test; do not edit. JSON-RPC 2.0, one object per line, UTF-8.\n")
	fmt.Fprintf(&b, "A line is at most %d bytes, a chunk of a picture at most %d; a `ping` each %d ms both ways, and %d ms of silence end the link.\n", MaxLine, MaxChunk, Heartbeat, Silence)
	b.WriteString("\n## Requests\n\n| method | does | params | result |\n|---|---|---|---|\n")
	for _, m := range shimMethods() {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", m.Name, m.Does, docFields(m.Params), m.Result.Name())
	}
	b.WriteString("\n## Notifications\n\n| name | does | params |\n|---|---|---|\n")
	for _, n := range Notes {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", n.Name, n.Does, docFields(n.Params))
	}
	b.WriteString("\n## Errors\n\n`error.data.code` is one of the contract's codes: " + strings.Join(Codes, ", ") + ".\n")
	return b.String()
}

func docFields(t reflect.Type) string {
	var parts []string
	for _, f := range Fields(t) {
		name := f.Name
		if f.Optional {
			name += "?"
		}
		parts = append(parts, "`"+name+"`")
	}
	if len(parts) == 0 {
		return "–"
	}
	return strings.Join(parts, " ")
}

func TestHashIsOfTheWholeDeclaration(t *testing.T) {
	if first, again := Hash(), Hash(); len(first) != 16 || first != again {
		t.Errorf("Hash() = %q", Hash())
	}
	if fmt.Sprintf("%x", sha256.Sum256(nil))[:16] == Hash() {
		t.Error("Hash() is the hash of nothing")
	}
}

func shimMethods() []Method {
	return slices.DeleteFunc(slices.Clone(Methods), func(m Method) bool { return m.Host })
}
