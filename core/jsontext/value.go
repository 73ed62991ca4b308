// Package jsontext parses JSON (RFC 8259) into values with their places in the text, so that a fault in a log can be
// reported with a position. Parse returns the value of a text, Prefix also the value before a fault, and Outline checks
// a long list without building values for its items. It is smaller in a WebAssembly module than encoding/json.
package jsontext

import (
	"strconv"

	"tehai/core/source"
)

// Kind is the type of a value. The zero value is Absent, the result of a failed lookup.
type Kind uint8

const (
	Absent Kind = iota
	Null
	Bool
	Number
	String
	Array
	Object
)

// Value is one value of a text. Lookups in a value of the wrong kind return absent values and never panic, so that a
// chain of lookups needs one check.
type Value struct {
	Kind    Kind
	known   bool // integer is the value of the number; it fits in the padding after Kind
	integer int32
	Text    string      // the characters of a string, the digits of a number, "true" or "false"
	Items   []Value     // of an array
	Names   []string    // of an object, in the order of the text
	Fields  []Value     // the values of Names
	Span    source.Span // bytes of the text that was read
}

var absent = Value{Span: source.Nowhere}

// Get returns the field with the name, the last one if it occurs twice.
func (v *Value) Get(name string) *Value {
	for i := len(v.Names) - 1; i >= 0; i-- {
		if v.Names[i] == name {
			return &v.Fields[i]
		}
	}
	return &absent
}

// At returns item i of an array.
func (v *Value) At(i int) *Value {
	if i < 0 || i >= len(v.Items) {
		return &absent
	}
	return &v.Items[i]
}

// Int returns the value of a number without a fraction, and whether it is one.
func (v *Value) Int() (int, bool) {
	switch {
	case v.known:
		return int(v.integer), true
	case v.Kind != Number:
		return 0, false
	}
	n, err := strconv.Atoi(v.Text)
	return n, err == nil
}

// String returns the characters of a string, and "" for every other kind.
func (v *Value) String() string {
	if v.Kind != String {
		return ""
	}
	return v.Text
}

// Is reports whether the value is true.
func (v *Value) Is() bool { return v.Kind == Bool && v.Text == "true" }
