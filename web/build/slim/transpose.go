package slim

import "fmt"

// What stays in a stripped entry: words of its own, offsets to tables of values, offsets to data.
var (
	keptWords  = []int{entryName, entryArguments, entryReturn, entryStack, entryValues, entryKind}
	keptValues = []int{stackMaps, inlinedAt}
	keptData   = []int{argumentMaps, localMaps, stackObjects, inlinedCalls, openDefers}
)

// columns turns the entries of a stripped table into columns, one for each kept word, which compress to half the
// size. It returns the body of a function that turns them back, which a module runs first; memory then has the
// linker's layout. The columns are stored in the place of the index by program counter. The function also rebuilds
// that index and the offsets of the entries.
func (t *functions) columns() (body []byte, err error) {
	count := len(keptWords) + len(keptValues) + len(keptData)
	if 4*t.count*count > t.end-t.index {
		return nil, fmt.Errorf("%d columns: the address space is too small", count)
	}
	first, end := t.first(), t.first()
	clear(t.memory[t.index:t.end])
	t.all(func(i int, e entry) {
		row := e.row()
		if e.rebuilt(row) != string(t.memory[e.at:e.end()]) && err == nil {
			err = fmt.Errorf("the entry of function %d holds more than its columns", i)
		}
		for c, word := range row {
			putWord(t.memory, t.index+4*(c*t.count+i), word)
		}
		end = e.end()
	})
	if err != nil {
		return nil, err
	}
	clear(t.memory[t.entries : t.entries+8*t.count])
	clear(t.memory[first:end])
	return t.turnBack(first), nil
}

// row returns the column values of an entry; offsets to data are increased by one, so that none becomes 0.
func (e entry) row() []int {
	var row []int
	for _, place := range keptWords {
		row = append(row, e.word(place))
	}
	for _, k := range keptValues {
		word := 0
		if k < e.values() {
			word = e.word(e.value(k))
		}
		row = append(row, word)
	}
	for _, k := range keptData {
		word := 0
		if k < e.data() {
			word = (e.word(e.datum(k)) + 1) & none
		}
		row = append(row, word)
	}
	return row
}

// rebuilt returns the entry that turnBack makes of a row.
func (e entry) rebuilt(row []int) string {
	made := entry{make([]byte, e.end()-e.at), 0}
	made.put(entryPC, e.word(entryPC))
	for i, place := range keptWords {
		made.put(place, row[i])
	}
	for i, k := range keptValues {
		if k < e.values() {
			made.put(e.value(k), row[len(keptWords)+i])
		}
	}
	for k := range e.data() {
		made.put(e.datum(k), none)
	}
	for i, k := range keptData {
		if k < e.data() {
			made.put(e.datum(k), row[len(keptWords)+len(keptValues)+i]-1)
		}
	}
	return string(made.memory)
}

// The variables of the function that turns columns back.
const (
	varFunction = iota
	varEntry    // its address
	varValues   // the number of offsets to tables of values
	varData     // the number of offsets to data
	varPlace    // the address of the first of these
	varOffset   // the index among these
	varCount
)

// turnBack returns the body of the function. The entry of the first function is at first.
func (t *functions) turnBack(first int) []byte {
	var a assembly
	a.op(1, varCount, typeInt)
	a.constant(first)
	a.set(varEntry)
	a.op(opLoop, typeNothing)
	t.turnPlace(&a)
	t.turnWords(&a)
	t.turnOffsets(&a)
	// The next entry follows at the next multiple of 8.
	a.get(varPlace)
	a.get(varData)
	a.times(4)
	a.op(opAdd)
	a.plus(7)
	a.constant(-8)
	a.op(opAnd)
	a.set(varEntry)
	t.next(&a)
	// The index is made last, as it overwrites the columns.
	a.constant(t.index)
	a.constant(0)
	a.constant(t.end - t.index)
	a.op(0xfc, 11, 0) // memory.fill
	a.constant(0)
	a.set(varFunction)
	a.op(opLoop, typeNothing)
	a.get(varFunction)
	a.times(bucketSize * bucketsEach)
	a.get(varFunction)
	a.store(t.index)
	t.next(&a)
	a.end()
	return a
}

// next advances to the next function, or ends the loop after the last.
func (t *functions) next(a *assembly) {
	a.get(varFunction)
	a.plus(1)
	a.op(opTee, varFunction)
	a.constant(t.count)
	a.op(opLess, opBranchIf, 0)
	a.end()
}

// turnPlace writes the offset of the entry, and its program counter.
func (t *functions) turnPlace(a *assembly) {
	a.get(varFunction)
	a.times(8)
	a.get(varFunction)
	a.plus(firstPC)
	a.store(t.entries)
	a.get(varFunction)
	a.times(8)
	a.get(varEntry)
	a.constant(t.entries)
	a.op(opSub)
	a.store(t.entries + 4)
	a.get(varEntry)
	a.get(varFunction)
	a.plus(firstPC)
	a.store(entryPC)
}

// column pushes the function's value in a column.
func (t *functions) column(a *assembly, c int) {
	a.get(varFunction)
	a.times(4)
	a.load(t.index + 4*c*t.count)
}

func (t *functions) turnWords(a *assembly) {
	for c, place := range keptWords {
		a.get(varEntry)
		t.column(a, c)
		a.store(place)
	}
	a.get(varEntry)
	a.load(entryValues)
	a.set(varValues)
	a.get(varEntry)
	a.load8(entryKind + 3)
	a.set(varData)
}

func (t *functions) turnOffsets(a *assembly) {
	for i, k := range keptValues {
		a.get(varValues)
		a.constant(k)
		a.when(opMore)
		a.get(varEntry)
		t.column(a, len(keptWords)+i)
		a.store(entryFirst + 4*k)
		a.end()
	}
	a.get(varEntry)
	a.get(varValues)
	a.times(4)
	a.op(opAdd)
	a.plus(entryFirst)
	a.set(varPlace)
	// All are none at first.
	a.constant(0)
	a.set(varOffset)
	a.op(opBlock, typeNothing, opLoop, typeNothing)
	a.get(varOffset)
	a.get(varData)
	a.op(opNotLess, opBranchIf, 1)
	a.get(varPlace)
	a.get(varOffset)
	a.times(4)
	a.op(opAdd)
	a.constant(-1)
	a.store(0)
	a.get(varOffset)
	a.plus(1)
	a.set(varOffset)
	a.op(opBranch, 0, opEnd, opEnd)
	for i, k := range keptData {
		a.get(varData)
		a.constant(k)
		a.when(opMore)
		a.get(varPlace)
		t.column(a, len(keptWords)+len(keptValues)+i)
		a.plus(-1)
		a.store(4 * k)
		a.end()
	}
}
