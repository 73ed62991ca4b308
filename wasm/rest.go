//go:build js && wasm

package main

// A site's page loads a primary module: web/build/slim puts functions that a
// hand does not need into a deferred one. The build calls restMissing in the place
// of one of them as long as the deferred module has not been loaded.
//
//go:noinline
func restMissing() {
	panic("this function is in the deferred module, which has not been loaded")
}

// missing keeps restMissing in the module, where nobody calls it.
var missing = restMissing
