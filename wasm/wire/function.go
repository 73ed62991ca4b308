package wire

import (
	"fmt"
	"reflect"

	"tehai/core/source"
)

// Function is one function of the interface.
type Function struct {
	Name    string
	request reflect.Type
	value   reflect.Type
	handle  any
	call    func(handle, request any) (any, error) // of the handler and a pointer to a request
}

// Request returns the shape of the request. Shapes are made on first use: a page that starts needs few of them.
func (f *Function) Request() *Shape { return ShapeOf(f.request) }

// Value returns the shape of the reply's value.
func (f *Function) Value() *Shape { return ShapeOf(f.value) }

// Bind makes a function of the interface from a handler. The request is a struct of plain fields; the value is the
// content of the reply.
func Bind[Req, Value any](name string, handle func(Req) (Value, error)) Function {
	return Function{
		Name:    name,
		request: reflect.TypeFor[Req](),
		value:   reflect.TypeFor[Value](),
		handle:  handle,
		call:    call[Req, Value],
	}
}

// call is compiled once a function; all else is shared. It captures nothing: the type of a closure that captures the
// handler would spell out every field of request and value, in the part of the module that every page loads.
func call[Req, Value any](handle, request any) (any, error) {
	return handle.(func(Req) (Value, error))(*request.(*Req))
}

// NewRequest returns a pointer to an empty request.
func (f *Function) NewRequest() reflect.Value { return reflect.New(f.request) }

// Call calls the function with a copy of the request that the pointer refers to. It may panic.
func (f *Function) Call(request any) (value any, err error) { return f.call(f.handle, request) }

// Answer calls the function and returns its reply as JSON: {"value": …} or
// {"error": …}. read fills in the request, which it is given a pointer to; its
// error is the reply's. Answer never panics: a panic, here or in read, is the
// error internal.
func (f *Function) Answer(read func(request any) error) (reply []byte) {
	return f.Append(make([]byte, 0, 4096), read)
}

// Append appends the result of Answer to dst; it may overwrite the capacity of dst in any case.
func (f *Function) Append(dst []byte, read func(request any) error) (reply []byte) {
	defer func() {
		if r := recover(); r != nil {
			reply = f.AppendPanic(dst, r)
		}
	}()
	request := f.NewRequest().Interface()
	if err := read(request); err != nil {
		return AppendError(dst, err)
	}
	value, err := f.Call(request)
	if err != nil {
		return AppendError(dst, err)
	}
	return AppendValue(dst, value)
}

// AppendPanic appends the reply to a call that has panicked.
func (f *Function) AppendPanic(dst []byte, reason any) []byte {
	return appendFault(dst, &Fault{Code: string(source.Internal), Message: f.Name + " failed: " + fmt.Sprint(reason)})
}

// AppendValue appends the reply of a value.
func AppendValue(dst []byte, value any) []byte {
	return append(Append(append(dst, `{"value":`...), value), '}')
}

// AppendError appends the reply of an error.
func AppendError(dst []byte, err error) []byte { return appendFault(dst, FaultOf(err)) }

func appendFault(dst []byte, f *Fault) []byte {
	return append(Append(append(dst, `{"error":`...), *f), '}')
}
