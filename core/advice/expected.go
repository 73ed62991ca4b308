package advice

import (
	"tehai/core/game"
	"tehai/core/rules"
)

// Expected returns the points that the hand of 3n+2 tiles is expected to win after the discard of a row, by package
// worth: with claims, and only with hands that have a yaku; what other players win is not in it. Points of hands beyond
// worth.Reach are estimated: to compare two rows, ask for both with the distance of the farther one. ok is false if the
// points are unknown.
func (v *View) Expected(r *rules.Rules, row *Row, distance int8) (points float64, ok bool) {
	table := v.table(r, endsLevel)
	if table == nil {
		return 0, false
	}
	table.River |= 1 << row.Tile.Index()
	far := *row
	far.Shanten = distance
	return v.countAfter(table, &far, false)
}

// ExpectedClaim returns the points that the hand of 3n+1 tiles is expected to win without a claim and after it, with
// the best discard, as Expected does. After a claim that does not bring the hand nearer they are 0, unless all is set.
func (v *View) ExpectedClaim(s *game.State, r *rules.Rules, e game.Event, all bool) (pass, claim float64, ok bool) {
	g := gain{view: v, table: v.table(r, endsLevel), all: all}
	if g.table == nil {
		return 0, 0, false
	}
	closed := v.Hand.Counts()
	g.distance = v.Rule.Of(&closed).Best
	if pass, ok = g.points(v); !ok {
		return 0, 0, false
	}
	claim, ok = g.after(s, r, e)
	return pass, claim, ok
}
