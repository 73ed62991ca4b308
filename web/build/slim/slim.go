// Package slim makes the module smaller after Go's linker, which has no flags for it. Every step works on the
// linker's output, expects exactly the layout of Go 1.26, and returns an error for anything else.
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
	Inlining  = "limit-inlining"           // inline small functions only where it matters
	Fmt       = "fmt-without-os"           // build package fmt without package os
	Strip     = "strip-function-table"     // keep only what the program itself reads of the table of functions
	Snapshot  = "snapshot"                 // write the module with the program already started
	Transpose = "transpose-function-table" // store the table in columns; the module restores it when it starts
	Divide    = "divide"                   // divide into a primary and a deferred module
	Data      = "divide-data"              // divide the data too, by what the linker knows of references
)

// Steps are all steps in order.
var Steps = []string{Inlining, Fmt, Strip, Snapshot, Transpose, Divide, Data}

// knownRelease is the release of Go whose modules the steps know.
const knownRelease = "go1.26"

// typeListReader is the only function that reads the list of types in a program without plugins.
const typeListReader = "reflect.typelinks"

// known returns an error for unknown steps.
func known(steps []string) error {
	for _, step := range steps {
		if !slices.Contains(Steps, step) {
			return fmt.Errorf("there is no step %q: want some of %s", step, strings.Join(Steps, ", "))
		}
	}
	return nil
}

// withImplied adds the steps that depend on one that is left out.
func withImplied(without []string) ([]string, error) {
	if err := known(without); err != nil {
		return nil, err
	}
	if slices.Contains(without, Strip) {
		without = slices.Concat(without, []string{Snapshot, Transpose})
	}
	if slices.Contains(without, Strip) || slices.Contains(without, Divide) {
		without = slices.Concat(without, []string{Data})
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
		return module, nil // any Go release
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

// module is a parsed module.
type module struct {
	sections []section
	program  *program
	table    *functions
	names    []string // of the functions, before they are removed

	stays    func(i int) bool        // whether a function stays in the primary module; nil if the module is not divided
	takeData func() ([]piece, error) // takes data from memory that only the deferred module needs
	later    []piece                 // the parts of memory that the deferred module contains

	laterColumns [][]int // the entries of the functions of the deferred module; nil if they do not travel as columns

	references *references // nil if the linker has not written them
}

func read(text []byte) (*module, error) {
	sections, err := readSections(text)
	if err != nil {
		return nil, err
	}
	m := &module{sections: sections}
	if err := m.takeReferences(); err != nil {
		return nil, err
	}
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

// checkRelease checks the release of Go in the section "producers".
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
		return nil // snapshot and transpose-function-table depend on it
	}
	panicwrap := slices.Index(m.names, "runtime.panicwrap")
	panics, err := m.program.callers(m.program.imports + panicwrap)
	if err != nil {
		return err
	}
	if err := m.table.strip(func(i int) bool { return panics[i] }); err != nil {
		return err
	}
	m.table.dropIndex()
	if err := m.table.level(); err != nil {
		return err
	}
	if !slices.Contains(without, Snapshot) {
		if err := m.snapshot(); err != nil {
			return err
		}
		clear(m.table.memory[m.table.methodTables.from:m.table.methodTables.to])
	}
	if m.stays != nil {
		reads := slices.Index(m.names, typeListReader)
		m.table.listLater = reads >= 0 && !m.stays(reads)
		if !slices.Contains(without, Transpose) {
			m.laterColumns = m.table.laterColumns(m.stays)
		}
		m.later = m.table.takeLater(m.stays, m.laterColumns != nil)
		data, err := m.takeData()
		if err != nil {
			return err
		}
		m.later = append(m.later, data...)
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

// addStart adds a function with the given body, which runs before all others.
func (m *module) addStart(body []byte) {
	m.program.functions = append(m.program.functions, function{m.addType(typeFunction, 0, 0), body})
	start := section{startSection, appendNumber(nil, m.program.imports+len(m.program.functions)-1)}
	at := slices.IndexFunc(m.sections, func(s section) bool { return s.id == elementSection })
	m.sections = slices.Insert(m.sections, at, start)
	m.writeProgram()
}

// addType adds a function type and returns its number.
func (m *module) addType(text ...byte) int {
	s := m.section(typeSection)
	r := reader{text: s.body}
	count := r.number()
	s.body = append(append(appendNumber(nil, count+1), r.rest()...), text...)
	return count
}

// writeProgram writes the sections of functions.
func (m *module) writeProgram() {
	kinds, code := appendNumber(nil, len(m.program.functions)), appendNumber(nil, len(m.program.functions))
	for _, f := range m.program.functions {
		kinds = appendNumber(kinds, f.kind)
		code = append(appendNumber(code, len(f.body)), f.body...)
	}
	m.section(functionSection).body, m.section(codeSection).body = kinds, code
}
