// Package wire implements the mechanics of the module's public interface: how a Go type appears in JavaScript, how a
// reply is written as JSON, and how a fault is reported. It does not depend on mahjong or on browsers.
//
// Fields are described by tags:
//
//	js:"name"     the field's name on the wire
//	is:"Tile"     its TypeScript type (of a list: its elements' type), if Go's own is not specific enough
//	is:"Tile?"    likewise, and the field may be absent; is:"?" states only that
//	in:"3..4"     the range of a number in a request, or the greatest length of its text or list (in:"..18")
//	each:"-9..9"  the range of the numbers in a request's list
package wire

import (
	"fmt"
	"maps"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"tehai/core/jsontext"
)

// Kind is the type of a value on the wire.
type Kind uint8

// The kinds. A request uses only the first eight, and a Pointer only where an absent number differs from 0.
const (
	Text   Kind = iota // string
	Int                // int
	Number             // float64
	Bool               // bool
	List               // slice
	Object             // struct
	Free               // map[string]any: an object with arbitrary keys
	Pointer
	Any
	Word // uint8 that is a fmt.Stringer: a text from a small set, stored as a number
)

// Limits of requests whose fields state none: the largest number, the longest
// list, and the longest text in UTF-16 units.
const (
	maxInt  = 1_000_000
	maxList = 1_000
	maxText = 10_000
)

// Shape describes how a Go type appears on the wire.
type Shape struct {
	Kind   Kind
	Type   reflect.Type
	Elem   *Shape  // of a list or pointer
	Fields []Field // of an object, in the order of the struct

	HoldsFree bool // a Free value is nested somewhere
}

// Field returns the field of a name, or nil.
func (s *Shape) Field(name string) *Field {
	for i := range s.Fields {
		if s.Fields[i].Name == name {
			return &s.Fields[i]
		}
	}
	return nil
}

// Field is one field of an object.
type Field struct {
	Name     string
	Index    int    // in the Go struct
	Says     string // the TypeScript type, or "" if the shape determines it
	Optional bool
	Min, Max int                    // of a number, or of the length of a text or list
	Each     struct{ Min, Max int } // of the numbers of a list
	Shape    *Shape

	opening string // "name": as a reply writes it
}

// shapes are those made so far.
var shapes struct {
	sync.RWMutex
	of map[reflect.Type]*Shape
}

// ShapeOf returns the shape of a type. It panics on a type that cannot be sent: that is a bug in this program, never
// caused by a request.
func ShapeOf(t reflect.Type) *Shape {
	shapes.RLock()
	s, ok := shapes.of[t]
	shapes.RUnlock()
	if ok {
		return s
	}
	shapes.Lock()
	defer shapes.Unlock()
	building := map[reflect.Type]*Shape{}
	s = shapeOf(t, building)
	if shapes.of == nil {
		shapes.of = map[reflect.Type]*Shape{}
	}
	maps.Copy(shapes.of, building)
	return s
}

// kindOf returns ok false for types that cannot be sent.
func kindOf(t reflect.Type) (kind Kind, ok bool) {
	switch t.Kind() {
	case reflect.String:
		return Text, true
	case reflect.Int:
		return Int, true
	case reflect.Float64:
		return Number, true
	case reflect.Bool:
		return Bool, true
	case reflect.Slice:
		return List, true
	case reflect.Struct:
		return Object, true
	case reflect.Map:
		return Free, t.Key().Kind() == reflect.String
	case reflect.Pointer:
		return Pointer, true
	case reflect.Interface:
		return Any, true
	case reflect.Uint8:
		_, ok = reflect.New(t).Interface().(fmt.Stringer)
		return Word, ok
	}
	return 0, false
}

// shapeOf keeps the shapes under construction, because a type may contain itself. shapes is locked.
func shapeOf(t reflect.Type, building map[reflect.Type]*Shape) *Shape {
	if s, ok := shapes.of[t]; ok {
		return s
	}
	if s, ok := building[t]; ok {
		return s
	}
	kind, ok := kindOf(t)
	if !ok {
		panic("wire: no shape for " + t.String())
	}
	s := &Shape{Kind: kind, Type: t, HoldsFree: kind == Free}
	building[t] = s
	switch kind {
	case List, Pointer:
		s.Elem = shapeOf(t.Elem(), building)
		s.HoldsFree = s.Elem.HoldsFree
	case Object:
		for i := range t.NumField() {
			f := fieldOf(t.Field(i), i, building)
			s.Fields = append(s.Fields, f)
			s.HoldsFree = s.HoldsFree || f.Shape.HoldsFree
		}
	}
	return s
}

func fieldOf(f reflect.StructField, index int, building map[reflect.Type]*Shape) Field {
	name := tagged(f, "js")
	if name == "" {
		panic("wire: no js tag on field " + f.Name)
	}
	says, optional := strings.CutSuffix(tagged(f, "is"), "?")
	field := Field{Name: name, Index: index, Says: says, Optional: optional, Shape: shapeOf(f.Type, building)}
	field.opening = string(jsontext.AppendText(nil, name)) + ":"
	bounded := field.Shape
	if bounded.Kind == Pointer {
		bounded = bounded.Elem
	}
	field.Min, field.Max = bounds(tagged(f, "in"), bounded.Kind)
	if bounded.Kind == List {
		field.Each.Min, field.Each.Max = bounds(tagged(f, "each"), bounded.Elem.Kind)
	}
	return field
}

// tagged returns the value of a field's tag under a key; values are never quoted. Tag.Get would also undo Go's string
// escapes, which adds a kilobyte.
func tagged(f reflect.StructField, key string) string {
	_, says, _ := strings.Cut(" "+string(f.Tag), " "+key+`:"`)
	says, _, _ = strings.Cut(says, `"`)
	return says
}

func bounds(tag string, kind Kind) (low, high int) {
	switch kind {
	case Int:
		high = maxInt
	case List:
		high = maxList
	case Text:
		high = maxText
	}
	from, to, _ := strings.Cut(tag, "..")
	for _, end := range []struct {
		text string
		to   *int
	}{{from, &low}, {to, &high}} {
		if end.text == "" {
			continue
		}
		n, err := strconv.Atoi(end.text)
		if err != nil {
			panic("wire: no bounds: " + tag)
		}
		*end.to = n
	}
	return low, high
}
