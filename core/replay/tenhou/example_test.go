package tenhou_test

import (
	"fmt"
	"os"

	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// Read a log of tenhou.net into deals; their wins are those that the log states.
func ExampleRead() {
	text, err := os.ReadFile("testdata/4-players.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := tenhou.Read(string(text), logtest.Rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, d := range r.Deals {
		fmt.Println(d.Label(), d.Ruleset.ID, d.Steps(), "steps", d.Result.Payments)
	}
	// Output:
	// East 1 riichi-tenhou 125 steps [11600 8000 0 -19600]
	// East 2 riichi-tenhou 149 steps []
	// East 3, repeat 1 riichi-tenhou 120 steps [-3500 4500 0 0]
	// South 1, repeat 2 riichi-tenhou 143 steps [-12600 0 16600 0]
}
