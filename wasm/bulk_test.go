//go:build js && wasm

package main

import (
	"testing"
	"unsafe"

	"tehai/core/tile"
)

// TestBulk checks that the exports refuse invalid calls, and work right afterwards.
func TestBulk(t *testing.T) {
	for _, hands := range []int32{0, -1, maxBulk + 1, -1 << 31} {
		if at := bulkBuffer(hands); at != nil {
			t.Errorf("a buffer for %d hands", hands)
		}
	}
	at := bulkBuffer(3)
	if at == nil || bulkBuffer(2) != at {
		t.Fatal("the buffer moves, or there is none")
	}
	buffer := unsafe.Slice((*byte)(at), 3*(tile.Kinds+1))
	clear(buffer)
	for kind := range 13 {
		buffer[tile.Kinds+kind] = 1
	}
	buffer[2*tile.Kinds] = 5
	for _, row := range []struct{ hands, want int32 }{{-1, bulkTooMany}, {1 << 30, bulkTooMany}, {0, 0}, {3, 3}} {
		if got := bulkShanten(row.hands); got != row.want {
			t.Errorf("%d hands: %d, want %d", row.hands, got, row.want)
		}
	}
	if got := [3]byte(buffer[3*tile.Kinds:]); got != [3]byte{127, 0, 127} {
		t.Errorf("answers %v", got)
	}
	bulk = bulk[:tile.Kinds:tile.Kinds] // an answer beyond the end: refused, not read
	if got := bulkShanten(1); got != bulkTooMany {
		t.Errorf("a buffer too small: %d", got)
	}
}
