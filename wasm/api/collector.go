package api

import _ "unsafe" // for linkname

// While a text is read nearly all that is taken from the heap stays: the collector finds little, and whatever is
// written meanwhile takes longer. It comes rarely then, but only for texts with which the heap stays small. While a
// file is reviewed it comes rarely too: an eighth of the time would go into clearing away what a review leaves behind.
const (
	mostSpared = 5 << 18 // bytes of a text
	rarely     = 300     // how much the heap grows between two of its turns, in percent
	asUsual    = 100
)

// sparing is how many readings and reviews are under way that the collector leaves alone.
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

// setGCPercent is that of runtime/debug without its package, which asks the page for more when it starts.
//
//go:linkname setGCPercent runtime/debug.setGCPercent
func setGCPercent(percent int32) (before int32)
