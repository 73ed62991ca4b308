//go:build js && wasm

package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

const notPlain = `want plain data (text, numbers, true or false, lists, objects)`

// hostile are requests that no plain program makes. Each gets an error that
// says what is wrong; none throws, and none harms the calls after it.
var hostile = []struct{ function, request, code, message string }{
	{"parse", ``, "missing-field", "the field text is missing"},
	{"parse", `undefined`, "missing-field", "the field text is missing"},
	{"parse", `null`, "bad-type", "the request: want an object, found null or NaN"},
	{"parse", `"123m"`, "bad-type", `the request: want an object, found the text "123m"`},
	{"parse", `5`, "bad-type", "the request: want an object, found 5"},
	{"parse", `5n`, "bad-type", "the request: " + notPlain},
	{"parse", `Symbol('x')`, "bad-type", "the request: " + notPlain},
	{"parse", `() => 1`, "bad-type", "the request: " + notPlain},
	{"parse", `[]`, "bad-type", "the request: want an object, found a list"},
	{"parse", `['123m']`, "bad-type", "the request: want an object, found a list"},
	{"parse", `new Date(0)`, "bad-type", `the request: want an object, found the text "1970-01-01T00:00:00.000Z"`},
	{"parse", `new Map([['text', '123m']])`, "missing-field", "the field text is missing"},
	{"version", `new Map([['text', '123m']])`, "bad-type", "the request: want a plain object, found one of another kind"},
	{"version", `new Error('x')`, "bad-type", "the request: want a plain object, found one of another kind"},
	{"version", `new Uint8Array(3)`, "unknown-field", "there is no field 0; the fields here: none"},
	{"parse", `new Proxy({text: '123m'}, {})`, "bad-type", "the request: " + notPlain},
	{"parse", `new Proxy({}, {ownKeys() { throw new Error('no') }, get() { throw new Error('no') }})`, "bad-type", "the request: " + notPlain},
	{"parse", `{get text() { throw new Error('no') }}`, "bad-type", "text: " + notPlain},
	{"parse", `{text: '123m', toString() { return 'x' }}`, "bad-type", "toString: " + notPlain},
	{"parse", `{text: '123m', dialect: Symbol('mpsz')}`, "bad-type", "dialect: " + notPlain},
	{"parse", `{text: 5n}`, "bad-type", "text: " + notPlain},
	{"parse", `{text: ['123m']}`, "bad-type", "text: want text, found a list"},
	{"parse", `{text: new String('123m')}`, "bad-type", "the request: want plain data, found an object of another kind"},
	{"parse", `{text: new Date(0)}`, "bad-type", "the request: want plain data, found an object of another kind"},
	{"parse", `{text: NaN}`, "bad-type", "text: want text, found null or NaN"},
	{"parse", `{text: '123m', dialect: null}`, "bad-type", "dialect: want text, found null or NaN"},
	{"parse", `{text: undefined}`, "missing-field", "the field text is missing"},
	{"parse", `JSON.parse('{"text":"123m","__proto__":{"dialect":"tenhou"}}')`, "unknown-field", "there is no field __proto__; the fields here: text, dialect"},
	{"parse", `{text: '123m', constructor: 1}`, "unknown-field", "there is no field constructor; the fields here: text, dialect"},
	{"parse", `{text: '123m', 'text\ndialect': 1}`, "unknown-field", "there is no field text\ndialect; the fields here: text, dialect"},
	{"parse", `{text: 'm'.repeat(5000)}`, "too-large", "want a text of at most 4096 bytes, found 5000"},
	{"parse", `{text: 'm'.repeat(10001)}`, "too-large", "text: want at most 10000 characters"},
	{"parse", `{text: 'm'.repeat(21 << 20)}`, "too-large", "the request: want at most 20971520 characters"},
	{"parse", `{text: '\ud83c'}`, "bad-tile", ""},
	{"parse", `{text: '12\u0000'}`, "bad-suit", ""},
	{"parse", `(() => { let deep = []; for (let i = 0; i < 5000; i++) deep = [deep]; return {text: deep} })()`, "bad-type", ""},
	{"parse", `(() => { let deep = []; for (let i = 0; i < 100; i++) deep = [deep]; return {text: deep} })()`, "bad-type", "the request: want fewer levels of lists and objects"},
	{"parse", `(() => { const round = {text: '1m'}; round.dialect = round; return round })()`, "bad-type", ""},
	{"analyze", `{hand: '11m', seen: [,]}`, "bad-type", "seen[0]: want text, found null or NaN"},
	{"analyze", `{hand: '11m', seen: ['1p', undefined]}`, "bad-type", "seen[1]: want text, found null or NaN"},
	{"analyze", `{hand: '11m', seen: {length: 1, 0: '1m'}}`, "bad-type", "seen: want a list, found an object"},
	{"analyze", `{hand: '11m', seen: new Array(2000).fill('1m')}`, "too-large", "seen: want a list of at most 1000, found 2000"},
	{"analyze", `{hand: '11m', players: 3.5}`, "bad-type", "players: want a whole number from 3 to 4, found 3.5"},
	{"analyze", `{hand: '11m', players: Infinity}`, "bad-type", "players: want a whole number from 3 to 4, found null or NaN"},
	{"analyze", `{hand: '11m', fifth: 0}`, "bad-type", "fifth: want true or false, found 0"},
	{"analyze", `{hand: '11m', fifth: new Boolean(false)}`, "bad-type", "the request: want plain data, found an object of another kind"},
	{"score", `{hand: '11m', ruleset: 'classical', situation: new Map([['selfDrawn', true]])}`, "bad-type", "situation: want a plain object, found one of another kind"},
	{"score", `{hand: '11m', ruleset: 'classical', options: new Set(['limit'])}`, "bad-type", "options: want a plain object, found one of another kind"},
	{"score", `{hand: '11m', ruleset: 'classical', options: {limit: -0.5}}`, "bad-type", "options.limit: want true or false, a whole number, text or a list of texts, found -0.5"},
	{"score", `{hand: '11m', ruleset: 'classical', situation: {honba: '1'}}`, "bad-type", `situation.honba: want a whole number from 0 to 1000, found the text "1"`},
	{"fail", `{}`, "internal", "fail failed: on purpose"},
	{"fail", `{how: 'index'}`, "internal", "fail failed: runtime error: index out of range [5] with length 1"},
	{"fail", `{how: 'pointer'}`, "internal", "fail failed: runtime error: invalid memory address or nil pointer dereference"},
}

func TestHostileRequests(t *testing.T) {
	const after, right = `{"text":"123m","dialect":"mpsz"}`,
		`{"value":{"dialect":"mpsz","closed":["1m","2m","3m"],"melds":[],"flowers":[],"text":"123m"}}`
	for _, row := range hostile {
		got := eval(`(() => { try { const {error} = tehai.` + row.function + `(` + row.request + `); return error.code + '|' + error.message }
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

// TestMixedCalls makes many calls in a random order, a third of them hostile;
// every answer is the right one.
func TestMixedCalls(t *testing.T) {
	calls := readCalls(t)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 1500 {
		if i%3 == 0 {
			row := hostile[random.IntN(len(hostile))]
			if strings.Contains(row.request, "<") {
				continue // those that take long to make are asked once
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

// TestChangingRequest reads a request that is another at each look.
func TestChangingRequest(t *testing.T) {
	got := reply("parse", `(() => { let looks = 0; return {get text() { return '1'.repeat(++looks) + 'm' }} })()`)
	if !strings.Contains(got, `"text":"1m"`) {
		t.Error(got)
	}
}
