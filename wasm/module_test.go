//go:build js && wasm

package main

import (
	"cmp"
	"math"
	"os"
	"slices"
	"strings"
	"syscall/js"
	"testing"
	"unsafe"

	"tehai/wasm/api"
	"tehai/wasm/wire"
)

// TestMain publishes the module's functions and one that fails on purpose.
func TestMain(m *testing.M) {
	if err := publish("tehai", append(api.Functions(), wire.Bind("fail", fail))); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

type failing struct {
	How string `js:"how" is:"?"`
}

// fail fails in each way in which a bug of the program can appear.
func fail(request failing) ([]int, error) {
	var none *failing
	switch request.How {
	case "pointer":
		return []int{len(none.How)}, nil
	case "index":
		return []int{[]int{1}[len(request.How)]}, nil
	}
	panic("on purpose")
}

// eval runs a JavaScript expression.
func eval(expression string) js.Value {
	return js.Global().Get("Function").New("return (" + expression + ")").Invoke()
}

// reply calls a function of the module with the value of an expression and returns its reply as JSON.
func reply(function, expression string) string {
	call := `(() => { try { return JSON.stringify(tehai.` + function + `(` + expression +
		`)) } catch (e) { return 'thrown: ' + e } })()`
	return eval(call).String()
}

// readCalls returns the calls of the file: function, request, reply.
func readCalls(t *testing.T) [][3]string {
	t.Helper()
	text, err := os.ReadFile("api/testdata/calls.txt")
	if err != nil {
		t.Fatal(err)
	}
	var calls [][3]string
	for _, line := range strings.Split(string(text), "\n") {
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '{':
			calls[len(calls)-1][2] = line
		default:
			function, request, _ := strings.Cut(line, " ")
			calls = append(calls, [3]string{function, request})
		}
	}
	if len(calls) < 100 {
		t.Fatalf("%d calls in the file", len(calls))
	}
	return calls
}

// TestCalls requests every reply of the file through JavaScript. JSON.parse and JSON.stringify do not change the
// spelling of anything in it.
func TestCalls(t *testing.T) {
	for _, c := range readCalls(t) {
		if got := reply(c[0], c[1]); got != c[2] {
			t.Errorf("%s %s\n%s\nwant\n%s", c[0], c[1], got, c[2])
		}
	}
}

// asking writes a request into the shared memory, as core.js does, with an additional text, and returns the reply.
func asking(t *testing.T, function, request, beside string) string {
	t.Helper()
	place := slices.IndexFunc(published, func(f wire.Function) bool { return f.Name == function })
	if at := askBuffer(int32(len(request) + len(beside))); at == nil {
		t.Fatalf("a request of %d bytes was refused", len(request)+len(beside))
	}
	copy(asked[copy(asked, request):], beside)
	length := ask(int32(place), int32(len(request)), int32(len(beside)))
	return string(unsafe.Slice((*byte)(replyAt()), length))
}

// TestAsking requests every reply of the file through shared memory, and checks its errors.
func TestAsking(t *testing.T) {
	texts := 0
	for _, c := range readCalls(t) {
		expression := cmp.Or(c[1], "{}")
		request := eval("JSON.stringify(" + expression + ")").String()
		if got := asking(t, c[0], request, ""); got != c[2] {
			t.Errorf("%s %s\n%s\nwant\n%s", c[0], c[1], got, c[2])
		}
		text := eval("(" + expression + ").text")
		if text.Type() != js.TypeString {
			continue
		}
		texts++
		request = eval("JSON.stringify({ ..." + expression + ", text: '' })").String()
		if got := asking(t, c[0], request, text.String()); got != c[2] {
			t.Errorf("%s %s with its text separate\n%s\nwant\n%s", c[0], c[1], got, c[2])
		}
	}
	if texts < 20 {
		t.Errorf("%d requests with a text", texts)
	}
	for _, row := range []struct{ function, request, beside, want string }{
		{"fail", `{}`, "", `{"error":{"code":"internal","message":"fail failed: on purpose"}}`},
		{"fail", `{"how":"pointer"}`, "",
			`{"error":{"code":"internal","message":"fail failed: runtime error: invalid memory address or nil pointer dereference"}}`},
		{"parse", strings.Repeat("[", 100), "",
			`{"error":{"code":"bad-type","message":"the request: want fewer levels of lists and objects"}}`},
		{"parse", `[]`, "", `{"error":{"code":"bad-type","message":"the request: want an object, found a list"`},
		{"parse", `{}`, "123m", `{"error":{"code":"missing-field","message":"the field text is missing"`},
		{"parse", `{"text":5}`, "123m", `{"error":{"code":"bad-type","message":"text: want`},
	} {
		if got := asking(t, row.function, row.request, row.beside); !strings.HasPrefix(got, row.want) {
			t.Errorf("%s %s: %s, want %s", row.function, row.request, got, row.want)
		}
	}
	if askBuffer(-1) != nil || askBuffer(math.MaxInt32) != nil {
		t.Error("a request of any length is accepted")
	}
	if ask(-1, 0, 0) != 0 || ask(int32(len(published)), 0, 0) != 0 || ask(0, math.MaxInt32, 0) != 0 ||
		ask(0, 1, math.MaxInt32) != 0 || ask(0, 2, -1) != 0 {
		t.Error("a function that is not there has answered")
	}
}

func TestPublished(t *testing.T) {
	for expression, want := range map[string]string{
		`Object.keys(tehai).join(' ')`:                                                                    names(),
		`Object.getPrototypeOf(tehai) === Object.prototype`:                                               "true",
		`typeof tehai.version`:                                                                            "function",
		`Object.getOwnPropertyDescriptor(globalThis, 'tehai').writable`:                                   "true",
		`Object.getPrototypeOf(tehai.rulesets({}).value[0].options) === Array.prototype`:                  "true",
		`tehai.analyze({hand: '123m'}).value.hasOwnProperty('draws')`:                                     "false",
		`tehai.score({hand: '123m456p789s1155z5z', ruleset: 'riichi-ema', options: undefined}).value.win`: "true",
	} {
		if got := eval(`String(` + expression + `)`).String(); got != want {
			t.Errorf("%s: %s, want %s", expression, got, want)
		}
	}
}

func names() string {
	var names []string
	for _, f := range api.Functions() {
		names = append(names, f.Name)
	}
	return strings.Join(append(names, "fail"), " ")
}
