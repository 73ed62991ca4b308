//go:build js && wasm

package main

import (
	"reflect"
	"runtime"
	"unsafe"

	"tehai/core/jsontext"
	"tehai/wasm/wire"
)

// The fast entry point for core.js: a request is written as JSON into shared memory, and its reply is read from there.
// A call through js.FuncOf costs several hundred crossings between Go and JavaScript instead. The same function of
// globalThis.tehai gives the same reply to the same request; only there are requests checked for values that are not
// plain data.

// published are the functions of globalThis.tehai, in their order.
var published []wire.Function

var (
	asked    []byte // JavaScript writes the request here
	replied  []byte // the last reply
	requests wire.Requests
)

// heavy is the size of a request and its reply in bytes from which the garbage collector runs at once.
const heavy = 64 << 10

// askBuffer reserves memory for a request of that many bytes and returns its address in the module's memory, or 0 for
// more bytes than a request may have. The address is valid until the next call.
//
//go:wasmexport askBuffer
func askBuffer(bytes int32) unsafe.Pointer {
	if bytes < 0 || bytes > 3*maxRequest {
		return nil
	}
	if len(asked) < int(bytes) {
		asked = make([]byte, max(int(bytes), 4096))
	}
	return unsafe.Pointer(unsafe.SliceData(asked))
}

// ask calls the published function with that index; the request is the JSON in the first bytes of the buffer. A long
// text may follow in the next bytes: it replaces an empty text in the request. It returns the length of the reply,
// whose address is replyAt; 0 if there is no such function.
//
//go:wasmexport ask
func ask(function, bytes, beside int32) int32 {
	if function < 0 || int(function) >= len(published) || bytes < 0 || beside < 0 || int(bytes)+int(beside) > len(asked) {
		return 0
	}
	json := string(asked[:bytes])
	text := string(asked[bytes : bytes+beside])
	bytes += beside
	replied = published[function].Append(replied[:0], func(request any) error { return readText(json, text, request) })
	if len(asked) > mostKept {
		asked = nil
	}
	yieldAfter(int(bytes))
	return int32(len(replied))
}

// yieldAfter yields to the garbage collector after a large call: calls here are not preempted, and the collector waits
// for a yield once it has used half of the time. Between small calls the program is idle often enough.
func yieldAfter(bytes int) {
	if bytes+len(replied) > heavy {
		runtime.Gosched()
	}
}

// replyAt is the address of the last reply. The next call changes it.
//
//go:wasmexport replyAt
func replyAt() unsafe.Pointer {
	at := unsafe.Pointer(unsafe.SliceData(replied))
	if cap(replied) > mostKept {
		replied = nil // it stays in place until the collector runs, which needs a call
	}
	return at
}

// mostKept is the largest size of a buffer that is reused for the next call.
const mostKept = 1 << 20

// readText fills the request that into points to from its JSON and the additional text, if there is any.
func readText(json, beside string, into any) error {
	fields, err := requests.Parse(json)
	if err != nil {
		return err
	}
	if text := fields.Get("text"); beside != "" && text.Kind == jsontext.String {
		text.Text = beside
	}
	shape := wire.ShapeOf(reflect.TypeOf(into).Elem())
	if err := wire.Check(&fields, shape); err != nil {
		return err
	}
	wire.Fill(reflect.ValueOf(into).Elem(), &fields, shape)
	return nil
}
