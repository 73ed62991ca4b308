package jsontext

import (
	"encoding/json"
	"strings"
	"testing"

	"tehai/core/source"
)

func TestParse(t *testing.T) {
	v, err := Parse(` {"a": [1, -2.5e3, "x\u624b\ud83c\udc07\n", true, null], "b": {}, "a ": 0} `)
	if err != nil {
		t.Fatal(err)
	}
	a := v.Get("a")
	if n, ok := a.At(0).Int(); n != 1 || !ok {
		t.Errorf("a[0] = %d, %v", n, ok)
	}
	if _, ok := a.At(1).Int(); ok || a.At(1).Text != "-2.5e3" {
		t.Errorf("a[1] = %s", a.At(1).Text)
	}
	if got := a.At(2).String(); got != "x手🀇\n" {
		t.Errorf("a[2] = %q", got)
	}
	if !a.At(3).Is() || a.At(4).Kind != Null || v.Get("b").Kind != Object || v.Get("c").Get("d").At(3).Kind != Absent {
		t.Errorf("%+v", v)
	}
	if span := a.At(0).Span; span != (source.Span{Start: 8, End: 9}) {
		t.Errorf("a[0] is at %v", span)
	}
}

func TestErrors(t *testing.T) {
	deep := make([]byte, 100)
	for i := range deep {
		deep[i] = '['
	}
	for text, want := range map[string]string{
		``:           "JSON: want a value, found the end",
		`[1,]`:       "JSON: want a value, found ']'",
		`[1 2]`:      "JSON: want , or ] after an item, found '2'",
		`{a:1}`:      "JSON: want a name in quotes, found 'a'",
		`{"a" 1}`:    "JSON: want : after a name, found '1'",
		`{"a":1 "b"`: `JSON: want , or } after a field, found '"'`,
		`"ab`:        `JSON: want the closing ", found the end`,
		`"\q"`:       `JSON: want one of " \ / b f n r t u after \, found 'q'`,
		`"\u12"`:     `JSON: want four hex digits after \u, found 'u'`,
		`1.`:         "JSON: want a digit after the point, found the end",
		`-`:          "JSON: want a digit, found the end",
		`1e`:         "JSON: want a digit in the exponent, found the end",
		`[] 手`:       "JSON: want nothing more after the value, found '手'",
		string(deep): "JSON: want no more than 64 levels, found '['",
	} {
		if _, err := Parse(text); err == nil || err.Error() != want {
			t.Errorf("%.20s: %v, want %s", text, err, want)
		}
	}
}

// FuzzParse checks that every text that the standard library reads gives the same value here.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{`{"a":[1,2,{"b":"c\u0041"}]}`, `"\ud800\udc00x"`, `-0.5E+7`, `[[[]]]`, `"\ud800"`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		ours, err := Parse(text)
		var theirs any
		if json.Unmarshal([]byte(text), &theirs) != nil || len(text) > 4000 {
			return
		}
		if err != nil {
			if depth(theirs) > 60 {
				return
			}
			t.Fatalf("%q: %v", text, err)
		}
		compare(t, text, &ours, theirs)
	})
}

func depth(v any) int {
	deepest := 0
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			deepest = max(deepest, depth(item))
		}
	case map[string]any:
		for _, item := range v {
			deepest = max(deepest, depth(item))
		}
	}
	return deepest + 1
}

func compare(t *testing.T, text string, ours *Value, theirs any) {
	t.Helper()
	ok := true
	switch theirs := theirs.(type) {
	case nil:
		ok = ours.Kind == Null
	case bool:
		ok = ours.Kind == Bool && ours.Is() == theirs
	case float64:
		ok = ours.Kind == Number
	case string:
		ok = ours.Kind == String && string([]rune(ours.Text)) == theirs
	case []any:
		ok = ours.Kind == Array && len(ours.Items) == len(theirs)
		for i := range ours.Items {
			compare(t, text, &ours.Items[i], theirs[i])
		}
	case map[string]any:
		ok = ours.Kind == Object
		for name, item := range theirs {
			if string([]rune(name)) == name && ours.Get(name).Kind != Absent {
				compare(t, text, ours.Get(name), item)
			}
		}
	}
	if !ok {
		t.Fatalf("%q: %+v, the standard library reads %v", text, ours, theirs)
	}
}

// TestPrefix checks that everything complete before a fault is kept.
func TestPrefix(t *testing.T) {
	for text, want := range map[string]string{
		`[1,[2,3],[4,5`:        "[1 [2 3] [4 5]]",
		`{"a":[1,2],"b":"x`:    "{a:[1 2]}",
		`{"a":[1,2],"b":[3,x]`: "{a:[1 2] b:[3]}",
		`[1] 2`:                "[1]",
		`"x`:                   "",
	} {
		v, err := Prefix(text)
		if got := outline(&v); err == nil || got != want {
			t.Errorf("%s: %s, %v, want %s and an error", text, got, err, want)
		}
	}
}

