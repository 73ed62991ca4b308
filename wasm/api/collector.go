package api

import _ "unsafe" // for linkname

// While a text is read nearly all that is allocated stays in use: the garbage collector frees little, and slows down
// writing. It runs rarely then, but only for texts with which the heap stays small. During a review it runs rarely too:
// it would take an eighth of the time otherwise.
const (
	mostSpared = 5 << 18 // bytes of a text
	rarely     = 300     // growth of the heap between two collections, in percent
	asUsual    = 100
)

// sparing is the number of readings and reviews in progress with rare collections.
var sparing int

func collectRarely() {
	if sparing++; sparing == 1 {
		setGCPercent(rarely)
	}
}

func collectAsUsual() {
	if sparing--; sparing == 0 {
		setGCPercent(asUsual)
	}
}

// setGCPercent is that of runtime/debug without its package, which requests more from the page when it starts.
//
//go:linkname setGCPercent runtime/debug.setGCPercent
func setGCPercent(percent int32) (before int32)
