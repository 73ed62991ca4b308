package slim

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// A search finds what the primary module may use before the deferred one is loaded: which data, and which functions
// other than by a direct call in the deferred module. It begins with the code that stays and with the memory that
// belongs to no datum (heap, stacks), and follows what the linker knows of references. Beside these it takes every
// constant of that code that is where a function or a datum begins, and every word of that memory, for an address, so
// that what the program has changed since it was linked, or has computed, is found too; a number that only looks like
// one keeps too much, which does no harm. Data that are never written are not searched so: texts that are tables of
// numbers look like thousands of addresses.
type search struct {
	*splitter
	*references
	memory        []byte
	kept          []bool // of the data
	queue         []int  // kept data whose references have not been followed
	called, taken []bool // functions that are called directly, and those whose address is in code or memory
}

// pcShift is the number of bits of a program counter that are a place inside a function.
const pcShift = 16

// The sections of the linker that are not followed: what refers to functions for traces and to types for lists.
const (
	functionSections = ".gopclntab"
	listOfTypes      = ".typelink"
	listOfMethods    = ".itablink"
)

// readOnly is the section of what the program never writes, texts and types: the linker knows all that it refers to.
const readOnly = ".rodata"

// movable are the sections whose data may move to the deferred module.
var movable = []string{readOnly, ".noptrdata", ".data", ".noptrbss", ".bss"}

// reach searches. What is not reached is not used before the deferred module is there, and may be in that one only.
func (s *splitter) reach(snapshot bool) (*search, error) {
	f := &search{splitter: s, references: s.references, memory: s.table.memory, kept: make([]bool, len(s.references.data)),
		called: make([]bool, len(s.stay)), taken: make([]bool, len(s.stay))}
	if err := f.code(); err != nil {
		return nil, err
	}
	from := 0
	for i, d := range f.references.data {
		f.scan(span{from, d.from})
		from = d.to
		skipped := d.section == functionSections || d.section == listOfTypes && f.table.listLater ||
			d.section == listOfMethods && snapshot // it is read only when a program starts
		if !skipped && (!slices.Contains(movable, d.section) || f.holds(d.span)) {
			f.keep(d.from)
		} else if skipped {
			f.kept[i] = true // takeLater moves what may move, and nothing here is followed
		}
	}
	f.scan(span{from, len(f.memory)})
	for len(f.queue) > 0 {
		d := f.references.data[f.queue[0]]
		f.queue = f.queue[1:]
		f.follow(&d.referrer)
		if d.section != readOnly {
			f.scan(d.span)
		}
	}
	return f, nil
}

// code begins with the code that stays, and with what a page calls.
func (f *search) code() error {
	called := func(_, _, callee int) {
		if i := callee - f.program.imports; i >= 0 && i < len(f.called) {
			f.called[i] = true
		}
	}
	code := visitor{call: called, constant: f.constant}
	for i, function := range f.program.functions {
		if i < len(f.stay) && f.references.functions[i] == nil {
			return errReferences
		}
		if i < len(f.stay) && f.stays(i) {
			for _, at := range f.references.functions[i].stack {
				f.keep(at)
			}
		}
		if i < len(f.stay) && !f.stay[i] {
			continue
		}
		if i < len(f.stay) && !isEmptied(function) {
			f.follow(f.references.functions[i])
		}
		if err := code.walk(function.body); err != nil {
			return err
		}
	}
	return f.renumberExports(func(number int) int { called(0, 0, number); return number })
}

// isEmptied reports whether a function is one of those that have run when the snapshot was taken.
func isEmptied(f function) bool { return bytes.Equal(f.body, emptied) }

// follow keeps what a function or datum refers to.
func (f *search) follow(r *referrer) {
	for _, at := range r.data {
		f.keep(at)
	}
	for _, i := range r.functions {
		f.take(i)
	}
}

// scan keeps what the words of memory may refer to.
func (f *search) scan(s span) {
	for at := (s.from + 7) &^ 7; at+8 <= min(s.to, len(f.memory)); at += 8 {
		f.address(binary.LittleEndian.Uint64(f.memory[at:]))
	}
}

// constant keeps what a number in code may be the address of: a function, or a datum, but no place inside one. Where
// code as it was linked refers to such a place, the linker says so.
func (f *search) constant(value int64) {
	if i := f.at(int(value)); i < 0 || int64(f.references.data[i].from) == value {
		f.address(uint64(value))
	}
}

// address keeps the datum or the function of an address, if there is one.
func (f *search) address(value uint64) {
	if value < uint64(f.end()) {
		f.keep(int(value))
	} else if value>>pcShift < uint64(firstPC+len(f.taken)) {
		f.take(int(value>>pcShift) - firstPC)
	}
}

func (f *search) keep(address int) {
	if i := f.at(address); i >= 0 && !f.kept[i] {
		f.kept[i] = true
		f.queue = append(f.queue, i)
	}
}

func (f *search) take(i int) {
	if i >= 0 && i < len(f.taken) {
		f.taken[i] = true
	}
}

// holds reports whether data refer to the heap: they stay, so that the garbage collector finds what they hold.
func (f *search) holds(s span) bool {
	for at := (s.from + 7) &^ 7; at+8 <= min(s.to, len(f.memory)); at += 8 {
		if value := binary.LittleEndian.Uint64(f.memory[at:]); value >= uint64(f.end()) && value < uint64(len(f.memory)) {
			return true
		}
	}
	return false
}

// leastPiece is the least size in bytes of a piece for the deferred module: a smaller one is shorter where it is.
const leastPiece = 16

// takeData removes from memory the data that only the deferred module needs, and returns them.
func (f *search) takeData() []piece {
	var pieces []piece
	data := f.references.data
	for i := 0; i < len(data); i++ {
		from := i
		for i < len(data) && !f.kept[i] && (i == from || f.adjacent(data[i-1], data[i])) {
			i++
		}
		if i == from || data[from].from >= len(f.memory) {
			continue
		}
		i--
		at := data[from].from
		for _, p := range solid(piece{at, f.memory[at:min(data[i].to, len(f.memory))]}) {
			if len(p.text) < leastPiece {
				continue
			}
			pieces = append(pieces, piece{p.at, bytes.Clone(p.text)})
			clear(p.text)
		}
	}
	return pieces
}

// adjacent reports whether there is nothing but a few zeros between two data of a section.
func (f *search) adjacent(a, b datum) bool {
	return a.section == b.section && b.from-a.to < 32 && b.from <= len(f.memory) &&
		len(bytes.Trim(f.memory[a.to:b.from], "\x00")) == 0
}

// solid returns the parts of a piece between long runs of zeros, which memory has there without it.
func solid(p piece) []piece {
	var parts []piece
	for at := 0; at < len(p.text); {
		if p.text[at] == 0 {
			at++
			continue
		}
		end := at + 1 // after the last byte that is not zero
		for next := end; next < len(p.text) && next-end < leastGap; next++ {
			if p.text[next] != 0 {
				end = next + 1
			}
		}
		parts = append(parts, piece{p.at + at, p.text[at:end]})
		at = end
	}
	return parts
}
