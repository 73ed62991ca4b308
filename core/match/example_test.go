package match_test

import (
	"fmt"

	"tehai/core/game"
	"tehai/core/match"
	"tehai/core/opponent"
	"tehai/core/rules/catalog"
)

// Settle a deal: print the payments, and which deal follows.
func ExampleAfter() {
	set, _ := catalog.ByID("riichi-tenhou")
	r := set.Plain()
	laid := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: 11, Score: 25000}
	deal, err := laid.Deal()
	if err != nil {
		fmt.Println(err)
		return
	}
	record := game.NewRecord(deal)
	fast := []opponent.Strength{opponent.Fast, opponent.Fast, opponent.Fast, opponent.Fast}
	for {
		e, ok := opponent.Next(record.Last(), r, fast)
		if !ok || record.Add(e) != nil {
			break
		}
	}
	after := match.After(record.Last(), r, 2)
	sum := 0
	for _, paid := range after.Payments {
		sum += paid
	}
	fmt.Println(len(after.Payments), "payments; over:", after.Over != "", "next deal:", after.Next != nil)
	// Output:
	// 4 payments; over: false next deal: true
}
