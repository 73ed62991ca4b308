//go:build js && wasm

package main

// The site's page loads a primary module: web/build/slim moves functions that a hand does not need into a deferred one.
// The build replaces calls of these functions by restMissing while the deferred module is not loaded.
//
//go:noinline
func restMissing() {
	panic("this function is in the deferred module, which has not been loaded")
}

// missing keeps restMissing in the module, which otherwise has no caller.
var missing = restMissing
