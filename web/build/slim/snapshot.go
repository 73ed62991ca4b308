package slim

import (
	"errors"
	"regexp"
	"strings"
)

// TakeSnapshot returns a module whose program has already started: it has run during the build until it waited for
// calls, and the module contains its memory and globals of that moment. The new function run draws new random numbers
// and repeats, in the same order, the questions that the program had asked of the page; it does nothing else. The
// user of the module notices only a faster start.
func TakeSnapshot(text []byte) ([]byte, error) {
	m, err := read(text)
	if err != nil {
		return nil, err
	}
	if err := m.snapshot(); err != nil {
		return nil, err
	}
	m.section(dataSection).body = writeData(m.table.memory)
	return writeSections(m.sections), nil
}

// startName is the export that a page calls to start a Go program.
const startName = "run"

// waitingProgram is a program that waits: its memory, its globals and its questions.
type waitingProgram struct {
	memory  []byte
	globals []uint64
	asked   []question
}

// snapshot runs the program until it waits, and writes that state into the module.
func (m *module) snapshot() error {
	m.section(dataSection).body = writeData(m.table.memory) // with the changes of earlier steps
	kinds, err := m.variables()
	if err != nil {
		return err
	}
	program, err := m.run(len(kinds))
	if err != nil {
		return err
	}
	if len(program.memory)%memoryPage != 0 {
		return errShape
	}
	m.setMemory(len(program.memory) / memoryPage)
	m.setGlobals(kinds, program.globals)
	seeds, err := forget(program.memory)
	if err != nil {
		return err
	}
	if err := m.ask(program.asked, seeds, int(program.globals[stackVariable])); err != nil {
		return err
	}
	// The page writes the program's arguments again, at the same address.
	clear(program.memory[wordsStart:wordsEnd])
	m.table.memory = program.memory
	m.dropInitial()
	return nil
}

// initial matches functions that initialise a package's variables. Functions inside these are not matched: they run
// when one of these calls them, or later.
var initial = regexp.MustCompile(`\.(map\.)?init(\.[0-9]+)*$`)

// emptied is the body of a function that cannot be called again.
var emptied = assembly{0, opUnreachable, opEnd}

// dropInitial empties the functions that initialise variables: they have run, and cannot be called again.
func (m *module) dropInitial() {
	for i, name := range m.names {
		if own := strings.TrimPrefix(name, PackageOf(name)); own != "" && initial.FindString(own) == own {
			// not a method of that name
			m.program.functions[i].body = emptied
		}
	}
	m.writeProgram()
}

const (
	memoryPage = 1 << 16

	// The addresses between which a page writes a program's arguments before it starts.
	wordsStart, wordsEnd = 4096, 4096 + 8192
)

// stackVariable is the number of the global that holds the stack pointer.
const stackVariable = 0

// variables returns the types of the module's globals.
func (m *module) variables() ([]byte, error) {
	s := m.section(globalSection)
	if s == nil {
		return nil, errShape
	}
	var kinds []byte
	r := reader{text: s.body}
	for range r.number() {
		kinds = append(kinds, r.byte())
		if r.byte() != variable || r.byte()&^3 != 0x40 { // a constant of some type
			return nil, errShape
		}
		r.leap()
		if r.byte() != endCode {
			return nil, errShape
		}
	}
	if r.broken || r.at != len(r.text) {
		return nil, errShape
	}
	return kinds, nil
}

const i64Const, typeLong = 0x42, 0x7e

// setGlobals sets the initial values of the globals.
func (m *module) setGlobals(kinds []byte, values []uint64) {
	body := appendNumber(nil, len(kinds))
	for i, kind := range kinds {
		if kind == typeLong {
			body = appendSigned(append(body, kind, variable, i64Const), int(values[i]))
		} else {
			body = appendSigned(append(body, kind, variable, i32Const), int(int32(values[i])))
		}
		body = append(body, endCode)
	}
	m.section(globalSection).body = body
}

// setMemory sets the initial number of pages of memory.
func (m *module) setMemory(pages int) {
	m.section(memorySection).body = appendNumber([]byte{1, 0}, pages)
}

// ask makes the function that repeats the program's questions, and exports it as run. The frames of the questions
// overwrite the arguments, which are no longer read.
func (m *module) ask(questions []question, seeds []int, stack int) error {
	a := assembly{0}
	// A page writes the answer relative to the stack pointer of that moment.
	a.constant(frame)
	a.setGlobal(stackVariable)
	if err := m.draw(&a, seeds); err != nil {
		return err
	}
	for _, q := range questions {
		q.write(&a)
	}
	a.constant(stack)
	a.setGlobal(stackVariable)
	a.end()
	m.program.functions = append(m.program.functions, function{m.addType(typeFunction, 2, typeInt, typeInt, 0), a})
	m.writeProgram()
	number := m.program.imports + len(m.program.functions) - 1
	exports := m.section(exportSection)
	r := reader{text: exports.body}
	count := r.number()
	body := appendNumber(nil, count)
	found := false
	for range count {
		name := string(r.take(r.number()))
		kind, of := r.byte(), r.number()
		if name == startName && kind == kindFunction {
			of, found = number, true
		}
		body = appendNumber(append(appendName(body, name), kind), of)
	}
	exports.body = body
	if !found || r.broken {
		return errors.New("the module has no function run")
	}
	return nil
}
