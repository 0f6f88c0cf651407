//go:build firefox

package e2e

import (
	"io"
	"net/http"
)

// servedLater is a page whose buttons bring something about later than they are clicked.
var servedLater = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/answer" {
		_, _ = io.WriteString(w, "came")
		return
	}
	htmlHandler(document(`
		<button onclick="setTimeout(() => log('fifty came'), 50)">After 50 ms</button>
		<button onclick="fetch(location + '/answer').then(r => r.text()).then(text => log('fetched', 'x', text, 'fetched came'))">From the server</button>
		<button onclick="setTimeout(() => { log('first came'); setTimeout(() => log('second came'), 50) }, 50)">In two steps</button>
	`)).ServeHTTP(w, r)
})
