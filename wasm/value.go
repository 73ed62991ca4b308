//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"tehai/core/source"
	"tehai/wasm/wire"
)

// neither is the kind of a value that no request may hold.
const neither = wire.Any

// kindOf returns what a value of a snapshot is: Text, Number, Bool, List, a
// plain Object, or neither.
func kindOf(v js.Value) wire.Kind {
	switch typeOf(v) {
	case js.TypeString:
		return wire.Text
	case js.TypeNumber:
		return wire.Number
	case js.TypeBoolean:
		return wire.Bool
	case js.TypeObject:
		if list.Call("isArray", v).Bool() {
			return wire.List
		}
		if object.Call("getPrototypeOf", v).Equal(object.Get("prototype")) {
			return wire.Object
		}
	}
	return neither
}

// typeOf is Value.Type for every value: that one panics on a BigInt.
func typeOf(v js.Value) (t js.Type) {
	defer func() {
		if recover() != nil {
			t = js.TypeSymbol
		}
	}()
	return v.Type()
}

// wrong returns the error that v is not what is wanted at path.
func wrong(path, want string, v js.Value) error {
	return source.Errorf(source.BadType, "%s: want %s, found %s", subject(path), want, describe(v))
}

// describe says what a value of a snapshot is.
func describe(v js.Value) string {
	switch kindOf(v) {
	case wire.Text:
		if longer(v, 40) {
			return "text"
		}
		return "the text " + strconv.Quote(v.String())
	case wire.Number:
		return strconv.FormatFloat(v.Float(), 'g', -1, 64)
	case wire.Bool:
		return strconv.FormatBool(v.Bool())
	case wire.List:
		return "a list"
	case wire.Object:
		return "an object"
	}
	switch typeOf(v) {
	case js.TypeUndefined:
		return "nothing"
	case js.TypeNull:
		return "null"
	case js.TypeObject:
		return "an object that is not plain"
	}
	return "a value of another kind"
}

// maxOptions is the largest number of keys that an object of free keys may have.
const maxOptions = 200

// freeValues returns an object of free keys, which hold true or false, a whole
// number, a text or a list of texts: bool, int, string or []string.
func freeValues(path string, v js.Value) (map[string]any, error) {
	entries := object.Call("entries", v)
	n := entries.Length()
	if n > maxOptions {
		return nil, source.Errorf(source.TooLarge, "%s: want at most %d keys, found %d", path, maxOptions, n)
	}
	values := make(map[string]any, n)
	for i := range n {
		entry := entries.Index(i)
		if longer(entry.Index(0), maxKey) {
			return nil, source.Errorf(source.TooLarge, "%s: want keys of at most %d characters", path, maxKey)
		}
		key := entry.Index(0).String()
		value, err := freeValue(join(path, key), entry.Index(1))
		if err != nil {
			return nil, err
		}
		if value != nil {
			values[key] = value
		}
	}
	return values, nil
}

// freeValue returns one value, or nil where there is none.
func freeValue(path string, v js.Value) (any, error) {
	switch kindOf(v) {
	case wire.Bool:
		return v.Bool(), nil
	case wire.Number:
		if f := v.Float(); whole(f, -wire.MaxInt, wire.MaxInt) {
			return int(f), nil
		}
	case wire.Text:
		if longer(v, wire.MaxText) {
			return nil, source.Errorf(source.TooLarge, "%s: want at most %d characters", path, wire.MaxText)
		}
		return v.String(), nil
	case wire.List:
		if err := checkList(path, v, textShape, wire.MaxList); err != nil {
			return nil, err
		}
		texts := make([]string, v.Length())
		for i := range texts {
			texts[i] = v.Index(i).String()
		}
		return texts, nil
	}
	if v.IsUndefined() {
		return nil, nil
	}
	return nil, wrong(path, "true or false, a whole number, text or a list of texts", v)
}

var textShape = &wire.Shape{Kind: wire.Text}
