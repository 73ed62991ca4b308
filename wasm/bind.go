//go:build js && wasm

package main

import (
	"github.com/hack-pad/safejs"

	"tehai/wasm/wire"
)

// bind makes a JavaScript function that takes one plain object and returns {value} or {error}. Replies are passed as
// one JSON text: creating the objects field by field would take three to five times as long.
func bind(f wire.Function) (safejs.Func, error) {
	return safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		reply := f.Answer(func(request any) error {
			if err := enter(); err != nil {
				return err
			}
			defer leave()
			argument := safejs.Undefined()
			if len(args) > 0 {
				argument = args[0]
			}
			return read(argument, request)
		})
		return safejs.Safe(parseJSON.Invoke(string(reply)))
	})
}
