package denoshim

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// longest bounds a fake that obeys nothing, should its test not end it.
const longest = time.Minute

// scenarios are what a fake shim can be like. One that returns exits with 0.
var scenarios = map[string]func(f *fake){
	"usual":   func(f *fake) { f.start(); f.serve() },
	"banner":  func(f *fake) { f.print("Welcome to the machine\nLast login: today\n$ "); f.start(); f.serve() },
	"patient": patientBoot,
	"flood":   func(f *fake) { f.boot(); f.print(strings.Repeat("motd motd motd\n", 8<<10)); f.idle() },
	"silent":  func(f *fake) { f.idle() },
	"box":     func(f *fake) { f.boot(); f.print("FOXDEN-BOX " + f.id + " There is no room in /tmp.\n"); os.Exit(72) },
	"boot": func(f *fake) {
		f.boot()
		f.print("FOXDEN " + f.nonce + " setup deno is missing. Install it.\n")
		os.Exit(78)
	},

	"dies unreached": func(f *fake) { f.die(255, "ssh: connect to host h port 22: Connection refused") },
	"dies answering": func(f *fake) { f.boot(); f.die(7, "Killed by the administrator") },
	"dies loading":   func(f *fake) { f.boot(); f.ready(); f.die(97, "loader: no program") },
	"dies starting": func(f *fake) {
		f.answer = on("start", func(f *fake, _ incoming) { f.die(1, "error: Uncaught Firefox") })
		f.start()
		f.serve()
	},
	"dies running": func(f *fake) {
		f.answer = on("tabs", func(f *fake, _ incoming) { f.die(139, "Segmentation fault") })
		f.start()
		f.serve()
	},
	"other wire": func(f *fake) {
		f.answer = on("start", func(f *fake, m incoming) { f.reply(m.ID, StartResult{Wire: "0123456789abcdef"}) })
		f.start()
		f.serve()
	},

	"stray":   func(f *fake) { f.prints("Download of the update begins\n") },
	"unknown": func(f *fake) { f.prints(`{"jsonrpc":"2.0","method":"novelty","params":{}}` + "\n") },
	"over-long": func(f *fake) {
		f.prints(`{"jsonrpc":"2.0","id":2,"result":"` + strings.Repeat("x", 2*MaxLine) + "\"}\n")
	},
	"bit longer": func(f *fake) {
		f.prints(`{"jsonrpc":"2.0","id":2,"result":"` + strings.Repeat("x", MaxLine) + "\"}\n")
	},
	"broken picture": func(f *fake) {
		f.answer = on("screenshot", func(f *fake, m incoming) { f.note("chunk", ChunkParams{m.ID, "no base64"}) })
		f.start()
		f.serve()
	},
	"gone": func(f *fake) {
		f.answer = on("tabs", func(f *fake, _ incoming) {
			f.note("ended", EndedParams{"Firefox crashed"})
			os.Exit(0) // at once: the note must win over the exit
		})
		f.start()
		f.serve()
	},
	"last words": func(f *fake) {
		f.answer = on("tabs", func(f *fake, m incoming) {
			f.reply(m.ID, Reply{Tabs: []Tab{}})
			os.Exit(0)
		})
		f.start()
		f.serve()
	},
	"bytewise": func(f *fake) {
		f.answer = on("tabs", func(f *fake, m incoming) {
			line := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"result":{"tabs":[{"tab":"t1","url":"","title":"Grüße 😀"}]}}`+"\n", m.ID)
			for i := range len(line) {
				f.print(line[i : i+1])
			}
		})
		f.start()
		f.serve()
	},
	"reversed": reversed,

	"stuck":      func(f *fake) { f.start(); f.serveOnly(1); f.idle() }, // reads no more after the start
	"deaf":       func(f *fake) { signal.Ignore(syscall.SIGTERM); f.start(); f.serve(); f.idle() },
	"term":       untilTerm,
	"grandchild": grandchild,
}

// on answers one method in its own way.
func on(method string, answer func(f *fake, m incoming)) func(*fake, incoming) bool {
	return func(f *fake, m incoming) bool {
		if m.Method != method {
			return false
		}
		answer(f, m)
		return true
	}
}

// prints is a shim that answers tabs with that text.
func (f *fake) prints(text string) {
	f.answer = on("tabs", func(f *fake, _ incoming) { f.print(text) })
	f.start()
	f.serve()
}

func (f *fake) idle() { <-time.After(longest) }

// serveOnly answers that many requests.
func (f *fake) serveOnly(n int) {
	served := make(chan struct{}, n)
	f.answer = func(f *fake, m incoming) bool {
		f.reply(m.ID, StartResult{Wire: Hash(), Pid: os.Getpid()})
		served <- struct{}{}
		return true
	}
	for range n {
		line, err := f.in.ReadString('\n')
		if err != nil {
			os.Exit(0)
		}
		f.take(context.Background(), incoming{ID: idOf(line)})
		<-served
	}
}

func idOf(line string) int64 {
	_, rest, _ := strings.Cut(line, `"id":`)
	digits, _, _ := strings.Cut(rest, ",")
	id, _ := strconv.ParseInt(digits, 10, 64) // 0 answers nobody, and the test fails
	return id
}

// patientBoot takes many heartbeats to answer and dies when one of them reaches it before that: a
// ping would be part of the program, or a command for the shell.
func patientBoot(f *fake) {
	f.boot()
	first := make(chan byte, 1)
	go func() {
		if b, err := f.in.ReadByte(); err == nil {
			first <- b
		}
	}()
	select {
	case b := <-first:
		f.die(65, fmt.Sprintf("got %q before ready", b))
	case <-time.After(300 * time.Millisecond):
	}
	f.ready()
	<-first
	_ = f.in.UnreadByte() // just read
	f.program()
	f.serve()
}

// reversed answers three requests in the reverse of their order, once all are there.
func reversed(f *fake) {
	var held []incoming
	f.answer = on("snapshot", func(f *fake, m incoming) {
		f.mu.Lock()
		held = append(held, m)
		all := slices.Clone(held)
		f.mu.Unlock()
		if len(all) < 3 {
			return
		}
		slices.SortFunc(all, func(a, b incoming) int { return int(b.ID - a.ID) })
		for i, m := range all {
			f.reply(m.ID, Reply{Snapshot: snapshotOf("t1", string(m.Params)), Tabs: []Tab{{Tab: strconv.Itoa(i)}}})
		}
	})
	f.start()
	f.serve()
}

// untilTerm ignores the end of its input and obeys TERM.
func untilTerm(f *fake) {
	term := make(chan os.Signal, 1)
	signal.Notify(term, syscall.SIGTERM)
	f.start()
	f.serve()
	select {
	case <-term:
		os.Exit(42)
	case <-time.After(longest):
	}
}

// grandchild ends in order but leaves a process in another session that holds its pipes.
func grandchild(f *fake) {
	c := exec.Command("sleep", "60")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	c.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	f.answer = on("start", func(f *fake, m incoming) {
		if err := c.Start(); err != nil {
			f.die(65, err.Error())
		}
		f.reply(m.ID, StartResult{Wire: Hash(), Pid: c.Process.Pid})
	})
	f.start()
	f.serve()
}
