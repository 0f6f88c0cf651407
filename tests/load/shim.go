package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"

	"foxden/denoshim"
)

var nonceInBoot = regexp.MustCompile(`'foxden-boot' '([A-Z2-7]+)' 'data:`)

// shim speaks as box, loader and shim do, and has no browser: it answers every call at once.
func shim(in *bufio.Reader, out io.Writer) error {
	var boot strings.Builder
	var nonce []string
	for nonce == nil {
		line, err := in.ReadString('\n')
		if err != nil {
			return err
		}
		boot.WriteString(line)
		nonce = nonceInBoot.FindStringSubmatch(boot.String())
	}
	fmt.Fprintf(out, "FOXDEN %s ready 2.9.6\n", nonce[1])
	length, err := in.ReadString('\n')
	if err != nil {
		return err
	}
	n, err := strconv.ParseInt(strings.TrimSpace(length), 10, 64)
	if err != nil {
		return err
	}
	if _, err := io.CopyN(io.Discard, in, n); err != nil {
		return err
	}
	started, err := json.Marshal(denoshim.StartResult{Wire: denoshim.Hash(), Firefox: "0", Deno: "2.9.6", Pid: os.Getpid()})
	if err != nil {
		return err
	}
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return nil // the host has closed the pipe
		}
		var m struct {
			ID     int64
			Method string
		}
		if err := json.Unmarshal(line, &m); err != nil {
			return err
		}
		switch {
		case m.Method == "ping":
			fmt.Fprintln(out, `{"jsonrpc":"2.0","method":"ping","params":{}}`)
		case m.ID == 0:
		case m.Method == "start":
			fmt.Fprintf(out, `{"jsonrpc":"2.0","id":%d,"result":%s}`+"\n", m.ID, started)
		default:
			fmt.Fprintf(out, `{"jsonrpc":"2.0","id":%d,"result":%s}`+"\n", m.ID, page)
		}
	}
}

// page is a small page's answer.
const page = `{"snapshot":{"tab":"t1","url":"http://127.0.0.1/","title":"Load","text":"[s1e1 button \"Save\"]","elements":[{"ref":"s1e1","role":"button","name":"Save"}],` +
	`"frames":[],"diagnostics":[],"settled":true},"tabs":[{"tab":"t1","url":"http://127.0.0.1/","title":"Load"}],"effect":"nothing changed"}`
