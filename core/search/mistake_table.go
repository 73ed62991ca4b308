package search

import (
	"tehai/core/game"
	"tehai/core/review"
)

// A Mistake is a kind of mistake: the decisions in which it can be made, and the
// condition for it. Every one also wants that another choice stands first.
type Mistake struct {
	ID     string
	chance func(*decision) bool
	made   func(*decision) bool // asked where chance holds
}

// The ids of the kinds.
const (
	SlowShape        = "slow-shape"
	DangerUnderrated = "danger-underrated"
	LateFold         = "late-fold"
	CostlyCall       = "costly-call"
	MissedRiichi     = "missed-riichi"
	Furiten          = "furiten"
)

// Mistakes are all kinds. A File has one bit for each, in this order: a new kind
// stands last, and raises the version in bytes.go.
var Mistakes = [...]Mistake{
	// No rival threatens, and the discard leaves the hand farther from ready, or as far with fewer useful tiles.
	{SlowShape, calmDiscard, slower},
	// A rival threatens; the tile is more dangerous than the first by 5 percentage points or more, and it is not the
	// next kind.
	{DangerUnderrated, threatenedDiscard, moreDangerous},
	// A rival threatens and the first discard gives the hand up: it leaves it farther from ready than it need be.
	{LateFold, foldIsFirst, pushed},
	// A call was made, and to let it pass brings more points.
	{CostlyCall, callMade, passIsBetter},
	// Riichi could be declared, stands first, and was not declared.
	{MissedRiichi, riichiOrSilence, silentInstead},
	// The hand is ready and furiten by its own river after the discard, and another discard leaves it ready and not so.
	{Furiten, readyDiscard, furitenInstead},
}

// MistakeIDs are the ids of all kinds.
func MistakeIDs() []string { return mistakeIDs }

// A decision is a move while its kinds of mistakes are looked for.
type decision struct {
	move  *review.Move
	river uint64 // kinds that the chair has discarded before, as bits
}

// underrated is the difference of danger that counts as one.
const underrated = 0.05

// kindsOf returns the kinds of mistakes that could be made in a decision, and those that were, as bits.
func kindsOf(d *decision) (chances, made uint8) {
	for i, kind := range Mistakes {
		if !kind.chance(d) {
			continue
		}
		chances |= 1 << i
		if !d.move.Agrees && kind.made(d) {
			made |= 1 << i
		}
	}
	return chances, made
}

func (d *decision) costs() bool { return d.move.Loss.Points > 0 }

// discards reports whether the move is a discard, of a hand with a choice.
func (d *decision) discards() bool {
	m := d.move
	return (m.Kind == review.Discard || m.Kind == review.Riichi) && m.Row >= 0 && len(m.Rows) > 1
}

func calmDiscard(d *decision) bool       { return d.discards() && d.move.Danger < 0 }
func threatenedDiscard(d *decision) bool { return d.discards() && d.move.Danger >= 0 }

func slower(d *decision) bool {
	first, made := &d.move.Rows[0], &d.move.Rows[d.move.Row]
	return d.costs() && (made.Shanten > first.Shanten || made.Shanten == first.Shanten && made.Total < first.Total)
}

func moreDangerous(d *decision) bool {
	first, made := &d.move.Rows[0], &d.move.Rows[d.move.Row]
	late := foldIsFirst(d) && pushed(d)
	return d.costs() && made.Danger-first.Danger >= underrated && !late
}

// foldIsFirst reports whether the first discard leaves the hand farther from ready than another would.
func foldIsFirst(d *decision) bool {
	if !threatenedDiscard(d) {
		return false
	}
	for i := range d.move.Rows {
		if d.move.Rows[i].Shanten < d.move.Rows[0].Shanten {
			return true
		}
	}
	return false
}

func pushed(d *decision) bool {
	first, made := &d.move.Rows[0], &d.move.Rows[d.move.Row]
	return d.costs() && made.Shanten < first.Shanten && made.Danger > first.Danger
}

func callMade(d *decision) bool     { return d.move.Kind == review.Call }
func passIsBetter(d *decision) bool { return d.costs() && d.move.Passes }

func riichiOrSilence(d *decision) bool { return d.move.Kind == review.Riichi }

func silentInstead(d *decision) bool {
	return d.costs() && d.move.Made.Kind != game.Riichi && d.move.Better.Kind == game.Riichi
}

func readyDiscard(d *decision) bool {
	return d.discards() && d.move.Rows[d.move.Row].Shanten == 0
}

func furitenInstead(d *decision) bool {
	rows := d.move.Rows
	isFuriten := func(i int) bool { return (d.river|kindBit(rows[i].Tile))&uint64(rows[i].Tiles) != 0 }
	if !isFuriten(d.move.Row) {
		return false
	}
	for i := range rows {
		if rows[i].Shanten == 0 && rows[i].Total > 0 && !isFuriten(i) {
			return true
		}
	}
	return false
}
