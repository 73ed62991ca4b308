//go:build js && wasm

package main

import (
	"unsafe"

	"tehai/core/tile"
	"tehai/wasm/api"
)

// Error values of the exports that otherwise return a number of hands.
const (
	bulkTooMany = -1 // more hands than the buffer was made for, or a negative number
	bulkFailed  = -2 // a bug of the program; later calls work
)

// maxBulk is the most hands of one call.
const maxBulk = 1 << 20

// bulk is the shared buffer: the counts of the hands, and after them one answer for each hand.
var bulk []byte

// bulkBuffer makes the buffer large enough for that many hands and returns its address in the module's memory, or 0 for
// a number that is not from 1 to maxBulk. The address is valid until bulkBuffer is called for more hands; the memory
// itself may have grown.
//
//go:wasmexport bulkBuffer
func bulkBuffer(hands int32) (at unsafe.Pointer) {
	defer func() {
		if recover() != nil {
			at = nil
		}
	}()
	if hands < 1 || hands > maxBulk {
		return nil
	}
	if need := int(hands) * (tile.Kinds + 1); len(bulk) < need {
		bulk = make([]byte, need)
	}
	return unsafe.Pointer(&bulk[0])
}

// bulkShanten computes the shanten of the hands whose counts are at the start of the buffer, 34 bytes each, and writes
// the answers directly after the counts; see api.BulkShanten. It returns the number of hands, or one of the negative
// numbers above.
//
//go:wasmexport bulkShanten
func bulkShanten(hands int32) (done int32) {
	defer func() {
		if recover() != nil {
			done = bulkFailed
		}
	}()
	counts := int(hands) * tile.Kinds
	if hands < 0 || counts+int(hands) > len(bulk) {
		return bulkTooMany
	}
	if hands > 0 {
		api.BulkShanten(bulk[:counts], unsafe.Slice((*int8)(unsafe.Pointer(&bulk[counts])), hands))
	}
	return hands
}
