package chance_test

import (
	"fmt"

	"tehai/core/chance"
	"tehai/core/notation"
	"tehai/core/tile"
)

// Compute how likely a hand wins by its own draws, if no other player wins, for its best discard.
func ExampleNew() {
	read, err := notation.Parse("123m456p3478s1155z", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	q := chance.Question{Hand: read.Hand, Draws: 12, Model: chance.Draw}
	for k, n := range read.Hand.AllCounts() {
		q.Left[k] = 4 - n
	}
	run, err := chance.New(&q)
	if err != nil {
		fmt.Println(err)
		return
	}
	for i, win := range run.Win() {
		fmt.Printf("%s: %.1f %% with 12 draws, %.1f %% with 6\n", tile.Of(run.Discards()[i]), 100*win[0], 100*win[6])
	}
	// Output:
	// 1z: 31.9 % with 12 draws, 11.2 % with 6
	// 5z: 31.9 % with 12 draws, 11.2 % with 6
	// 3s: 18.8 % with 12 draws, 6.0 % with 6
	// 4s: 18.8 % with 12 draws, 6.0 % with 6
	// 7s: 18.8 % with 12 draws, 6.0 % with 6
	// 8s: 18.8 % with 12 draws, 6.0 % with 6
}
