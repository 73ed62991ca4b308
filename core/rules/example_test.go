package rules_test

import (
	"fmt"

	"tehai/core/hand"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// Score the same win under several rule sets: a row of the catalogue becomes rules, which score a win and give the
// payments.
func ExampleRules() {
	read, err := notation.Parse("123m456p234789s99p", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	h := hand.Hand{Closed: read.Hand.Closed, Win: 0}
	win := rules.Win{Hand: h, Situation: rules.Situation{SeatWind: tile.South, From: tile.West}}
	win.Riichi = 1
	for _, id := range []string{"riichi-tenhou", "hongkong", "classical"} {
		set, _ := catalog.ByID(id)
		w := win
		if set.Family != "riichi" {
			w.Riichi = 0
		}
		card, err := set.Plain().Score(&w)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(id, card.Win, card.Points, card.Payments.Seats)
	}
	// Output:
	// riichi-tenhou true 2000 [0 2000 -2000 0]
	// hongkong true 16 [0 16 -16 0]
	// classical true 40 [0 0 0 0]
}
