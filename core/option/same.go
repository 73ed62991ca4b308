package option

import "slices"

// Same reports whether the same values are chosen, lists in the same order.
func (v Values) Same(other Values) bool {
	for key, value := range v {
		if chosen, ok := other[key]; !ok || !sameValue(value, chosen) {
			return false
		}
	}
	return len(v) == len(other)
}

func sameValue(a, b any) bool {
	switch a := a.(type) {
	case bool, int, string:
		return a == b
	case []string:
		list, ok := b.([]string)
		return ok && slices.Equal(a, list)
	}
	return false
}

// Clone returns values that stay as they are when the given ones, or a list in them, are changed.
func (v Values) Clone() Values {
	clone := make(Values, len(v))
	for key, value := range v {
		if list, ok := value.([]string); ok {
			value = slices.Clone(list)
		}
		clone[key] = value
	}
	return clone
}
