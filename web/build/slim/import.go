package slim

// addImport adds an imported function, and returns its number. All other functions get the next number, where they
// are called, exported and put into the table.
func (m *module) addImport(from, name string, kind int) (int, error) {
	added := m.program.imports
	next := func(function int) int {
		if function >= added {
			function++
		}
		return function
	}
	imports := m.section(importSection)
	imports.body = appendName(appendName(more(imports.body, 1), from), name)
	imports.body = appendNumber(append(imports.body, kindFunction), kind)
	m.program.imports++
	if err := m.renumberCalls(next); err != nil {
		return 0, err
	}
	if err := m.renumberExports(next); err != nil {
		return 0, err
	}
	if err := m.renumberElements(next); err != nil {
		return 0, err
	}
	m.writeProgram()
	return added, nil
}

// The kinds of imports and exports.
const kindFunction, kindTable, kindMemory, kindGlobal = 0, 1, 2, 3

// more returns the body of a section with its count increased.
func more(body []byte, by int) []byte {
	r := reader{text: body}
	count := r.number()
	return append(appendNumber(nil, count+by), r.rest()...)
}

func (m *module) renumberCalls(next func(int) int) error {
	for i := range m.program.functions {
		body := m.program.functions[i].body
		var changed []byte
		done := 0
		err := calls(body, func(at, end, callee int) {
			changed = appendNumber(append(changed, body[done:at]...), next(callee))
			done = end
		})
		if err != nil {
			return err
		}
		m.program.functions[i].body = append(changed, body[done:]...)
	}
	return nil
}

func (m *module) renumberExports(next func(int) int) error {
	exports := m.section(exportSection)
	if exports == nil {
		return errShape
	}
	r := reader{text: exports.body}
	count := r.number()
	body := appendNumber(nil, count)
	for range count {
		body = appendName(body, string(r.take(r.number())))
		kind, number := r.byte(), r.number()
		if kind == kindFunction {
			number = next(number)
		}
		body = appendNumber(append(body, kind), number)
	}
	exports.body = body
	if r.broken || len(r.rest()) > 0 {
		return errShape
	}
	return nil
}

// renumberElements changes Go's table, a single list of all functions.
func (m *module) renumberElements(next func(int) int) error {
	elements := m.section(elementSection)
	if elements == nil {
		return errShape
	}
	r := reader{text: elements.body}
	segments, flags, op, place, end := r.number(), r.number(), r.byte(), r.number(), r.byte()
	count := r.number()
	if segments != 1 || flags != 0 || op != i32Const || place != firstPC || end != endCode ||
		count != len(m.program.functions) {
		return errShape
	}
	body := append(appendSigned([]byte{1, 0, i32Const}, firstPC), endCode)
	body = appendNumber(body, count)
	for range count {
		body = appendNumber(body, next(r.number()))
	}
	elements.body = body
	if r.broken || len(r.rest()) > 0 {
		return errShape
	}
	return nil
}
