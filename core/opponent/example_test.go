package opponent_test

import (
	"fmt"

	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/rules/catalog"
)

// Four computer players play a deal to its end.
func ExampleNext() {
	set, _ := catalog.ByID("riichi-tenhou")
	rules := set.Plain()
	match := game.Match{Players: 4, Tiles: "136", Rules: rules.Table(), Seed: 11, Score: 25000}
	deal, err := match.Deal()
	if err != nil {
		fmt.Println(err)
		return
	}
	record := game.NewRecord(deal)
	strengths := []opponent.Strength{opponent.Steady, opponent.Steady, opponent.Steady, opponent.Steady}
	for {
		e, ok := opponent.Next(record.Last(), rules, strengths)
		if !ok || record.Add(e) != nil {
			break
		}
	}
	s := record.Last()
	fmt.Println("ended:", s.Ended(), "with", len(s.Winners()), "winners and", s.Left(), "tiles left")
	// Output:
	// ended: true with 0 winners and 0 tiles left
}
