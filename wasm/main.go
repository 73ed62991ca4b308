//go:build js && wasm

// Command wasm is the module that pages and other programs load. When it starts it defines its functions on
// globalThis.tehai, and then waits for calls.
package main

import (
	"github.com/hack-pad/safejs"

	"tehai/wasm/api"
	"tehai/wasm/wire"
)

func main() {
	api.Random = func() float64 { return chance.Invoke().Float() }
	if err := publish("tehai", append(api.Functions(), extra...)); err != nil {
		panic(err)
	}
	if missing == nil {
		return // never
	}
	select {}
}

// extra are functions that only test builds have.
var extra []wire.Function

// publish defines an object with the functions on globalThis under the name.
func publish(name string, functions []wire.Function) error {
	object, err := safejs.ValueOf(map[string]any{})
	if err != nil {
		return err
	}
	for _, f := range functions {
		bound, err := bind(f)
		if err != nil {
			return err
		}
		if err := object.Set(f.Name, bound); err != nil {
			return err
		}
	}
	published = functions
	return safejs.Global().Set(name, object)
}
