package wire

import (
	"reflect"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/source"
)

type inner struct {
	Draws  int      `js:"draws" is:"?" in:"1..3"`
	Tiles  []string `js:"tiles" is:"Tile?" in:"..2"`
	Scores []int    `js:"scores" is:"?"`
}

type request struct {
	Hand    string         `js:"hand" in:"..8"`
	Win     string         `js:"win" is:"?"`
	Count   int            `js:"count" is:"?"`
	Share   float64        `js:"share" is:"?"`
	Fifth   bool           `js:"fifth" is:"?"`
	Inner   inner          `js:"inner" is:"?"`
	Inners  []inner        `js:"inners" is:"?"`
	Options map[string]any `js:"options" is:"?"`
}

func check1(t testing.TB, text string) error {
	t.Helper()
	v, err := jsontext.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return Check(&v, ShapeOf(reflect.TypeFor[request]()))
}

func TestCheck(t *testing.T) {
	const fields = "hand, win, count, share, fifth, inner, inners, options"
	for _, row := range []struct{ request, code, message, hint string }{
		{`{"hand":""}`, "", "", ""},
		{`{"hand":"12345678","win":"","count":0,"share":1.5,"fifth":false,"inner":{},"inners":[{},{"draws":3}],"options":{}}`,
			"", "", ""},
		{`{"hand":"","options":{"a":true,"b":-2,"c":"x","d":["x","y"],"e":[]}}`, "", "", ""},

		{`null`, "bad-type", "the request: want an object, found null or NaN", ""},
		{`[]`, "bad-type", "the request: want an object, found a list", ""},
		{`"hand"`, "bad-type", `the request: want an object, found the text "hand"`, ""},
		{`{}`, "missing-field", "the field hand is missing", ""},
		{`{"hnad":"1m"}`, "unknown-field", "there is no field hnad; the fields here: " + fields, "hand"},
		{`{"hand":"1m","Fifth":true}`, "unknown-field", "there is no field Fifth; the fields here: " + fields, "fifth"},
		{`{"hand":"1m","":1}`, "unknown-field", "there is no field ; the fields here: " + fields, ""},
		{`{"hand":"1m","__proto__":{"win":"1m"}}`, "unknown-field", "there is no field __proto__; the fields here: " + fields,
			""},
		{`{"hand":"1m","inner":{"draw":1}}`, "unknown-field",
			"there is no field inner.draw; the fields here: draws, tiles, scores", "draws"},
		{`{"hand":1}`, "bad-type", "hand: want text, found 1", ""},
		{`{"hand":null}`, "bad-type", "hand: want text, found null or NaN", ""},
		{`{"hand":"1m","win":false}`, "bad-type", "win: want text, found false", ""},
		{`{"hand":"123456789"}`, "too-large", "hand: want at most 8 characters", ""},
		{`{"hand":"手牌手牌手牌手牌"}`, "", "", ""},
		{`{"hand":"🀇🀇🀇🀇🀇"}`, "too-large", "hand: want at most 8 characters", ""},
		{`{"hand":"1m","count":1.9}`, "bad-type", "count: want a whole number from 0 to 1000000, found 1.9", ""},
		{`{"hand":"1m","count":-1}`, "bad-type", "count: want a whole number from 0 to 1000000, found -1", ""},
		{`{"hand":"1m","count":1e21}`, "bad-type", "count: want a whole number from 0 to 1000000, found 1e21", ""},
		{`{"hand":"1m","count":"3"}`, "bad-type", `count: want a whole number from 0 to 1000000, found the text "3"`, ""},
		{`{"hand":"1m","share":[]}`, "bad-type", "share: want a number, found a list", ""},
		{`{"hand":"1m","fifth":"yes"}`, "bad-type", `fifth: want true or false, found the text "yes"`, ""},
		{`{"hand":"1m","fifth":1}`, "bad-type", "fifth: want true or false, found 1", ""},
		{`{"hand":"1m","inner":[]}`, "bad-type", "inner: want an object, found a list", ""},
		{`{"hand":"1m","inner":{"draws":0}}`, "bad-type", "inner.draws: want a whole number from 1 to 3, found 0", ""},
		{`{"hand":"1m","inner":{"tiles":"1m"}}`, "bad-type", `inner.tiles: want a list, found the text "1m"`, ""},
		{`{"hand":"1m","inner":{"tiles":["1m",null]}}`, "bad-type", "inner.tiles[1]: want text, found null or NaN", ""},
		{`{"hand":"1m","inner":{"tiles":["1m","1m","1m"]}}`, "too-large", "inner.tiles: want a list of at most 2, found 3",
			""},
		{`{"hand":"1m","inner":{"scores":[1,2.5]}}`, "bad-type",
			"inner.scores[1]: want a whole number from 0 to 1000000, found 2.5", ""},
		{`{"hand":"1m","inners":[{},{"draws":4}]}`, "bad-type", "inners[1].draws: want a whole number from 1 to 3, found 4",
			""},
		{`{"hand":"1m","options":[]}`, "bad-type", "options: want an object, found a list", ""},
		{`{"hand":"1m","options":{"limit":1.5}}`, "bad-type",
			"options.limit: want true or false, a whole number, text or a list of texts, found 1.5", ""},
		{`{"hand":"1m","options":{"limit":null}}`, "bad-type",
			"options.limit: want true or false, a whole number, text or a list of texts, found null or NaN", ""},
		{`{"hand":"1m","options":{"limit":{}}}`, "bad-type",
			"options.limit: want true or false, a whole number, text or a list of texts, found an object", ""},
		{`{"hand":"1m","options":{"limit":["a",1]}}`, "bad-type", "options.limit[1]: want text, found 1", ""},
		{`{"hand":"1m","options":{"limit":9999999}}`, "bad-type",
			"options.limit: want true or false, a whole number, text or a list of texts, found 9999999", ""},
		{`{"hand":"1m","` + strings.Repeat("x", 99) + `":1}`, "unknown-field", "there is no field " + strings.Repeat("x",
			60) + "…; the fields here: " + fields, ""},
	} {
		err := check1(t, row.request)
		if err == nil && row.code == "" {
			continue
		}
		e, _ := err.(*source.Error)
		if e == nil || string(e.Code) != row.code || e.Message != row.message || e.Hint != row.hint {
			t.Errorf("%s: %#v\nwant %s %s %s", row.request, err, row.code, row.message, row.hint)
		}
	}
}

