package advice

import (
	"math"
	"slices"

	"tehai/core/rules"
	"tehai/core/worth"
)

// The weight of the score of a discard in the order Weighed. Without a threat it is added to the logarithm of the share
// of the most points: nearScore of hands within the reach, farScore beyond it. 0.08 in place of 0.15 won 0.22 ±0.21
// more of a hundred deals (763 deals; as winSaves says). Under a threat pressedScore times it is added to thousands of
// points.
const (
	nearScore    = 0.08
	farScore     = 0.3
	pressedScore = 0.3
)

// The factors of the points lost by dealing in, without a threat and under one. With 0.03 to 0.05 as pressedScore, and
// 0.65 to 1.45 by threat and distance as pressedCost, single decisions of careful players won more deals and as many
// points; but against @kobalab/majiang-ai such players had a mean place of 2.486 (1,740 East rounds), and dealt in in
// 12.3 of a hundred deals.
const (
	quietCost   = 2
	pressedCost = 1.45
)

// farShare is the factor of the points of hands beyond the reach under a threat.
const farShare = 0.5

// compared is how many of the first discards are compared by points.
const compared = 4

// ByPoints sorts the first rows of the order Weighed by the points that the hand is expected to win, claims included,
// and winSaves for each win, less what dealing in costs; if no rival threatens, a hand one from ready may improve once,
// which View.Expected leaves out. These rows have new scores. If the points are unknown, the order stays.
// r are the rules of the game.
func (v *View) ByPoints(rows []Row, r *rules.Rules) []Row {
	if len(rows) < 2 || rows[0].Shanten < 0 || !v.Known() {
		return rows
	}
	sorted := slices.Clone(rows)
	first := sorted[:min(compared, len(rows))]
	if !v.score(first, r) {
		return rows
	}
	slices.SortStableFunc(first, func(a, b Row) int { return compare(b.Score, a.Score) })
	if before := rows[0]; first[0].Tile != before.Tile {
		v.explain(first, &before, r)
	}
	return sorted
}

// score scores discards by points, by the first reach for which there are not too many hands to follow. ok is false
// if there is none, or if no points are known or expected.
func (v *View) score(rows []Row, r *rules.Rules) (ok bool) {
	for i, to := range reaches {
		table := v.decides(r, to)
		switch {
		case table == nil:
			return false
		case v.Pressed():
			ok = v.scoreNet(table, rows)
		default:
			ok = v.scoreQuiet(table, rows, i == 0)
		}
		if ok {
			return true
		}
	}
	return false
}

// explain sets the reasons of a first row that was not the first, and of the one that was.
func (v *View) explain(rows []Row, before *Row, r *rules.Rules) {
	better, worse := Reason{ID: reasonTable[byPoints].better}, Reason{ID: reasonTable[byPoints].worse}
	if rows[0].Danger < before.Danger {
		better, worse = safer(rows[0].Danger), dangerous(before.Danger)
	} else if points, ok := v.Expected(r, &rows[0], rows[0].Shanten); ok {
		better.N = int(math.Round(points))
	}
	rows[0].Reason = better
	for i := range rows {
		if rows[i].Tile == before.Tile {
			rows[i].Reason = worse
		}
	}
}

// scoreQuiet scores discards if no rival threatens: those that leave the same shanten as the first by their points, the
// others stay behind them. A hand one from ready may improve if that is set. ok is false if there are too many hands to
// follow, or no points to expect; the scores are as they were then.
func (v *View) scoreQuiet(table *worth.Table, rows []Row, improving bool) (ok bool) {
	var counts [compared]float64
	most, weight := 0.0, nearScore
	nearest := rows[0].Shanten
	if nearest > table.Reach {
		weight = farScore
	}
	costs := v.fears(true).costs
	for i := range rows {
		if rows[i].Shanten == nearest {
			if counts[i], ok = v.countAfter(table, &rows[i], improving); !ok {
				return false
			}
			counts[i] = max(0, counts[i]-quietCost*costs[rows[i].Tile.Index()])
			most = max(most, counts[i])
		}
	}
	if most == 0 {
		return false
	}
	for i := range rows {
		row := &rows[i]
		if row.Shanten != nearest {
			row.Score = math.Inf(-1)
			continue
		}
		row.Score = math.Log((counts[i]+leastShare*most)/most) + weight*row.Score
	}
	return true
}

// scoreNet scores discards if a rival threatens: by what wins count less what dealing in costs. A hand two steps
// further from ready than the best discard leaves it wins none. ok is false if there are too many hands to follow; the
// scores are as they were then.
func (v *View) scoreNet(table *worth.Table, rows []Row) (ok bool) {
	nearest := nearest(rows)
	var counts [compared]float64
	for i := range rows {
		row := &rows[i]
		if row.Shanten > nearest+1 {
			continue
		}
		if counts[i], ok = v.countAfter(table, row, false); !ok {
			return false
		}
		if row.Shanten > table.Reach {
			counts[i] *= farShare
		}
	}
	costs := v.fears(true).costs
	for i := range rows {
		row := &rows[i]
		row.Score = ((1-row.Danger)*counts[i]-pressedCost*costs[row.Tile.Index()])/1000 + pressedScore*row.Score
	}
	return true
}

// nearest is the shanten that the best discard leaves.
func nearest(rows []Row) int8 {
	least := rows[0].Shanten
	for i := range rows {
		least = min(least, rows[i].Shanten)
	}
	return least
}

// countAfter returns what the table counts for the hand after a discard; a hand one from ready may improve if that is
// set. That changes a discard of a player in one deal of ten; the new discard brings 176 ±112 points more (6,603 deals,
// played on after either).
func (v *View) countAfter(table *worth.Table, row *Row, improving bool) (points float64, ok bool) {
	after := v.Without(row.Tile)
	if !improving || row.Shanten > table.Reach {
		return after.expected(table, table.Draws, row.Shanten)
	}
	all, ok := table.Improving(&after.Hand)
	return float64(all[table.Draws]), ok
}
