package tools

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"foxden/conversation"
)

// object is a JSON Schema (2020-12) of an object, its properties in the order of their declaration.
type object struct {
	names      []string
	properties map[string]map[string]any
	required   []string
}

// browserSchema is the union of all actions' parameters. It stays flat, because models and clients
// handle a flat object best; what goes with which action is in its description, and a wrong mix is
// refused with the allowed names.
func browserSchema(actions []conversation.Method) object {
	s := object{properties: map[string]map[string]any{}, required: []string{"action"}}
	var names []string
	for _, a := range actions {
		names = append(names, a.Name)
	}
	s.add("action", map[string]any{"type": "string", "enum": names})
	for _, a := range actions {
		s.addFields(a.Params)
	}
	return s
}

func (s *object) add(name string, property map[string]any) {
	if old, ok := s.properties[name]; ok {
		if _, described := old["description"]; described || property["description"] == nil {
			return
		}
	} else {
		s.names = append(s.names, name)
	}
	s.properties[name] = property
}

func (s *object) addFields(t reflect.Type) {
	for _, f := range conversation.Fields(t) {
		s.add(f.Name, property(f.Type, f.Tag))
	}
}

// schemaOf is the schema of one declared struct.
func schemaOf(t reflect.Type) object {
	s := object{properties: map[string]map[string]any{}}
	for _, f := range conversation.Fields(t) {
		s.add(f.Name, property(f.Type, f.Tag))
		if !f.Optional {
			s.required = append(s.required, f.Name)
		}
	}
	return s
}

func property(t reflect.Type, tag reflect.StructTag) map[string]any {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	p := map[string]any{}
	switch t.Kind() {
	case reflect.String:
		p["type"] = "string"
		if enum := tag.Get("enum"); enum != "" {
			p["enum"] = strings.Split(enum, ",")
		}
	case reflect.Bool:
		p["type"] = "boolean"
	case reflect.Struct:
		p = schemaOf(t).asMap()
	case reflect.Slice:
		item := property(t.Elem(), tag)
		delete(item, "description")
		p["type"], p["items"] = "array", item
		if t == reflect.TypeFor[conversation.Strings]() {
			p["type"] = []string{"string", "array"}
		}
	default:
		p["type"] = "integer"
		for bound, key := range map[string]string{"min": "minimum", "max": "maximum"} {
			if n, err := strconv.Atoi(tag.Get(bound)); err == nil && n > -1_000_000 && n < 1_000_000 {
				p[key] = n
			}
		}
	}
	if doc := tag.Get("doc"); doc != "" {
		p["description"] = doc
	}
	return p
}

func (s object) asMap() map[string]any {
	m := map[string]any{"type": "object", "properties": ordered(s), "additionalProperties": false}
	if len(s.required) > 0 {
		m["required"] = s.required
	}
	return m
}

// ordered keeps the properties in their order: encoding/json would sort them by name.
type ordered object

func (o ordered) MarshalJSON() ([]byte, error) {
	var parts []string
	for _, name := range o.names {
		value, err := json.Marshal(o.properties[name])
		if err != nil {
			return nil, err
		}
		parts = append(parts, strconv.Quote(name)+":"+string(value))
	}
	return []byte("{" + strings.Join(parts, ",") + "}"), nil
}

// without returns the raw object without that key, and the key's value.
func without(raw json.RawMessage, key string) (value, rest json.RawMessage, err error) {
	fields := map[string]json.RawMessage{}
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &fields); err != nil {
			return nil, nil, err
		}
	}
	value = slices.Clone(fields[key])
	delete(fields, key)
	rest, err = json.Marshal(fields)
	return value, rest, err
}
