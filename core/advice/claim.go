package advice

import (
	"math"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A Claim is a possible chow or pung with the numbers it is weighed by.
type Claim struct {
	After   Row       // the best discard after it
	Numbers []float64 // by claimTable
}

// MeasureClaim compares a claim with passing. ok is false if the claim is impossible or the hand is not known.
func MeasureClaim(s *game.State, r *rules.Rules, e game.Event) (c Claim, ok bool) {
	before, err := At(s, r, e.Chair)
	if err != nil {
		return c, false
	}
	return before.claim(s, r, e)
}

// claim does the same for the view of the chair that claims.
func (v *View) claim(s *game.State, r *rules.Rules, e game.Event) (c Claim, ok bool) {
	target, _ := s.Target()
	if !target.IsKind() {
		return c, false
	}
	next := *s
	if next.Apply(e) != nil {
		return c, false
	}
	after, err := at(&next, r, e.Chair, v.scorers)
	if err != nil {
		return c, false
	}
	defer after.Release()
	after.Bare = true
	rows := after.Discards(Weighed)
	if len(rows) == 0 {
		return c, false
	}
	c.After = rows[0]
	c.Numbers = claimNumbers(v, after, &c.After, target, e.Kind == game.Pung)
	return c, true
}

// claimNumbers are the numbers that claimTable weighs.
func claimNumbers(before, after *View, row *Row, target tile.Tile, pung bool) []float64 {
	closed := before.Hand.Counts()
	draws := before.Rule.Draws(&closed, &before.Left)
	ranker := newRanker(&after.Question)
	missing := 0.0 // how much further the nearest yaku is than a ready hand
	if ranker.open && after.Traits.Yaku {
		c := candidate{Draws: row.Draws, kind: row.Tile.Index()}
		ranker.openRoutes(&c)
		missing = float64(min(3, max(0, c.route-int(row.Shanten))))
	}
	worth := float64(before.Traits.Worth[target.Index()])
	gain := float64(draws.Shanten - row.Shanten)
	dora := 0.0
	after.Hand.Each(func(t tile.Tile) {
		if !t.IsKind() {
			return // not a standard kind, such as a chow with Zero: no indicator shows it
		}
		dora += float64(after.Traits.Dora[t.Index()])
		if t.IsRedFive() && after.Traits.Reds {
			dora++
		}
	})
	wasClosed, ready := one(before.Hand.IsClosed()), one(row.Shanten == 0)
	seen := 0.0
	for _, n := range before.Left {
		seen += 4 - float64(n)
	}
	x := make([]float64, len(claimTable))
	x[claimGain] = gain
	x[claimWorth] = one(pung && worth > 0)
	x[claimMissing] = missing
	x[claimClosed] = wasClosed
	x[claimReady] = ready * max(gain, 0)
	x[claimFar] = math.Max(0, float64(row.Shanten)-1)
	x[claimDora] = min(dora, 4)
	x[claimLate] = min(seen/lateSeen, 1.5)
	x[claimPung] = one(pung)
	x[claimCopies] = share(int(row.Total), int(draws.Total))
	x[claimRiichi] = one(before.riichi())
	x[claimClosedNear] = wasClosed * one(draws.Shanten <= 1)
	x[claimWorthLast] = one(pung && worth > 0 && before.Left[target.Index()] == 0)
	x[claimPoints] = math.Log((row.Points + 300) / 1000)
	x[claimBase] = 1
	return x
}

// score is above 0 if the claim should be made.
func (c *Claim) score() float64 {
	sum := 0.0
	for i, x := range c.Numbers {
		sum += claimTable[i].weight * x
	}
	return sum
}

// ClaimTerms returns the table that weighs claims.
func ClaimTerms() []Term {
	list := make([]Term, len(claimTable))
	for t, row := range claimTable {
		list[t] = Term{ID: row.id, Deep: row.weight, Measures: row.measures}
	}
	return list
}
