//go:build js && wasm

package main

import (
	"reflect"
	"syscall/js"

	"github.com/hack-pad/safejs"
	"github.com/norunners/vert"

	"tehai/core/source"
	"tehai/wasm/wire"
)

// read fills in the request that into points to. The argument is copied,
// the copy checked field by field, and only then assigned: an assignment alone
// would take null for nothing, cut 1.9 to 1 and drop what it does not know.
func read(argument safejs.Value, into any) error {
	request, err := snapshot(argument)
	if err != nil {
		return err
	}
	shape := wire.ShapeOf(reflect.TypeOf(into).Elem())
	if err := checkObject("", request, shape); err != nil {
		return err
	}
	free, err := takeFree(request, shape)
	if err != nil {
		return err
	}
	if err := (vert.Value{Value: request}).AssignTo(into); err != nil {
		return source.Errorf(source.BadType, "the request cannot be read: %v", err)
	}
	for index, values := range free {
		reflect.ValueOf(into).Elem().Field(index).Set(reflect.ValueOf(values))
	}
	return nil
}

// snapshot returns a copy of the argument that holds data alone: to read a
// field of it runs nobody's code, and what is read twice is the same twice.
// Whatever throws while it is copied is an error.
func snapshot(argument safejs.Value) (js.Value, error) {
	if argument.IsUndefined() {
		return object.New(), nil
	}
	copied, err := safejs.Global().Call("structuredClone", argument)
	if err != nil {
		return js.Value{}, source.Errorf(source.BadType,
			"%s: want plain data (text, numbers, true or false, lists, objects), found something that cannot be copied", culprit(argument))
	}
	return safejs.Unsafe(copied), nil
}

// culprit names the field that cannot be copied.
func culprit(argument safejs.Value) string {
	const whole = "the request"
	keys, err := safejs.Safe(object).Call("keys", argument)
	if err != nil {
		return whole
	}
	n, err := keys.Length()
	if err != nil {
		return whole
	}
	for i := range n {
		key, err := keys.Index(i)
		if err != nil {
			return whole
		}
		value, err := safejs.Safe(reflection).Call("get", argument, key)
		if err == nil {
			_, err = safejs.Global().Call("structuredClone", value)
		}
		if err != nil {
			return safejs.Unsafe(key).String()
		}
	}
	return whole
}

// takeFree takes the objects of free keys out of the request, which has been
// checked, and returns them by the index of their field.
func takeFree(request js.Value, shape *wire.Shape) (map[int]any, error) {
	var free map[int]any
	for _, f := range shape.Fields {
		if f.Shape.Kind != wire.Free {
			continue
		}
		v := request.Get(f.Name)
		if v.IsUndefined() {
			continue
		}
		values, err := freeValues(f.Name, v)
		if err != nil {
			return nil, err
		}
		if free == nil {
			free = map[int]any{}
		}
		free[f.Index] = values
		request.Delete(f.Name)
	}
	return free, nil
}
