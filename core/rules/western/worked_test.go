package western

import (
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestWorkedHands scores hands that were worked out by hand: seat and round, "drawn" and "last" for the way to win, and
// points, doubles and total under the German and the British rules, "-" where they are not stated.
func TestWorkedHands(t *testing.T) {
	sets := rulesByID()
	for _, row := range []struct {
		hand, winds, way string
		dmjl, bmja       [3]int // points, doubles, total; 0 is not stated
	}{
		{"23p55m [123m] [234s] [789m] 37f +1p", "WN", "", [3]int{28, 2, 112}, [3]int{}},
		{"5666z [123m] [111z] [777z] +5z", "WN", "", [3]int{44, 4, 500}, [3]int{38, 3, 304}},
		{"555s99s22z [777z] [234s] 6f +9s", "SE", "drawn", [3]int{}, [3]int{44, 3, 352}},
		{"2233355666m (9999m) 25f +2m", "EE", "", [3]int{}, [3]int{0, 0, 512}},
		{"99m11s112256677z 28f +5z", "NE", "", [3]int{}, [3]int{0, 0, 516}},
		{"99m11s112256677z 28f +5z", "NE", "last", [3]int{}, [3]int{0, 0, 532}},
		{"19m19p19s1234567z 28f", "NE", "", [3]int{}, [3]int{0, 0, 416}},
		{"444z7z [111z] [222z] 3333\"z", "EE", "", [3]int{32, 4, 500}, [3]int{0, 0, 400}},
		// Losers: little and big four winds, little and big three dragons; the limit is far.
		{"111z222z333z44z5z", "NN", "", [3]int{24 + 4, 1 + 1, 112}, [3]int{}},
		{"111z222z333z444z", "WW", "", [3]int{32, 2 + 1 + 2, 500}, [3]int{}},
		{"[111z] [222z] [333z] [444z]", "WW", "", [3]int{16, 2 + 2, 256}, [3]int{16, 2, 64}},
		{"[555z] [666z] 77z", "WW", "", [3]int{10, 2 + 1, 80}, [3]int{10, 2, 40}},
		{"[555z] [666z] [777z]", "WW", "", [3]int{12, 3 + 2, 384}, [3]int{12, 3, 96}},
		// Flowers and seasons of losers: the own ones, all four.
		{"1234f", "EE", "", [3]int{16, 1, 32}, [3]int{16, 2, 64}},
		{"15f", "EE", "", [3]int{8, 1, 16}, [3]int{8, 2, 32}},
		{"1f", "EE", "", [3]int{4, 0, 4}, [3]int{4, 1, 8}},
	} {
		parsed, err := notation.Parse(row.hand, "mpsz")
		if err != nil {
			t.Fatalf("%s: %v", row.hand, err)
		}
		wind := func(i int) tile.Tile { return tile.East + tile.Tile(strings.IndexByte("ESWN", row.winds[i])) }
		win := rules.Win{Hand: parsed.Hand}
		win.SeatWind, win.RoundWind = wind(0), wind(1)
		win.SelfDrawn, win.LastTile = row.way == "drawn", row.way == "last"
		win.FlowerTiles, win.Flowers = parsed.Flowers, len(parsed.Flowers)
		for id, want := range map[string][3]int{"classical-dmjl": row.dmjl, "classical-bmja": row.bmja} {
			if want == [3]int{} {
				continue
			}
			card, err := sets[id].Score(&win)
			if err != nil {
				t.Errorf("%s %s: %v", id, row.hand, err)
				continue
			}
			if card.Points != want[2] || want[0] > 0 && (card.Total("points") != want[0] || card.Total("doubles") != want[1]) {
				t.Errorf("%s %s: %d × 2^%d = %d, want %d × 2^%d = %d", id, row.hand, card.Total("points"),
					card.Total("doubles"), card.Points, want[0], want[1], want[2])
			}
		}
	}
}
