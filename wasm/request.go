//go:build js && wasm

package main

import (
	"reflect"
	"syscall/js"

	"github.com/hack-pad/safejs"
	"github.com/norunners/vert"

	"tehai/core/jsontext"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// read fills the request that into points to. It copies the argument, checks the copy field by field as JSON, and only
// then assigns it: plain assignment would accept null, truncate 1.9 to 1 and ignore unknown fields.
func read(argument safejs.Value, into any) error {
	request, text, err := snapshot(argument)
	if err != nil {
		return err
	}
	fields, err := wire.Parse(text)
	if err != nil {
		return err
	}
	shape := wire.ShapeOf(reflect.TypeOf(into).Elem())
	if err := wire.Check(&fields, shape); err != nil {
		return err
	}
	if err := checkPlain("the request", request, &fields); err != nil {
		return err
	}
	dropFree(request, &fields, shape)
	writeTexts(request, &fields, shape)
	if err := (vert.Value{Value: request}).AssignTo(into); err != nil {
		return source.Errorf(source.BadType, "the request: want plain data, found an object of another kind")
	}
	wire.FillFree(reflect.ValueOf(into).Elem(), &fields, shape)
	return nil
}

// maxRequest is the greatest length of a request as JSON, in UTF-16 units.
const maxRequest = 20 << 20

// snapshot returns a copy of the argument that has only data, and the same as JSON: reading a field of the copy runs no
// foreign code, and repeated reads give the same value. An exception on the way becomes an error.
func snapshot(argument safejs.Value) (copied js.Value, text string, err error) {
	if argument.IsUndefined() {
		return object.New(), "{}", nil
	}
	clone, err := safejs.Safe(copyOf).Invoke(argument)
	var written safejs.Value
	if err == nil {
		written, err = safejs.Safe(writeJSON).Invoke(clone)
	}
	if err != nil {
		return copied, "", source.Errorf(source.BadType,
			"%s: want plain data (text, numbers, true or false, lists, objects)", culprit(argument))
	}
	if !unitAt.Invoke(safejs.Unsafe(written), maxRequest).IsNaN() {
		return copied, "", source.Errorf(source.TooLarge, "the request: want at most %d characters", maxRequest)
	}
	return safejs.Unsafe(clone), safejs.Unsafe(written).String(), nil
}

// culprit names the field that cannot be copied or written.
func culprit(argument safejs.Value) string {
	const whole = "the request"
	keys, err := safejs.Safe(keysOf).Invoke(argument)
	if err != nil {
		return whole
	}
	names := safejs.Unsafe(keys)
	for i := range names.Length() {
		value, err := safejs.Safe(property).Invoke(argument, names.Index(i))
		if err == nil {
			value, err = safejs.Safe(copyOf).Invoke(value)
		}
		if err == nil {
			_, err = safejs.Safe(writeJSON).Invoke(value)
		}
		if err != nil {
			return names.Index(i).String()
		}
	}
	return whole
}

// checkPlain reports an object that is empty in JSON because it is a Map, a Set or another object whose content is not
// in fields.
func checkPlain(path string, v js.Value, fields *jsontext.Value) error {
	if len(fields.Names) == 0 && !prototypeOf.Invoke(v).Equal(objectPrototype) {
		return source.Errorf(source.BadType, "%s: want a plain object, found one of another kind", path)
	}
	for i, name := range fields.Names {
		if field := &fields.Fields[i]; field.Kind == jsontext.Object {
			if err := checkPlain(name, v.Get(name), field); err != nil {
				return err
			}
		}
	}
	return nil
}

// dropFree removes objects with free keys from the request: they have no Go type to assign them to, and are filled from
// the JSON.
func dropFree(v js.Value, fields *jsontext.Value, shape *wire.Shape) {
	if !shape.HoldsFree {
		return
	}
	for i := range fields.Items {
		dropFree(v.Index(i), &fields.Items[i], shape.Elem)
	}
	for i, name := range fields.Names {
		if f := shape.Field(name); f.Shape.Kind == wire.Free {
			v.Delete(name)
		} else if f.Shape.HoldsFree {
			dropFree(v.Get(name), &fields.Fields[i], f.Shape)
		}
	}
}

// writeTexts puts texts in place of the objects that the check has made texts of.
func writeTexts(v js.Value, fields *jsontext.Value, shape *wire.Shape) {
	for i, name := range fields.Names {
		f := shape.Field(name)
		switch {
		case f.TakesObject() && f.Shape.Kind == wire.Text:
			v.Set(name, fields.Fields[i].Text)
		case f.TakesObject():
			for j := range fields.Fields[i].Items {
				v.Get(name).SetIndex(j, fields.Fields[i].Items[j].Text)
			}
		case f.Shape.Kind == wire.Object:
			writeTexts(v.Get(name), &fields.Fields[i], f.Shape)
		case f.Shape.Kind == wire.List && f.Shape.Elem.Kind == wire.Object:
			for j := range fields.Fields[i].Items {
				writeTexts(v.Get(name).Index(j), &fields.Fields[i].Items[j], f.Shape.Elem)
			}
		}
	}
}
