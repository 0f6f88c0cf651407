package web

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write generated files anew")

// TestGeneratedHTTPDocIsFresh holds docs/http.md to the table of routes; -update writes it.
func TestGeneratedHTTPDocIsFresh(t *testing.T) {
	const file = "../../docs/http.md"
	want := httpDoc()
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != want {
		t.Errorf("%s is not what the table of routes gives (%v); run make generate", file, err)
	}
}

func httpDoc() string {
	var b strings.Builder
	b.WriteString(`# HTTP

Written from the table of routes in ` + "`host/web/routes.go`" + ` by a test; do not edit.

` + "`foxden serve`" + ` listens on one port of the loopback interface. Every route, the pages and the metrics too, demands the token
of the state directory (` + "`token`" + `, mode 0600): as ` + "`Authorization: Bearer TOKEN`" + `, or as the cookie that the printed link sets. Without it
everything answers 401. A request by a name that is not this host's answers 421, one from another origin 403, one of more than
2 MiB 413. Remove the token's file and start again for a new token. Cookies know no ports: do not open pages of a server that you do not
trust by the same name (127.0.0.1) in the same browser profile.

Bodies and answers are JSON unless the table says otherwise. An error is ` + "`{code, message}`" + ` with a fitting status; ` + "`quotes: true`" + ` when
the message may hold what a page said. Codes and their statuses:

| code | status |
|---|---|
`)
	for _, code := range []string{
		"invalid", "stale_ref", "no_tab", "obscured", "not_actionable", "navigation", "timeout", "dialog", "denied", "limit", "ended", "setup", "target", "internal",
	} {
		fmt.Fprintf(&b, "| `%s` | %d |\n", code, statuses[code])
	}
	b.WriteString("\nWhat is not there (a conversation, an entry) is `invalid` with 404.\n\n| route | takes | gives |\n|---|---|---|\n")
	for _, r := range Routes() {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", strings.TrimSpace(r.Method+" "+r.Path), or(r.Takes), or(r.Gives))
	}
	b.WriteString(`
News (` + "`…/events`" + `) are server-sent events named ` + "`settings`, `state`, `entry`, `approval` and `deleted`" + `, with
` + "`{conversation, kind, number}`" + ` as data; they say where to look, not what is there. Durations in the history are nanoseconds.

` + "```sh" + `
token=$(cat ~/.local/state/foxden/token)
curl -H "Authorization: Bearer $token" http://127.0.0.1:7369/api/conversations
` + "```" + `
`)
	return b.String()
}

func or(text string) string {
	if text == "" {
		return "–"
	}
	return text
}
