package search_test

import (
	"fmt"
	"os"

	"tehai/core/replay/logtest"
	"tehai/core/replay/mjlog"
	"tehai/core/search"
)

// A file is indexed once and asked many times.
func Example() {
	text, err := os.ReadFile("../replay/mjlog/testdata/4-players.xml")
	if err != nil {
		fmt.Println(err)
		return
	}
	games, err := mjlog.Read(string(text), logtest.Rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	var store search.Store
	store.Put("4-players.xml", "20260105", search.Index(games))
	q, err := search.Parse("riichi left<=4")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, found := range store.Ask(q, "", 0, 10).List {
		fmt.Println(found.Deal.Place, found.Chair, found.Moment.Step, found.Moment.Hand.Tiles(), found.Moment.Left)
	}
	// Output:
	// 2 1 97 [6m 6m 7m 7m 8m 8m 9m 9m 8p 2z 2z 6z 6z] 1
	// 3 0 77 [6m 6m 1s 1s 5s 6s 7s 3z 3z 3z] 3
	// 3 2 106 [1m 2m 3m 7p 8p 9p 3s 0s 7s 8s 9s 6z 6z] 2
}
