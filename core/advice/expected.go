package advice

import (
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Expected returns the points that the hand of 3n+2 tiles is expected to win after each of the discards, by package
// worth: with claims, and only with hands that have a yaku; what other players win is not in it. If one of the hands is
// too far from ready to follow every draw, the points of all are estimated in the same way. ok is false if the points
// are unknown.
func (v *View) Expected(r *rules.Rules, discards ...tile.Tile) (points []float64, ok bool) {
	farthest := int8(0)
	for _, t := range discards {
		after := v.Without(t)
		closed := after.Hand.Counts()
		farthest = max(farthest, v.Rule.Of(&closed).Best)
	}
	for _, t := range discards {
		after := v.Without(t)
		after.River |= 1 << t.Index()
		table := after.table(r)
		if table == nil {
			return nil, false
		}
		n, ok := after.expected(table, table.Draws, farthest)
		if !ok {
			return nil, false
		}
		points = append(points, n)
	}
	return points, true
}

// ExpectedClaim returns the points that the hand of 3n+1 tiles is expected to win without a claim and after it, with
// the best discard, as Expected does. worthwhile reports whether Worthwhile would make the claim if it were the only
// one.
func (v *View) ExpectedClaim(s *game.State, r *rules.Rules, e game.Event) (pass, claim float64, worthwhile, ok bool) {
	table := v.table(r)
	next := *s
	if table == nil || next.Apply(e) != nil {
		return 0, 0, false, false
	}
	closed := v.Hand.Counts()
	g := gain{view: v, table: table, distance: v.Rule.Of(&closed).Best}
	after, err := At(&next, r, e.Chair)
	if pass, ok = g.points(v); !ok || err != nil {
		return 0, 0, false, false
	}
	for _, t := range after.Hand.Closed {
		if after.Kept.Has(t.Index()) {
			continue
		}
		held := after.Without(t)
		left := held.Hand.Counts()
		if v.Rule.Of(&left).Best > g.distance {
			continue
		}
		if points, ok := g.points(&held); ok {
			claim = max(claim, points)
		}
	}
	_, worthwhile, _ = v.Worthwhile(s, r, []game.Event{e})
	return pass, claim, worthwhile, true
}
