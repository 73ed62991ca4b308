package slim

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// splitter splits a module in two. The primary module has all data and the functions that keep names; the deferred
// one has the others, and fills their places in the primary module's table when it is loaded. For each of them the
// primary module has a stub, which calls through the table, if anything may call it before the deferred module is
// loaded (see reach). A stub that is called then asks the page for it by an import; if the page cannot load it, the Go
// function missing is called instead, which panics.
type splitter struct {
	*module
	stay    []bool
	index   map[int]int // of a function in the deferred module
	moves   []int       // the functions that move there
	globals []byte      // the types of the primary module's globals
	size    int         // of the table
	asks    int         // the number of the import
	missing int         // the function that panics
	key     string      // of this module and of its division
	found   *search     // what the primary module may use before the deferred one is loaded; nil if that is not known
}

// goKind is the type of Go's own functions: it takes a place inside the function and returns whether the stack
// unwinds.
const goKind = 0

var goType = []byte{typeFunction, 1, typeInt, 1, typeInt}

const (
	restModule = "first" // the name under which the deferred module imports from the primary one
	memoryName = "mem"   // as Go exports it
	tableName  = "table"
	wholeName  = "whole" // the start of the name of a global: 1 when the deferred module is loaded
	variable   = 1       // a global that may change
	setsGlobal = 0x24
)

// The import that a stub calls while the deferred module is not loaded, with the index that it needs.
const (
	hostModule = "tehai"
	bringRest  = "rest"
)

// Split divides a module in two, after all other steps. keep tells which functions stay in the primary module, by
// name, and missing is the one that panics. Functions that cannot be in the deferred module stay too. The primary
// module has the name of the deferred one in a section of its own.
func Split(text []byte, missing string, keep func(name string) bool, called func(rest []byte) string,
	without ...string) (first, rest []byte, err error) {
	s, err := newSplitter(text, missing, keep, without)
	if err != nil {
		return nil, nil, err
	}
	return s.split(called)
}

// newSplitter reads a module, decides what moves, and takes the other steps.
func newSplitter(text []byte, missing string, keep func(name string) bool, without []string) (*splitter, error) {
	without, err := withImplied(without)
	if err != nil {
		return nil, err
	}
	m, err := read(text)
	if err != nil {
		return nil, err
	}
	m.withoutPrograms()
	s := &splitter{module: m, index: map[int]int{}, missing: slices.Index(m.names, missing)}
	if s.missing < 0 {
		return nil, fmt.Errorf("there is no function %s", missing)
	}
	if s.asks, err = m.addImport(hostModule, bringRest, m.addType(typeFunction, 1, typeInt, 0)); err != nil {
		return nil, err
	}
	snapshot := !slices.Contains(without, Snapshot)
	if err := s.choose(keep, snapshot); err != nil {
		return nil, err
	}
	s.key = s.keyOf(text)
	// A stack may show functions that have not run: the runtime puts some of its own there, and a goroutine that has
	// not started begins with its function, which the compiler may have made of a part of another.
	m.stays = func(i int) bool {
		return s.stay[i] || strings.HasPrefix(m.names[i], runtimeName) || inside.MatchString(m.names[i])
	}
	m.takeData = func() ([]piece, error) { return nil, nil }
	if !slices.Contains(without, Data) {
		m.takeData = func() ([]piece, error) { return s.unneeded(snapshot) }
	}
	if err := m.slim(without); err != nil {
		return nil, err
	}
	return s, s.look()
}

// split writes the two modules.
func (s *splitter) split(called func(rest []byte) string) (first, rest []byte, err error) {
	if rest, err = s.rest(); err != nil {
		return nil, nil, err
	}
	if err := s.first(); err != nil {
		return nil, nil, err
	}
	name := append(appendName(nil, "rest"), called(rest)...)
	return writeSections(append(s.sections, section{customSection, name})), rest, nil
}

// unneeded searches what the primary module needs, and takes the rest of the data.
func (s *splitter) unneeded(snapshot bool) ([]piece, error) {
	if s.references == nil {
		return nil, fmt.Errorf("the linker has not said what refers to what: leave out %s, or link with its flags", Data)
	}
	var err error
	if s.found, err = s.reach(snapshot); err != nil {
		return nil, err
	}
	return s.found.takeData(), nil
}

