package script

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"syscall"

	"foxden/conversation"
	"foxden/host/tools"
)

func internal(format string, args ...any) error {
	return &conversation.Error{Code: "internal", Message: fmt.Sprintf(format, args...)}
}

func fault(code, format string, args ...any) error {
	return &conversation.Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

func closed() error { return fault("ended", "The host ends, and the script with it.") }

// late says that the time is over. It is called before the process is killed.
func (r *run) late() error {
	said := fmt.Sprintf("The script was not done within %v and was ended.", r.script.Timeout)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.acting {
		said += " Its last call goes on in the browser, which is not ended."
	}
	return fault("timeout", "%s Do less at once, or give a longer timeout.", said)
}

func (r *run) cancelled() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.acting {
		return fault("ended", "The script was cancelled, and with it its call under way. Use open if that ended the browser.")
	}
	return fault("ended", "The script was cancelled; the browser goes on.")
}

// verdict is what came of a process that is gone; why is what ended it from outside.
func (r *run) verdict(why error) ([]tools.Part, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.console.mu.Lock()
	defer r.console.mu.Unlock()
	status := r.process.cmd.Status()
	switch {
	case why != nil:
	case errors.Is(r.broken, errFlood):
		why = fault("limit", "An answer holds %d bytes of text and %d pictures of %d bytes. Say less.", maxText, maxImages, maxImage)
	case r.broken != nil:
		why = fault("invalid", "The script meddled with what runs it and was ended. Leave Deno's own objects as they are.")
	case r.thrown != nil:
		why = r.exception(*r.thrown)
	case status.Exit == 0:
	case status.Exit < 0:
		why = internal("The script's process cannot be started: %v.", status.Error)
	case r.console.crashed:
		why = fault("limit", "The script needs more memory than the %d MiB that it may have. Keep less at once.", heap)
	case r.console.unsettled:
		why = fault("invalid", "The script awaits a promise that nothing will ever settle. Correct it.")
	case status.Exit > 128:
		why = fault("invalid", "The script's process was ended by %v.", syscall.Signal(status.Exit-128))
	default:
		why = fault("invalid", "The script ended itself with status %d.", status.Exit)
	}
	return r.output.all(), why
}

// denoHint is Deno's advice to who started it.
var denoHint = regexp.MustCompile(`, run again with the --allow-[a-z]+ flag`)

// exception writes what the script threw: where, what, and the frames that are the script's own. It may quote a page.
func (r *run) exception(t Thrown) error {
	code := t.Code
	if !r.codes[code] {
		code = "invalid"
	}
	at := regexp.MustCompile(regexp.QuoteMeta(r.script.Name) + `:\d+:\d+`)
	said, frames := t.Message, []string{}
	if head, rest, found := strings.Cut(t.Stack, "\n    at "); found || said == "" {
		said = head
		for _, frame := range strings.Split(rest, "\n    at ") {
			if at.MatchString(frame) {
				frames = append(frames, frame)
			}
		}
	}
	said = denoHint.ReplaceAllString(strings.TrimPrefix(said, "ToolError: "), ", which no script has")
	if len(frames) > 0 {
		said = at.FindString(frames[0]) + ": " + said
		frames = frames[1:]
	} else if place := at.FindString(said); place != "" { // of code that cannot be read, some Denos say it in the message
		said = place + ": " + said
	}
	for _, frame := range frames {
		said += "\n    from " + frame
	}
	return &conversation.Error{Code: code, Message: said, Quotes: true}
}
