package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// functionTable is the start of runtime.pclntab as Go 1.20 and later write it if pointers have eight bytes.
var functionTable = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// The words of the header after functionTable (runtime.pcHeader).
const (
	headFunctions, headNames, headUnits, headFiles, headValues, headEntries = 0, 3, 4, 5, 6, 7
)

// The words of runtime.moduledata that give the addresses of the table's parts. Slices have three words.
const (
	wordTable, wordNames, wordUnits, wordFiles, wordValues, wordEntries, wordPlaces = 0, 1, 4, 7, 10, 13, 16

	wordIndex, wordMinPC, wordText, wordGofunc, wordEnd = 19, 20, 22, 40, 41

	wordTypes, wordTypesEnd, wordTypeList, wordMethodTables = 37, 38, 45, 48
)

// The offsets in a function's entry (runtime._func), and its size without the list of offsets after it.
const (
	entryPC, entryName, entryArguments, entryReturn, entryStack, entryFile, entryLine = 0, 4, 8, 12, 16, 20, 24

	entryValues, entryUnit, entryStart, entryKind, entryFirst = 28, 32, 36, 40, 44
)

// The tables of values by instruction, and the data, to which an entry has offsets.
const (
	stackMaps, inlinedAt = 1, 2

	argumentMaps, localMaps, stackObjects, inlinedCalls, openDefers = 0, 1, 2, 3, 4
)

// wrapper is the kind (runtime.funcID) of functions that the compiler makes to call a method through another type.
// recover skips them.
const wrapper = 23

// none is an offset that means no data.
const none = 0xffffffff

// firstPC is the program counter of the first function, in functions.
const firstPC = 0x1000

// bucketSize is the size in bytes of a place in the index by program counter, and bucketsEach the number of places
// per function.
const bucketSize, bucketsEach = 20, 16

var errTable = errors.New("there is no table of functions as Go 1.20 writes it")

// functions is the table of functions in a module's memory: the addresses of
// its parts.
type functions struct {
	memory                                        []byte
	count                                         int
	names, units, files, values, entries, at, end int
	index                                         int // by program counter, up to end
	gofunc                                        int // the base of offsets to data

	typeList     span // the list of types by name, which only reflect.typelinks returns
	methodTables span // the list of method tables, which is read once, when a program starts
	listLater    bool // the list of types is for the deferred module
}

// findFunctions finds the table, and checks that it has the layout of Go 1.26.
func findFunctions(memory []byte) (*functions, error) {
	at := bytes.Index(memory, functionTable)
	if at < 0 || at+8+8*8 > len(memory) {
		return nil, errTable
	}
	word := func(i int) int { return int(binary.LittleEndian.Uint64(memory[at+8+8*i:])) }
	t := &functions{memory: memory, at: at, count: word(headFunctions), names: at + word(headNames), units: at +
		word(headUnits),
		files: at + word(headFiles), values: at + word(headValues), entries: at + word(headEntries)}
	if t.count <= 0 || t.names <= at || t.units < t.names || t.files < t.units || t.values < t.files ||
		t.entries <= t.values ||
		t.entries >= len(memory)-8*(t.count+1) {
		return nil, errTable
	}
	if err := t.findModuleData(); err != nil {
		return nil, err
	}
	return t, t.check()
}

// findModuleData finds runtime.firstmoduledata by the addresses in it.
func (t *functions) findModuleData() error {
	var first [16]byte
	binary.LittleEndian.PutUint64(first[:], uint64(t.at))
	binary.LittleEndian.PutUint64(first[8:], uint64(t.names))
	place := bytes.Index(t.memory, first[:])
	if place < 0 || place+8*(wordMethodTables+3) > len(t.memory) {
		return errors.New("the module's data say nothing of its functions")
	}
	word := func(i int) int { return int(binary.LittleEndian.Uint64(t.memory[place+8*i:])) }
	t.index, t.gofunc, t.end = word(wordIndex), word(wordGofunc), word(wordEnd)
	for _, w := range []struct{ word, want int }{
		{wordUnits, t.units}, {wordFiles, t.files}, {wordValues, t.values}, {wordEntries, t.entries}, {wordPlaces, t.entries},
		{wordPlaces + 1, t.count + 1}, {wordMinPC, firstPC << 16}, {wordText, 0},
	} {
		if word(w.word) != w.want {
			return fmt.Errorf("word %d of the module's data is %#x, want %#x", w.word, word(w.word), w.want)
		}
	}
	if t.index <= t.entries || t.end > len(t.memory) || t.end-t.index < bucketSize*bucketsEach*(t.count-1)+5 ||
		t.gofunc <= 0 || t.gofunc >= len(t.memory) {
		return errors.New("the index of functions is not where Go 1.26 puts it")
	}
	return t.findLists(word)
}

