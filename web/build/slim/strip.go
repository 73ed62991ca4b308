package slim

import (
	"slices"
	"strings"
)

// strip removes from the table of functions what only crash traces, profiles and preemption by signals read: names,
// files, lines, inlined calls, the forms of arguments, points at which a goroutine may not be stopped. A trace then
// has no function names. What is removed becomes zeros, which the module does not contain.
//
// The runtime's decisions need the rest: the sizes of stack frames and the pointer maps; the places of deferred
// calls; the calls inlined in wrappers, which recover skips; names that are read (see shortName).
func (t *functions) strip(panicsForNil func(i int) bool) error {
	values, data := drops{kept: map[int]bool{0: true}}, drops{}
	t.all(func(i int, e entry) {
		for _, place := range []int{entryFile, entryLine} {
			values.drop(e.word(place))
			e.put(place, 0)
		}
		e.put(entryUnit, 0)
		e.put(entryStart, 0)
		values.keep(e.word(entryStack))
		for k := range e.values() {
			if place := e.value(k); keepsValues(e, k) {
				values.keep(e.word(place))
			} else {
				values.drop(e.word(place))
				e.put(place, 0)
			}
		}
		for k := range e.data() {
			if place := e.datum(k); e.word(place) == none || keepsData(e, k) {
				data.keep(e.word(place))
			} else {
				data.drop(e.word(place))
				e.put(place, none)
			}
		}
	})
	t.all(func(i int, e entry) {
		if tree := keptTree(e); tree != none {
			t.forgetInlinedNames(tree, e)
		}
	})
	for _, offset := range values.lost() {
		at := t.values + offset
		clear(t.memory[at : at+tableLength(t.memory[at:t.entries])])
	}
	places := data.all()
	for i, offset := range places {
		if i+1 < len(places) && !data.kept[offset] { // the end of the last one is not known
			clear(t.memory[t.gofunc+offset : t.gofunc+places[i+1]])
		}
	}
	return t.rename(panicsForNil)
}

// drops are things that several functions may share: one is kept if any function keeps it.
type drops struct{ kept, dropped map[int]bool }

func put(set *map[int]bool, offset int) {
	if *set == nil {
		*set = map[int]bool{}
	}
	(*set)[offset] = true
}

func (d *drops) keep(offset int) {
	if offset != none {
		put(&d.kept, offset)
	}
}

func (d *drops) drop(offset int) { put(&d.dropped, offset) }

// lost returns the offsets that no function keeps.
func (d *drops) lost() []int {
	return slices.DeleteFunc(d.all(), func(offset int) bool { return d.kept[offset] })
}

func (d *drops) all() []int {
	var all []int
	for _, set := range []map[int]bool{d.kept, d.dropped} {
		for offset := range set {
			all = append(all, offset)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func keepsValues(e entry, k int) bool {
	return k == stackMaps || k == inlinedAt && e.kind() == wrapper
}

func keepsData(e entry, k int) bool {
	switch k {
	case argumentMaps, localMaps, stackObjects, openDefers:
		return true
	case inlinedCalls:
		return e.kind() == wrapper
	}
	return false
}

// keptTree returns the offset of a wrapper's tree of inlined calls, or none.
func keptTree(e entry) int {
	if e.kind() != wrapper || e.data() <= inlinedCalls {
		return none
	}
	return e.word(e.datum(inlinedCalls))
}

// An inlined call (runtime.inlinedCall): kind, name, place, line.
const (
	inlinedSize = 16
	inlinedName = 4
	inlinedLine = 12
)

// forgetInlinedNames removes the names from a tree of inlined calls; the table of indices into the tree gives its
// length.
func (t *functions) forgetInlinedNames(tree int, e entry) {
	for i := range 1 + t.mostOf(t.values+e.word(e.value(inlinedAt))) {
		call := entry{t.memory, t.gofunc + tree + i*inlinedSize}
		call.put(inlinedName, 0)
		call.put(inlinedLine, 0)
	}
}

// mostOf returns the greatest value of a table by instruction.
func (t *functions) mostOf(at int) int {
	r := reader{text: t.memory[at:t.entries]}
	most, value := -1, -1
	for first := true; ; first = false {
		change := r.number()
		if change == 0 && !first || r.broken {
			return most
		}
		value += int(int32(uint32(change)>>1) ^ -int32(change&1)) // zigzag
		most = max(most, value)
		r.number()
	}
}

// Names that the runtime reads. It checks whether a goroutine's function is its own, finds the arguments of two stubs
// by their names, and takes the text of a panic from the names of methods that are called on a nil pointer.
const (
	runtimeName = "runtime."
	methodName  = "go.(*value).method"
)

var stubNames = []string{"reflect.makeFuncStub", "reflect.methodValueCall"}

func shortName(name string, panicsForNil bool) string {
	switch {
	case slices.Contains(stubNames, name):
		return name
	case panicsForNil:
		return methodName
	case strings.HasPrefix(name, runtimeName):
		return runtimeName
	}
	return ""
}

// rename gives the functions short names, and clears the names and files.
func (t *functions) rename(panicsForNil func(i int) bool) error {
	names, offsets := []byte{0}, map[string]int{"": 0}
	t.all(func(i int, e entry) {
		name := shortName(t.name(e.word(entryName)), panicsForNil(i))
		offset, there := offsets[name]
		if !there {
			offset = len(names)
			offsets[name] = offset
			names = append(append(names, name...), 0)
		}
		e.put(entryName, offset)
	})
	if len(names) > t.units-t.names {
		return errTable
	}
	clear(t.memory[t.names:t.values]) // with the files
	copy(t.memory[t.names:], names)
	return nil
}

// dropIndex clears the unread part of the index by program counter: under wasm a counter is a function's number with
// 16 more bits, and only the first place of each function is read.
func (t *functions) dropIndex() {
	for i := range t.count {
		bucket := t.index + i*bucketSize*bucketsEach
		clear(t.memory[bucket+4 : min(t.end, bucket+bucketSize*bucketsEach)])
	}
}
