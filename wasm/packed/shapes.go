// Package packed has the packed form of requests and replies, for programs that make very many small calls.
//
// A request and its reply have two forms. JSON holds every one of them, and each fault. The packed form is bytes in the
// order of the fields, in a third of the time. It has no names: both sides know the shapes, which JavaScript asks for by
// their numbers, once. What the packed form cannot hold goes as JSON.
//
// A whole number is one byte below wide, or wide and four bytes, or large and the eight bytes of a float64; all of them
// little-endian. A text is a number, twice its length, and its bytes; for a text of the program, which never changes,
// one more than that, and its address. A list is its length and its elements. In a reply an object is its fields in
// order; before an optional one is 1, or 0 if it is absent. In a request it is, for each field that is there, its place
// counted from 1 and its value, and then 0; a text there is its length and its bytes. An object of free keys is their
// number, and for each its name, the kind of its value and the value. A value of any type is the number of its shape and
// the value.
package packed

import (
	"reflect"
	"strconv"
	"unsafe"

	"tehai/core/jsontext"
	"tehai/wasm/wire"
)

// The first bytes of numbers that take more than one byte.
const (
	wide  = 254
	large = 255
)

// Codec reads requests and writes replies in the packed form.
type Codec struct {
	plans   []*plan // by number
	of      map[*wire.Shape]*plan
	byType  map[unsafe.Pointer]*plan // by the first word of a value of any type
	entries map[*wire.Function]*entry
	dst     []byte
}

// An entry is how a function is asked: the plan of its requests, and memory for one of them.
type entry struct {
	plan    *plan
	request reflect.Value // of the pointer to it
	pointer any
}

// entryOf returns how a function is asked.
func (p *Codec) entryOf(f *wire.Function) *entry {
	if made, ok := p.entries[f]; ok {
		return made
	}
	if p.entries == nil {
		p.entries = map[*wire.Function]*entry{}
	}
	request := f.NewRequest()
	made := &entry{p.planOf(f.Request()), request, request.Interface()}
	p.entries[f] = made
	return made
}

// A plan says where in memory the parts of a value of a shape are.
type plan struct {
	shape  *wire.Shape
	number int
	size   uintptr
	elem   *plan
	fields []planField
	needed uint64 // the fields that a request must have
}

type planField struct {
	*wire.Field
	offset uintptr
	plan   *plan
}

// planOf returns the plan of a shape; it makes it if there is none.
func (p *Codec) planOf(s *wire.Shape) *plan {
	if made, ok := p.of[s]; ok {
		return made
	}
	if p.of == nil {
		p.of, p.byType = map[*wire.Shape]*plan{}, map[unsafe.Pointer]*plan{}
	}
	made := &plan{shape: s, number: len(p.plans), size: s.Type.Size()}
	p.of[s] = made
	p.plans = append(p.plans, made)
	switch s.Kind {
	case wire.List, wire.Pointer:
		made.elem = p.planOf(s.Elem)
	case wire.Object:
		for i := range s.Fields {
			f := &s.Fields[i]
			made.fields = append(made.fields, planField{f, s.Type.Field(f.Index).Offset, p.planOf(f.Shape)})
			if !f.Optional {
				made.needed |= 1 << i
			}
		}
	}
	return made
}

// RequestShape returns the number of the shape of the requests of a function.
func (p *Codec) RequestShape(f *wire.Function) int { return p.entryOf(f).plan.number }

// AppendShapes appends the shapes from a number on as JSON: of each its kind, the number of the shape of its elements,
// and its fields, each as name, whether it is optional, and the number of its shape.
func (p *Codec) AppendShapes(dst []byte, from int) []byte {
	dst = append(dst, '[')
	for i := from; i < len(p.plans); i++ {
		made, elem := p.plans[i], 0
		if made.elem != nil {
			elem = made.elem.number
		}
		if i > from {
			dst = append(dst, ',')
		}
		dst = strconv.AppendInt(append(dst, '['), int64(made.shape.Kind), 10)
		dst = append(strconv.AppendInt(append(dst, ','), int64(elem), 10), ",["...)
		for j, f := range made.fields {
			if j > 0 {
				dst = append(dst, ',')
			}
			dst = append(jsontext.AppendText(append(dst, '['), f.Name), ',')
			dst = strconv.AppendBool(dst, f.Optional)
			dst = append(strconv.AppendInt(append(dst, ','), int64(f.plan.number), 10), ']')
		}
		dst = append(dst, "]]"...)
	}
	return append(dst, ']')
}