// findLists finds the lists of types and method tables in the words of runtime.moduledata.
func (t *functions) findLists(word func(i int) int) error {
	list := func(i, size int) span { return span{word(i), word(i) + size*word(i+1)} }
	t.typeList, t.methodTables = list(wordTypeList, 4), list(wordMethodTables, 8)
	for i, s := range []span{t.typeList, t.methodTables} {
		if first := wordTypeList + 3*i; s.from < 0 || s.to < s.from || s.to > len(t.memory) ||
			word(first+1) != word(first+2) {
			return errors.New("the lists of types are not where Go 1.26 puts them")
		}
	}
	for at := t.typeList.from; at < t.typeList.to; at += 4 {
		if t.word(at) >= word(wordTypesEnd)-word(wordTypes) {
			return errors.New("the list of types is not as Go 1.26 writes it")
		}
	}
	return nil
}

// check checks that each entry follows the one before it and points into the right parts.
func (t *functions) check() error {
	at := t.first()
	for i := range t.count {
		place := t.entries + 8*i
		e := entry{t.memory, at}
		if at+entryFirst > t.index || t.entries+t.word(place+4) != at || t.word(place) != e.word(entryPC) ||
			e.word(entryPC) != firstPC+i ||
			e.end() > t.index || t.values+e.word(entryStack) >= t.entries || t.names+e.word(entryName) >= t.units {
			return fmt.Errorf("the entry of function %d is not as Go 1.26 writes it", i)
		}
		if bucket := t.index + i*bucketSize*bucketsEach; t.word(bucket) != i || t.memory[bucket+4] != 0 {
			return fmt.Errorf("the index says %d for function %d", t.word(bucket), i)
		}
		at = e.end()
	}
	return nil
}

// first returns the address of the first entry; the entries follow the list of their offsets.
func (t *functions) first() int { return t.entries + t.word(t.entries+4) }

func (t *functions) word(at int) int { return int(binary.LittleEndian.Uint32(t.memory[at:])) }

// name returns the name at an offset.
func (t *functions) name(offset int) string {
	text := t.memory[t.names+offset : t.units]
	return string(text[:max(0, bytes.IndexByte(text, 0))])
}

// all visits the entries in order.
func (t *functions) all(visit func(i int, e entry)) {
	for i, at := 0, t.first(); i < t.count; i++ {
		e := entry{t.memory, at}
		at = e.end()
		visit(i, e)
	}
}

// allNames returns the names of the functions in order.
func (t *functions) allNames() []string {
	names := make([]string, t.count)
	t.all(func(i int, e entry) { names[i] = t.name(e.word(entryName)) })
	return names
}

// entry is one function's entry in the table.
type entry struct {
	memory []byte
	at     int
}

func (e entry) word(place int) int { return int(binary.LittleEndian.Uint32(e.memory[e.at+place:])) }

func (e entry) put(place, value int) {
	binary.LittleEndian.PutUint32(e.memory[e.at+place:], uint32(value))
}

func (e entry) kind() byte { return e.memory[e.at+entryKind] }

func (e entry) values() int { return e.word(entryValues) }

func (e entry) data() int { return int(e.memory[e.at+entryKind+3]) }

// value and datum return the places of offsets to tables of values and to data.
func (e entry) value(k int) int { return entryFirst + 4*k }

func (e entry) datum(k int) int { return entryFirst + 4*(e.values()+k) }

// end returns the address of the next entry.
func (e entry) end() int { return (e.at + e.datum(e.data()) + 7) &^ 7 }

// tableLength returns the length of a table of values by instruction in bytes: pairs of numbers up to one that begins
// with 0, except the very first.
func tableLength(table []byte) int {
	at := 0
	for first := true; at < len(table); first = false {
		if table[at] == 0 && !first {
			return at + 1
		}
		for range 2 {
			_, n := binary.Uvarint(table[at:])
			at += max(1, n)
		}
	}
	return len(table)
}
