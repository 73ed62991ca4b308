//go:build js && wasm

package main

import "syscall/js"

// The functions used from JavaScript's standard library. Each is looked up once: a call by name would copy the name
// every time.
var (
	object          = js.Global().Get("Object")
	objectPrototype = object.Get("prototype")
	prototypeOf     = object.Get("getPrototypeOf")
	keysOf          = object.Get("keys")
	property        = js.Global().Get("Reflect").Get("get")
	copyOf          = js.Global().Get("structuredClone")
	parseJSON       = js.Global().Get("JSON").Get("parse")
	chance          = js.Global().Get("Math").Get("random")
	writeJSON       = js.Global().Get("JSON").Get("stringify")
	// unitAt(text, i) is text.charCodeAt(i): NaN at and after the end.
	unitAt = js.Global().Get("Function").Get("prototype").Get("call").Call("bind",
		js.Global().Get("String").Get("prototype").Get("charCodeAt"))
)
