//go:build js && wasm

package main

import (
	"reflect"
	"runtime"
	"unsafe"

	"tehai/core/jsontext"
	"tehai/wasm/wire"
)

// The quick door for core.js: a request goes over as JSON in memory that both
// sides share, its reply comes back the same way. What goes through js.FuncOf
// instead costs some hundred crossings. A function of globalThis.tehai gives
// the same reply to the same request; what a request may be beside plain data
// is looked at there alone.

// published are the functions on globalThis.tehai, in their order.
var published []wire.Function

var (
	asked   []byte // where the other side writes the request
	replied []byte // the last reply
)

// heavy is how many bytes of request and reply leave so much behind that the collector has its turn at once.
const heavy = 64 << 10

// askBuffer reserves memory for a request of so many bytes and returns its address
// in the module's memory, or 0 for more than a request may have. The address
// holds until the next call.
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

// ask calls the function of a place among the published with the request that
// the first bytes of the buffer are as JSON. A long text may stand beside it,
// in the bytes that follow: it takes the place of the request's empty text. It
// returns the length of the reply, which stands at replyAt; 0 where there is no
// such function.
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
	if int(bytes)+len(replied) > heavy {
		// The collector's turn: nothing interrupts a call here, and once it has taken half of the time it waits for one.
		// Between small calls the program is idle often enough.
		runtime.Gosched()
	}
	return int32(len(replied))
}

// replyAt is the address of the last reply. The next call puts another there.
//
//go:wasmexport replyAt
func replyAt() unsafe.Pointer {
	at := unsafe.Pointer(unsafe.SliceData(replied))
	if cap(replied) > mostKept {
		replied = nil // it stays where it is until the collector runs, which needs a call
	}
	return at
}

// mostKept is how large a buffer is kept for the next call.
const mostKept = 1 << 20

// readText fills in the request that into points to from its JSON and the text
// beside it, if there is any.
func readText(json, beside string, into any) error {
	fields, err := wire.Parse(json)
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
