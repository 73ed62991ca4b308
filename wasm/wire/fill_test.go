package wire

import (
	"fmt"
	"reflect"
	"testing"

	"tehai/core/jsontext"
)

// TestFill fills every kind of value that a request may have; absent fields stay unchanged.
func TestFill(t *testing.T) {
	type inner struct {
		N    int            `js:"n"`
		Free map[string]any `js:"free" is:"?"`
	}
	type outer struct {
		Text  string   `js:"text"`
		Ratio float64  `js:"ratio" is:"?"`
		On    bool     `js:"on" is:"?"`
		Words []string `js:"words" is:"?"`
		Ns    []int    `js:"ns" is:"?"`
		Near  *int     `js:"near" is:"?"`
		Deep  []inner  `js:"deep" is:"?"`
		Kept  string   `js:"kept" is:"?"`
	}
	v, err := jsontext.Parse(`{"text":"手","ratio":-2.5e1,"on":true,"words":["a","b"],"ns":[3,-4],"near":0,` +
		`"deep":[{"n":7,"free":{"a":true,"b":2,"c":"d","e":["f"]}},{"n":8}]}`)
	if err != nil {
		t.Fatal(err)
	}
	got := outer{Kept: "as it was"}
	Fill(reflect.ValueOf(&got).Elem(), &v, ShapeOf(reflect.TypeFor[outer]()))
	near := got.Near
	got.Near = nil
	if near == nil || *near != 0 {
		t.Errorf("near is %v, want a 0", near)
	}
	want := `{Text:手 Ratio:-25 On:true Words:[a b] Ns:[3 -4] Near:<nil> Deep:[{N:7 Free:map[a:true b:2 c:d e:[f]]} {N:8 Free:map[]}] Kept:as it was}`
	if text := fmt.Sprintf("%+v", got); text != want {
		t.Errorf("got  %s\nwant %s", text, want)
	}
}
