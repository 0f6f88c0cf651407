package denoshim

import (
	"encoding/json"
	"reflect"
)

// CheckLimits says which limit is out of its declared bounds.
func CheckLimits(l Limits) error {
	raw, err := json.Marshal(l)
	if err != nil {
		return err
	}
	return checkStruct("limits", raw, reflect.TypeFor[Limits]())
}
