package packed

import (
	"encoding/binary"
	"unsafe"

	"tehai/wasm/wire"
)

// mostBytes is the length of the longest text of a packed request. Its texts are ASCII.
const mostBytes = 250

// A request is a packed request being read.
type request struct {
	text string // the bytes; the texts of the request are parts of it
	at   int
}

// read fills in the request at an address. It reports false for everything that Check would refuse, and for more: then
// the request has to be read from JSON, which finds the fault.
func (r *request) read(into unsafe.Pointer, p *plan) bool {
	return r.object(into, p) && r.at == len(r.text)
}

func (r *request) byte() int {
	if r.at >= len(r.text) {
		return 0
	}
	r.at++
	return int(r.text[r.at-1])
}

func (r *request) int() int {
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

func (r *request) object(into unsafe.Pointer, p *plan) bool {
	seen := uint64(0)
	for i := r.byte(); i != 0; i = r.byte() {
		if i > len(p.fields) || len(p.fields) > 64 {
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

func (r *request) field(into unsafe.Pointer, f *planField) bool {
	if f.plan.shape.Kind == wire.List {
		return r.list(into, f)
	}
	return r.value(into, f.plan, f.Min, f.Max)
}

// value is like that of a checker.
func (r *request) value(into unsafe.Pointer, p *plan, low, high int) bool {
	switch p.shape.Kind {
	case wire.Text:
		return r.str((*string)(into), high)
	case wire.Int:
		n := r.int()
		*(*int)(into) = n
		return n >= low && n <= high
	case wire.Bool:
		*(*bool)(into) = r.byte() == 1
		return true
	case wire.Object:
		return r.object(into, p)
	case wire.Free:
		return r.free(into)
	}
	return false
}

// list reads a list of texts.
func (r *request) list(into unsafe.Pointer, f *planField) bool {
	return f.plan.elem.shape.Kind == wire.Text && r.texts((*[]string)(into), f.Max, f.Each.Max)
}

// texts reads at most that many texts of at most that length.
func (r *request) texts(into *[]string, most, length int) bool {
	n := r.byte()
	if n > min(most, mostBytes) {
		return false
	}
	list := make([]string, n)
	*into = list
	for i := range list {
		if !r.str(&list[i], length) {
			return false
		}
	}
	return true
}

// str reads a text of at most that length.
func (r *request) str(into *string, most int) bool {
	n := r.byte()
	if n > min(most, mostBytes) || r.at+n > len(r.text) {
		return false
	}
	*into = r.text[r.at : r.at+n]
	r.at += n
	return true
}

// free reads an object of free keys: how many there are, and for each its name, the kind of its value and the value.
func (r *request) free(into unsafe.Pointer) bool {
	n := r.byte()
	values := make(map[string]any, min(n, mostBytes))
	for range n {
		var name, text string
		var list []string
		if !r.str(&name, mostBytes) {
			return false
		}
		switch wire.Kind(r.byte()) {
		case wire.Bool:
			values[name] = r.byte() == 1
		case wire.Int:
			n := r.int()
			if n < -wire.MaxInt || n > wire.MaxInt {
				return false
			}
			values[name] = n
		case wire.Text:
			if !r.str(&text, mostBytes) {
				return false
			}
			values[name] = text
		case wire.List:
			if !r.texts(&list, mostBytes, mostBytes) {
				return false
			}
			values[name] = list
		default:
			return false
		}
	}
	*(*map[string]any)(into) = values
	return true
}
