package api

import (
	"reflect"
	"testing"

	"tehai/core/notation"
)

// TestSeeds checks that every seed gives a different wall, including 0, and that a game without one returns the chosen
// seed.
func TestSeeds(t *testing.T) {
	start := func(seed *int) GameNewValue {
		t.Helper()
		value, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := GameClose(GameCloseRequest{ID: value.ID}); err != nil {
			t.Fatal(err)
		}
		return value
	}
	zero, again, one := start(new(0)), start(new(0)), start(new(1))
	if !reflect.DeepEqual(zero.State, again.State) || reflect.DeepEqual(zero.State, one.State) || *zero.Seed != 0 {
		t.Errorf("seeds 0, 0 and 1: %v %v %v", zero.State.Wall, again.State.Wall, one.State.Wall)
	}
	chosen := start(nil)
	if same := start(chosen.Seed); !reflect.DeepEqual(chosen.State, same.State) {
		t.Errorf("seed %d gives another wall than the game that returned it", *chosen.Seed)
	}
}

// TestWallSpellings checks that a wall of Ùzje may be spelled in its letters, or in the words of the interface.
func TestWallSpellings(t *testing.T) {
	start, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Seed: new(3)})
	if err != nil {
		t.Fatal(err)
	}
	var words, letters []string
	for _, t := range openGames.items[start.ID].deal.Deal().Wall {
		words, letters = append(words, t.String()), append(letters, notation.Letters(t))
	}
	for _, wall := range [][]string{words, letters} {
		value, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Wall: wall})
		if err != nil || !reflect.DeepEqual(value.State, start.State) || value.Seed != nil {
			t.Errorf("%v: %v", wall, err)
		}
		_, _ = GameClose(GameCloseRequest{ID: value.ID})
	}
	_, _ = GameClose(GameCloseRequest{ID: start.ID})
}
