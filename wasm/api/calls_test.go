package api

import (
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/wasm/wire"
)

var update = flag.Bool("update", false, "write testdata/calls.txt and web/engine/core.d.ts anew")

// A call is one row of testdata/calls.txt: a function, its request and its
// reply as JSON. The same rows are called from JavaScript by the tests of the
// module.
type call struct{ function, request, reply string }

const callsFile = "testdata/calls.txt"

// readCalls reads lines of "function request" each followed by its reply; empty lines and those with # are comments.
func readCalls(t testing.TB) []call {
	t.Helper()
	text, err := os.ReadFile(callsFile)
	if err != nil {
		t.Fatal(err)
	}
	var calls []call
	for _, line := range strings.Split(string(text), "\n") {
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '{':
			calls[len(calls)-1].reply = line
		default:
			function, request, _ := strings.Cut(line, " ")
			calls = append(calls, call{function: function, request: request})
		}
	}
	return calls
}

// answer calls a function as the module does, except for the assignment in JavaScript.
func answer(t testing.TB, function, request string) string {
	t.Helper()
	f := find(t, function)
	return string(f.Answer(func(into any) error {
		v, err := jsontext.Parse(request)
		if err != nil {
			t.Fatalf("%s: %v", request, err)
		}
		if err := wire.Check(&v, f.Request()); err != nil {
			return err
		}
		assign(reflect.ValueOf(into).Elem(), &v, f.Request())
		wire.FillFree(reflect.ValueOf(into).Elem(), &v, f.Request())
		return nil
	}))
}

// find returns the function with a name.
func find(t testing.TB, name string) *wire.Function {
	t.Helper()
	for _, f := range Functions() {
		if f.Name == name {
			return &f
		}
	}
	t.Fatalf("there is no function %s", name)
	return nil
}

// assign fills a request that has been checked.
func assign(into reflect.Value, v *jsontext.Value, shape *wire.Shape) {
	switch shape.Kind {
	case wire.Text:
		into.SetString(v.Text)
	case wire.Int:
		n, _ := v.Int()
		into.SetInt(int64(n))
	case wire.Bool:
		into.SetBool(v.Is())
	case wire.List:
		into.Set(reflect.MakeSlice(shape.Type, len(v.Items), len(v.Items)))
		for i := range v.Items {
			assign(into.Index(i), &v.Items[i], shape.Elem)
		}
	case wire.Pointer:
		into.Set(reflect.New(shape.Type.Elem()))
		assign(into.Elem(), v, shape.Elem)
	case wire.Object:
		for i, name := range v.Names {
			f := shape.Field(name)
			assign(into.Field(f.Index), &v.Fields[i], f.Shape)
		}
	}
}

// TestCalls compares every reply with the one in the file.
func TestCalls(t *testing.T) {
	if *update {
		writeCalls(t)
	}
	for _, c := range readCalls(t) {
		if got := answer(t, c.function, c.request); got != c.reply {
			t.Errorf("%s %s\n%s\nwant\n%s", c.function, c.request, got, c.reply)
		}
	}
}

// writeCalls rewrites the file with the current replies.
func writeCalls(t *testing.T) {
	t.Helper()
	text, err := os.ReadFile(callsFile)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, line := range strings.Split(strings.TrimRight(string(text), "\n"), "\n") {
		if strings.HasPrefix(line, "{") {
			continue
		}
		out.WriteString(line + "\n")
		if function, request, ok := strings.Cut(line, " "); ok && line[0] != '#' {
			out.WriteString(answer(t, function, request) + "\n")
		}
	}
	if err := os.WriteFile(callsFile, []byte(out.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
