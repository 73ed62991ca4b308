package opponent

import (
	"testing"

	"tehai/core/tile"
)

// TestShape has hands of which the first is worth more where nothing but shape is known.
func TestShape(t *testing.T) {
	s := shape{}
	for _, one := range tile.All() {
		s.left[one] = 2
	}
	m := func(ranks ...tile.Tile) []tile.Tile {
		hand := make([]tile.Tile, len(ranks))
		for i, r := range ranks {
			hand[i] = tile.Character1 + r - 1
		}
		return hand
	}
	for _, row := range []struct {
		better, worse []tile.Tile
		why           string
	}{
		{m(1, 1, 1), m(1, 1, 9), "three of a kind against a pair"},
		{m(1, 2, 3), m(1, 2, 9), "a sequence against two of one"},
		{m(1, 1, 9), m(1, 5, 9), "a pair against none"},
		{m(4, 5, 9), m(1, 2, 9), "open on two sides against one"},
		{m(1, 3, 9), m(1, 5, 9), "neighbours against none"},
		{m(1, 2, 3, 4, 5, 6), m(1, 2, 3, 3, 3, 9), "two sequences against three of a kind"},
	} {
		if a, b := s.hand(row.better), s.hand(row.worse); a <= b {
			t.Errorf("%s: %.2f, not more than %.2f", row.why, a, b)
		}
	}
}
