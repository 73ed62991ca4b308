package review

import (
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/tile"
)

// TestLastDeal asks which deals may end a match: the fourth of the last wind, by the rules or by the match, and others
// after it.
func TestLastDeal(t *testing.T) {
	for _, c := range []struct {
		round  tile.Tile
		number int
		rounds int // of the match, 0 those of the rules
		want   bool
	}{
		{tile.East, 4, 0, false}, {tile.South, 3, 0, false}, {tile.South, 4, 0, true}, {tile.West, 1, 0, true},
		{tile.East, 3, 1, false}, {tile.East, 4, 1, true}, {tile.South, 1, 1, true},
		{tile.East, 4, 2, false}, {tile.South, 4, 2, true},
	} {
		match := game.Match{Players: 4, Tiles: "136", Rules: tenhou().Table(), Seed: 1, Score: 25000}
		laid, err := match.Deal()
		if err != nil {
			t.Fatal(err)
		}
		laid.Round, laid.Number, laid.Rounds = c.round, c.number, c.rounds
		d, err := replay.New(laid, replay.Heading{}, tenhou())
		if err != nil {
			t.Fatal(err)
		}
		if got := lastDeal(d); got != c.want {
			t.Errorf("%s %d of %d winds: the last deal: %t, want %t", c.round, c.number, c.rounds, got, c.want)
		}
	}
}
