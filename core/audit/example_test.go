package audit_test

import (
	"fmt"
	"os"

	"tehai/core/audit"
	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// Read a log, and score its wins again from the tiles on the table.
func ExampleWins() {
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
	for _, d := range r.Deals {
		wins, err := audit.Wins(d, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		for _, w := range wins {
			fmt.Printf("%s: %s, %d han %d fu, %d points, log agrees: %v\n", d.Label(), r.Players()[w.Chair], w.Card.Total("han"),
				w.Card.Total("fu"), w.Card.Points, w.Agrees())
		}
	}
	// Output:
	// East 1: P1, 4 han 30 fu, 11600 points, log agrees: true
	// East 1: P2, 4 han 50 fu, 8000 points, log agrees: true
	// East 3, repeat 1: P2, 3 han 25 fu, 3200 points, log agrees: true
	// South 1, repeat 2: P3, 6 han 40 fu, 12000 points, log agrees: true
}
