package api

import "testing"

// TestExchangeAsAsked starts deals of Sichuan that give tiles away in the direction that was asked for.
func TestExchangeAsAsked(t *testing.T) {
	for _, direction := range []string{"left", "across", "right"} {
		value, err := GameNew(GameNewRequest{Players: 4, Tiles: "108", Ruleset: "sichuan-common", Seed: new(7),
			Exchange: direction})
		if err != nil {
			t.Fatal(err)
		}
		if value.State.Exchange != direction {
			t.Errorf("tiles go %s, want %s", value.State.Exchange, direction)
		}
		if _, err := GameClose(GameCloseRequest{ID: value.ID}); err != nil {
			t.Error(err)
		}
	}
}
