package wall

import (
	"testing"

	"tehai/core/tile"
)

func TestSets(t *testing.T) {
	for _, row := range []struct {
		name          string
		set           Set
		tiles, kinds  int
		copiesOf      string
		copies        int
		absent, other string
	}{
		{"136", Standard, 136, 34, "7z", 4, "1f", "0m"},
		{"144", Flowered, 144, 42, "8f", 1, "j", "0p"},
		{"144 and jokers", Flowered.With(Lot{[]tile.Tile{tile.Joker}, 4}), 148, 43, "j", 4, "?", "Z"},
		{"136, red fives", Standard.WithRedFives(1), 136, 37, "5s", 3, "1f", "j"},
		{"136, all fives red", Standard.WithRedFives(4), 136, 34, "0s", 4, "5s", "j"},
		{"three players", ThreePlayer, 108, 27, "9m", 4, "2m", "8m"},
		{"three players, red fives", ThreePlayer.WithRedFives(1), 108, 29, "0p", 1, "0m", "5m"},
		{"Ùzje", Uzje(UzjeOptions{}), 232, 48 + 1 + 4 + 3 + 8, "fp", 4, "H", "j"},
		{"Ùzje, no flowers", Uzje(UzjeOptions{NoFlowers: true}), 224, 56, "Z", 4, "1f", "V"},
		{"Ùzje, few winds", Uzje(UzjeOptions{AbbreviatedWinds: true}), 224, 62, "H", 4, "1z", "4z"},
		{"Ùzje, few circles", Uzje(UzjeOptions{AbbreviatedCircles: true}), 176, 50, "1p", 4, "2p", "ep"},
		{"Ùzje, least", Uzje(UzjeOptions{true, true, true}), 160, 40, "V", 4, "5p", "8f"},
	} {
		copies := map[tile.Tile]int{}
		tiles := row.set.Tiles()
		for _, tl := range tiles {
			copies[tl]++
		}
		if len(tiles) != row.tiles || len(copies) != row.kinds {
			t.Errorf("%s: %d tiles of %d kinds, want %d of %d", row.name, len(tiles), len(copies), row.tiles, row.kinds)
		}
		if got := copies[tile.MustParse(row.copiesOf)]; got != row.copies {
			t.Errorf("%s: %d copies of %s, want %d", row.name, got, row.copiesOf, row.copies)
		}
		for _, name := range []string{row.absent, row.other} {
			if copies[tile.MustParse(name)] != 0 {
				t.Errorf("%s has %s", row.name, name)
			}
		}
	}
}

func TestEveryStandardKindFourTimes(t *testing.T) {
	counts := tile.CountsOf(Standard.Tiles())
	for i, n := range counts {
		if n != 4 {
			t.Errorf("%d copies of %s", n, tile.Of(i))
		}
	}
}
