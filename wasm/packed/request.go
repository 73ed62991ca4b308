package packed

import (
	"unsafe"

	"tehai/wasm/wire"
)

// A request is a packed request being read. Its texts are ASCII.
type request struct {
	text string // the bytes; the texts of the request are parts of it
	at   int
}

// read fills in the request at an address. It reports false for everything that Check would refuse, and for more: then
// the request has to be read from JSON, which finds the fault.
func (r *request) read(into unsafe.Pointer, p *plan) bool {
	return r.object(into, p) && r.at == len(r.text)
}

// byte returns the next byte, 0 at the end.
func (r *request) byte() int {
	if r.at >= len(r.text) {
		return 0
	}
	r.at++
	return int(r.text[r.at-1])
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

// field is like that of a checker.
func (r *request) field(into unsafe.Pointer, f *planField) bool {
	switch f.plan.shape.Kind {
	case wire.Text:
		return r.str((*string)(into), f.Max)
	case wire.Int:
		n := r.byte()
		*(*int)(into) = n
		return n >= f.Min && n <= f.Max
	case wire.Bool:
		*(*bool)(into) = r.byte() == 1
		return true
	case wire.List:
		return f.plan.elem.shape.Kind == wire.Text && r.texts((*[]string)(into), f)
	case wire.Object:
		return r.object(into, f.plan)
	case wire.Free:
		var text string
		var ok bool
		if r.str(&text, len(r.text)) {
			*(*map[string]any)(into), ok = wire.ReadFree(text)
		}
		return ok
	}
	return false
}

func (r *request) texts(into *[]string, f *planField) bool {
	n := r.byte()
	if n > f.Max {
		return false
	}
	list := make([]string, n)
	*into = list
	for i := range list {
		if !r.str(&list[i], f.Each.Max) {
			return false
		}
	}
	return true
}

// str reads a text of at most that length.
func (r *request) str(into *string, most int) bool {
	n := r.byte()
	if n > most || r.at+n > len(r.text) {
		return false
	}
	*into = r.text[r.at : r.at+n]
	r.at += n
	return true
}
