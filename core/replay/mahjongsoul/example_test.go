package mahjongsoul_test

import (
	"fmt"

	"tehai/core/replay/mahjongsoul"
	"tehai/core/rules/catalog"
)

// The record of one player: East draws the hand that is dealt, discards West and draws no more. What the others hold
// the record does not show.
func ExampleRead() {
	text := `[
{"name":"ActionNewRound","data":{"chang":0,"ju":0,"doras":["5z"],"scores":[25000,25000,25000,25000],
 "tiles":["1m","2m","3m","4p","5p","6p","2s","3s","7s","8s","9s","9p","9p","3z"]}},
{"name":"ActionDiscardTile","data":{"seat":0,"tile":"3z"}}]`
	fmt.Println(mahjongsoul.Looks(text))
	r, err := mahjongsoul.Read(text, catalog.For)
	if err != nil {
		fmt.Println(err)
		return
	}
	d := r.Deals[0]
	fmt.Println(d.Label(), d.Ruleset.ID, d.Steps(), "steps")
	fmt.Println(d.Last().Closed(0), d.Last().Closed(1)[0])
	// Output:
	// true
	// East 1 riichi-mahjong-soul 2 steps
	// [1m 2m 3m 4p 5p 6p 9p 9p 2s 3s 7s 8s 9s] ?
}
