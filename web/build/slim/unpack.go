package slim

import (
	"bytes"
	"errors"
	"slices"
)

// shortNames is more than the names that a stripped table has, in bytes.
const shortNames = 4096

// unpacker packs what the deferred module writes into memory, so that it compresses well, and has the function that
// unpacks it there: offsets in the entries of functions, as columns, and pieces of any place, whose bytes follow one
// another in one segment of data. The columns, and the gaps between the pieces and their lengths, travel to the place
// where the names of functions were.
type unpacker struct {
	*functions
	rows    int // of the columns
	columns int // their address, or 0
	pieces  int // how many there are
	table   int // the address of their gaps and lengths
	packed  []byte
	content []byte
}

var errNoRoom = errors.New("there is no room for what the deferred module unpacks")

// places returns the places in a levelled entry of what goes to the deferred module: words, then offsets.
func places() []int {
	list := []int{entryName, entryArguments, entryReturn, entryStack}
	values := keptValues[len(keptValues)-1] + 1
	for _, k := range keptValues {
		list = append(list, entryFirst+4*k)
	}
	for _, k := range keptData {
		list = append(list, entryFirst+4*(values+k))
	}
	return list
}

// laterColumns returns a column for each place in the entries of the functions of the deferred module, to be added to
// the entries as takeLater leaves them. There is a row for each entry that then says nothing of its stack. Others than
// those functions have zeros there.
func (t *functions) laterColumns(stays func(i int) bool) (columns [][]int) {
	columns = make([][]int, len(places()))
	t.all(func(i int, e entry) {
		if stays(i) && e.word(entryStack) != 0 {
			return
		}
		for c, place := range places() {
			value := 0
			switch {
			case stays(i) || e.at+place >= e.end(): // the last offset may be left out
			case place >= e.datum(0):
				value = (e.word(place) + 1) & none // takeLater puts none there
			default:
				value = e.word(place)
			}
			columns[c] = append(columns[c], value)
		}
	})
	return columns
}

// pack returns the unpacker of columns and pieces. It fails where there is no room.
func (t *functions) pack(columns [][]int, pieces []piece) (*unpacker, error) {
	slices.SortFunc(pieces, func(a, b piece) int { return a.at - b.at })
	u := &unpacker{functions: t, pieces: len(pieces)}
	var words []int
	for _, column := range columns {
		u.rows = len(column)
		words = append(words, column...)
	}
	ofTable := len(words)
	at := 0
	for _, p := range pieces {
		if p.at < at {
			return nil, errNoRoom // they overlap
		}
		words = append(words, p.at-at)
		at = p.at + len(p.text)
		u.content = append(u.content, p.text...)
	}
	for _, p := range pieces {
		words = append(words, len(p.text))
	}
	u.packed = make([]byte, 4*len(words))
	for i, word := range words {
		putWord(u.packed, 4*i, word)
	}
	from := (t.values - len(u.packed)) &^ 7
	if from < t.names+shortNames || len(bytes.Trim(t.memory[from:t.values], "\x00")) > 0 {
		return nil, errNoRoom
	}
	u.columns, u.table = from, from+4*ofTable
	return u, nil
}

// data returns the section of data: the bytes of the pieces, which the function writes, and what it reads.
func (u *unpacker) data() (count int, body []byte) {
	read := solid(piece{u.columns, u.packed})
	body = append(appendNumber(nil, 1+len(read)), passive)
	body = append(appendNumber(body, len(u.content)), u.content...)
	return 1 + len(read), append(body, segments(read)...)
}

// passive marks a segment that a function writes.
const passive = 1

// The variables of the function that unpacks.
const (
	varIndex = iota
	varTo    // an address
	varFrom  // a place in the content, or a row
	varSize
	varsUnpacking
)

// unpack begins the body of the function that unpacks.
func (u *unpacker) unpack() assembly {
	a := assembly{1, varsUnpacking, typeInt}
	if u.rows > 0 {
		u.addColumns(&a)
	}
	if u.pieces > 0 {
		u.spread(&a)
	}
	a.constant(u.columns)
	a.constant(0)
	a.constant(len(u.packed))
	a.op(0xfc, 11, 0) // memory.fill
	return a
}

// addColumns adds the columns to the entries.
func (u *unpacker) addColumns(a *assembly) {
	a.op(opLoop, typeNothing)
	a.get(varIndex)
	a.times(8)
	a.load(u.entries + 4)
	a.plus(u.entries)
	a.op(opTee, varTo)
	a.load(entryStack)
	a.when(opZero)
	for c, place := range places() {
		a.get(varTo)
		a.get(varTo)
		a.load(place)
		a.get(varFrom)
		a.load(u.columns + 4*c*u.rows)
		a.op(opAdd)
		a.store(place)
	}
	a.get(varFrom)
	a.plus(4)
	a.set(varFrom)
	a.end()
	u.again(a, u.count)
}

// spread writes the pieces.
func (u *unpacker) spread(a *assembly) {
	for _, variable := range []byte{varIndex, varTo, varFrom} {
		a.constant(0)
		a.set(variable)
	}
	a.op(opLoop, typeNothing)
	a.get(varIndex)
	a.times(4)
	a.load(u.table)
	a.get(varTo)
	a.op(opAdd, opTee, varTo)
	a.get(varFrom)
	a.get(varIndex)
	a.times(4)
	a.load(u.table + 4*u.pieces)
	a.op(opTee, varSize)
	a.op(0xfc, 8, 0, 0) // memory.init of segment 0
	for _, variable := range []byte{varTo, varFrom} {
		a.get(variable)
		a.get(varSize)
		a.op(opAdd)
		a.set(variable)
	}
	u.again(a, u.pieces)
}

// again ends a loop that runs count times.
func (u *unpacker) again(a *assembly, count int) {
	a.get(varIndex)
	a.plus(1)
	a.op(opTee, varIndex)
	a.constant(count)
	a.op(opLess, opBranchIf, 0)
	a.end()
}
