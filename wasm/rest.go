//go:build js && wasm

package main

// A site's page loads the module in two parts: web/build/slim puts functions
// that a hand does not need into the second. The build calls restMissing in the
// place of one of them when it is wanted and the page cannot bring it.
//
//go:noinline
func restMissing() {
	panic("the second part of the module could not be loaded")
}

// missing keeps restMissing in the module, where nobody calls it.
var missing = restMissing
