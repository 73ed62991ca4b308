package packed

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"tehai/wasm/wire"
)

type packedAsk struct {
	Hand   string   `js:"hand" in:"..20"`
	Times  int      `js:"times" is:"?" in:"1..250"`
	Brief  bool     `js:"brief" is:"?"`
	Tiles  []string `js:"tiles" is:"?" in:"..3"`
	Within struct {
		Wind string `js:"wind" is:"?"`
	} `js:"within" is:"?"`
	Free map[string]any `js:"free" is:"?"`
}

type packedAnswer struct {
	Hand  string   `js:"hand"`
	Times int      `js:"times"`
	Brief bool     `js:"brief"`
	Tiles []string `js:"tiles"`
	Wind  string   `js:"wind" is:"?"`
	Free  string   `js:"free" is:"?"`
}

func answerPacked(ask packedAsk) (any, error) {
	switch ask.Hand {
	case "fault":
		return nil, errors.New("no")
	case "panic":
		panic("on purpose")
	case "NaN":
		return math.NaN(), nil
	case "free":
		return map[string]any{"a": 1}, nil
	}
	free := ""
	if len(ask.Free) > 0 {
		free = fmt.Sprint(ask.Free)
	}
	return packedAnswer{ask.Hand, ask.Times, ask.Brief, ask.Tiles, ask.Within.Wind, free}, nil
}

// TestRequests reads packed requests and compares with the same as JSON; what Check would refuse is Unread.
func TestRequests(t *testing.T) {
	f := wire.Bind("packed", answerPacked)
	var p Codec
	for _, row := range []struct{ packed, want string }{
		{"\x01\x021m\x00", `{"hand":"1m","times":0,"brief":false,"tiles":[]}`},
		{"\x01\x021m\x02\x07\x03\x01\x04\x02\x011\x0222\x05\x01\x01E\x00\x00",
			`{"hand":"1m","times":7,"brief":true,"tiles":["1","22"],"wind":"E"}`},
		{"\x02\xfa\x01\x00\x00", `{"hand":"","times":250,"brief":false,"tiles":[]}`},
		{"\x01\x00\x06\x22{\"a\":true,\"b\":5,\"c\":\"x\",\"d\":[\"y\"]}\x00",
			`{"hand":"","times":0,"brief":false,"tiles":[],"free":"map[a:true b:5 c:x d:[y]]"}`},
		{"\x01\x05fault\x00", `{"error":{"code":"internal","message":"no"}}`},
		{"\x01\x05panic\x00", `{"error":{"code":"internal","message":"packed failed: on purpose"}}`},
		{"\x01\x03NaN\x00", `{"error":{"code":"internal","message":"packed failed: wire: no number: NaN"}}`},
		{"\x01\x04free\x00", `{"value":{"a":1}}`},

		{"", ""},     // without its end
		{"\x00", ""}, // without the hand
		{"\x01\x021m", `{"hand":"1m","times":0,"brief":false,"tiles":[]}`},
		{"\x01\x021m\x00\x00", ""},              // more than it
		{"\x01\x051m\x00", ""},                  // a text beyond the end
		{"\x07\x021m\x00", ""},                  // no such field
		{"\xff\x021m\x00", ""},                  // likewise
		{"\x01\x00\x06\x07{\"a\":1.\x00", ""},   // no JSON
		{"\x01\x00\x06\x09{\"a\":1.5}\x00", ""}, // not a free value
		{"\x01\x00\x06\x0d{\"a\":1000001}\x00", ""},
		{"\x01\x00\x02\xfb\x00", ""}, // 251
		{"\x01\x00\x02\x00\x00", ""}, // 0 times
		{"\x01\x15123456789012345678901\x00", ""},
		{"\x01\x00\x04\x04\x00\x00\x00\x00\x00", ""}, // four tiles
		{"\x01\x00\x04\xff\x00", ""},
	} {
		reply, form := p.Reply(&f, nil, strings.Clone(row.packed)) // a literal would be a text of the program
		got := string(reply)
		if form == Bytes {
			got = unpacked(&p, reply)
		}
		if got != row.want {
			t.Errorf("%q: %s, want %s", row.packed, got, row.want)
		}
	}
}

