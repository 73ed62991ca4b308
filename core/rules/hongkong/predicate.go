package hongkong

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// The predicates of the table are named functions instead of closures, so that the table is data without
// initialization, and a page loads them when it scores a hand.

// count returns how often a fan holds.
func (r *reading) count(f fan) int {
	switch row := &table[f]; {
	case row.times != nil:
		return row.times(r)
	case row.holds(r):
		return 1
	}
	return 0
}

func (r *reading) hasRoundWind() bool  { return r.groups.Same.Has(r.win.Round()) }
func (r *reading) hasSeatWind() bool   { return r.groups.Same.Has(r.win.Seat()) }
func (r *reading) isDrawn() bool       { return r.win.SelfDrawn }
func (r *reading) robs() bool          { return r.win.Chankan }
func (r *reading) isLastTile() bool    { return r.win.LastTile }
func (r *reading) replaces() bool      { return r.win.Rinshan && (r.kongs > 0 || r.rules.flowerReplaced) }
func (r *reading) replacesTwice() bool { return r.win.DoubleKong }
func (r *reading) hasNoFlowers() bool  { return r.flowers() == 0 }
func (r *reading) isHalfFlush() bool {
	return r.form != hand.Orphans && r.kinds&pattern.Honours != 0 && r.kinds.Suits() == 1
}
func (r *reading) isMixedTerminals() bool {
	return r.isAllPungs() && r.kinds.Within(pattern.Orphans) && r.kinds&pattern.Honours != 0 &&
		r.kinds&pattern.Terminals != 0
}
func (r *reading) isLittleThreeDragons() bool {
	return (r.groups.Same&pattern.Dragons).Len() == 2 && r.groups.Pairs&pattern.Dragons != 0 && r.form == hand.Standard
}
func (r *reading) isLittleFourWinds() bool {
	return (r.groups.Same&pattern.Winds).Len() == 3 && r.groups.Pairs&pattern.Winds != 0
}
func (r *reading) isFullFlush() bool       { return r.kinds.Within(pattern.Numbers) && r.kinds.Suits() == 1 }
func (r *reading) isBigThreeDragons() bool { return pattern.Dragons.Within(r.groups.Same) }
func (r *reading) isAllHonours() bool {
	return (r.form == hand.Standard || r.form == hand.Pairs && r.rules.honourPairs) && r.kinds.Within(pattern.Honours)
}
func (r *reading) isAllTerminals() bool { return r.isAllPungs() && r.kinds.Within(pattern.Terminals) }
func (r *reading) isBigFourWinds() bool { return pattern.Winds.Within(r.groups.Same) }
func (r *reading) isFourKongs() bool    { return r.kongs == 4 }
func (r *reading) isOrphans() bool      { return r.form == hand.Orphans }
func (r *reading) isHeavenly() bool {
	return r.win.FirstTurn && r.win.SelfDrawn && r.win.Seat() == tile.East
}
func (r *reading) hasSevenFlowers() bool { return r.flowers() == 7 }
func (r *reading) hasEightFlowers() bool { return r.flowers() == 8 }
func (r *reading) isHuman() bool         { return r.win.FirstTurn && !r.win.SelfDrawn && !r.isEarthly() }
func (r *reading) hasStraight() bool     { return r.groups.OneToNine() != 0 }
func (r *reading) isPairs() bool         { return r.form == hand.Pairs }
func (r *reading) dragonPungs() int      { return (r.groups.Same & pattern.Dragons).Len() }
func (r *reading) countOwnFlowers() int  { return len(r.ownFlowers()) }

// The sets that a fan depends on.

func isRoundWind(r *reading, i int) bool { return r.sets[i].Same() && r.sets[i].First == r.win.Round() }
func isSeatWind(r *reading, i int) bool  { return r.sets[i].Same() && r.sets[i].First == r.win.Seat() }
func isQuad(r *reading, i int) bool      { return r.sets[i].Kind == meld.Quad }
func isOfStraight(r *reading, i int) bool {
	return r.sets[i].Kind == meld.Sequence && r.groups.OneToNine().Has(r.sets[i].First)
}
func isWindPung(r *reading, i int) bool {
	return r.sets[i].Same() && pattern.Winds.Has(r.sets[i].First)
}
func isDragonPung(r *reading, i int) bool {
	return r.sets[i].Same() && pattern.Dragons.Has(r.sets[i].First)
}
func isOfWinds(r *reading, i int) bool {
	return r.sets[i].Kind != meld.Sequence && pattern.Winds.Has(r.sets[i].First)
}
func isOfDragons(r *reading, i int) bool {
	return r.sets[i].Kind != meld.Sequence && pattern.Dragons.Has(r.sets[i].First)
}
func winning(r *reading, i int) bool { return i == r.at }
