package review_test

import (
	"fmt"
	"os"

	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
	"tehai/core/review"
)

// Find the decisions of a recorded deal that cost its players most.
func ExampleDeal() {
	text, err := os.ReadFile("../replay/tenhou/testdata/4-players.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := tenhou.Read(string(text), logtest.Rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	moves, err := review.Deal(r.Deals[0], -1, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range moves {
		if m.Loss.Size() != review.NoMistake {
			fmt.Println("step", m.Step, "chair", m.Chair, m.Kind, m.Loss.Size())
		}
	}
	// Output:
	// step 119 chair 2 discard slip
	// step 123 chair 3 discard slip
}
