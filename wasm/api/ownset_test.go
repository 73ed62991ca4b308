package api

import (
	"fmt"
	"slices"
	"testing"
)

// TestOwnSet checks the default tile set of rule sets: it is among their possible sets, a deal with it has that many
// tiles, and some known numbers.
func TestOwnSet(t *testing.T) {
	list, err := Rulesets(RulesetsRequest{})
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]string{
		"riichi-tenhou": "136 136", "riichi-mahjong-soul-3p": "136 108", "mcr": "144 144", "hongkong": "144 144",
		"classical": "144 144", "uzje": "uzje 232",
	}
	for _, row := range list {
		got := fmt.Sprint(row.Set, " ", row.SetSize)
		if want := known[row.ID]; want != "" && got != want {
			t.Errorf("%s is played with %s, want %s", row.ID, got, want)
		}
		if !slices.Contains(row.Tiles, row.Set) {
			t.Errorf("%s is played with %s, may be played with %v", row.ID, row.Set, row.Tiles)
		}
		if row.Set == "uzje" {
			continue // how many are left out depends on the number of players
		}
		open, err := GameNew(GameNewRequest{Players: row.Players, Tiles: row.Set, Ruleset: row.ID, Seed: new(1)})
		if err != nil {
			t.Fatal(row.ID, err)
		}
		dealt := open.State.Wall.Left + len(open.State.Wall.Dead)
		for _, seat := range open.State.Seats {
			dealt += len(seat.Closed) + len(seat.Flowers)
		}
		if dealt != row.SetSize {
			t.Errorf("%s: %d tiles are on the table, want %d", row.ID, dealt, row.SetSize)
		}
		if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
			t.Fatal(err)
		}
	}
}
