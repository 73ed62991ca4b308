package scoresheet_test

import (
	"fmt"

	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/scoresheet"
)

// The first deal of an evening ends in a draw with one player ready; print the scores and the next deal.
func ExampleFollow() {
	set, _ := catalog.ByID("riichi-tenhou")
	s, err := scoresheet.Follow(set.Plain(), 25000, []scoresheet.Deal{{Kind: rules.EndExhausted, Ready: []int{2}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Next.Scores, "dealer", s.Next.Dealer, "honba", s.Next.Honba)
	// Output:
	// [24000 24000 28000 24000] dealer 1 honba 1
}
