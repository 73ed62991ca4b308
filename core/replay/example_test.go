package replay_test

import (
	"fmt"
	"os"

	"tehai/core/replay"
	"tehai/core/rules/catalog"
)

// Read a game of Ùzje replay text. A text with a fault keeps the moves before it and reports what is wrong.
func ExampleRead() {
	text, err := os.ReadFile("testdata/riichi.uzje")
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := replay.Read(string(text), catalog.For)
	if err != nil {
		fmt.Println(err)
		return
	}
	d := r.Deals[0]
	fmt.Println(d.Label(), d.Ruleset.ID, d.Steps(), "steps,", len(r.Problems), "problems")
	cut, err := replay.Read(string(text[:len(text)-40])+" 9.9", catalog.For)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(cut.Deals[0].Steps() > 0, cut.Problems[0].Message != "")
	// Output:
	// East 1 riichi-tenhou 22 steps, 0 problems
	// true true
}
