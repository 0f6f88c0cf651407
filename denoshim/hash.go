package denoshim

import (
	"crypto/sha256"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// Hash names this version of the wire. A shim with another hash is refused in a sentence, since
// program and host always travel together and a difference means a broken build.
func Hash() string {
	h := sha256.New()
	for _, m := range Methods {
		fmt.Fprintln(h, "method", m.Name)
		hashType(h, m.Params)
		hashType(h, m.Result)
	}
	for _, n := range Notes {
		fmt.Fprintln(h, "note", n.Name)
		hashType(h, n.Params)
	}
	return fmt.Sprintf("%x", h.Sum(nil))[:16]
}

func hashType(w io.Writer, t reflect.Type) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		hashType(w, t.Elem())
	case reflect.Struct:
		for _, f := range Fields(t) {
			fmt.Fprintln(w, strings.Join([]string{t.Name(), f.Name, f.Type.String(), string(f.Tag)}, " "))
			hashType(w, f.Type)
		}
	}
}
