package advice

import (
	"tehai/core/rules"
	"tehai/core/tile"
	"tehai/core/worth"
)

// How readily rivals discard an unseen tile, relative to any: honours, 1 and 9, 2 and 8, and the others; times the last
// for each dora.
const (
	honourGone = 1.3
	endGone    = 1.1
	twoGone    = 0.95
	middleGone = 0.75
	doraGone   = 0.6
)

// How likely rivals end the deal relative to package odds: as strong players claim, and as players decide; and how
// likely a hand that is not ready ends with it or has to fold: against rivals who show nothing yet or melds, and
// against those in riichi. Played on in both ways, what 0.6 changes for players who decided by 0.9 won them 8 ±10
// points a deal, and 0.17 ±0.08 of a hundred deals (1,680 deals, twelve shuffles of the wall each).
const (
	endsLevel   = 0.9
	endsDecides = 0.75
	foldsLevel  = 5
	foldsNow    = 1.5
)

// Known reports whether the points of hands are: under rules with yaku, for four players.
func (v *View) Known() bool { return v.Scorer != nil && v.Traits.Yaku && len(v.Rivals) == 3 }

// table returns what is the same for all hands at the moment of the view, if rivals end the deal at a level; nil if the
// values of hands are unknown, or with other than four players.
func (v *View) table(r *rules.Rules, ends float64) *worth.Table {
	if !v.Known() {
		return nil
	}
	t := &worth.Table{
		Rule: v.Rule, Reach: worth.Reach, Most: worth.Most,
		Left: v.Left, Draws: min(v.drawsLeft(), worth.MaxDraws), River: v.River,
		Worth: v.Traits.Worth, Simples: v.Traits.Simples, Closed: v.Scorer, Open: v.Undeclared(r),
		Sticks: v.sticks(), Value: v.standing.won,
	}
	if t.Open == nil {
		return nil
	}
	for k := range t.Discards {
		t.Discards[k] = gone(k)
		for range v.Traits.Dora[k] {
			t.Discards[k] *= doraGone
		}
	}
	shown := v.Shown()
	for draws := 1; draws <= t.Draws; draws++ {
		still, goes := 1.0, 1.0
		for i := range shown {
			level := float64(foldsLevel)
			if shown[i].Riichi {
				level = foldsNow
			}
			chance := shown[i].Chance(t.Draws - draws)
			still *= 1 - ends*chance
			goes *= max(0.05, 1-level*chance)
		}
		t.Ends[draws], t.Folds[draws] = 1-still, 1-goes
	}
	return t
}

// winSaves is what a win counts beside its points: if this player wins the deal, no other player wins it. That alone is
// worth some 1,500 points: in a hundred deals a player wins 20, some 6,000 points each, and pays as many in the other
// 80. More wins more deals and as many points, so it is greater.
//
// Against @kobalab/majiang-ai careful had a mean place of 2.468 with 1,500 where it had 2.483 without (840 East rounds
// on the same walls; wins 20.7 % for 19.7, deals in 11.0 for 10.8). 3,000 in place of 1,500 won 0.24 ±0.16 more of a
// hundred deals, and 3 ±23 points a deal (840 deals); 5,000 in place of 4,000 won 0.15 ±0.11 more, and -1 ±10 points
// (1,096). Such figures, here and elsewhere,
// come from two copies of the program: four careful players of one play deals, and each decision that the other would
// make differently is played on in both ways, with eight shuffles of the tiles still to be drawn.
const winSaves = 5000

// A reach is the greatest shanten of hands whose draws are followed to decide, and how many hands that may take.
type reach struct {
	shanten int8
	most    int
}

// reaches are those of players: the first for which there are not too many hands. To follow the draws of hands three
// from ready, where worth.Reach estimates, brings a player some 15 ±15 points a deal (13,000 deals, played on after
// both decisions where they differ). More hands than 5,000 take a browser longer than 50 ms.
var reaches = [...]reach{{3, 5000}, {worth.Reach, worth.Most}}

// decides returns the table by which the player decides: each win counts winSaves more, except in the last deal of a
// match, where points count by places. It is nil if the points are unknown.
func (v *View) decides(r *rules.Rules, to reach) *worth.Table {
	t := v.table(r, endsDecides)
	if t == nil {
		return nil
	}
	t.Reach, t.Most = to.shanten, to.most
	if v.standing == nil {
		t.Value = saves
	}
	return t
}

func saves(points float64, _ bool) float64 { return points + winSaves }

// gone is how readily rivals discard a kind that is no dora.
func gone(k int) float64 {
	switch {
	case k >= tile.East.Index():
		return honourGone
	case k%9 == 0 || k%9 == 8:
		return endGone
	case k%9 == 1 || k%9 == 7:
		return twoGone
	}
	return middleGone
}

// expected returns the points to expect of the hand of 3n+1 tiles of a view, with so many own draws left; from a
// distance beyond the table's reach it estimates them. ok is false if there are too many hands to follow.
func (v *View) expected(table *worth.Table, draws int, distance int8) (points float64, ok bool) {
	if distance > table.Reach {
		return v.farPoints(table, max(0, draws)), true
	}
	all, ok := table.Of(&v.Hand)
	return float64(all[max(0, draws)]), ok
}
