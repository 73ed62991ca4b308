package shanten

import (
	"testing"

	"tehai/core/tile"
)

// TestStandard asks for as many sets as fit into the hand, where it must agree with Of; and for one more or less, where
// a set of three new tiles makes up the difference.
func TestStandard(t *testing.T) {
	for _, hand := range randomHands(2000, 13, func(int) bool { return true }) {
		if got, want := Standard(&hand, 4), Of(&hand).Standard; got != want {
			t.Fatalf("%v: %d from four sets, want %d", hand.Tiles(), got, want)
		}
		ten := hand
		for kind, gone := 0, 0; gone < 3; kind++ {
			for ; ten[kind] > 0 && gone < 3; gone++ {
				ten[kind]--
			}
		}
		if got, want := Standard(&ten, 3), Of(&ten).Standard; got != want {
			t.Fatalf("%v: %d from three sets, want %d", ten.Tiles(), got, want)
		}
		if three, four := Standard(&hand, 3), Standard(&hand, 4); three > four || four > three+3 {
			t.Fatalf("%v: %d from three sets and %d from four", hand.Tiles(), three, four)
		}
	}
	var none tile.Counts
	for sets := range 5 {
		if got := Standard(&none, sets); int(got) != 3*sets+1 {
			t.Errorf("nothing is %d from %d sets and a pair, want %d", got, sets, 3*sets+1)
		}
	}
}
