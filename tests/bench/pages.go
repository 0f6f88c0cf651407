package main

import (
	"fmt"
	"net"
	"net/http"
	"strings"
)

// serve offers the pages on a free port of loopback and returns their base address.
func serve() (base string, stop func(), err error) {
	mux := http.NewServeMux()
	for path, html := range map[string]string{
		"/counter": counterPage,
		"/article": articlePage(),
		"/signup":  signupPage,
		"/rows":    rowsPage(100),
		"/big":     rowsPage(2000),

		fmt.Sprintf("/rows/%d", fewNodes):   rowsPage(fewNodes / 7),
		fmt.Sprintf("/rows/%d", manyNodes):  rowsPage(manyNodes / 7),
		fmt.Sprintf("/prose/%d", fewNodes):  prosePage(fewNodes / 8),
		fmt.Sprintf("/prose/%d", manyNodes): prosePage(manyNodes / 8),
	} {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			_, _ = w.Write([]byte(html)) // a browser that went away is no concern of the server's
		})
	}
	return listen(mux)
}

func listen(pages http.Handler) (base string, stop func(), err error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	server := &http.Server{Handler: pages}
	go func() { _ = server.Serve(listener) }() // ends with the Close below
	return "http://" + listener.Addr().String(), func() { _ = server.Close() }, nil
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>%s</title>`

var counterPage = fmt.Sprintf(head, "Counter") + `
<h1>Counter</h1>
<button id="add">Add one</button>
<p>Clicks so far: <output id="n">0</output></p>
<script>
const n = document.getElementById("n");
document.getElementById("add").onclick = () => { n.textContent = Number(n.textContent) + 1; };
</script>`

var signupPage = fmt.Sprintf(head, "Sign up") + `
<h1>Create an account</h1>
<form>
<label>Full name <input name="name" autocomplete="name" required></label>
<label>E-mail <input type="email" name="email" required></label>
<label>Password <input type="password" name="password" required></label>
<label><input type="checkbox" name="news"> Send me the newsletter</label>
<button>Sign up</button>
</form>`

// articlePage is what people read most: a heading, some links, a few screens of text.
func articlePage() string {
	var page strings.Builder
	fmt.Fprintf(&page, head+"<h1>On foxes</h1><nav>", "On foxes")
	for _, word := range []string{"Home", "Animals", "Dens", "About"} {
		fmt.Fprintf(&page, `<a href="/%s">%s</a> `, strings.ToLower(word), word)
	}
	page.WriteString("</nav>")
	for n := range 20 {
		fmt.Fprintf(&page, "<h2>Part %d</h2><p>%s</p>", n+1, strings.Repeat("A fox digs a den with more than one way out. ", 10))
	}
	return page.String()
}

func rowsPage(rows int) string {
	var page strings.Builder
	fmt.Fprintf(&page, head+"<h1>Orders</h1><table><tr><th>Order<th>Action</tr>", "Orders")
	for n := range rows {
		fmt.Fprintf(&page, `<tr><td><a href="/orders/%[1]d">Order %[1]d</a><td><button>Ship %[1]d</button></tr>`, n+1)
	}
	page.WriteString("</table>")
	return page.String()
}

// prosePage has eight nodes to a section, where rowsPage has seven to a row.
func prosePage(sections int) string {
	var page strings.Builder
	fmt.Fprintf(&page, head+"<h1>On foxes</h1>", "On foxes")
	for n := range sections {
		fmt.Fprintf(&page, `<section><p>A fox digs a den <a href="/dens/%[1]d">with way %[1]d</a> out of it. <b>Always.</b></p></section>`, n+1)
	}
	return page.String()
}