func outline(v *Value) string {
	text := ""
	for i := range v.Items {
		text += " " + outline(&v.Items[i])
	}
	for i := range v.Fields {
		text += " " + v.Names[i] + ":" + outline(&v.Fields[i])
	}
	switch v.Kind {
	case Array:
		return "[" + strings.TrimPrefix(text, " ") + "]"
	case Object:
		return "{" + strings.TrimPrefix(text, " ") + "}"
	}
	return v.Text
}

// TestOutline reads the items of a list one at a time, and compares with Prefix, which reads them at once.
func TestOutline(t *testing.T) {
	for _, row := range [][3]string{
		{`{"a":0,"log":[1,[2,{"x":3}],"s"],"b":[4]}`, "log", "{a:0 log:[] b:[4]} 1 [2 {x:3}] s"},
		{`[1,{"log":[2]}]`, "", "[] 1 {log:[2]}"},
		{`{"x":{"log":[1]},"log":3}`, "log", "{x:{log:[1]} log:3}"},
		{`{"log":[1],"log":[2,3]}`, "log", "{log:[] log:[]} 2 3"},
		{`{"log":[1,[2,`, "log", "{log:[]} 1 [2] !"},
		{`{"log":[1,x`, "log", "{log:[]} 1 !"},
		{`{"log":[1,[2]], "b`, "log", "{log:[]} 1 [2] !"},
		{`{"log":[]}`, "log", "{log:[]}"},
		{`{"log":[[[1]]]} 2`, "log", "{log:[]} [[1]] !"},
	} {
		v, list, fault := Outline(row[0], row[1])
		got := outline(&v)
		for i := range list.Len() {
			item, _ := list.Item(i)
			got += " " + outline(&item)
			if item.Span.Start != list.Span(i).Start {
				t.Errorf("%s: item %d is at %v, reported at %v", row[0], i, item.Span, list.Span(i))
			}
		}
		if fault != nil {
			got += " !"
		}
		if got != row[2] {
			t.Errorf("%s: %s, want %s", row[0], got, row[2])
		}
		if _, whole := Prefix(row[0]); (whole == nil) != (fault == nil) || whole != nil && whole.Error() != fault.Error() {
			t.Errorf("%s: %v, read at once %v", row[0], fault, whole)
		}
	}
	deep := strings.Repeat("[", 80)
	if _, _, err := Outline(`{"log":[`+deep, "log"); err == nil ||
		err.Error() != "JSON: want no more than 64 levels, found '['" {
		t.Errorf("80 levels within a list: %v", err)
	}
	var list List
	if v, err := list.Item(3); v.Kind != Absent || err != nil {
		t.Errorf("an item out of range: %v, %v", v, err)
	}
}

// TestTexts reads texts with shared buffers, and compares with separate ones.
func TestTexts(t *testing.T) {
	var texts Texts
	for _, text := range []string{`[1,[2,3],{"a":[4]}]`, `{"b":[5,{"c":6}],"d":[7`, `[[8],[9,10]]`,
		`{"e":[[11,12],"x\ny"]}`, ``, `[13]`} {
		want, wrong := Parse(text)
		got, err := texts.Parse(text)
		if outline(&got) != outline(&want) || (err == nil) != (wrong == nil) || err != nil && err.Error() != wrong.Error() {
			t.Errorf("%s: %s, %v, read alone %s, %v", text, outline(&got), err, outline(&want), wrong)
		}
	}
}

// TestMostValues checks that more values than any log has are refused.
func TestMostValues(t *testing.T) {
	many := "[" + strings.Repeat("0,", maxValues) + "0]"
	if _, err := Parse(many); err == nil || err.Error() != "JSON: want no more than 65536 values, found '0'" {
		t.Error(err)
	}
	_, list, err := Outline(many, "")
	if err != nil || list.Len() != maxValues+1 {
		t.Errorf("%d items, %v", list.Len(), err)
	}
	// Skipped values are not counted: the fields after a long list are read.
	v, list, err := Outline(`{"log":`+many+`,"ref":"x"}`, "log")
	if err != nil || list.Len() != maxValues+1 || v.Get("ref").String() != "x" {
		t.Errorf("%d items, then %q, %v", list.Len(), v.Get("ref").String(), err)
	}
	if _, _, err := Outline("["+strings.Repeat("0,", maxItems)+"0]", ""); err == nil ||
		err.Error() != "JSON: want no more than 524288 items in a list, found '0'" {
		t.Error(err)
	}
}
