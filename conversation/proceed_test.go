package conversation

import (
	"encoding/json"
	"testing"
)

// A call may be given up until it begins: the browser never hears of it, and goes on.
func TestACallThatIsGivenUpBeforeItBegins(t *testing.T) {
	c, s := with(t)
	open(t, c)
	_, err := c.Do(t.Context(), Call{Action: "click", Params: json.RawMessage(`{"tab":"t1","ref":"s1e1"}`), Proceed: func() bool { return false }})
	expect(t, "click", err, "ended: The call was given up before it began; the browser goes on.")
	if calls := s.started[0].calls; len(calls) != 1 || s.started[0].Err() != nil {
		t.Errorf("the browser was asked for %q and ended with %v", calls, s.started[0].Err())
	}
	if _, err := c.Do(t.Context(), Call{Action: "tabs", Proceed: func() bool { return true }}); err != nil {
		t.Error(err)
	}
}
