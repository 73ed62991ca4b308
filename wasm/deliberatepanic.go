//go:build js && wasm && deliberatepanic

package main

import (
	_ "unsafe" // for linkname

	"tehai/wasm/wire"
)

type failRequest struct {
	Exit bool `js:"exit" is:"?"`
}

// exit is os.Exit without package os, which requests more from the page when it starts.
//
//go:linkname exit syscall.Exit
func exit(code int)

// A build with this tag has a function that fails on purpose: by a panic, which later calls survive, or by ending the
// program, after which the module has to be loaded again.
func init() {
	extra = append(extra, wire.Bind("fail", func(request failRequest) (struct{}, error) {
		if request.Exit {
			exit(3)
		}
		panic("on purpose")
	}))
}
