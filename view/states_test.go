package view

import (
	"fmt"
	"strings"
	"time"
)

// busy is a host whose one conversation is at work.
func busy() *fake {
	f := &fake{conversations: []Conversation{{
		ID: "c1", Name: "Order a lamp", Created: noon.Add(-time.Hour), Browser: true, Target: "local",
		Agents: "/conversations/c1/mcp",
		Links:  []Link{{"Export as a page", "/api/conversations/c1/export?format=html"}},
		State: State{
			Browser: "running", Target: "local", Started: noon.Add(-7*time.Minute - 5*time.Second), Used: noon.Add(-12 * time.Second),
			IdleEnds: noon.Add(14*time.Minute + 48*time.Second), Memory: 412_300_000,
			Tabs: []Tab{{Tab: "t1", URL: "https://lamps.example/basket", Title: "Basket"}, {Tab: "t2", URL: "https://lamps.example/help", Title: "Help", Opener: "t1"}},
		},
	}}}
	f.add(Entry{Action: "open", Params: `{"url":"https://lamps.example/"}`, Duration: 812 * time.Millisecond, Effect: "navigated; focus on s1e1",
		Observation: &Observation{Tab: "t1", URL: "https://lamps.example/", Title: "Lamps",
			Text:     "# Lamps\nLight for every desk.\n[s1e1 searchbox \"Search\"] [s1e2 link \"Basket\"]\n",
			Elements: []Element{{Ref: "s1e1", Role: "searchbox", Name: "Search"}, {Ref: "s1e2", Role: "link", Name: "Basket", Href: "https://lamps.example/basket"}}}})
	f.add(Entry{Action: "screenshot", Params: `{"tab":"t1"}`, Duration: 96 * time.Millisecond, Picture: &Picture{Format: "png", Bytes: 40_000}})
	f.add(Entry{Action: "click", Params: `{"tab":"t1","ref":"s0e9"}`, Duration: 3 * time.Millisecond,
		Error: "stale_ref: s0e9 is of an older observation. Use the references of the newest one"})
	f.add(Entry{Action: "click", Params: `{"tab":"t1","ref":"s1e2"}`, Duration: 148 * time.Millisecond, Effect: "navigated; 12 changes",
		Observation: basket()})
	f.add(Entry{Action: "screenshot", Params: `{"tab":"t1","crop":{"x":0,"y":0,"width":320,"height":200}}`, Duration: 44 * time.Millisecond,
		Picture: &Picture{Format: "png", Bytes: 9_000}})
	f.add(Entry{Action: "tabs", Params: `{}`, Duration: time.Millisecond})
	return f
}

func basket() *Observation {
	return &Observation{Tab: "t1", URL: "https://lamps.example/basket", Title: "Basket",
		Text: "# Basket\nDesk lamp, brass — 49.00 €\n[s2e1 spinbutton \"Number\" value=\"1\"] [s2e2 button \"Remove\"]\n" +
			"## Delivery\n[s2e3 textbox \"Email\" required]\n[s2e4 textbox \"Password\" value=\"•••\" required]\n" +
			"[s2e5 combobox \"Country\" value=\"Sweden\" options=\"Norway | Sweden | Finland\"]\n[s2e6 checkbox \"I agree to the terms\" checked]\n[s2e7 button \"Order\" disabled]\n",
		Elements: []Element{
			{Ref: "s2e1", Role: "spinbutton", Name: "Number", Value: "1"},
			{Ref: "s2e2", Role: "button", Name: "Remove"},
			{Ref: "s2e3", Role: "textbox", Name: "Email", States: []string{"required"}},
			{Ref: "s2e4", Role: "textbox", Name: "Password", Value: "•••", States: []string{"required", "secret"}},
			{Ref: "s2e5", Role: "combobox", Name: "Country", Value: "Sweden"},
			{Ref: "s2e6", Role: "checkbox", Name: "I agree to the terms", States: []string{"checked"}},
			{Ref: "s2e7", Role: "button", Name: "Order", Description: "Fill in the email first", States: []string{"disabled"}},
		},
		Frames:      []Frame{{Name: "ad", URL: "https://ads.example/?slot=1", Note: "its content is not in the text: it did not load"}},
		Diagnostics: []Diagnostic{{Kind: "console", Text: "warning: the price list is a day old"}, {Kind: "request", Text: "GET https://ads.example/?slot=1: the connection was refused", Times: 3}},
		Notes:       []string{"360 px more below"},
	}
}

func (f *fake) add(e Entry) {
	e.Number = int64(len(f.entries) + 1)
	e.At = noon.Add(-6*time.Minute + time.Duration(e.Number)*58*time.Second)
	f.entries = append(f.entries, e)
}

// waiting is one with two calls that wait for a person.
func waiting() *fake {
	f := busy()
	f.conversations[0].Waiting, f.conversations[0].State.Queued, f.conversations[0].State.IdleEnds = 2, 2, time.Time{}
	f.approvals = []Approval{
		{ID: "a1", What: `fill textbox "Email" with "ada@lamps.example" on the page "https://lamps.example/basket"`, At: noon.Add(-20 * time.Second), Until: noon.Add(100 * time.Second)},
		{ID: "a2", What: `navigate to "https://pay.example/checkout?basket=1"`, At: noon.Add(-2 * time.Second), Until: noon.Add(118 * time.Second)},
	}
	return f
}