// FuzzCheck checks that no request of any shape panics.
func FuzzCheck(f *testing.F) {
	for _, seed := range []string{`{"hand":"1m"}`, `{"hand":"1m","options":{"a":[1,"b"]},"inners":[{"draws":1e9},null]}`,
		`[[]]`, `{"":""}`} {
		f.Add(seed)
	}
	shape := ShapeOf(reflect.TypeFor[request]())
	f.Fuzz(func(t *testing.T, text string) {
		v, err := jsontext.Parse(text)
		if err != nil {
			return
		}
		if Check(&v, shape) == nil {
			var into request
			FillFree(reflect.ValueOf(&into).Elem().FieldByName("Options"), v.Get("options"), shape.Field("options").Shape)
		}
	})
}

func TestFillFree(t *testing.T) {
	type win struct {
		Options map[string]any `js:"options" is:"?"`
	}
	type deal struct {
		Wins    []win          `js:"wins"`
		Options map[string]any `js:"options" is:"?"`
	}
	v, err := jsontext.Parse(`{"wins":[{},{"options":{"n":3}}],"options":{"b":true,"t":"x","l":["a","b"]}}`)
	if err != nil {
		t.Fatal(err)
	}
	got := deal{Wins: make([]win, 2)}
	FillFree(reflect.ValueOf(&got).Elem(), &v, ShapeOf(reflect.TypeFor[deal]()))
	want := deal{
		Wins:    []win{{}, {Options: map[string]any{"n": 3}}},
		Options: map[string]any{"b": true, "t": "x", "l": []string{"a", "b"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestNearest(t *testing.T) {
	names := []string{"selfDrawn", "seatWind", "roundWind", "hand", "to"}
	for text, want := range map[string]string{
		"selfdrawn": "selfDrawn", "self-drawn": "selfDrawn", "seatwindow": "seatWind", "roundtable": "",
		"roundwnd": "roundWind", "hands": "hand", "x": "", "": "", "ot": "",
	} {
		if got := Nearest(text, names); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", text, got, want)
		}
	}
}
