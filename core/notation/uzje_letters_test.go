package notation

import (
	"slices"
	"testing"

	"tehai/core/tile"
)

func TestLetters(t *testing.T) {
	for _, one := range tile.All() {
		if one == tile.Joker || one == tile.Error {
			continue
		}
		got, ok := ReadLetters(Letters(one), one.IsRedFive())
		if !ok || !slices.Equal(got, []tile.Tile{one}) {
			t.Errorf("%s: spelled %s, read as %v", one, Letters(one), got)
		}
	}
	tests := []struct {
		text  string
		red   bool
		tiles []tile.Tile
		again string
	}{
		{"23t", false, []tile.Tile{tile.Circle2, tile.Circle3}, "23t"},
		{"2t3t", false, []tile.Tile{tile.Circle2, tile.Circle3}, "23t"},
		{"02t", false, []tile.Tile{tile.Zero, tile.Circle2}, "02t"},
		{"40s", true, []tile.Tile{tile.Bamboo4, tile.RedBamboo5}, "40s"},
		{"1fmE", false, []tile.Tile{tile.Character1, tile.Character16, tile.East}, "1fmE"},
		{"0t", false, []tile.Tile{tile.Zero}, "Z"},
	}
	for _, test := range tests {
		got, ok := ReadLetters(test.text, test.red)
		if !ok || !slices.Equal(got, test.tiles) {
			t.Errorf("%s: read as %v", test.text, got)
		}
		if again := LettersOf(got...); again != test.again {
			t.Errorf("%s: spelled %s, want %s", test.text, again, test.again)
		}
	}
	for _, text := range []string{"", "1", "t", "2E", "1q", "D", "1t 2t", "é"} {
		if got, ok := ReadLetters(text, false); ok {
			t.Errorf("%q: read as %v, want nothing", text, got)
		}
	}
}
