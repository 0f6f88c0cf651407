package denoshim

import (
	"encoding/json"
	"reflect"
)

// What the transcript must show: every name that the wire declares.

func declaredNames() []string {
	names := []string{"an error"}
	types := map[string]reflect.Type{}
	for _, m := range shimMethods() {
		names = append(names, "method "+m.Name)
		collect(types, m.Params)
		collect(types, m.Result)
	}
	for _, n := range Notes {
		names = append(names, "note "+n.Name)
		collect(types, n.Params)
	}
	for _, t := range sorted(types) {
		for _, f := range Fields(t) {
			names = append(names, fieldName(t, f))
		}
	}
	return names
}

func fieldName(t reflect.Type, f Declared) string { return "field " + t.Name() + "." + f.Name }

// showFields notes which declared fields stand in raw, which decodes as a t.
func showFields(raw json.RawMessage, t reflect.Type, seen map[string]bool) {
	switch t.Kind() {
	case reflect.Pointer:
		showFields(raw, t.Elem(), seen)
	case reflect.Slice:
		var items []json.RawMessage
		_ = json.Unmarshal(raw, &items) // a single string has no fields
		for _, item := range items {
			showFields(item, t.Elem(), seen)
		}
	case reflect.Struct:
		var fields map[string]json.RawMessage
		_ = json.Unmarshal(raw, &fields) // "nothing changed" has no fields
		for _, f := range Fields(t) {
			if value, there := fields[f.Name]; there {
				seen[fieldName(t, f)] = true
				showFields(value, f.Type, seen)
			}
		}
	}
}
