package wire

import "tehai/core/jsontext"

var texts = &Shape{Kind: List, Elem: &Shape{Kind: Text}}

// checkFree reports the first thing in v that an object of free keys cannot
// hold.
func checkFree(path string, v *jsontext.Value) error {
	if v.Kind != jsontext.Object {
		return wrong(path, "an object", v)
	}
	for i, key := range v.Names {
		value, name := &v.Fields[i], join(path, key)
		if value.Kind == jsontext.Array || value.Kind == jsontext.String {
			shape := texts
			if value.Kind == jsontext.String {
				shape = texts.Elem
			}
			low, high := bounds("", shape.Kind)
			if err := check(name, value, shape, low, high); err != nil {
				return err
			}
		} else if freeValue(value) == nil {
			return wrong(name, "true or false, a whole number, text or a list of texts", value)
		}
	}
	return nil
}

// FreeValues returns the values of an object of free keys, which has been
// checked: bool, int, string or []string.
func FreeValues(v *jsontext.Value) map[string]any {
	values := make(map[string]any, len(v.Names))
	for i, key := range v.Names {
		values[key] = freeValue(&v.Fields[i])
	}
	return values
}

// freeValue returns the value in Go, or nil if there is none for it.
func freeValue(v *jsontext.Value) any {
	switch v.Kind {
	case jsontext.Bool:
		return v.Is()
	case jsontext.String:
		return v.Text
	case jsontext.Array:
		list := make([]string, len(v.Items))
		for i := range v.Items {
			list[i] = v.Items[i].Text
		}
		return list
	}
	if n, ok := v.Int(); ok && n >= -maxInt && n <= maxInt {
		return n
	}
	return nil
}
