//go:build firefox

package tests

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A transcript is a conversation that a person can read: a line that begins with > is what the agent does, what follows is
// what it reads in answer, word for word but for the nonce and the site's address. Each runs in a foxden of its own,
// started as a client starts it, on the pages in fixtures. -update writes the answers; the diff is to be read.
//
//	> open counter.html                     a page of the fixtures
//	> click button "Add one"                an element of the newest page, by role and name
//	> fill textbox "Name" text="Reineke"    further parameters
//	> click ref="s1e1"                      or everything by hand
//	~ wait tab="t2" text="Close me"         done, and its answer left out: it depends on how fast the machine is
const transcripts = "testdata/*.txt"

// Every answer comes within the contract's 30 seconds for an action; a cold start on a busy machine comes on top.
const transcriptBound = 3 * time.Minute

func TestTranscripts(t *testing.T) {
	program := filepath.Join(t.TempDir(), "foxden")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = ".."
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", build, err, output)
	}
	names, err := filepath.Glob(transcripts)
	if err != nil || len(names) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			want, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			got := play(t, program, string(want))
			if *update {
				if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if got != string(want) {
				t.Errorf("%s: read the difference; if it is right, -update\n%s", name, firstDifference(string(want), got))
			}
		})
	}
}

// play does what the transcript's agent does and returns the transcript with the answers of now.
func play(t *testing.T, program, transcript string) string {
	ctx, cancel := context.WithTimeout(t.Context(), transcriptBound)
	defer cancel()
	site := httptest.NewServer(fixtureSite())
	defer site.Close()
	client := mcp.NewClient(&mcp.Implementation{Name: "transcript", Version: "1"}, nil)
	session, err := client.Connect(ctx, &mcp.CommandTransport{Command: exec.Command(program, "mcp")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := session.Close(); err != nil {
			t.Errorf("foxden: %v", err)
		}
	}()

	var played strings.Builder
	page, answer, answered := "", "", false // page is the newest answer that shows elements
	fenced := false                         // an answer's line may look like a step
	for line := range strings.Lines(transcript) {
		if fenced = fenced && line != "</nonce>\n" || line == "<nonce>\n"; fenced {
			continue
		}
		if strings.HasPrefix(line, "#") && !answered {
			played.WriteString(line)
		}
		step, is := strings.CutPrefix(strings.TrimRight(line, "\n"), "> ")
		silent := strings.HasPrefix(line, "~ ")
		if silent {
			step = strings.TrimSpace(line[len("~ "):])
		} else if !is {
			continue
		}
		arguments, err := parse(step, site.URL, page)
		if err != nil {
			t.Fatalf("> %s: %v; the answer before:\n%s", step, err, answer)
		}
		result, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "browser", Arguments: arguments})
		if err != nil {
			t.Fatalf("> %s: %v", step, err)
		}
		answer, answered = "", true
		for _, content := range result.Content {
			if text, ok := content.(*mcp.TextContent); ok {
				answer += text.Text
			}
		}
		if anyRef.MatchString(answer) {
			page = answer
		}
		if silent {
			fmt.Fprintf(&played, "\n~ %s\n", step)
		} else {
			fmt.Fprintf(&played, "\n> %s\n%s\n", step, plain(answer, site.URL))
		}
	}
	return played.String()
}

var (
	anyRef = regexp.MustCompile(`\[s\d+e\d+ `)
	nonce  = regexp.MustCompile(`(</?)[0-9a-f]{6}>`)
	count  = regexp.MustCompile(`\b\d+ changes?\b`) // of the DOM; a browser may do in two what it did in one
	uuid   = regexp.MustCompile(`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`)
)

// plain takes out what differs each time.
func plain(answer, site string) string {
	answer = strings.ReplaceAll(answer, site, "http://site")
	answer = strings.ReplaceAll(answer, strings.Replace(site, "127.0.0.1", "localhost", 1), "http://elsewhere")
	answer = nonce.ReplaceAllString(answer, "${1}nonce>")
	answer = count.ReplaceAllString(answer, "n changes")
	return strings.TrimSpace(uuid.ReplaceAllString(answer, "uuid"))
}

var (
	stepAction    = regexp.MustCompile(`^(\w+) ?`)
	stepPage      = regexp.MustCompile(`^(\S+\.html\S*|/\S*) ?`)
	stepElement   = regexp.MustCompile(`^([a-z]+) "([^"]*)" ?`)
	stepParameter = regexp.MustCompile(`^(\w+)=("[^"]*"|[\[{].*[\]}]|\S+) ?`)
)

// parse turns a step into the tool's arguments.
func parse(step, site, page string) (map[string]any, error) {
	take := func(pattern *regexp.Regexp) []string {
		found := pattern.FindStringSubmatch(step)
		if found != nil {
			step = step[len(found[0]):]
		}
		return found
	}
	action := take(stepAction)
	if action == nil {
		return nil, fmt.Errorf("no action")
	}
	arguments := map[string]any{"action": action[1]}
	if path := take(stepPage); path != nil {
		arguments["url"] = site + "/" + strings.TrimPrefix(path[1], "/")
	}
	if element := take(stepElement); element != nil {
		ref := regexp.MustCompile(`\[(s\d+e\d+) ` + element[1] + ` "` + regexp.QuoteMeta(element[2])).FindStringSubmatch(page)
		if ref == nil {
			return nil, fmt.Errorf("no %s %q", element[1], element[2])
		}
		arguments["ref"] = ref[1]
	}
	for step != "" {
		parameter := take(stepParameter)
		if parameter == nil {
			return nil, fmt.Errorf("cannot read %q", step)
		}
		var value any
		if err := json.Unmarshal([]byte(parameter[2]), &value); err != nil {
			value = parameter[2] // a bare word
		}
		arguments[parameter[1]] = value
	}
	switch action[1] {
	case "open", "tabs", "reset":
	default:
		if arguments["tab"] == nil {
			arguments["tab"] = "t1"
		}
	}
	return arguments, nil
}

func fixtureSite() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServerFS(os.DirFS("fixtures")))
	mux.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	mux.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-time.After(200 * time.Millisecond):
		case <-r.Context().Done():
		}
	})
	mux.HandleFunc("/attachment", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Disposition", `attachment; filename="fox.bin"`)
		_, _ = io.WriteString(w, "a fox")
	})
	return mux
}

func firstDifference(want, got string) string {
	wants, gots := strings.Split(want, "\n"), strings.Split(got, "\n")
	for n := range max(len(wants), len(gots)) {
		if n >= len(wants) || n >= len(gots) || wants[n] != gots[n] {
			return fmt.Sprintf("line %d:\n- %s\n+ %s", n+1, strings.Join(wants[min(n, len(wants)):min(n+3, len(wants))], "\n- "),
				strings.Join(gots[min(n, len(gots)):min(n+3, len(gots))], "\n+ "))
		}
	}
	return "none"
}
