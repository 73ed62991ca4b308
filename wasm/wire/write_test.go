package wire

import (
	"math"
	"testing"
)

type leaf struct {
	Name string `js:"name"`
}

type tree struct {
	Text    string  `js:"text"`
	Count   int     `js:"count"`
	Share   float64 `js:"share"`
	Good    bool    `js:"good"`
	Leaves  []leaf  `js:"leaves"`
	Any     any     `js:"any"`
	Maybe   string  `js:"maybe" is:"?"`
	Number  *int    `js:"number" is:"?"`
	Leaf    *leaf   `js:"leaf" is:"?"`
	Options []int   `js:"options" is:"?"`
	Trees   []tree  `js:"trees"`
}

func TestAppend(t *testing.T) {
	zero := 0
	for _, row := range []struct {
		value any
		want  string
	}{
		{"", `""`},
		{12, `12`},
		{-3, `-3`},
		{0.25, `0.25`},
		{1e21, `1e+21`},
		{true, `true`},
		{[]int(nil), `[]`},
		{[]string{"a", ""}, `["a",""]`},
		{leaf{"x"}, `{"name":"x"}`},
		{struct{}{}, `{}`},
		{[]float64{0, 0.000042, 1e-6, 4.2e-7, -2.5e-10, 1e20, 1e21, 0.1, 100000000},
			`[0,0.000042,0.000001,4.2e-7,-2.5e-10,100000000000000000000,1e+21,0.1,100000000]`},
		{map[string]any(nil), `{}`},
		{map[string]any{"b": []string{"x"}, "a": false, "c": 2, "a\"": "t", "d": 0.5},
			`{"a":false,"a\"":"t","b":["x"],"c":2,"d":0.5}`},
		{tree{Any: 1}, `{"text":"","count":0,"share":0,"good":false,"leaves":[],"any":1,"trees":[]}`},
		{tree{Any: []string{}, Maybe: "m", Number: &zero, Leaf: &leaf{"l"}, Options: []int{}, Leaves: []leaf{{"a"}, {"b"}}},
			`{"text":"","count":0,"share":0,"good":false,"leaves":[{"name":"a"},{"name":"b"}],"any":[],"maybe":"m","number":0,"leaf":{"name":"l"},"options":[],"trees":[]}`},
		{tree{Any: false, Trees: []tree{{Any: "in"}}},
			`{"text":"","count":0,"share":0,"good":false,"leaves":[],"any":false,"trees":[` +
				`{"text":"","count":0,"share":0,"good":false,"leaves":[],"any":"in","trees":[]}]}`},
	} {
		if got := string(Append(nil, row.value)); got != row.want {
			t.Errorf("%+v: %s\nwant %s", row.value, got, row.want)
		}
	}
}

// A colour is a text from a small set.
type colour uint8

func (c colour) String() string { return [256]string{"", "red", "a \"green\""}[c] }

// TestWords writes words as texts: alone, in lists, and left out if empty.
func TestWords(t *testing.T) {
	type flag struct {
		Pole  colour   `js:"pole" is:"?"`
		Field colour   `js:"field"`
		All   []colour `js:"all"`
		Some  []colour `js:"some" is:"?"`
	}
	for _, row := range []struct {
		value any
		want  string
	}{
		{colour(2), `"a \"green\""`},
		{[]colour{1, 0, 2}, `["red","","a \"green\""]`},
		{flag{}, `{"field":"","all":[]}`},
		{flag{1, 2, []colour{1}, []colour{}}, `{"pole":"red","field":"a \"green\"","all":["red"],"some":[]}`},
		{map[string]any{"a": colour(1), "b": []colour{1}}, `{"a":"red","b":["red"]}`},
	} {
		if got := string(Append(nil, row.value)); got != row.want {
			t.Errorf("%+v: %s\nwant %s", row.value, got, row.want)
		}
	}
}

func TestNoReply(t *testing.T) {
	for _, value := range []any{math.NaN(), math.Inf(1), uint8(1), map[string]any{"a": nil}, tree{}, [2]int{}, int8(1),
		struct{ untagged int }{}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%#v was written", value)
				}
			}()
			Append(nil, value)
		}()
	}
}
