package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"time"

	"foxden/conversation"
)

// permission is what tools may do (docs/permissions.md).
type permission struct {
	Browser ruleList `json:"browser"`
}

// ruleList is an object of patterns and verdicts. Their order counts, so it is read key by key.
type ruleList []conversation.Rule

func (l *ruleList) UnmarshalJSON(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return errors.New(`permission.browser: expected an object, as {"https://example.com": "allow"}`)
	}
	*l = nil
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		pattern, _ := key.(string) // a key is one
		var verdict any
		if err := d.Decode(&verdict); err != nil {
			return err
		}
		for _, r := range *l {
			if r.Pattern == pattern {
				return misplaced(&conversation.RuleError{Pattern: pattern, Problem: "it stands twice, and the last that matches wins"})
			}
		}
		word, is := verdict.(string)
		if !is {
			word = fmt.Sprint(verdict)
		}
		*l = append(*l, conversation.Rule{Pattern: pattern, Verdict: word})
	}
	if err := conversation.CheckRules(*l); err != nil {
		return misplaced(err)
	}
	return nil
}

func misplaced(err error) error { return fmt.Errorf("permission.browser: %w", err) }

// rulePlace is where in a configuration a rule stands.
func rulePlace(text []byte, pattern string) (offset int, found bool) {
	key, err := json.Marshal(pattern)
	if err != nil {
		return 0, false
	}
	after := max(0, bytes.Index(text, []byte(`"permission"`)))
	at := regexp.MustCompile(regexp.QuoteMeta(string(key))+`\s*:`).FindAllIndex(text[after:], -1)
	if at == nil {
		return 0, false // written with escapes
	}
	return after + at[len(at)-1][0], true
}

// gate is what the configuration's rules make; viewed is true where a person sees what waits for one.
func (c config) gate(viewed bool) (*conversation.Permission, error) {
	return conversation.NewPermission(conversation.PermissionOptions{
		Rules: c.Permission.Browser, Viewed: viewed, Within: time.Duration(c.Limits.ApprovalMs) * time.Millisecond,
	})
}