// keyOf distinguishes modules of different builds, whose functions have other places: the deferred module imports a
// name with the key, which a primary module of another build does not have.
func (s *splitter) keyOf(text []byte) string {
	sum := sha256.New()
	sum.Write(text)
	for _, i := range s.moves {
		fmt.Fprintln(sum, i)
	}
	return fmt.Sprintf("-%x", sum.Sum(nil)[:6])
}

// starts adds a function that initialises variables, and all functions of its package that it calls, to those that
// run when the program starts: the profile may be older than the package.
func (s *splitter) starts(i int, found map[int]bool) error {
	if found[i] {
		return nil
	}
	found[i] = true
	var callees []int
	err := calls(s.program.functions[i].body, func(_, _, callee int) {
		if own := callee - s.program.imports; own >= 0 && PackageOf(s.names[own]) == PackageOf(s.names[i]) {
			callees = append(callees, own)
		}
	})
	for _, callee := range callees {
		if err == nil {
			err = s.starts(callee, found)
		}
	}
	return err
}

// ours is the beginning of the names of the project's own functions.
const ours = "tehai/"

// waits is the function that is on the stack of a started program.
const waits = "main.main"

// choose decides which functions stay: those of keep, those that run at the start of the program if that is still to
// come, those without the type of Go's functions, and those that call imports.
func (s *splitter) choose(keep func(name string) bool, snapshot bool) error {
	s.stay = make([]bool, len(s.names))
	start := map[int]bool{}
	for i, name := range s.names {
		if !snapshot && strings.HasPrefix(name, ours) && initial.MatchString(name) {
			if err := s.starts(i, start); err != nil {
				return err
			}
		}
	}
	for i, name := range s.names {
		f := s.program.functions[i]
		s.stay[i] = f.kind != goKind || i == s.missing || keep(name) ||
			snapshot && name == waits || !snapshot && (start[i] || initial.MatchString(name))
		err := calls(f.body, func(_, _, callee int) { s.stay[i] = s.stay[i] || callee < s.program.imports })
		if err != nil {
			return err
		}
		if !s.stay[i] {
			s.index[i] = len(s.moves)
			s.moves = append(s.moves, i)
		}
	}
	if len(s.moves) == 0 {
		return errors.New("there is nothing to put into a second part")
	}
	return nil
}

var errShape = errors.New("the module's types, table, variables or imports are not as Go 1.26 writes them")

// look reads what both modules share.
func (s *splitter) look() error {
	for _, id := range []byte{typeSection, tableSection, globalSection} {
		if s.section(id) == nil {
			return errShape
		}
	}
	types := reader{text: s.section(typeSection).body}
	types.number()
	table := reader{text: s.section(tableSection).body}
	one, of, unbounded := table.number(), table.byte(), table.byte()
	s.size = table.number()
	if !bytes.HasPrefix(types.rest(), goType) || one != 1 || of != typeFunctions || unbounded > 1 || s.size < firstPC+
		len(s.stay) {
		return errShape
	}
	var err error
	s.globals, err = s.variables()
	return err
}

// first turns the module into the primary one.
func (s *splitter) first() error {
	kind := s.addType(typeFunction, 2, typeInt, typeInt, 1, typeInt)
	whole := len(s.globals)
	helper := s.program.imports + len(s.program.functions)
	for _, i := range s.moves {
		stub := assembly{0}
		stub.get(0)
		stub.constant(firstPC + i)
		stub.call(helper)
		stub.end()
		s.program.functions[i].body = stub
	}
	s.program.functions = append(s.program.functions, function{kind, s.helper(whole)})
	s.writeProgram()
	if s.found != nil {
		if err := s.withoutStubs(s.found); err != nil {
			return err
		}
	}

	variables := s.section(globalSection)
	variables.body = append(more(variables.body, 1), typeInt, variable, i32Const, 0, endCode)
	exports := s.section(exportSection)
	exports.body = appendName(more(exports.body, 1+len(s.globals)+1), tableName)
	exports.body = append(exports.body, kindTable, 0)
	for i := range len(s.globals) + 1 {
		exports.body = append(appendName(exports.body, s.global(i)), kindGlobal)
		exports.body = appendNumber(exports.body, i)
	}
	return nil
}

