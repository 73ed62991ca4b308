package source_test

import (
	"fmt"

	"tehai/core/source"
)

// An error has the place in a text, and the text that would be right there.
func ExampleErrorAt() {
	text := "123m\n456q"
	err := source.ErrorAt(source.Span{Start: 8, End: 9}, source.BadSuit, "want a suit letter after 456, found %q",
		"q").WithHint("p")
	line, column := source.Position(text, err.Span.Start)
	fmt.Println(line, column, err.Code, err, err.Hint)
	// Output:
	// 2 4 bad-suit want a suit letter after 456, found "q" p
}
