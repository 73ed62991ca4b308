package api

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/wasm/wire"
)

// checkAnswer calls a function with a request of JSON text and reports results that no input may cause: a reply that is
// not JSON, a partial reply, a panic, or a module that does not answer the next call.
func checkAnswer(t *testing.T, function, request string) {
	t.Helper()
	reply := answer(t, function, request)
	if !json.Valid([]byte(reply)) {
		t.Fatalf("%s %s: the reply is no JSON: %s", function, request, reply)
	}
	if !strings.HasPrefix(reply, `{"value":`) && !strings.HasPrefix(reply, `{"error":{"code":"`) {
		t.Fatalf("%s %s: neither a value nor an error: %s", function, request, reply)
	}
	if strings.HasPrefix(reply, `{"error":{"code":"internal"`) {
		t.Fatalf("%s %s: %s", function, request, reply)
	}
	if next := answer(t, "parse", `{"text":"1m"}`); !strings.HasPrefix(next, `{"value":{"dialect":"mpsz"`) {
		t.Fatalf("after %s %s parse answers %s", function, request, next)
	}
	for _, registry := range []interface{ clear() }{openReplays, openGames} {
		registry.clear()
	}
}

// clear closes everything that is open, so that one input cannot affect another.
func (s *registry[T]) clear() { clear(s.items) }

// FuzzRaw calls every function of the interface with any JSON.
func FuzzRaw(f *testing.F) {
	place := map[string]uint8{}
	for i, function := range Functions() {
		place[function.Name] = uint8(i)
	}
	for _, c := range readCalls(f) {
		f.Add(place[c.function], c.request)
	}
	functions := Functions()
	f.Fuzz(func(t *testing.T, at uint8, request string) {
		if _, err := jsontext.Parse(request); err != nil || len(request) > 20_000 {
			return
		}
		checkAnswer(t, functions[int(at)%len(functions)].Name, request)
	})
}

// FuzzStructured calls every function with requests that have its shape, made of meaningful words, so that they are not
// refused at once.
func FuzzStructured(f *testing.F) {
	functions := Functions()
	for at := range functions {
		f.Add(uint8(at), []byte("\x00\x01\x02\x03\x04\x05\x06\x07\x08"))
		f.Add(uint8(at), []byte(strings.Repeat("\xff\x03\x0b\x1d", 20)))
	}
	f.Fuzz(func(t *testing.T, at uint8, choices []byte) {
		function := functions[int(at)%len(functions)]
		m := maker{choices: choices}
		checkAnswer(t, function.Name, m.value(function.Request(), 0, 3))
	})
}

// words are used for texts of structured requests.
var words = []string{
	"", "22234555s222p666z", "123m406p789s1155z", "19m19p19s1234567z1m", "123m45p6'66z7'89s1z+1z", "11112345678999p", "1m",
	"0p", "5p", "7z", "1f", "j", "?", "!",
	"E", "S", "W", "N", "H", "V", "auto", "mpsz", "libmahjong", "34", "34-counts", "136", "tenhou", "kobalab", "unicode",
	"words", "uzje", "mjai", "mjlog",
	"classical", "riichi-tenhou", "riichi-ema", "riichi-tenhou-3p", "riichi-mahjong-soul", "wins", "exhausted", "nagashi",
	"left", "across", "right",
	"full", "abbreviated", "144", "draw", "draw-ron", "ready", "win", "value", "concealed", "added", "g1", "r1", "Ed1m",
	"-", "Ed1t S- Sd9m", "E 1 0 4\nE\n1.E",
	`{"log":[[[0,0,0],[25000,25000,25000,25000],[33],[],[11,12,13],[],[],[],[],[],[],[],[],[],[],[],["流局"]]]}`,
	`<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" oya="0"/></mjloggm>`,
	"{\"type\":\"start_game\"}",
	"<img src=x onerror=alert(1)>", "\u202e🀇手",
}

// keys and settings are used for options.
var (
	keys = []string{"first", "limit", "round", "redFives", "openTanyao", "renhou", "localYaku", "countedLimit",
		"nonsense"}
	settings = []string{"true", "false", "0", "3", "500", `"yakuman"`, `"none"`, `["kanburi"]`, "[]", `"x"`}
)

// maker makes JSON of a shape; each byte of choices decides one thing, and after the last byte every choice is the
// first.
type maker struct{ choices []byte }

func (m *maker) pick(n int) int {
	if len(m.choices) == 0 || n <= 1 {
		return 0
	}
	c := int(m.choices[0])
	m.choices = m.choices[1:]
	return c % n
}

func (m *maker) value(shape *wire.Shape, low, high int) string {
	switch shape.Kind {
	case wire.Text:
		return string(jsontext.AppendText(nil, words[m.pick(len(words))]))
	case wire.Int:
		return strconv.Itoa(low + m.pick(min(high-low, 40)+1))
	case wire.Bool:
		return [...]string{"false", "true"}[m.pick(2)]
	case wire.List:
		items := make([]string, m.pick(5))
		for i := range items {
			items[i] = m.value(shape.Elem, 0, 3)
		}
		return "[" + strings.Join(items, ",") + "]"
	case wire.Pointer:
		return m.value(shape.Elem, low, high)
	case wire.Free:
		return "{" + strconv.Quote(keys[m.pick(len(keys))]) + ":" + settings[m.pick(len(settings))] + "}"
	}
	var fields []string
	for _, f := range shape.Fields {
		if !f.Optional || m.pick(3) == 0 {
			fields = append(fields, strconv.Quote(f.Name)+":"+m.value(f.Shape, f.Min, f.Max))
		}
	}
	return "{" + strings.Join(fields, ",") + "}"
}
