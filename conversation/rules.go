package conversation

import (
	"fmt"
	"slices"
	"strings"
)

// What a Rule may say.
const (
	verdictAllow = "allow"
	verdictAsk   = "ask"
	verdictDeny  = "deny"
)

// Classes of actions, beside navigation: what only looks at a page, and what acts on it.
const (
	classLook = "look"
	classAct  = "act"
)

var (
	looking    = []string{"snapshot", "tabs", "screenshot", "scroll", "wait", "close"}
	navigating = []string{"open", "navigate"}
)

// class of an action; that of navigation is "", since its rules go by what is loaded.
func class(action string) string {
	switch {
	case slices.Contains(looking, action):
		return classLook
	case slices.Contains(navigating, action):
		return ""
	}
	return classAct
}

// rules judge a call: the last that matches wins, and without one a call is allowed (docs/permissions.md).
type rules []rule

type rule struct {
	Rule
	everything bool
	name       string // of an action or a class
	pages      pages  // else: navigation to these
}

// RuleError says what is wrong with one rule.
type RuleError struct {
	Pattern, Problem string
}

func (e *RuleError) Error() string { return fmt.Sprintf("%q: %s", e.Pattern, e.Problem) }

// CheckRules says which rule cannot be understood, as a *RuleError.
func CheckRules(list []Rule) error {
	_, err := parseRules(list)
	return err
}

func parseRules(list []Rule) (rules, error) {
	parsed := make(rules, 0, len(list))
	for _, one := range list {
		r, err := parseRule(one)
		if err != nil {
			return nil, &RuleError{one.Pattern, err.Error()}
		}
		parsed = append(parsed, r)
	}
	return parsed, nil
}

func parseRule(of Rule) (r rule, err error) {
	r.Rule = of
	if !slices.Contains([]string{verdictAllow, verdictAsk, verdictDeny}, of.Verdict) {
		return r, fmt.Errorf("there is no verdict %q; allowed: allow, ask, deny", of.Verdict)
	}
	switch {
	case of.Pattern == "*":
		r.everything = true
	case slices.Contains(navigating, of.Pattern):
		return r, fmt.Errorf("rules for %s go by the URL: write *://* for every page, or a host", of.Pattern)
	case slices.Contains(ruleNames, of.Pattern):
		r.name = of.Pattern
	case strings.ContainsAny(of.Pattern, ".:[") || of.Pattern == "localhost":
		r.pages, err = parsePages(of.Pattern)
	default:
		return r, fmt.Errorf("this is no URL, no host and none of %s", strings.Join(ruleNames, ", "))
	}
	return r, err
}

// ruleNames are the actions and classes that a rule can name. No rule holds for reset: what ends the browser always may.
var ruleNames = func() []string {
	names := []string{classLook, classAct, "screenshot"}
	for _, a := range Actions() {
		if !a.Host && !slices.Contains(navigating, a.Name) {
			names = append(names, a.Name)
		}
	}
	return names
}()

// judge says what becomes of an action, and by which pattern; to is where a navigation leads.
func (all rules) judge(action string, to address) (verdict, by string) {
	for _, r := range slices.Backward(all) {
		if r.matches(action, to) {
			return r.Verdict, r.Pattern
		}
	}
	return verdictAllow, ""
}

func (r rule) matches(action string, to address) bool {
	of := class(action)
	switch {
	case r.everything: // to be asked before every look would teach a person to say yes
		return r.Verdict != verdictAsk || of != classLook
	case r.name != "":
		return of != "" && (r.name == action || r.name == of)
	}
	return of == "" && r.pages.match(to)
}

// off is true when nothing is allowed, so that a tool need not be offered.
func (all rules) off() bool {
	return len(all) > 0 && all[len(all)-1].everything && all[len(all)-1].Verdict == verdictDeny
}
