package option

import (
	"maps"
	"slices"
)

// Same reports whether the same values are chosen, lists in the same order.
func (v Values) Same(other Values) bool { return maps.EqualFunc(v, other, sameValue) }

func sameValue(a, b any) bool {
	switch a := a.(type) {
	case bool:
		return a == b
	case int:
		return a == b
	case string:
		return a == b
	case []string:
		list, ok := b.([]string)
		return ok && slices.Equal(a, list)
	}
	return false
}

// Clone returns values that stay as they are when the given ones, or a list in them, are changed.
func (v Values) Clone() Values {
	clone := maps.Clone(v)
	for key, value := range clone {
		if list, ok := value.([]string); ok {
			clone[key] = slices.Clone(list)
		}
	}
	return clone
}
