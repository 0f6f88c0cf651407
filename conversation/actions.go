package conversation

import (
	"strings"

	"foxden/denoshim"
)

// Actions lists what tool browser can do, in the order in which a model reads it.
func Actions() []denoshim.Method {
	var actions []denoshim.Method
	for _, m := range denoshim.Methods {
		if m.Action {
			actions = append(actions, m)
		}
	}
	return actions
}

// ActionNames is their names, for an error and a schema.
func ActionNames() string {
	var names []string
	for _, m := range Actions() {
		names = append(names, m.Name)
	}
	return strings.Join(names, ", ")
}