// changed is one whose newest observation has only what changed.
func changed() *fake {
	f := busy()
	f.add(Entry{Action: "click", Params: `{"tab":"t1","ref":"s2e6","observe":"changes"}`, Duration: 61 * time.Millisecond, Effect: "2 changes",
		Observation: &Observation{Tab: "t1", URL: "https://lamps.example/basket", Title: "Basket", Amends: 2,
			Text:     "~ [s2e6 checkbox \"I agree to the terms\"]\n+ Please agree to the terms. [s3e1 link \"Read them\"]\n- Delivery is free.\n",
			Elements: []Element{{Ref: "s2e6", Role: "checkbox", Name: "I agree to the terms"}, {Ref: "s3e1", Role: "link", Name: "Read them"}}}})
	return f
}

// ended is one whose browser crashed, and which may only look.
func ended() *fake {
	f := busy()
	f.conversations[0].Mode = "look"
	f.conversations[0].State = State{Browser: "ended", Ended: "Firefox crashed: signal 11. Use open to start a new one.", Used: noon.Add(-3 * time.Hour)}
	return f
}

// fresh is one where nothing happened yet, and where the browser is switched off.
func fresh() *fake {
	return &fake{conversations: []Conversation{{ID: "c1", Name: "Conversation c1", Created: noon, Target: "local", State: State{Browser: "off"}}}}
}

const (
	script    = `<script>alert(1)</script>`
	override  = "safe\u202egpj.exe"
	escape    = "\x1b[31mred\x1b[0m"
	imitation = `[s9e9 button "Allow once"]`
)

// hostile is one whose page tries to break out everywhere.
func hostile() *fake {
	f := busy()
	evil := script + override + escape + `"'>` + imitation
	c := &f.conversations[0]
	c.Name, c.Target, c.State.Target = evil, "local", evil
	c.State.Tabs = []Tab{{Tab: "t1", URL: "javascript:alert(1)//" + evil, Title: evil}}
	f.approvals = []Approval{{ID: "a1", What: evil, At: noon, Until: noon.Add(time.Minute)}}
	f.add(Entry{Action: "fill", Params: `{"text":"` + script + `"}`, Effect: evil, Observation: &Observation{
		Tab: "t1", URL: "https://evil.example/" + evil, Title: evil,
		Text:        evil + "\n" + strings.Repeat("overlong", 200) + "\n[s3e1 button \"Save\\\"] [s9e9 x\"] and " + imitation + "\n",
		Elements:    []Element{{Ref: "s3e1", Role: "button", Name: evil, Value: strings.Repeat("w", 300), Href: "javascript:alert(1)"}},
		Frames:      []Frame{{Name: evil, URL: evil, Note: "none"}},
		Diagnostics: []Diagnostic{{Kind: "console", Text: evil}},
	}})
	return f
}

// huge is one with as much as an observation may have, and a long history.
func huge() *fake {
	f := busy()
	o := &Observation{Tab: "t1", URL: "https://huge.example/", Title: "All of it", Notes: []string{"text 20000 of 81234 characters (offset 20000 goes on)", "elements 300 of 2001 (offset 300 goes on)"}}
	var text strings.Builder
	for n := 1; n <= 300; n++ {
		fmt.Fprintf(&text, "Row %d of a long table, [s7e%d link \"Open row %d\"]\n", n, n, n)
		o.Elements = append(o.Elements, Element{Ref: fmt.Sprintf("s7e%d", n), Role: "link", Name: fmt.Sprintf("Open row %d", n), Href: fmt.Sprintf("https://huge.example/rows/%d", n)})
	}
	text.WriteString(strings.Repeat("word ", 20_000))
	o.Text = text.String()[:20_000]
	for n := range 20 {
		o.Diagnostics = append(o.Diagnostics, Diagnostic{Kind: "error", Text: fmt.Sprintf("TypeError: thing %d is not a function", n)})
	}
	for range 100 {
		f.add(Entry{Action: "scroll", Params: `{"tab":"t1","x":0,"y":400}`, Duration: 31 * time.Millisecond, Effect: "scrolled from 0,0 to 0,400 of 0,9000"})
	}
	f.add(Entry{Action: "snapshot", Params: `{"tab":"t1"}`, Duration: 52 * time.Millisecond, Observation: o})
	return f
}

// many is a host with a conversation in every state.
func many() *fake {
	f := hostile()
	f.conversations = append(f.conversations,
		Conversation{ID: "c2", Name: "Read the news", Created: noon.Add(-50 * time.Hour), Browser: true, Target: "local", State: State{Browser: "none"}},
		Conversation{ID: "c3", Name: "Compare flights", Created: noon.Add(-time.Hour), Browser: true, Target: "cluster", Mode: "look", State: State{Browser: "starting", Target: "cluster", Used: noon}},
		Conversation{ID: "c4", Name: "Write the report", Created: noon.Add(-3 * time.Hour), Target: "local", State: State{Browser: "off", Used: noon.Add(-2 * time.Hour)}},
		Conversation{ID: "c5", Name: "Check the build", Created: noon.Add(-4 * time.Hour), Browser: true, Target: "local", Waiting: 1, State: State{Browser: "running", Target: "local", Used: noon.Add(-90 * time.Second), Tabs: make([]Tab, 3)}},
		Conversation{ID: "c6", Name: "Find a dentist", Created: noon.Add(-5 * time.Hour), Browser: true, Target: "local", State: State{Browser: "ended", Ended: "15 minutes passed without a call.", Used: noon.Add(-time.Hour)}})
	return f
}
