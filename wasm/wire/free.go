package wire

import (
	"reflect"

	"tehai/core/jsontext"
)

var texts = &Shape{Kind: List, Elem: &Shape{Kind: Text}}

// free reports the first thing in v that an object of free keys cannot hold.
func (c checker) free(path string, v *jsontext.Value) error {
	if v.Kind != jsontext.Object {
		return wrong(path, "an object", v)
	}
	for i, key := range v.Names {
		value, name := &v.Fields[i], c.join(path, key)
		if value.Kind == jsontext.Array || value.Kind == jsontext.String {
			shape := texts
			if value.Kind == jsontext.String {
				shape = texts.Elem
			}
			low, high := bounds("", shape.Kind)
			if err := c.value(name, value, shape, low, high); err != nil {
				return err
			}
		} else if freeValue(value) == nil {
			return wrong(name, "true or false, a whole number, text or a list of texts", value)
		}
	}
	return nil
}

// FillFree fills the objects with free keys of a request that has been checked and otherwise filled: bool, int, string
// or []string by key.
func FillFree(into reflect.Value, v *jsontext.Value, shape *Shape) {
	if !shape.HoldsFree {
		return
	}
	switch shape.Kind {
	case Free:
		values := make(map[string]any, len(v.Names))
		for i, key := range v.Names {
			values[key] = freeValue(&v.Fields[i])
		}
		into.Set(reflect.ValueOf(values))
	case List:
		for i := range v.Items {
			FillFree(into.Index(i), &v.Items[i], shape.Elem)
		}
	case Object:
		for i, name := range v.Names {
			f := shape.Field(name)
			FillFree(into.Field(f.Index), &v.Fields[i], f.Shape)
		}
	}
}

// ReadFree reads an object with free keys from its JSON. It reports false for what a request may not hold.
func ReadFree(text string) (values map[string]any, ok bool) {
	v, err := Parse(text)
	if err != nil || (checker{}).free("", &v) != nil {
		return nil, false
	}
	FillFree(reflect.ValueOf(&values).Elem(), &v, &Shape{Kind: Free, HoldsFree: true})
	return values, true
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