// unpacked is a packed reply as JSON.
func unpacked(p *Codec, reply []byte) string {
	at := 0
	var read func(*plan) any
	number := func() int {
		at++
		return int(reply[at-1])
	}
	text := func() string {
		n := number()
		if n%2 == 1 {
			panic("a text of the program")
		}
		at += n / 2
		return string(reply[at-n/2 : at])
	}
	read = func(made *plan) any {
		switch made.shape.Kind {
		case wire.Text:
			return text()
		case wire.Bool:
			at++
			return reply[at-1] == 1
		case wire.Int:
			return number()
		case wire.List:
			list := make([]any, number())
			for i := range list {
				list[i] = read(made.elem)
			}
			return list
		}
		object := packedAnswer{}
		object.Hand, object.Times, object.Brief = text(), number(), read(made.fields[2].plan).(bool)
		for _, one := range read(made.fields[3].plan).([]any) {
			object.Tiles = append(object.Tiles, one.(string))
		}
		for _, into := range []*string{&object.Wind, &object.Free} {
			if at++; reply[at-1] == 1 {
				*into = text()
			}
		}
		return object
	}
	value := read(p.plans[number()])
	if at != len(reply) {
		return "more than a value"
	}
	return string(wire.Append(nil, value))
}

// TestShapes reads the shapes as JavaScript does.
func TestShapes(t *testing.T) {
	f := wire.Bind("packed", answerPacked)
	var c Codec
	first := described(t, &c, &f, 0)
	asks := first.Shapes[first.Asks]
	if len(asks.Fields) != 6 || asks.Fields[3] != (field{"tiles", true, 4}) || first.Shapes[4].Elem != 1 ||
		first.Shapes[1].Kind != int(wire.Text) {
		t.Errorf("%+v", first)
	}
	c.Reply(&f, nil, "\x01\x00\x00")
	if then := described(t, &c, &f, len(first.Shapes)); len(then.Shapes) != 1 || then.Asks != first.Asks {
		t.Errorf("the shapes of the reply: %+v", then)
	}
	if then := described(t, &c, &f, 1000); len(then.Shapes) != 0 {
		t.Errorf("shapes that are not there: %+v", then)
	}
}

func described(t *testing.T, c *Codec, f *wire.Function, from int) (list shapes) {
	t.Helper()
	text := c.AppendShapes(nil, f, from)
	if err := json.Unmarshal(text, &list); err != nil || list.Shapes == nil {
		t.Fatalf("%s: %v", text, err)
	}
	return list
}

// TestMemory counts what a packed call leaves to the garbage collector: the list of the request, and the value.
func TestMemory(t *testing.T) {
	f := wire.Bind("packed", answerPacked)
	var p Codec
	reply := make([]byte, 0, 1000)
	text := strings.Clone("\x01\x021m\x04\x02\x011\x0222\x00")
	allocations := testing.AllocsPerRun(100, func() {
		if _, form := p.Reply(&f, reply, text); form != Bytes {
			t.Fatal("not packed")
		}
	})
	if allocations > 2 {
		t.Errorf("%v allocations", allocations)
	}
}

// FuzzRequest reads any bytes: none may panic, or make more of a request than they are.
func FuzzRequest(f *testing.F) {
	f.Add("\x01\x021m\x02\x07\x03\x01\x04\x02\x011\x0222\x05\x01\x01E\x00\x00")
	f.Add("\x01\x00\x06\x09{\"a\":1.5}\x00")
	f.Fuzz(func(t *testing.T, text string) {
		var p Codec
		var ask packedAsk
		reading := request{text: text}
		shape := wire.ShapeOf(reflect.TypeFor[packedAsk]())
		if !reading.read(unsafe.Pointer(&ask), p.planOf(shape)) {
			return
		}
		fields, err := wire.Parse(string(wire.Append(nil, ask)))
		if err == nil {
			err = wire.Check(&fields, shape)
		}
		if ascii := strings.IndexFunc(text, func(r rune) bool { return r > 127 }) < 0; err != nil && ascii {
			t.Errorf("%q is %+v: %v", text, ask, err)
		}
	})
}
