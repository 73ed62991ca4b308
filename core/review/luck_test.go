package review

import (
	"math"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay/logtest"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// TestSoon checks the last tile that is drawn within three turns of the table, the twelfth with four players, and the
// one after it.
func TestSoon(t *testing.T) {
	rules, _, err := logtest.Rules("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for seed := range uint64(200) {
		m := game.Match{Players: 4, Tiles: "136", Rules: rules.Table(), Seed: seed}
		deal, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		record := game.NewRecord(deal)
		s := record.Last()
		wall := s.Wall()
		in := func(kind, from, to int) (n int) {
			for _, w := range wall[from:to] {
				if w.Index() == kind {
					n++
				}
			}
			return n
		}
		last, next := wall[11].Index(), wall[12].Index()
		if in(last, 0, 11) > 0 || in(next, 0, 12) > 0 {
			continue
		}
		tried++
		for _, test := range []struct{ kind, soon int }{{last, 1}, {next, 0}} {
			var l Luck
			row := advice.Row{}
			row.Tiles = shanten.Tiles(1) << test.kind
			wallAhead(s, 4, &row, &l)
			if l.Soon != test.soon || l.Wall != in(test.kind, 0, len(wall)) {
				t.Errorf("seed %d: kind %d is drawn soon %d times of %d, want %d", seed, test.kind, l.Soon, l.Wall, test.soon)
			}
		}
	}
	if tried < 5 {
		t.Errorf("%d walls", tried)
	}
}

// TestDrawn: the chances of all kinds and of the other unseen tiles sum to 1; of equal numbers of copies those of a
// terminal are drawn more often than those of a middle tile, the more so the later.
func TestDrawn(t *testing.T) {
	var left tile.Counts
	for k := range left {
		left[k] = uint8(k % 5)
	}
	for _, flowers := range []int{0, 8} {
		unseen := left.Total() + flowers
		for turn := range 25 {
			sum := 0.0
			for k := range tile.Kinds {
				sum += drawn(&left, shanten.Tiles(1)<<k, unseen, turn)
			}
			every := drawn(&left, ^shanten.Tiles(0), unseen, turn)
			if math.Abs(sum-every) > 1e-12 || (math.Abs(every-1) < 1e-12) != (flowers == 0) {
				t.Errorf("turn %d, %d flowers: the kinds sum to %v, all are %v", turn, flowers, sum, every)
			}
		}
	}
	ratio := func(turn int) float64 {
		return drawn(&left, 1<<tile.MustParse("9p").Index(), left.Total(), turn) /
			drawn(&left, 1<<tile.MustParse("4p").Index(), left.Total(), turn)
	}
	if left[tile.MustParse("9p").Index()] != left[tile.MustParse("4p").Index()] {
		t.Fatal("the copies differ")
	}
	if early, late := ratio(1), ratio(13); early <= 1 || late <= early {
		t.Errorf("a 9 is drawn %.2f times as often as a 4 early, %.2f late", early, late)
	}
	if none := drawn(&tile.Counts{}, ^shanten.Tiles(0), 0, 0); none != 0 {
		t.Errorf("without unseen tiles %v", none)
	}
}
