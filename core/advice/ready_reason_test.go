package advice_test

import (
	"fmt"
	"testing"

	"tehai/core/advice"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestReasonsOfReadyHands checks decisions of real games: the reason for a ready hand is its wait, not shapes that it
// no longer needs; and a wait without a valid win is reported as such.
func TestReasonsOfReadyHands(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	for _, p := range []struct {
		hand, indicators, seen string
		first, why             string
		other, cost            string
	}{
		{"123456m8m789p406s8s", "2m", "88m", "8m", "accepts-more [] 3", "8s", "accepts-fewer [] 1"},
		{"123444m56m789p406s6z", "2m", "66z", "6z", "accepts-more [] 5", "1m", "accepts-fewer [] 1"},
		{"123p444s55z [123m] [406s]", "2m", "2p2p", "4s", "more-points", "2p", "loses-yaku [] 0"},
		{"234m345p45667889s", "", "", "9s", "more-points", "8s", "fewer-points"},
	} {
		q := ask(t, p.hand, true)
		for _, seen := range append(tilesOf(t, p.seen), tilesOf(t, p.indicators)...) {
			q.Left[seen.Index()]--
		}
		var err error
		situation := rules.Situation{SeatWind: tile.South, RoundWind: tile.South, Indicators: tilesOf(t, p.indicators)}
		if q.Traits, q.Scorer, err = advice.Under(set.Plain(), situation, &q.Hand); err != nil {
			t.Fatal(err)
		}
		rows := advice.Rank(q)
		for i, row := range rows {
			want := p.cost
			switch got := fmt.Sprint(row.Reason.ID, " ", row.Reason.Tiles, " ", row.Reason.N); {
			case i == 0 && row.Tile.String() != p.first:
				t.Errorf("%s: %s is first, want %s", p.hand, row.Tile, p.first)
			case i == 0:
				want = p.why
				fallthrough
			case row.Tile.String() == p.other:
				if want != got && want != row.Reason.ID {
					t.Errorf("%s: %s: %s, want %s", p.hand, row.Tile, got, want)
				}
			}
		}
		if len(rows) == 0 || t.Failed() {
			t.Log(spell(rows))
		}
	}
}
