package denoshim

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Check says whether params fit the method's declaration: the field at fault, what was expected
// and, for a name that does not exist, the names that do. check.ts does the same from the same
// declaration, with the same words.
func (m Method) Check(params []byte) error {
	if len(bytes.TrimSpace(params)) == 0 {
		params = []byte("{}")
	}
	return checkStruct(m.Name, params, m.Params)
}

// Declared is one field of a declared struct.
type Declared struct {
	Name     string // in JSON
	Type     reflect.Type
	Tag      reflect.StructTag
	Optional bool
}

// Fields lists what a struct declares, in order, embedded structs flattened.
func Fields(t reflect.Type) []Declared {
	var all []Declared
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous {
			all = append(all, Fields(f.Type)...)
			continue
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		all = append(all, Declared{name, f.Type, f.Tag, strings.Contains(options, "omitempty")})
	}
	return all
}

func checkStruct(path string, raw []byte, t reflect.Type) error {
	var got map[string]json.RawMessage
	if err := json.Unmarshal(raw, &got); err != nil || got == nil {
		return fmt.Errorf("%s: expected an object", path)
	}
	declared := Fields(t)
	for _, name := range sortedKeys(got) {
		if !slices.ContainsFunc(declared, func(f Declared) bool { return f.Name == name }) {
			return fmt.Errorf("%s.%s: unknown field; allowed: %s", path, name, names(declared))
		}
	}
	for _, f := range declared {
		value, present := got[f.Name]
		if !present {
			if f.Optional {
				continue
			}
			return fmt.Errorf("%s.%s: missing", path, f.Name)
		}
		if err := checkValue(path+"."+f.Name, value, f.Type, f.Tag); err != nil {
			return err
		}
	}
	return nil
}

func checkValue(path string, raw []byte, t reflect.Type, tag reflect.StructTag) error {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.Struct:
		return checkStruct(path, raw, t)
	case reflect.Slice:
		return checkList(path, raw, t, tag)
	case reflect.String:
		return checkString(path, raw, tag)
	case reflect.Bool:
		if s := string(raw); s != "true" && s != "false" {
			return fmt.Errorf("%s: expected true or false", path)
		}
		return nil
	default:
		return checkInt(path, raw, tag)
	}
}

func checkList(path string, raw []byte, t reflect.Type, tag reflect.StructTag) error {
	isStrings := t == reflect.TypeFor[Strings]()
	if isStrings && bytes.HasPrefix(raw, []byte(`"`)) {
		return checkString(path, raw, tag)
	}
	var items []json.RawMessage
	if err := json.Unmarshal(raw, &items); err != nil || items == nil {
		if isStrings {
			return fmt.Errorf("%s: expected a string or a list of strings", path)
		}
		return fmt.Errorf("%s: expected a list", path)
	}
	if len(items) == 0 {
		return fmt.Errorf("%s: expected at least one", path)
	}
	if limit, _ := strconv.Atoi(tag.Get("maxLen")); t.Elem().Kind() == reflect.Struct && limit > 0 && len(items) > limit {
		return fmt.Errorf("%s: expected at most %d", path, limit)
	}
	for i, item := range items {
		if err := checkValue(fmt.Sprintf("%s[%d]", path, i), item, t.Elem(), tag); err != nil {
			return err
		}
	}
	return nil
}

func checkString(path string, raw []byte, tag reflect.StructTag) error {
	var s string
	if raw[0] != '"' || json.Unmarshal(raw, &s) != nil {
		return fmt.Errorf("%s: expected a string", path)
	}
	if enum := tag.Get("enum"); enum != "" && !slices.Contains(strings.Split(enum, ","), s) {
		return fmt.Errorf("%s: expected one of %s", path, strings.ReplaceAll(enum, ",", ", "))
	}
	if limit := tag.Get("maxLen"); limit != "" {
		if n, _ := strconv.Atoi(limit); utf8.RuneCountInString(s) > n {
			return fmt.Errorf("%s: longer than %s characters", path, limit)
		}
	}
	return nil
}

func checkInt(path string, raw []byte, tag reflect.StructTag) error {
	// As JSON Schema and JavaScript have it, 2.0 and 2e0 are whole numbers too.
	n, err := strconv.ParseFloat(string(raw), 64)
	if err != nil || n != math.Trunc(n) {
		return fmt.Errorf("%s: expected a whole number", path)
	}
	if low := tag.Get("min"); low != "" {
		if limit, _ := strconv.ParseFloat(low, 64); n < limit {
			return fmt.Errorf("%s: expected at least %s", path, low)
		}
	}
	if high := tag.Get("max"); high != "" {
		if limit, _ := strconv.ParseFloat(high, 64); n > limit {
			return fmt.Errorf("%s: expected at most %s", path, high)
		}
	}
	return nil
}

func names(declared []Declared) string {
	list := make([]string, len(declared))
	for i, f := range declared {
		list[i] = f.Name
	}
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}

func sortedKeys(m map[string]json.RawMessage) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
