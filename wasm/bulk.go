//go:build js && wasm

package main

import (
	"unsafe"

	"tehai/core/tile"
	"tehai/wasm/api"
)

// What the exports return in place of a number of hands.
const (
	bulkTooMany = -1 // more hands than the buffer was asked for, or no number
	bulkFailed  = -2 // a fault of the program; later calls work
)

// maxBulk is the most hands of one call.
const maxBulk = 1 << 20

// bulk is the buffer that other programs share: the counts of the hands, and behind them an answer a hand.
var bulk []byte

// bulkBuffer makes the buffer large enough for so many hands and returns its address in the
// module's memory, or 0 for a number that is not from 1 to maxBulk. The address holds until
// bulkBuffer is called for more; the memory itself may have grown.
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

// bulkShanten answers for the hands whose counts stand at the start of the buffer, 34 bytes each, and
// writes the answers right behind the counts; see api.BulkShanten. It returns how
// many hands it answered for, or one of the negative numbers above.
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
