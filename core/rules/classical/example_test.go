package classical_test

import (
	"fmt"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/classical"
	"tehai/core/tile"
)

// A hand of triplets is scored by the classical rules: points of its sets, doubles of the hand.
func ExampleFamily() {
	read, err := notation.Parse("22234555s222p66z6z", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	win := rules.Win{Hand: read.Hand, Situation: rules.Situation{SeatWind: tile.South, SelfDrawn: true}}
	win.Hand.Win = len(win.Hand.Closed) - 1
	card, err := classical.Family().Sets[0].Plain().Score(&win)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, item := range card.Items {
		fmt.Println(item.Part, item.ID, item.Amount)
	}
	fmt.Println(card.Points, card.Payments.Seats)
	// Output:
	// points base 20
	// points triplet 4
	// points triplet 4
	// points sequence 0
	// points pair 0
	// points triplet 8
	// doubles lucky-set 1
	// 70 [0 0 0 0]
}
