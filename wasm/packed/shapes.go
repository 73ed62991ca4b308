// Package packed has the packed form of requests and replies, for programs that make very many small calls.
//
// A request and its reply have two forms. JSON holds every one of them, and each fault. The packed form is bytes in the
// order of the fields, in a third of the time. It has no names: both sides know the shapes, which JavaScript asks for
// once. What the packed form cannot hold goes as JSON.
//
// In a request a whole number is one byte, a text its length and its bytes, a list its length and its elements, and an
// object of free keys the text of its JSON. Another object is, for each field that is there, its place counted from 1
// and its value, and then 0.
//
// In a reply a whole number is one byte below large, or large and the eight bytes of a float64, little-endian. A text
// is a number, twice its length, and its bytes; for a text of the program, which never changes, one more than that,
// and its address. An object is its fields in order; before an optional one is 1, or 0 if it is absent. A value of any
// type is the number of its shape and the value.
package packed

import (
	"reflect"
	"unsafe"

	"tehai/wasm/wire"
)

// large begins a number that is not one byte.
const large = 255

// Codec reads requests and writes replies in the packed form.
type Codec struct {
	plans   []*plan // by number
	entries []*entry
	dst     []byte
}

// An entry is how a function is asked: the plan of its requests, an empty one, and memory for one.
type entry struct {
	function *wire.Function
	plan     *plan
	empty    reflect.Value
	request  reflect.Value // of the pointer to it
	pointer  any
}

// entryOf returns how a function is asked.
func (c *Codec) entryOf(f *wire.Function) *entry {
	for _, e := range c.entries {
		if e.function == f {
			return e
		}
	}
	request := f.NewRequest()
	e := &entry{f, c.planOf(f.Request()), f.NewRequest().Elem(), request, request.Interface()}
	c.entries = append(c.entries, e)
	return e
}

// A plan says where in memory the parts of a value of a shape are.
type plan struct {
	shape  *wire.Shape
	word   unsafe.Pointer // the first word of a value of any type of this shape, once there was one
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
func (c *Codec) planOf(s *wire.Shape) *plan {
	for _, p := range c.plans {
		if p.shape == s {
			return p
		}
	}
	p := &plan{shape: s, number: len(c.plans), size: s.Type.Size()}
	c.plans = append(c.plans, p)
	if s.Elem != nil {
		p.elem = c.planOf(s.Elem)
	}
	for i := range s.Fields {
		f := &s.Fields[i]
		p.fields = append(p.fields, planField{f, s.Type.Field(f.Index).Offset, c.planOf(f.Shape)})
		if !f.Optional {
			p.needed |= 1 << i
		}
	}
	return p
}

// shapes is what JavaScript asks for: the number of the shape of a function's requests, and shapes from a number on.
type shapes struct {
	Asks   int     `js:"asks"`
	Shapes []shape `js:"shapes"`
}

// shape is a shape with the numbers of those of its elements and fields.
type shape struct {
	Kind   int     `js:"kind"`
	Elem   int     `js:"elem"`
	Fields []field `js:"fields"`
}

type field struct {
	Name     string `js:"name"`
	Optional bool   `js:"optional"`
	Of       int    `js:"of"`
}

// AppendShapes appends the shapes from a number on, those of the requests of a function among them, as JSON.
func (c *Codec) AppendShapes(dst []byte, f *wire.Function, from int) []byte {
	list := shapes{Asks: c.entryOf(f).plan.number}
	for _, p := range c.plans[min(from, len(c.plans)):] {
		s := shape{Kind: int(p.shape.Kind)}
		if p.elem != nil {
			s.Elem = p.elem.number
		}
		for i := range p.fields {
			f := &p.fields[i]
			s.Fields = append(s.Fields, field{f.Name, f.Optional, f.plan.number})
		}
		list.Shapes = append(list.Shapes, s)
	}
	return wire.Append(dst, list)
}
