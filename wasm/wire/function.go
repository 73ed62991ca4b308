package wire

import (
	"fmt"
	"reflect"

	"tehai/core/source"
)

// Function is one function of the interface.
type Function struct {
	Name    string
	Request *Shape
	Value   *Shape
	call    func(read func(request any) error) (any, error)
}

// Bind makes a function of the interface out of a handler. The request is a
// struct of plain fields; the value is what the reply holds.
func Bind[Req, Value any](name string, handle func(Req) (Value, error)) Function {
	return Function{
		Name:    name,
		Request: ShapeOf(reflect.TypeFor[Req]()),
		Value:   ShapeOf(reflect.TypeFor[Value]()),
		call: func(read func(any) error) (any, error) {
			var request Req
			if err := read(&request); err != nil {
				return nil, err
			}
			return handle(request)
		},
	}
}

// Answer calls the function and returns its reply as JSON: {"value": …} or
// {"error": …}. read fills in the request, which it is given a pointer to; its
// error is the reply's. Answer never panics: a panic, here or in read, is the
// error internal.
func (f *Function) Answer(read func(request any) error) (reply []byte) {
	defer func() {
		if r := recover(); r != nil {
			reply = appendError(nil, &Fault{Code: string(source.Internal), Message: f.Name + " failed: " + fmt.Sprint(r)})
		}
	}()
	value, err := f.call(read)
	if err != nil {
		return appendError(nil, FaultOf(err))
	}
	reply = append(make([]byte, 0, 4096), `{"value":`...)
	return append(Append(reply, value), '}')
}

func appendError(dst []byte, f *Fault) []byte {
	return append(Append(append(dst, `{"error":`...), *f), '}')
}
