//go:build js && wasm

package main

import (
	"math"
	"slices"
	"strconv"
	"syscall/js"

	"tehai/core/source"
	"tehai/wasm/wire"
)

var (
	object     = js.Global().Get("Object")
	list       = js.Global().Get("Array")
	reflection = js.Global().Get("Reflect")
	charCodeAt = js.Global().Get("String").Get("prototype").Get("charCodeAt")
)

// checkObject reports the first thing in v that the shape does not allow. v is
// a snapshot; path names it, "" is the request itself. A field that is there
// but undefined counts as absent.
func checkObject(path string, v js.Value, shape *wire.Shape) error {
	if kindOf(v) != wire.Object {
		return wrong(path, "an object", v)
	}
	present := 0
	values := make([]js.Value, len(shape.Fields))
	for i := range shape.Fields {
		values[i] = v.Get(shape.Fields[i].Name)
		if !values[i].IsUndefined() {
			present++
		}
	}
	if err := checkNames(path, v, shape, present); err != nil {
		return err
	}
	for i := range shape.Fields {
		f := &shape.Fields[i]
		name := join(path, f.Name)
		if values[i].IsUndefined() {
			if !f.Optional {
				return source.Errorf(source.MissingField, "the field %s is missing", name)
			}
			continue
		}
		if err := check(name, values[i], f.Shape, f.Min, f.Max); err != nil {
			return err
		}
	}
	return nil
}

// checkNames reports a field that the shape does not have. Where the number
// of keys is that of the fields present there is none.
func checkNames(path string, v js.Value, shape *wire.Shape, present int) error {
	keys := object.Call("keys", v)
	n := keys.Length()
	if n == present {
		return nil
	}
	for i := range n {
		key := keys.Index(i)
		if longer(key, maxKey) {
			return source.Errorf(source.TooLarge, "%s: want names of at most %d characters", subject(path), maxKey)
		}
		name := key.String()
		if slices.ContainsFunc(shape.Fields, func(f wire.Field) bool { return f.Name == name }) {
			continue
		}
		return wire.UnknownField(join(path, name), name, shape)
	}
	return nil
}

// maxKey is the longest name of a field that is read at all.
const maxKey = 200

// check reports the first thing in v that the shape does not allow.
func check(path string, v js.Value, shape *wire.Shape, low, high int) error {
	kind := kindOf(v)
	switch shape.Kind {
	case wire.Text:
		if kind != wire.Text {
			return wrong(path, "text", v)
		}
		if longer(v, high) {
			return source.Errorf(source.TooLarge, "%s: want at most %d characters", path, high)
		}
	case wire.Int:
		if kind != wire.Number || !whole(v.Float(), low, high) {
			return wrong(path, "a whole number from "+strconv.Itoa(low)+" to "+strconv.Itoa(high), v)
		}
	case wire.Bool:
		if kind != wire.Bool {
			return wrong(path, "true or false", v)
		}
	case wire.List:
		return checkList(path, v, shape.Elem, high)
	case wire.Object:
		return checkObject(path, v, shape)
	case wire.Free:
		if kind != wire.Object {
			return wrong(path, "an object", v)
		}
	}
	return nil
}

func checkList(path string, v js.Value, elem *wire.Shape, most int) error {
	if kindOf(v) != wire.List {
		return wrong(path, "a list", v)
	}
	n := v.Length()
	if n > most {
		return source.Errorf(source.TooLarge, "%s: want a list of at most %d, found %d", path, most, n)
	}
	for i := range n {
		if err := check(path+"["+strconv.Itoa(i)+"]", v.Index(i), elem, 0, wire.MaxText); err != nil {
			return err
		}
	}
	return nil
}

func whole(f float64, low, high int) bool {
	return f == math.Trunc(f) && f >= float64(low) && f <= float64(high)
}

// longer reports whether a text has more than n UTF-16 units, without copying it.
func longer(text js.Value, n int) bool {
	return !charCodeAt.Call("call", text, n).IsNaN()
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

func subject(path string) string {
	if path == "" {
		return "the request"
	}
	return path
}
