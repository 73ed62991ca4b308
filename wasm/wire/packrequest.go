package wire

import (
	"encoding/binary"
	"unsafe"
)

// mostPacked is the length of the longest text of a packed request. Its texts are ASCII.
const mostPacked = 250

// A packedRequest is a packed request being read.
type packedRequest struct {
	text string // the bytes; the texts of the request are parts of it
	at   int
}

// read fills in the request at an address. It reports false for everything that Check would refuse, and for more: then
// the request has to be read from JSON, which finds the fault.
func (r *packedRequest) read(into unsafe.Pointer, p *plan) bool {
	return r.object(into, p) && r.at == len(r.text)
}

func (r *packedRequest) byte() int {
	if r.at >= len(r.text) {
		return 0
	}
	r.at++
	return int(r.text[r.at-1])
}

func (r *packedRequest) int() int {
	n := r.byte()
	if n < wide {
		return n
	}
	if n > wide || r.at+4 > len(r.text) {
		r.at = len(r.text) + 1 // a fault: no read ends here
		return 0
	}
	r.at += 4
	return int(int32(binary.LittleEndian.Uint32([]byte(r.text[r.at-4 : r.at]))))
}

func (r *packedRequest) object(into unsafe.Pointer, p *plan) bool {
	seen := uint64(0)
	for i := r.byte(); i != 0; i = r.byte() {
		if i > len(p.fields) || i > 64 {
			return false
		}
		f := &p.fields[i-1]
		seen |= 1 << (i - 1)
		if !r.field(unsafe.Add(into, f.offset), f) {
			return false
		}
	}
	return p.needed&^seen == 0
}

func (r *packedRequest) field(into unsafe.Pointer, f *planField) bool {
	if f.plan.shape.Kind == List {
		return r.list(into, f)
	}
	return r.value(into, f.plan, f.Min, f.Max)
}

// value is like that of a checker.
func (r *packedRequest) value(into unsafe.Pointer, p *plan, low, high int) bool {
	switch p.shape.Kind {
	case Text:
		n := r.byte()
		if n > min(high, mostPacked) || r.at+n > len(r.text) {
			return false
		}
		*(*string)(into) = r.text[r.at : r.at+n]
		r.at += n
		return true
	case Int:
		n := r.int()
		*(*int)(into) = n
		return n >= low && n <= high
	case Bool:
		*(*bool)(into) = r.byte() == 1
		return true
	case Object:
		return r.object(into, p)
	}
	return false
}

// list reads a list of texts.
func (r *packedRequest) list(into unsafe.Pointer, f *planField) bool {
	n := r.byte()
	if f.plan.elem.shape.Kind != Text || n > f.Max || n > mostPacked {
		return false
	}
	texts := make([]string, n)
	*(*[]string)(into) = texts
	for i := range texts {
		if !r.value(unsafe.Pointer(&texts[i]), f.plan.elem, f.Each.Min, f.Each.Max) {
			return false
		}
	}
	return true
}
