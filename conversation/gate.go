package conversation

import (
	"context"
	"errors"
	"slices"
	"time"

	"foxden/denoshim"
)

// PermissionOptions are the program's part in what is allowed.
type PermissionOptions struct {
	// Rules stand before a conversation's own.
	Rules []Rule
	// Within is how long a person has to answer.
	Within time.Duration
	// Viewed is true where a person sees what is pending; else only the caller's own client can ask one.
	Viewed bool
}

// Permission is the Gate that rules make: the program's, then the conversation's own, and a person where they say ask.
type Permission struct {
	// Approvals are what waits for a person.
	Approvals *Approvals

	program rules
	viewed  bool
}

// NewPermission refuses rules that it cannot understand.
func NewPermission(o PermissionOptions) (*Permission, error) {
	program, err := parseRules(o.Rules)
	if err != nil {
		return nil, err
	}
	return &Permission{Approvals: newApprovals(o.Within), program: program, viewed: o.Viewed}, nil
}

func (p *Permission) rules(of Settings) (rules, error) {
	own, err := parseRules(of.Permission)
	if err != nil {
		return nil, denoshim.Errorf("denied", "A rule of this conversation cannot be understood: %v. Ask the user to mend it.", err)
	}
	return slices.Concat(p.program, own), nil
}

// Off is true when no call of such a conversation could pass.
func (p *Permission) Off(of Settings) bool {
	all, err := p.rules(of)
	return err != nil || all.off()
}

// Allow is the Gate's.
func (p *Permission) Allow(ctx context.Context, of Ask) error {
	if of.Settings.Mode == classLook && class(of.Action) != classLook {
		return denoshim.Errorf("denied", "This conversation may only look (mode look), and %s acts. Ask the user to let it act.", of.Action)
	}
	to, err := leadsTo(of.Action, of.Params)
	if err != nil {
		return err
	}
	all, err := p.rules(of.Settings)
	if err != nil {
		return err
	}
	switch verdict, by := all.judge(of.Action, to); {
	case verdict == verdictDeny:
		return denoshim.Errorf("denied", "A rule denies this: %q. Do without, or ask the user to change the rule.", by)
	case verdict == verdictAsk && !of.Granted:
		return p.person(ctx, of, to)
	}
	return nil
}

// person asks one.
func (p *Permission) person(ctx context.Context, of Ask, to address) error {
	by, _ := ctx.Value(askerKey{}).(Asker)
	if by == nil && !p.viewed {
		return alone(of.Action)
	}
	d, err := p.Approvals.ask(ctx, shown(of, to), by, p.viewed, of.news)
	var coded *denoshim.Error
	switch {
	case errors.Is(err, errAlone):
		return alone(of.Action)
	case errors.As(err, &coded):
		return coded
	case err != nil:
		return denoshim.Errorf("ended", "The call was cancelled while it waited for a person; the browser goes on.")
	case d.Verdict == answerSession:
		of.Grant()
	case d.Verdict == answerDeny && d.Reason == "":
		return denoshim.Errorf("denied", "A person denied this. Do without, or ask the user.")
	case d.Verdict == answerDeny:
		return denoshim.Errorf("denied", "A person denied this and says: %s", d.Reason)
	}
	return nil
}

func alone(action string) *denoshim.Error {
	return denoshim.Errorf("denied", "A rule wants a person to allow %s, and nobody can be asked here. Ask the user to change the rule.", action)
}

// allowed asks the extension's switch, then the gate, which may wait for a person. grant is a person's word for all that
// the session will do.
func (c *Conversation) allowed(ctx context.Context, method denoshim.Method, call Call) (grant bool, err error) {
	if !c.Settings().Browser {
		return false, denoshim.Errorf("denied", "The browser is switched off for this conversation. Ask the user to switch it on.")
	}
	if c.gate == nil {
		return false, nil
	}
	running, err := c.running(ctx, method)
	if err != nil {
		return false, err // nobody is asked for what cannot be
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	of := Ask{
		Action: call.Action, Params: call.Params, Snapshot: c.snapshotFor(call.Params),
		Grant: func() { grant = true }, news: func() { c.news("approval", 0) },
	}
	c.update(func(st *state) {
		of.Settings, of.Granted = st.settings, running != nil && st.granted == running
		st.asking = cancel
	})
	defer c.update(func(st *state) { st.asking = nil })
	err = c.gate.Allow(ctx, of)
	return grant, err
}

// withdraw ends the wait for a person, if a call waits for one.
func (c *Conversation) withdraw(reason error) {
	c.update(func(st *state) {
		if st.asking != nil {
			st.asking(reason)
		}
	})
}

// Offered is false when the extension's switch or rules have the tool off.
func (c *Conversation) Offered() bool {
	settings := c.Settings()
	return settings.Browser && (c.gate == nil || !c.gate.Off(settings))
}
