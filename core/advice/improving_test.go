package advice

import (
	"math"
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestImproving plays deals and scores quiet discards that leave a hand one from ready by what package worth expects of
// hands that may improve: ByPoints gives them these scores, and some deals have another first discard than without.
// Expected leaves improving out.
func TestImproving(t *testing.T) {
	asked, differ := 0, 0
	quietly(t, 12, 1, func(s *game.State, r *rules.Rules, v *View, weighed []Row) {
		asked++
		expected, plain := map[tile.Tile]float64{}, map[tile.Tile]float64{}
		most, mostPlain := 0.0, 0.0
		improving, other := v.decides(r, reaches[0]), v.decides(r, reaches[0])
		rows := weighed[:min(compared, len(weighed))]
		for _, row := range rows {
			if row.Shanten != 1 {
				continue
			}
			after := v.Without(row.Tile)
			points, ok := improving.Improving(&after.Hand)
			without, alsoOK := other.Of(&after.Hand)
			if !ok || !alsoOK {
				t.Fatalf("step %d: %s has no points", s.Step, row.Tile)
			}
			cost := 2 * v.fears(true).costs[row.Tile.Index()]
			expected[row.Tile] = max(0, float64(points[improving.Draws])-cost)
			plain[row.Tile] = max(0, float64(without[other.Draws])-cost)
			alone := v.table(r, endsLevel)
			alone.River |= 1 << row.Tile.Index()
			points, _ = alone.Of(&after.Hand)
			if got, ok := v.Expected(r, &row, 1); !ok || got != float64(points[alone.Draws]) {
				t.Errorf("step %d: %.1f points after %s, without improving %.1f", s.Step, got, row.Tile, points[alone.Draws])
			}
			most, mostPlain = max(most, expected[row.Tile]), max(mostPlain, plain[row.Tile])
		}
		score := func(points, most float64, row *Row) float64 {
			return math.Log((points+leastShare*most)/most) + 0.08*row.Score
		}
		first, firstPlain := tile.None, tile.None
		best, bestPlain := math.Inf(-1), math.Inf(-1)
		for i := range rows {
			row := &rows[i]
			if row.Shanten != 1 {
				continue
			}
			if x := score(expected[row.Tile], most, row); x > best {
				first, best = row.Tile, x
			}
			if x := score(plain[row.Tile], mostPlain, row); x > bestPlain {
				firstPlain, bestPlain = row.Tile, x
			}
		}
		sorted := v.ByPoints(weighed, r)
		if most > 0 && (sorted[0].Tile != first || math.Abs(sorted[0].Score-best) > 1e-9) {
			t.Errorf("step %d: %s is first with %.4f, want %s with %.4f", s.Step, sorted[0].Tile, sorted[0].Score, first, best)
		}
		if first != firstPlain {
			differ++
		}
	})
	if asked < 50 || differ == 0 {
		t.Errorf("of %d discards %d differ from those of hands that do not improve", asked, differ)
	}
}

// TestTooManyToImprove asks about a hand of which more hands can be made by improving than are followed: its discards
// are scored as those of hands that do not improve.
func TestTooManyToImprove(t *testing.T) {
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	d.Number = 1
	reaching(t, 3000)
	v := viewOf(t, d, r, 1, "9m223445677899p3s")
	weighed := v.Discards(Weighed)
	rows, full := weighed[:min(compared, len(weighed))], false
	improving, plain := v.decides(r, reaches[0]), v.decides(r, reaches[0])
	for i := range rows {
		if rows[i].Shanten == weighed[0].Shanten {
			_, ok := v.countAfter(improving, &rows[i], true)
			full = full || !ok
		}
	}
	if !full {
		t.Fatalf("not too many hands: %v", rows)
	}
	first := v.ByPoints(weighed, r)[0]
	for i := range rows {
		row := &rows[i]
		if row.Tile != first.Tile {
			continue
		}
		if points, ok := v.countAfter(plain, row, false); !ok || points <= 0 || first.Score == row.Score {
			t.Errorf("the first discard %s has score %.3f as before, and %.0f points", row.Tile, row.Score, points)
		}
	}
}
