//go:build js && wasm

package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
)

// A hostileCall is a request that no normal program makes. It returns an error that names the fault; none throws, and
// none affects later calls.
type hostileCall struct{ function, request, code, message string }

// readHostile returns the calls of the file.
func readHostile(t *testing.T) []hostileCall {
	t.Helper()
	text, err := os.ReadFile("testdata/hostile.txt")
	if err != nil {
		t.Fatal(err)
	}
	var calls []hostileCall
	for _, line := range strings.Split(string(text), "\n") {
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '\t':
			code, message, _ := strings.Cut(line[1:], " ")
			if message, err = strconv.Unquote(message); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			last := &calls[len(calls)-1]
			last.code, last.message = code, message
		default:
			function, request, _ := strings.Cut(line, " ")
			calls = append(calls, hostileCall{function: function, request: request})
		}
	}
	if len(calls) < 50 {
		t.Fatalf("%d calls in the file", len(calls))
	}
	return calls
}

func TestHostileRequests(t *testing.T) {
	const after, right = `{"text":"123m","dialect":"mpsz"}`,
		`{"value":{"dialect":"mpsz","closed":["1m","2m","3m"],"melds":[],"flowers":[],"text":"123m"}}`
	for _, row := range readHostile(t) {
		got := eval(`(() => { try { const {error} = tehai.` + row.function + `(` + row.request +
			`); return error.code + '|' + error.message }
			catch (e) { return 'thrown: ' + e } })()`).String()
		code, message, _ := strings.Cut(got, "|")
		if code != row.code || row.message != "" && message != row.message {
			t.Errorf("%s(%s): %s, want %s|%s", row.function, row.request, got, row.code, row.message)
		}
		if got := reply("parse", after); got != right {
			t.Fatalf("after %s(%s): %s", row.function, row.request, got)
		}
	}
}

// TestMixedCalls makes many calls in a random order, a third of them hostile; every reply is right.
func TestMixedCalls(t *testing.T) {
	calls, hostile := readCalls(t), readHostile(t)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 1500 {
		if i%3 == 0 {
			row := hostile[random.IntN(len(hostile))]
			if strings.Contains(row.request, "<") {
				continue // requests that take long to make are used once
			}
			if got := reply(row.function, row.request); !strings.HasPrefix(got, fmt.Sprintf(`{"error":{"code":%q`, row.code)) {
				t.Fatalf("call %d: %s(%s): %s", i, row.function, row.request, got)
			}
			continue
		}
		c := calls[random.IntN(len(calls))]
		if got := reply(c[0], c[1]); got != c[2] {
			t.Fatalf("call %d: %s %s\n%s\nwant\n%s", i, c[0], c[1], got, c[2])
		}
	}
}

// TestChangingRequest reads a request whose getters return another value each time.
func TestChangingRequest(t *testing.T) {
	got := reply("parse", `(() => { let looks = 0; return {get text() { return '1'.repeat(++looks) + 'm' }} })()`)
	if !strings.Contains(got, `"text":"1m"`) {
		t.Error(got)
	}
}

// TestNestedCalls reads requests whose getters call the module recursively: the calls are refused, and the module keeps
// working.
func TestNestedCalls(t *testing.T) {
	for _, depth := range []string{"5", "30", "300"} {
		got := eval(`(() => {
			const nested = (n) => ({ get text() { return n ? tehai.parse(nested(n - 1)).error?.message ?? '1m' : '2m' }, f() {} })
			return JSON.stringify(tehai.parse(nested(` + depth + `)))
		})()`).String()
		if !strings.Contains(got, `"code":"bad-type"`) {
			t.Errorf("%s deep: %s", depth, got)
		}
		if got := reply("parse", `{text: '1m'}`); !strings.Contains(got, `"text":"1m"`) {
			t.Fatalf("after %s deep: %s", depth, got)
		}
	}
	got := eval(`JSON.stringify(tehai.parse({ get text() { return tehai.parse({ text: '1m' }).value.text } }))`).String()
	if !strings.Contains(got, `"text":"1m"`) {
		t.Errorf("a call in a getter: %s", got)
	}
}
