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
func (p *Codec) Reply(f *wire.Function, dst []byte, text string) (reply []byte, form Form) {
	defer func() {
		if r := recover(); r != nil {
			reply, form = f.AppendPanic(dst, r), JSON
		}
	}()
	entry := p.entryOf(f)
	entry.request.Elem().SetZero()
	reading := request{text: text}
	if !reading.read(entry.request.UnsafePointer(), entry.plan) {
		return dst, Unread
	}
	value, err := f.Call(entry.pointer) // which copies the request
	if err != nil {
		return wire.AppendError(dst, err), JSON
	}
	if reply, ok := p.appendReply(dst, value); ok {
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

// appendReply appends the number of shapes that JavaScript must know, and the value.
func (p *Codec) appendReply(dst []byte, value any) (reply []byte, ok bool) {
	start := len(dst)
	p.dst = append(dst, wide, 0, 0, 0, 0)
	ok = p.any(unsafe.Pointer(&value))
	reply, p.dst = p.dst, nil
	binary.LittleEndian.PutUint32(reply[start+1:], uint32(len(p.plans)))
	return reply, ok
}

// number appends a whole number.
func (p *Codec) number(n int) {
	switch {
	case n >= 0 && n < wide:
		p.dst = append(p.dst, byte(n))
	case n == int(int32(n)):
		p.dst = binary.LittleEndian.AppendUint32(append(p.dst, wide), uint32(n))
	default:
		p.float(float64(n))
	}
}

func (p *Codec) float(f float64) {
	p.dst = binary.LittleEndian.AppendUint64(append(p.dst, large), math.Float64bits(f))
}

// variable marks the place in memory after all that the program was linked with, and before all that it makes.
var variable byte

// fixed reports whether a text is one of the program's own, whose place in memory never has another.
func fixed(text string) bool {
	return uintptr(unsafe.Pointer(unsafe.StringData(text))) < uintptr(unsafe.Pointer(&variable))
}

func (p *Codec) text(text string) {
	if len(text) == 0 || !fixed(text) {
		p.number(2 * len(text))
		p.dst = append(p.dst, text...)
		return
	}
	p.number(2*len(text) + 1)
	p.dst = binary.LittleEndian.AppendUint32(p.dst, uint32(uintptr(unsafe.Pointer(unsafe.StringData(text)))))
}

// value appends the value at an address. It reports false if the packed form cannot hold it.
func (p *Codec) value(at unsafe.Pointer, made *plan) bool {
	switch made.shape.Kind {
	case wire.Text:
		p.text(*(*string)(at))
	case wire.Int:
		p.number(*(*int)(at))
	case wire.Number:
		f := *(*float64)(at)
		if math.IsNaN(f) || math.IsInf(f, 0) {
			return false
		}
		p.float(f)
	case wire.Bool:
		if *(*bool)(at) {
			p.dst = append(p.dst, 1)
		} else {
			p.dst = append(p.dst, 0)
		}
	case wire.List:
		return p.list(at, made.elem)
	case wire.Object:
		return p.object(at, made)
	case wire.Pointer:
		to := *(*unsafe.Pointer)(at)
		return to != nil && p.value(to, made.elem)
	case wire.Any:
		return p.any(at)
	case wire.Word:
		p.text(reflect.NewAt(made.shape.Type, at).Interface().(fmt.Stringer).String())
	default:
		return false
	}
	return true
}

func (p *Codec) list(at unsafe.Pointer, elem *plan) bool {
	list := *(*[]byte)(at) // only its address and length are used
	p.number(len(list))
	first := unsafe.Pointer(unsafe.SliceData(list))
	for i := range len(list) {
		if !p.value(unsafe.Add(first, uintptr(i)*elem.size), elem) {
			return false
		}
	}
	return true
}

func (p *Codec) object(at unsafe.Pointer, made *plan) bool {
	for i := range made.fields {
		f := &made.fields[i]
		value := unsafe.Add(at, f.offset)
		if f.Optional {
			if isEmpty(value, f.plan) {
				p.dst = append(p.dst, 0)
				continue
			}
			p.dst = append(p.dst, 1)
		}
		if !p.value(value, f.plan) {
			return false
		}
	}
	return true
}

// any appends a value of any type. Objects of the size of an address may be stored in the place of theirs: they are
// left to JSON, as are types whose first value this is not but that have no shape.
func (p *Codec) any(at unsafe.Pointer) bool {
	value := *(*any)(at)
	if value == nil {
		return false
	}
	words := (*[2]unsafe.Pointer)(at)
	made, ok := p.byType[words[0]]
	if !ok {
		made = p.planOf(wire.ShapeOf(reflect.TypeOf(value)))
		p.byType[words[0]] = made
	}
	switch kind := made.shape.Kind; {
	case kind == wire.Pointer, kind == wire.Free, kind == wire.Object && made.size <= unsafe.Sizeof(at):
		return false
	}
	p.number(made.number)
	return p.value(words[1], made)
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
