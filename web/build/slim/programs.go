package slim

import (
	"slices"
	"strings"
)

// forPrograms is the package of the form of calls that only programs use, with core.wasm: web/engine/module.js does not
// call its exports in a divided module.
const forPrograms = "tehai/wasm/packed."

// unused is the body of a function that a divided module does not have: it has no variables, and traps.
var unused = []byte{0, 0, 0x0b}

// withoutPrograms takes the code of what only programs use from a module that will be divided. Other programs with the
// package, as its tests are, keep it.
func (m *module) withoutPrograms() {
	if !slices.Contains(m.names, "main.askPacked") {
		return
	}
	for i, name := range m.names {
		if strings.HasPrefix(name, forPrograms) {
			m.program.functions[i].body = unused
		}
	}
}
