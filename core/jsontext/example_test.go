package jsontext_test

import (
	"fmt"

	"tehai/core/jsontext"
	"tehai/core/source"
)

// A value has its place in the text, so that a fault can be reported at that place.
func ExampleParse() {
	text := `{"name": "East", "scores": [25000, "?"]}`
	value, err := jsontext.Parse(text)
	if err != nil {
		fmt.Println(err)
		return
	}
	scores := value.Get("scores")
	for i := range scores.Items {
		score := scores.At(i)
		if _, ok := score.Int(); !ok {
			line, column := source.Position(text, score.Span.Start)
			fmt.Printf("line %d, column %d: want a number, found %q\n", line, column, score.Text)
		}
	}
	// Output:
	// line 1, column 36: want a number, found "?"
}
