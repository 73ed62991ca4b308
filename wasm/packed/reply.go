package packed

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"unsafe"

	"tehai/wasm/wire"
)

// Reply calls the function with a packed request and returns its reply, appended to dst, and the form of the reply.
// The function is not called, and the form is Unread, if the request has to be given as JSON. Like Append it never
// panics.
func (c *Codec) Reply(f *wire.Function, dst []byte, text string) (reply []byte, form Form) {
	defer func() {
		if r := recover(); r != nil {
			reply, form = f.AppendPanic(dst, r), JSON
		}
	}()
	e := c.entryOf(f)
	e.request.Elem().Set(e.empty)
	reading := request{text: text}
	if !reading.read(e.request.UnsafePointer(), e.plan) {
		return dst, Unread
	}
	value, err := f.Call(e.pointer) // which copies the request
	if err != nil {
		return wire.AppendError(dst, err), JSON
	}
	if reply, ok := c.appendReply(dst, value); ok {
		return reply, Bytes
	}
	return wire.AppendValue(dst, value), JSON
}

// Form is the form of a reply.
type Form int

// The forms.
const (
	Unread Form = iota
	JSON
	Bytes
)

// appendReply appends a value.
func (c *Codec) appendReply(dst []byte, value any) (reply []byte, ok bool) {
	c.dst = dst
	ok = c.any(unsafe.Pointer(&value))
	reply, c.dst = c.dst, nil
	return reply, ok
}

// number appends a whole number.
func (c *Codec) number(n int) {
	if n >= 0 && n < large {
		c.dst = append(c.dst, byte(n))
	} else {
		c.float(float64(n))
	}
}

func (c *Codec) float(f float64) {
	c.dst = binary.LittleEndian.AppendUint64(append(c.dst, large), math.Float64bits(f))
}

// variable marks the place in memory after all that the program was linked with, and before all that it makes.
var variable byte

// fixed reports whether a text is one of the program's own, whose place in memory never has another.
func fixed(text string) bool {
	return uintptr(unsafe.Pointer(unsafe.StringData(text))) < uintptr(unsafe.Pointer(&variable))
}

func (c *Codec) text(text string) {
	if len(text) == 0 || !fixed(text) {
		c.number(2 * len(text))
		c.dst = append(c.dst, text...)
		return
	}
	c.number(2*len(text) + 1)
	c.dst = binary.LittleEndian.AppendUint32(c.dst, uint32(uintptr(unsafe.Pointer(unsafe.StringData(text)))))
}

// value appends the value at an address. It reports false if the packed form cannot hold it.
func (c *Codec) value(at unsafe.Pointer, made *plan) bool {
	switch made.shape.Kind {
	case wire.Text:
		c.text(*(*string)(at))
	case wire.Int:
		c.number(*(*int)(at))
	case wire.Number:
		f := *(*float64)(at)
		if math.IsNaN(f) || math.IsInf(f, 0) {
			return false
		}
		c.float(f)
	case wire.Bool:
		if *(*bool)(at) {
			c.dst = append(c.dst, 1)
		} else {
			c.dst = append(c.dst, 0)
		}
	case wire.List:
		return c.list(at, made.elem)
	case wire.Object:
		return c.object(at, made)
	case wire.Pointer:
		to := *(*unsafe.Pointer)(at)
		return to != nil && c.value(to, made.elem)
	case wire.Any:
		return c.any(at)
	case wire.Word:
		c.text(reflect.NewAt(made.shape.Type, at).Interface().(fmt.Stringer).String())
	default:
		return false
	}
	return true
}

func (c *Codec) list(at unsafe.Pointer, elem *plan) bool {
	list := *(*[]byte)(at) // only its address and length are used
	c.number(len(list))
	first := unsafe.Pointer(unsafe.SliceData(list))
	for i := range len(list) {
		if !c.value(unsafe.Add(first, uintptr(i)*elem.size), elem) {
			return false
		}
	}
	return true
}

func (c *Codec) object(at unsafe.Pointer, made *plan) bool {
	for i := range made.fields {
		f := &made.fields[i]
		value := unsafe.Add(at, f.offset)
		if f.Optional {
			if isEmpty(value, f.plan) {
				c.dst = append(c.dst, 0)
				continue
			}
			c.dst = append(c.dst, 1)
		}
		if !c.value(value, f.plan) {
			return false
		}
	}
	return true
}

// any appends a value of any type. Objects of the size of an address may be stored in the place of theirs: they are
// left to JSON, as are types whose first value this is not but that have no shape.
func (c *Codec) any(at unsafe.Pointer) bool {
	value := *(*any)(at)
	if value == nil {
		return false
	}
	words := (*[2]unsafe.Pointer)(at)
	made := c.planOfWord(words[0])
	if made == nil {
		made = c.planOf(wire.ShapeOf(reflect.TypeOf(value)))
		made.word = words[0]
	}
	switch kind := made.shape.Kind; {
	case kind == wire.Pointer, kind == wire.Free, kind == wire.Object && made.size <= unsafe.Sizeof(at):
		return false
	}
	c.number(made.number)
	return c.value(words[1], made)
}

func (c *Codec) planOfWord(word unsafe.Pointer) *plan {
	for _, made := range c.plans {
		if made.word == word {
			return made
		}
	}
	return nil
}

// isEmpty is isZero at an address.
func isEmpty(at unsafe.Pointer, made *plan) bool {
	switch made.shape.Kind {
	case wire.Text:
		return len(*(*string)(at)) == 0
	case wire.Int:
		return *(*int)(at) == 0
	case wire.Number:
		return math.Float64bits(*(*float64)(at)) == 0
	case wire.Bool, wire.Word:
		return *(*byte)(at) == 0
	case wire.Object:
		for i := range made.fields {
			if f := &made.fields[i]; !isEmpty(unsafe.Add(at, f.offset), f.plan) {
				return false
			}
		}
		return true
	}
	return *(*unsafe.Pointer)(at) == nil // of a list the address, of a value of any type the type
}
