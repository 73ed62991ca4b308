// Package slim makes the module smaller after Go's linker, which has no flags
// for it. Every step works on what the linker wrote, knows exactly how Go 1.26
// lays it out, and is an error where it finds anything else.
package slim

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// The steps, by the names with which a build leaves them out.
const (
	Inlining  = "limit-inlining"           // small functions are inlined where it matters, nowhere else
	Fmt       = "fmt-without-os"           // package fmt does without package os
	Strip     = "strip-function-table"     // the table of functions keeps what the program itself reads
	Snapshot  = "snapshot"                 // the program has started when the module is written
	Transpose = "transpose-function-table" // and travels as columns, which the module turns back when it starts
	Divide    = "divide"                   // a page loads a primary module, and a deferred one when it asks for more
)

// Steps are all steps in order.
var Steps = []string{Inlining, Fmt, Strip, Snapshot, Transpose, Divide}

// knownRelease is the release of Go whose modules the steps know.
const knownRelease = "go1.26"

// known refuses steps that there are none of.
func known(steps []string) error {
	for _, step := range steps {
		if !slices.Contains(Steps, step) {
			return fmt.Errorf("there is no step %q: want some of %s", step, strings.Join(Steps, ", "))
		}
	}
	return nil
}

// withImplied adds the steps that build on one that is left out.
func withImplied(without []string) ([]string, error) {
	if err := known(without); err != nil {
		return nil, err
	}
	if slices.Contains(without, Strip) {
		without = slices.Concat(without, []string{Snapshot, Transpose})
	}
	if slices.Contains(without, Fmt) && !slices.Contains(without, Snapshot) {
		return nil, fmt.Errorf(
			"without %s the program asks the page for files when it starts, which a snapshot cannot hold: leave out %s too",
			Fmt, Snapshot)
	}
	return without, nil
}

// Module returns the module after the steps, some of which may be left out.
func Module(module []byte, without ...string) ([]byte, error) {
	without, err := withImplied(without)
	if err != nil {
		return nil, err
	}
	if slices.Contains(without, Strip) {
		return module, nil // whatever Go release made it
	}
	m, err := read(module)
	if err != nil {
		return nil, err
	}
	if err := m.slim(without); err != nil {
		return nil, err
	}
	return writeSections(m.sections), nil
}

// module is a module taken apart.
type module struct {
	sections []section
	program  *program
	table    *functions
	names    []string // of the functions, before they go

	stays func(i int) bool // where the module is parted, whether a function stays
	later []piece          // and what of its memory the others bring
}

func read(text []byte) (*module, error) {
	sections, err := readSections(text)
	if err != nil {
		return nil, err
	}
	m := &module{sections: sections}
	data := m.section(dataSection)
	if data == nil {
		return nil, errors.New("there is no data in the module")
	}
	memory, err := readData(data.body)
	if err != nil {
		return nil, err
	}
	if m.table, err = findFunctions(memory); err != nil {
		return nil, err
	}
	if err := m.checkRelease(); err != nil {
		return nil, err
	}
	if m.program, err = readProgram(sections); err != nil {
		return nil, err
	}
	if len(m.program.functions) != m.table.count {
		return nil, fmt.Errorf("%d functions have code and %d are in the table", len(m.program.functions), m.table.count)
	}
	m.names = m.table.allNames()
	return m, nil
}

// section returns the first section of a kind, or nil.
func (m *module) section(id byte) *section {
	for i := range m.sections {
		if m.sections[i].id == id {
			return &m.sections[i]
		}
	}
	return nil
}

// checkRelease looks for the release of Go in the section "producers".
func (m *module) checkRelease() error {
	for _, s := range m.sections {
		r := reader{text: s.body}
		if s.id != customSection || string(r.take(r.number())) != "producers" {
			continue
		}
		at := bytes.Index(s.body, []byte("go1."))
		if at < 0 {
			continue
		}
		release := s.body[at:]
		if end := bytes.IndexFunc(release[2:], func(r rune) bool { return r != '.' && (r < '0' || r > '9') }); end >= 0 {
			release = release[:2+end]
		}
		if string(release) != knownRelease && !bytes.HasPrefix(release, []byte(knownRelease+".")) {
			return fmt.Errorf("the module was made by %s: want %s, whose tables are known here", release, knownRelease)
		}
		return nil
	}
	return errors.New("the module does not say which release of Go made it")
}

func (m *module) slim(without []string) error {
	if slices.Contains(without, Strip) {
		return nil // snapshot and transpose-function-table build on it
	}
	panicwrap := slices.Index(m.names, "runtime.panicwrap")
	panics, err := m.program.callers(m.program.imports + panicwrap)
	if err != nil {
		return err
	}
	if err := m.table.thin(func(i int) bool { return panics[i] }); err != nil {
		return err
	}
	m.table.dropIndex()
	if !slices.Contains(without, Snapshot) {
		if err := m.snapshot(); err != nil {
			return err
		}
	}
	if m.stays != nil {
		m.later = m.table.takeLater(m.stays)
	}
	if !slices.Contains(without, Transpose) {
		body, err := m.table.columns()
		if err != nil {
			return err
		}
		m.addStart(body)
	}
	m.section(dataSection).body = writeData(m.table.memory)
	return nil
}

// addStart adds a function of that body, which runs before all others.
func (m *module) addStart(body []byte) {
	m.program.functions = append(m.program.functions, function{m.addType(typeFunction, 0, 0), body})
	start := section{startSection, appendNumber(nil, m.program.imports+len(m.program.functions)-1)}
	at := slices.IndexFunc(m.sections, func(s section) bool { return s.id == elementSection })
	m.sections = slices.Insert(m.sections, at, start)
	m.writeProgram()
}

// addType adds a type of functions and returns its number.
func (m *module) addType(text ...byte) int {
	s := m.section(typeSection)
	r := reader{text: s.body}
	count := r.number()
	s.body = append(append(appendNumber(nil, count+1), r.rest()...), text...)
	return count
}

// writeProgram writes the sections that hold functions.
func (m *module) writeProgram() {
	kinds, code := appendNumber(nil, len(m.program.functions)), appendNumber(nil, len(m.program.functions))
	for _, f := range m.program.functions {
		kinds = appendNumber(kinds, f.kind)
		code = append(appendNumber(code, len(f.body)), f.body...)
	}
	m.section(functionSection).body, m.section(codeSection).body = kinds, code
}
