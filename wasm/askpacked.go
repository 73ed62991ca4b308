//go:build js && wasm

package main

import (
	"encoding/binary"
	"unsafe"

	"tehai/wasm/packed"
)

// The entry point for programs that make very many small calls; web/engine/packed.js is its other side.

var codec packed.Codec

// askPacked calls the published function with that index, as ask does, with the packed request in the first bytes of
// the buffer. It returns the length of the packed reply at replyAt, or minus the length of a reply in JSON; 0 if the
// function was not called because the request has to be given as JSON.
//
//go:wasmexport askPacked
func askPacked(function, bytes int32) int32 {
	if function < 0 || int(function) >= len(published) || bytes < 0 || int(bytes) > len(asked) {
		return 0
	}
	reply, form := codec.Reply(&published[function], replied[:0], string(asked[:bytes]))
	replied = reply
	yieldAfter(int(bytes))
	switch form {
	case packed.Bytes:
		return int32(len(replied))
	case packed.JSON:
		return -int32(len(replied))
	}
	return 0
}

// described are the shapes that JavaScript asked for last, after their length in four bytes.
var described []byte

// packedShapes returns the address of the shapes from a number on, those of the requests of a function among them:
// their length in four bytes, and their JSON. It is valid until the next call of this function.
//
//go:wasmexport packedShapes
func packedShapes(function, from int32) unsafe.Pointer {
	if function < 0 || int(function) >= len(published) || from < 0 {
		return nil
	}
	described = codec.AppendShapes(append(described[:0], 0, 0, 0, 0), &published[function], int(from))
	binary.LittleEndian.PutUint32(described, uint32(len(described)-4))
	return unsafe.Pointer(unsafe.SliceData(described))
}
