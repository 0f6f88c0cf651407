package denoshim

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/base64"
	"fmt"
	"strings"
	"sync"

	"foxden/firefox"
)

//go:embed shim.generated.js
var shim string

//go:embed loader.js
var loader string

//go:embed boot.sh
var bootScript string

// payload is what the box starts: a shell that finds Deno and Firefox and becomes Deno with the
// loader, which is small enough for an argument and needs no file.
func payload(nonce string) []string {
	code := "data:text/javascript;base64," + base64.StdEncoding.EncodeToString([]byte(loader))
	return []string{"sh", "-c", strip(firefox.Find) + strip(bootScript), "foxden-boot", nonce, code}
}

// program is the shim as it crosses the wire: its length on a line, then gzip.
var program = sync.OnceValue(func() []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is valid
	_, _ = z.Write([]byte(shim))                          // a Buffer takes everything
	_ = z.Close()
	return append(fmt.Appendf(nil, "%d\n", b.Len()), b.Bytes()...)
})

// strip drops whole-line comments: they are for readers of the source, not for the wire.
func strip(script string) string {
	var b strings.Builder
	for line := range strings.Lines(script) {
		if text := strings.TrimSpace(line); text != "" && !strings.HasPrefix(text, "#") {
			b.WriteString(line)
		}
	}
	return b.String()
}
