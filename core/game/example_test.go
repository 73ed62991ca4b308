package game_test

import (
	"fmt"

	"tehai/core/game"
)

// Deal a riichi table from a seed and play commands.
func ExampleTable() {
	match := game.Match{Players: 4, Tiles: "136", Rules: &game.Rules{Play: &game.Play{MaxRons: 1}}, Seed: 7, Score: 25000}
	deal, err := match.Deal()
	if err != nil {
		fmt.Println(err)
		return
	}
	table := game.NewTable(game.NewRecord(deal))
	first := table.Legal()[0]
	fmt.Println(len(table.Legal()), "moves, the first is", first)
	if err := table.Command(first); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(table.State().Left(), "tiles left;", table.Command("Zz"))
	// Output:
	// 1 moves, the first is E-
	// 83 tiles left; the command Zz: want one of the actions - d c p k s r l a, found Zz
}