// helper returns the body of the function that all stubs call, with a place inside the wanted function and its index
// in the table.
func (s *splitter) helper(whole int) []byte {
	const place, slot = 0, 1
	a := assembly{0}
	a.global(whole)
	a.when(opZero)
	a.get(slot)
	a.call(s.asks)
	a.global(whole)
	a.when(opZero)
	a.constant(0)
	a.call(s.program.imports + s.missing)
	a.op(opReturn)
	a.end()
	a.end()
	a.get(place)
	a.get(slot)
	a.callAt(goKind)
	a.end()
	return a
}

// global returns the name of a global that both modules share.
func (s *splitter) global(i int) string {
	if i == len(s.globals) {
		return wholeName + s.key
	}
	return fmt.Sprint("v", i)
}

// rest returns the deferred module.
func (s *splitter) rest() ([]byte, error) {
	types := section{typeSection, append(more(s.section(typeSection).body, 1), typeFunction, 0, 0)}
	start := reader{text: types.body}
	startKind := start.number() - 1

	imports := appendNumber(nil, 2+len(s.globals)+1)
	imports = append(appendName(appendName(imports, restModule), memoryName), kindMemory, 0, 1)
	imports = append(appendName(appendName(imports, restModule), tableName), kindTable, typeFunctions, 0)
	imports = appendNumber(imports, s.size)
	for i := range len(s.globals) + 1 {
		kind := byte(typeInt)
		if i < len(s.globals) {
			kind = s.globals[i]
		}
		imports = append(appendName(appendName(imports, restModule), s.global(i)), kindGlobal, kind, variable)
	}

	kinds, code := appendNumber(nil, len(s.moves)+1), appendNumber(nil, len(s.moves)+1)
	for _, i := range s.moves {
		kinds = appendNumber(kinds, goKind)
		body, err := s.moved(s.program.functions[i].body)
		if err != nil {
			return nil, err
		}
		code = append(appendNumber(code, len(body)), body...)
	}
	kinds = appendNumber(kinds, startKind)
	begin, data := assembly{0}, writePieces(s.module.later)
	var count []section
	if s.laterColumns != nil {
		packed, err := s.table.pack(s.laterColumns, s.module.later)
		if err != nil {
			return nil, err
		}
		segments, body := packed.data()
		begin, data, count = packed.unpack(), body, []section{{countSection, appendNumber(nil, segments)}}
	}
	begin.constant(1)
	begin.setGlobal(len(s.globals))
	begin.end()
	code = append(appendNumber(code, len(begin)), begin...)

	sections := []section{types, {importSection, imports}, {functionSection, kinds},
		{startSection, appendNumber(nil, len(s.moves))}, {elementSection, s.elements()}}
	sections = append(append(sections, count...), section{codeSection, code}, section{dataSection, data})
	return writeSections(sections), nil
}

// moved returns the body of a function for the deferred module: it calls functions there directly, and all others
// through the table.
func (s *splitter) moved(body []byte) ([]byte, error) {
	var moved assembly
	from := 0
	err := calls(body, func(at, end, callee int) {
		i := callee - s.program.imports
		if s.stay[i] {
			moved = append(moved, body[from:at-1]...)
			moved.constant(firstPC + i)
			moved.callAt(s.program.functions[i].kind)
		} else {
			moved = appendNumber(append(moved, body[from:at]...), s.index[i])
		}
		from = end
	})
	return append(moved, body[from:]...), err
}

// elements returns the section that puts the deferred module's functions into the table.
func (s *splitter) elements() []byte {
	return elementsOf(len(s.stay), func(i int) (int, bool) { return s.index[i], !s.stay[i] })
}

// elementsOf returns a section that puts functions into the table, run by run. number returns a function's number in
// the module, if it has one.
func elementsOf(count int, number func(i int) (int, bool)) []byte {
	var runs []byte
	written := 0
	for at := 0; at < count; {
		var run []byte
		end := at
		for ; end < count; end++ {
			own, there := number(end)
			if !there {
				break
			}
			run = appendNumber(run, own)
		}
		if end > at {
			runs = append(appendSigned(append(runs, 0, i32Const), firstPC+at), endCode)
			runs = append(appendNumber(runs, end-at), run...)
			written++
		}
		at = end + 1
	}
	return append(appendNumber(nil, written), runs...)
}
