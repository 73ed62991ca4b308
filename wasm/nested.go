//go:build js && wasm

package main

import "tehai/core/source"

// A getter of a request may call the module while it reads the request. Each
// level looks at its request some times, so the work grows by a power of the
// levels, and every level takes stack of the module and of its caller.

// mostNested is how many calls may be under way at a time.
const mostNested = 3

var nested int

// enter begins to read a request. Whoever gets no error has to leave.
func enter() error {
	if nested >= mostNested {
		return source.Errorf(source.BadType,
			"the request: want plain data, found calls of this module nested in it more than %d deep", mostNested)
	}
	nested++
	return nil
}

func leave() { nested-- }
