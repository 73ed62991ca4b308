package odds_test

import (
	"fmt"

	"tehai/core/odds"
)

// A closed hand one tile from ready, eight own draws left, against a riichi.
func ExampleAsk() {
	o := odds.Ask(&odds.Question{
		Hand:   odds.Hand{Shanten: 1, Win: []float64{.565, .492, .411, .322, .228, .135, .054, 0}},
		Rivals: []odds.Rival{{Riichi: true, Discards: 9}, {Discards: 8}, {Discards: 9}},
		Value:  3900,
		Sticks: 1,
	})
	fmt.Printf("wins %.1f %%, others %.1f %%, draw %.1f %%\n", 100*o.Win, 100*o.Others, 100*o.Draw)
	// Output: wins 13.7 %, others 71.9 %, draw 14.4 %
}
