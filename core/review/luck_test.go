package review

import (
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay/logtest"
	"tehai/core/shanten"
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
