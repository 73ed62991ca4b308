package advice

import (
	"math"
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
)

// TestPressedScores scores discards while a rival threatens: thousands of points won, half of those of hands beyond the
// reach, less what dealing in costs, plus a share of the weighed score. If there are too many hands to follow for one
// of the discards, all are scored by the second reach.
func TestPressedScores(t *testing.T) {
	reaching(t, 400)
	for name, riichi := range map[string]bool{"riichi": true, "melds": false} {
		t.Run(name, func(t *testing.T) {
			within, beyond, costly, again := 0, 0, 0, 0
			calling(t, 25, func(s *game.State, r *rules.Rules) {
				if s.Phase != game.ToDiscard || min(within, beyond, again) > 30 {
					return
				}
				v, err := At(s, r, s.Turn)
				if err != nil {
					t.Fatal(err)
				}
				v.Rivals[s.Step%3].Riichi = riichi
				if !v.Pressed() {
					return
				}
				weighed := v.Discards(Weighed)
				if len(weighed) < 2 || weighed[0].Shanten < 0 {
					return
				}
				first := weighed[:min(compared, len(weighed))]
				won, reach, at := wins(v, first, r)
				again += at
				rows := v.ByPoints(weighed, r)
				for i, row := range first {
					if row.Shanten > reach {
						won[i] /= 2
						beyond++
					} else {
						within++
					}
					lost := 1.45 * v.fears(true).costs[row.Tile.Index()]
					if lost > 300 {
						costly++
					}
					want, found := ((1-row.Danger)*won[i]-lost)/1000+0.3*row.Score, 0
					for j := range rows {
						if rows[j].Tile != row.Tile {
							continue
						}
						found++
						if math.Abs(rows[j].Score-want) > 1e-6 {
							t.Errorf("step %d: %s has the score %.4f, want %.4f", s.Step, row.Tile, rows[j].Score, want)
						}
					}
					if found != 1 {
						t.Errorf("step %d: %s is there %d times", s.Step, row.Tile, found)
					}
				}
			})
			if within < 20 || beyond < 5 || costly < 5 || again < 5 {
				t.Errorf("%d discards within the reach, %d beyond it, %d that cost much; %d times the second reach", within,
					beyond, costly, again)
			}
		})
	}
}

// wins returns what the wins after each discard count, by the first of the reaches for which all are known, that reach
// and its place.
func wins(v *View, rows []Row, r *rules.Rules) (won [compared]float64, reach int8, at int) {
	for at, to := range reaches {
		table, known := v.decides(r, to), true
		for i := range rows {
			var ok bool
			won[i], ok = 0, true
			if rows[i].Shanten <= nearest(rows)+1 {
				won[i], ok = v.countAfter(table, &rows[i], false)
			}
			known = known && ok
		}
		if known {
			return won, table.Reach, at
		}
	}
	return won, 0, len(reaches)
}
