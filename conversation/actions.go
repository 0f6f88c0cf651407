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

// misuse says what is wrong with an action's parameters and, unless that names them all, which it takes.
func misuse(m denoshim.Method, err error) error {
	if strings.Contains(err.Error(), "allowed: ") {
		return denoshim.Errorf("invalid", "%v.", err)
	}
	var takes []string
	for _, f := range denoshim.Fields(m.Params) {
		name := f.Name
		if f.Optional {
			name += "?"
		}
		takes = append(takes, name)
	}
	return denoshim.Errorf("invalid", "%v. %s takes %s.", err, m.Name, strings.Join(takes, ", "))
}
