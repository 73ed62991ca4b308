package slim

import (
	"errors"
	"regexp"
	"strings"
)

// TakeSnapshot returns a module whose program has started already: it has run, here,
// until it waits for calls, and the module holds its memory and its variables
// as they were then. What it had asked of the page by then, its function run
// asks again, in the same order, after it has drawn new random numbers, and that
// is all that run does. Who loads the module notices nothing but the time that it
// no longer takes.
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

// startName is what a page calls to start a program of Go's.
const startName = "run"

// asleep is a program that waits: its memory, its variables and what it asked.
type asleep struct {
	memory  []byte
	globals []uint64
	asked   []question
}

// snapshot lets the program run until it waits, and puts that into the module.
func (m *module) snapshot() error {
	m.section(dataSection).body = writeData(m.table.memory) // as it is by now
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
	// The page gives the program its words again, at the same place.
	clear(program.memory[wordsStart:wordsEnd])
	m.table.memory = program.memory
	m.dropInitial()
	return nil
}

// initial matches functions that set up a package's variables. Those that stand
// in the variables are others: they run when one of these calls them, or later.
var initial = regexp.MustCompile(`\.(map\.)?init(\.[0-9]+)*$`)

// dropInitial empties the functions that set up variables: they have run, and
// no program can call them.
func (m *module) dropInitial() {
	for i, name := range m.names {
		if own := strings.TrimPrefix(name, PackageOf(name)); own != "" && initial.FindString(own) == own {
			// no method of that name
			m.program.functions[i].body = assembly{0, opUnreachable, opEnd}
		}
	}
	m.writeProgram()
}

const (
	memoryPage = 1 << 16

	// Between these addresses a page puts a program's words before it starts.
	wordsStart, wordsEnd = 4096, 4096 + 8192
)

// stackVariable is the module's variable that points at the stack.
const stackVariable = 0

// variables returns the types of the module's variables.
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

// setGlobals writes what the variables hold when the module is there.
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

// setMemory says how many pages of memory there are at first.
func (m *module) setMemory(pages int) {
	m.section(memorySection).body = appendNumber([]byte{1, 0}, pages)
}

// ask makes the function that asks the page the program's questions, and exports it as run. The frames of the questions
// overwrite the words, which are no longer read.
func (m *module) ask(questions []question, seeds []int, stack int) error {
	a := assembly{0}
	// A page looks for its answer's place where the program's stack is then.
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
