//go:build js && wasm

package main

import "tehai/core/source"

// A getter of a request may call the module while the module reads the request. Each level reads its request several
// times, so the work grows exponentially with the levels, and every level uses stack of the module and of its caller.

// mostNested is the greatest number of calls that may be in progress at a time.
const mostNested = 3

var nested int

// enter begins to read a request. If it returns no error, the caller must call leave.
func enter() error {
	if nested >= mostNested {
		return source.Errorf(source.BadType,
			"the request: want plain data, found calls of this module nested in it more than %d deep", mostNested)
	}
	nested++
	return nil
}

func leave() { nested-- }
