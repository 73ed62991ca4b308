package wire

import (
	"reflect"
	"testing"

	"tehai/core/jsontext"
)

// TestEach checks the bounds of numbers in a list: those that the field states, or else those of every number.
func TestEach(t *testing.T) {
	type lists struct {
		Scores []int `js:"scores" is:"?" in:"..2" each:"-5..5"`
		Plain  []int `js:"plain" is:"?"`
	}
	for text, want := range map[string]string{
		`{"scores":[-5,5],"plain":[0,6]}`: "",
		`{"scores":[-6]}`:                 "scores[0]: want a whole number from -5 to 5, found -6",
		`{"scores":[0,6]}`:                "scores[1]: want a whole number from -5 to 5, found 6",
		`{"scores":[1,2,3]}`:              "scores: want a list of at most 2, found 3",
		`{"plain":[-1]}`:                  "plain[0]: want a whole number from 0 to 1000000, found -1",
	} {
		v, err := jsontext.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := Check(&v, ShapeOf(reflect.TypeFor[lists]())); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
