package advice

import (
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
	"tehai/core/worth"
)

// The ratio by which the first claim of a hand must exceed passing: of a hand whose draws are followed, and of one
// further from ready, whose points are estimates. Played on in both ways, first claims that count 0.7 times as much as
// passing or more won 0.34 ±0.18 more of a hundred deals and -8 ±15 points a deal (820 deals, twelve shuffles of the
// wall each). For far hands 1.7 instead of 1.2 won 10 ±10 points a deal, and fewer deals.
const (
	nearMargin = 0.7
	farMargin  = 1.2
)

// If a rival is in riichi: what a claim must count at least, with what a win saves, of a hand that is then ready, and
// of one that is not.
const (
	readyLeast = 400
	otherLeast = 1000
)

// A claim late in a deal that makes the hand ready, with a discard that hardly deals in, is worthwhile for what a ready
// hand is paid at an exhaustive draw, where the rules pay that: with so many own draws left at most, and less danger.
// Played on in both ways, on walls by which this was not chosen, such claims won 782 ±610 points more than passing
// (113), others 10 ±474 (169).
const (
	lateDraws  = 4
	lateDanger = 0.05
)

// Worthwhile returns the chow or pung among the moves after which the wins of the hand count the most, if that is
// enough beside passing; else, late in a deal, one that makes it ready. ok is false if the points are unknown.
func (v *View) Worthwhile(s *game.State, r *rules.Rules, moves []game.Event) (best game.Event, claims, ok bool) {
	g := gain{view: v}
	closed := v.Hand.Counts()
	g.distance = v.Rule.Of(&closed).Best
	for _, to := range reaches {
		if g.table = v.decides(r, to); g.table == nil {
			return best, false, false
		}
		if best, claims, ok = g.best(s, r, moves); ok {
			break
		}
	}
	if !ok {
		return best, false, false
	}
	if !claims && v.standing == nil && g.distance == 1 && v.drawsLeft() <= lateDraws && paysReady(r) {
		best, claims = v.lateReady(s, r, moves)
	}
	return best, claims, true
}

// paysReady reports whether a ready hand is paid at an exhaustive draw.
func paysReady(r *rules.Rules) bool {
	s := r.ReadyDealer()
	return s != nil && s.Payments.Seats[0] > 0
}

// lateReady returns a chow or pung that makes the hand ready with little danger.
func (v *View) lateReady(s *game.State, r *rules.Rules, moves []game.Event) (e game.Event, claims bool) {
	for _, e := range moves {
		if e.Kind != game.Chow && e.Kind != game.Pung {
			continue
		}
		if c, ok := v.claim(s, r, e); ok && c.After.Shanten == 0 && c.After.Danger < lateDanger {
			return e, true
		}
	}
	return e, false
}

// A gain compares what a table counts for a hand with that after claims.
type gain struct {
	view     *View
	table    *worth.Table
	distance int8 // of the hand before a claim
	all      bool // claims that do not bring the hand nearer count, too
}

// best returns the chow or pung among the moves that counts the most, if that is enough beside passing. ok is false if
// there are too many hands to follow.
func (g *gain) best(s *game.State, r *rules.Rules, moves []game.Event) (best game.Event, claims, ok bool) {
	most, ok := g.points(g.view)
	if !ok {
		return best, false, false
	}
	most *= g.margin()
	for _, e := range moves {
		if e.Kind != game.Chow && e.Kind != game.Pung {
			continue
		}
		points, ok := g.after(s, r, e)
		if !ok {
			return best, false, false
		}
		if points > most {
			most, best, claims = points, e, true
		}
	}
	return best, claims, true
}

// margin is the ratio by which claims must exceed passing.
func (g *gain) margin() float64 {
	switch {
	case !g.view.Hand.IsClosed():
		return 1
	case g.distance > g.table.Reach:
		return farMargin
	}
	return nearMargin
}

// points returns the points to expect of the hand of 3n+1 tiles of a view.
func (g *gain) points(v *View) (points float64, ok bool) {
	draws := g.table.Draws
	if v != g.view {
		draws-- // the claim takes the place of one
	}
	return v.expected(g.table, draws, g.distance)
}

// after returns the points after a claim and its best discard: 0 if the hand does not become nearer, unless all count.
// ok is false if there are too many hands to follow.
func (g *gain) after(s *game.State, r *rules.Rules, e game.Event) (most float64, ok bool) {
	next := *s
	if next.Apply(e) != nil {
		return 0, true
	}
	after, err := at(&next, r, e.Chair, g.view.scorers)
	if err != nil {
		return 0, true
	}
	closed := after.Hand.Counts()
	var rows shanten.Discards
	after.Rule.Discards(&closed, &after.Left, &rows)
	var known [256]bool
	for _, t := range after.Hand.Closed {
		if known[t] || after.Kept.Has(t.Index()) {
			continue
		}
		known[t] = true
		distance := g.leaves(&rows, t)
		if g.distance <= g.table.Reach && distance > 0 && (distance > g.distance || distance == g.distance && !g.all) {
			continue
		}
		held := after.Without(t)
		points, ok := g.points(&held)
		if !ok {
			return 0, false
		}
		if !g.view.riichi() || points >= least(distance) {
			most = max(most, points)
		}
	}
	return most, true
}

// least is what a claim against a riichi must count at least.
func least(distance int8) float64 {
	if distance == 0 {
		return readyLeast
	}
	return otherLeast
}

// leaves returns the shanten after a discard.
func (g *gain) leaves(rows *shanten.Discards, t tile.Tile) int8 {
	for i := range rows.N {
		if int(rows.Rows[i].Tile) == t.Index() {
			return rows.Rows[i].Shanten
		}
	}
	return unreached
}
