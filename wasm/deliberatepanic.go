//go:build js && wasm && deliberatepanic

package main

import (
	"sync"

	"tehai/wasm/wire"
)

type failRequest struct {
	Exit bool `js:"exit" is:"?"`
}

// A build with this tag has a function that fails on purpose: by a panic, which
// the next call survives, or by ending the program, which a new load does.
func init() {
	extra = append(extra, wire.Bind("fail", func(request failRequest) (struct{}, error) {
		if request.Exit {
			new(sync.Mutex).Unlock() // which nothing recovers from
		}
		panic("on purpose")
	}))
}
