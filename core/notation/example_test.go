package notation_test

import (
	"errors"
	"fmt"

	"tehai/core/notation"
	"tehai/core/source"
)

func ExampleParse() {
	p, _ := notation.Parse("123m406p789s11z 5'55z", notation.Auto)
	fmt.Println(p.Dialect, p.Hand.Closed, len(p.Hand.Melds), p.Hand.WinTile())
	// Output: mpsz [1m 2m 3m 4p 0p 6p 7s 8s 9s 1z 1z] 1 1z
}

func ExampleParse_error() {
	const text = "123x"
	_, err := notation.Parse(text, notation.Auto)
	var e *source.Error
	if errors.As(err, &e) {
		fmt.Println(e)
		fmt.Println(text[e.Span.Start:e.Span.End])
	}
	// Output:
	// want one of m p s z after 123, found x
	// x
}

func ExampleFormat() {
	p, _ := notation.Parse("34067p 2'13m", "mpsz")
	for _, id := range []string{"kobalab", "mjai", "unicode"} {
		text, _ := notation.Format(p, id)
		fmt.Println(text)
	}
	// Output:
	// p34067,m12-3
	// 3p 4p 5pr 6p 7p 1m 2m 3m
	// 🀛🀜🀝🀞🀟🀇🀈🀉
}

func ExampleNormal() {
	p, _ := notation.Parse("E E P 5mr 5m", notation.Auto)
	text, _ := notation.Normal(p)
	fmt.Println(p.Dialect, text)
	// Output: mjai 115z0m+5m
}
