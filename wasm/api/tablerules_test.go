package api

import (
	"slices"
	"testing"

	"tehai/core/notation"
	"tehai/core/tile"
)

// TestTakenNorth sets a North aside that two hands wait for: taking it is not a yaku, so that only the hand with
// another yaku may win.
func TestTakenNorth(t *testing.T) {
	hands := [3]string{"999m112233556z6z", "123456p789s1144z", "111m456p678s4777z"}
	var left tile.Counts
	for i := range left {
		if left[i] = 4; i > 0 && i < 8 {
			left[i] = 0 // three players do not use 2m to 8m
		}
	}
	var words [3][]string
	for i, hand := range hands {
		parsed, err := notation.Parse(hand, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range parsed.Hand.Closed {
			words[i] = append(words[i], one.String())
			left[one.Index()]--
		}
	}
	var wall []string
	for from := 0; from < 13; from += 4 {
		for _, hand := range words {
			wall = append(wall, hand[from:min(from+4, 13)]...)
		}
	}
	wall = append(wall, "4z")
	left[tile.North.Index()]--
	for _, one := range left.Tiles() {
		wall = append(wall, one.String())
	}
	game, err := GameNew(GameNewRequest{Players: 3, Tiles: "136", Ruleset: "riichi-tenhou-3p", Wall: wall})
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: game.ID})
	value, err := GameCommand(GameCommandRequest{ID: game.ID, Text: "- a"})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(value.Legal, "Wr") || slices.Contains(value.Legal, "Sr") {
		t.Errorf("open is %v, want Wr and not Sr", value.Legal)
	}
	if value, err = GameCommand(GameCommandRequest{ID: game.ID, Text: "Wr"}); err != nil ||
		value.State.Event.Kind != "win" {
		t.Fatalf("%v: %+v", err, value.State.Event)
	}
	if got := []int{value.State.Seats[0].Score, value.State.Seats[1].Score, value.State.Seats[2].Score}; got[0] >= 35000 ||
		got[1] != 35000 || got[2] <= 35000 {
		t.Errorf("the scores are %v, want East to have paid West", got)
	}
}
