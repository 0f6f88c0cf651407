package view

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// count says how many of something there are.
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func waits(n int) string {
	if n == 1 {
		return "1 call waits"
	}
	return fmt.Sprintf("%d calls wait", n)
}

// span is a duration as one reads it, in one or two units.
func span(d time.Duration) string {
	d = max(d, 0)
	switch {
	case d < time.Second:
		return fmt.Sprintf("%d ms", d.Milliseconds())
	case d < 10*time.Second:
		return fmt.Sprintf("%.1f s", d.Seconds())
	case d < time.Minute:
		return fmt.Sprintf("%d s", int(d.Seconds()))
	case d < time.Hour:
		return strings.TrimSuffix(fmt.Sprintf("%d min %d s", int(d.Minutes()), int(d.Seconds())%60), " 0 s")
	case d < 48*time.Hour:
		return strings.TrimSuffix(fmt.Sprintf("%d h %d min", int(d.Hours()), int(d.Minutes())%60), " 0 min")
	default:
		return fmt.Sprintf("%d days", int(d.Hours())/24)
	}
}

// ago is how long before now something was, roughly: it is read once and stands for a while.
func ago(now, then time.Time) string {
	d := now.Sub(then)
	switch {
	case d < 5*time.Second:
		return "just now"
	case d < time.Minute:
		return fmt.Sprintf("%d s ago", int(d.Seconds()))
	case d < time.Hour:
		return fmt.Sprintf("%d min ago", int(d.Minutes()))
	case d < 48*time.Hour:
		return fmt.Sprintf("%d h ago", int(d.Hours()))
	default:
		return fmt.Sprintf("%d days ago", int(d.Hours())/24)
	}
}

func memory(bytes int64) string {
	return fmt.Sprintf("%d MB", (bytes+500_000)/1_000_000)
}

// params writes a call's parameters shorter than JSON does, in their order.
func params(raw string) string { return strings.Join(members([]byte(raw)), ", ") }

// members are an object's, each with its name; what is none stays as it is.
func members(object []byte) []string {
	raw := string(bytes.TrimSpace(object))
	decoder := json.NewDecoder(strings.NewReader(raw))
	if open, err := decoder.Token(); err != nil || open != json.Delim('{') {
		return []string{raw}
	}
	var parts []string
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return []string{raw}
		}
		var value json.RawMessage
		if decoder.Decode(&value) != nil {
			return []string{raw}
		}
		parts = append(parts, fmt.Sprintf("%v: %s", key, plain(value)))
	}
	return parts
}

// plain is a JSON value without the quotes of a string that needs none.
func plain(value json.RawMessage) string {
	value = bytes.TrimSpace(value)
	var text string
	switch {
	case bytes.HasPrefix(value, []byte("{")):
		return "(" + strings.Join(members(value), ", ") + ")"
	case bytes.HasPrefix(value, []byte("[")):
		var items []json.RawMessage
		if json.Unmarshal(value, &items) != nil {
			return string(value)
		}
		var parts []string
		for _, item := range items {
			parts = append(parts, plain(item))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case !bytes.HasPrefix(value, []byte(`"`)) || json.Unmarshal(value, &text) != nil:
		return string(value)
	case text == "" || strings.ContainsAny(text, " ,\"\n\t"):
		return "“" + text + "”"
	}
	return text
}

// news is one sentence for who hears the page and does not see it.
func news(page conversationPage) string {
	var b strings.Builder
	if n := len(page.Approvals); n > 0 {
		fmt.Fprintf(&b, "%s for your decision. ", waits(n))
	}
	switch page.State.Browser {
	case "running":
		b.WriteString("The browser runs.")
	case "starting":
		b.WriteString("The browser starts.")
	case "ended":
		b.WriteString("The browser has ended.")
	}
	if page.Before == 0 && len(page.Timeline) > 0 {
		last := page.Timeline[0]
		fmt.Fprintf(&b, " Last call: %s, ", last.Action)
		if last.Error != "" {
			b.WriteString("failed.")
		} else {
			b.WriteString("done.")
		}
	}
	return strings.TrimSpace(b.String())
}
