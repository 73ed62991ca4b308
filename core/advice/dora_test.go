package advice

import (
	"slices"
	"testing"

	"tehai/core/tile"
)

// TestDoraKept discards one of two equal dora, and one of two fives of which one is red: the other stays.
func TestDoraKept(t *testing.T) {
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	v := viewOf(t, d, r, 1, "11z05m147p2589s234z")
	v.Traits.Dora = tile.Counts{}
	v.Traits.Dora[tile.East.Index()] = 1
	ranker := newRanker(&v.Question)
	five := candidate{kind: tile.Character5.Index()}
	red := five
	red.red = true
	for _, test := range []struct {
		discard candidate
		want    []tile.Tile
	}{
		{candidate{kind: tile.East.Index()}, []tile.Tile{tile.East, tile.Character5.RedFive()}},
		{five, []tile.Tile{tile.East, tile.East, tile.Character5.RedFive()}},
		{red, []tile.Tile{tile.East, tile.East}},
	} {
		got := ranker.doraKept(&test.discard)
		slices.Sort(got)
		slices.Sort(test.want)
		if !slices.Equal(got, test.want) {
			t.Errorf("after %s the dora %v stay, want %v", test.discard.tile(), got, test.want)
		}
	}
}
