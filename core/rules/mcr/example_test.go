package mcr_test

import (
	"fmt"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/mcr"
	"tehai/core/tile"
)

// A pure straight under Chinese Official rules, with the fans that count beside it.
func ExampleFamily() {
	read, err := notation.Parse("123456789m11z222p", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	win := rules.Win{Hand: read.Hand, Situation: rules.Situation{SeatWind: tile.South, SelfDrawn: true}}
	win.Hand.Win = len(win.Hand.Closed) - 1
	card, err := mcr.Family().Sets[0].Plain().Score(&win)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, item := range card.Items {
		fmt.Println(item.Part, item.ID, item.Amount)
	}
	fmt.Println(card.Points, card.Payments.Seats)
	// Output:
	// fans pure-straight 16
	// fans fully-concealed-hand 4
	// fans one-voided-suit 1
	// excluded short-straight 0
	// excluded two-terminal-chows 0
	// excluded self-drawn 0
	// 21 [-29 87 -29 -29]
}
