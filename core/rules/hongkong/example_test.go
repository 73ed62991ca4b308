package hongkong_test

import (
	"fmt"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/hongkong"
	"tehai/core/tile"
)

// A hand by Hong Kong rules: what counts, and who pays.
func ExampleFamily() {
	read, err := notation.Parse("123456789m11z222p", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	win := rules.Win{Hand: read.Hand, Situation: rules.Situation{SeatWind: tile.South, SelfDrawn: true}}
	win.Hand.Win = len(win.Hand.Closed) - 1
	card, err := hongkong.Family().Sets[0].Plain().Score(&win)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, item := range card.Items {
		fmt.Println(item.Part, item.ID, item.Amount)
	}
	fmt.Println(card.Points, card.Payments.Seats)
	// Output:
	// fans concealed-hand 1
	// fans self-drawn 1
	// fans no-flowers 1
	// 24 [-8 24 -8 -8]
}
