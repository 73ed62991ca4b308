package slim

// withoutStubs removes the stubs that nothing calls before the deferred module is loaded. Those that are called stand
// behind all other functions, where they compress best; their places in the table are their own, and the places of
// those that are removed are empty until the deferred module fills them.
func (s *splitter) withoutStubs(found *search) error {
	var kept []function
	number := make([]int, len(s.program.functions)) // of each function, or none
	add := func(i int) {
		number[i] = len(kept)
		kept = append(kept, s.program.functions[i])
	}
	for i := range number {
		if i >= len(s.stay) || s.stay[i] {
			add(i)
		}
	}
	for _, i := range s.moves {
		if number[i] = none; found.called[i] || found.taken[i] {
			add(i)
		}
	}
	imports, lost := s.program.imports, false
	next := func(function int) int {
		if function < imports {
			return function
		}
		lost = lost || number[function-imports] == none
		return imports + number[function-imports]
	}
	s.program.functions = kept
	if err := s.renumberCalls(next); err != nil {
		return err
	}
	if err := s.renumberExports(next); err != nil {
		return err
	}
	if start := s.section(startSection); start != nil {
		r := reader{text: start.body}
		start.body = appendNumber(nil, next(r.number()))
	}
	s.section(elementSection).body = elementsOf(len(s.stay), func(i int) (int, bool) {
		return imports + number[i], s.stay[i] || found.taken[i]
	})
	s.writeProgram()
	if lost {
		return errShape
	}
	return nil
}
