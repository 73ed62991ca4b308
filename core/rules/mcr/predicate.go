package mcr

import (
	"tehai/core/meld"
	"tehai/core/pattern"
)

// A predicate reports whether a fan holds. Most are decided without a call: by the kinds of tiles, or by the number of
// pungs. Those of the table are named functions instead of closures, so that the table is data without initialization,
// and a page loads them when a hand is scored.
type predicate struct {
	ask    func(*reading) bool
	within pattern.Kinds // every tile is one of these; no condition if empty
	pungs  uint8         // it needs this many pungs and kongs
	kongs  uint8         // and this many kongs
	found  bool          // by groupChows
}

// isNever reports whether the fan is counted elsewhere.
func (p *predicate) isNever() bool { return p.ask == nil && p.within == 0 && !p.found }

// always is for fans determined by the form alone, or by the number of kongs.
func (r *reading) always() bool { return true }

// Predicates of the tiles and the way of winning.

func (r *reading) isOneSuit() bool            { return r.kinds.Within(pattern.Numbers) && r.suits == 1 }
func (r *reading) isOneSuitWithHonours() bool { return r.kinds&pattern.Honours != 0 && r.suits == 1 }
func (r *reading) hasAllHonours() bool        { return r.honours() == 7 }
func (r *reading) hasAllTypes() bool {
	return r.suits == 3 && r.kinds&pattern.Winds != 0 && r.kinds&pattern.Dragons != 0
}
func (r *reading) lacksSuit() bool         { return r.suits == 2 }
func (r *reading) isConcealed() bool       { return r.called == 0 && !r.win.SelfDrawn }
func (r *reading) isFullyConcealed() bool  { return r.called == 0 && r.win.SelfDrawn }
func (r *reading) isMelded() bool          { return r.melds == 4 && r.hiddenKongs == 0 && !r.win.SelfDrawn }
func (r *reading) hasHiddenKong() bool     { return r.hiddenKongs > 0 }
func (r *reading) hasMeldedKong() bool     { return r.kongs > r.hiddenKongs }
func (r *reading) hasTwoHiddenKongs() bool { return r.hiddenKongs == 2 && r.kongs == 2 }
func (r *reading) hasTwoMeldedKongs() bool { return r.hiddenKongs == 0 && r.kongs == 2 }
func (r *reading) hasKongOfEach() bool     { return r.hiddenKongs == 1 && r.kongs == 2 }
func (r *reading) isDrawn() bool           { return r.win.SelfDrawn }
func (r *reading) drawsLast() bool         { return r.win.LastTile && r.win.SelfDrawn }
func (r *reading) claimsLast() bool        { return r.win.LastTile && !r.win.SelfDrawn }
func (r *reading) isLastOfKind() bool      { return r.lastOfKind }
func (r *reading) replaces() bool          { return r.win.Rinshan }
func (r *reading) robs() bool              { return r.win.Chankan }

// Predicates of the sets.

func (r *reading) isAllPungs() bool      { return r.groups.NoSequence() }
func (r *reading) isEvenPungs() bool     { return r.groups.NoSequence() && r.kinds.Within(even) }
func (r *reading) isOutside() bool       { return r.groups.TerminalOrHonourInEach() }
func (r *reading) isTriplePung() bool    { return r.groups.TripletInThreeSuits() != 0 }
func (r *reading) hasMixedShifted() bool { return r.mixedShifted() != 0 }
func (r *reading) hasRoundWind() bool    { return r.groups.Same.Has(r.win.Round()) }
func (r *reading) hasSeatWind() bool     { return r.groups.Same.Has(r.win.Seat()) }
func (r *reading) isLittleFourWinds() bool {
	return (r.groups.Same&pattern.Winds).Len() == 3 && r.groups.Pairs&pattern.Winds != 0
}
func (r *reading) isLittleThreeDragons() bool {
	return (r.groups.Same&pattern.Dragons).Len() == 2 && r.groups.Pairs&pattern.Dragons != 0
}
func (r *reading) hasThreeWinds() bool   { return (r.groups.Same & pattern.Winds).Len() >= 3 }
func (r *reading) hasFourWinds() bool    { return (r.groups.Same & pattern.Winds).Len() == 4 }
func (r *reading) hasOneDragon() bool    { return r.groups.Same&pattern.Dragons != 0 }
func (r *reading) hasTwoDragons() bool   { return (r.groups.Same & pattern.Dragons).Len() >= 2 }
func (r *reading) hasThreeDragons() bool { return (r.groups.Same & pattern.Dragons).Len() == 3 }
func (r *reading) hasThreeInRow() bool   { return r.groups.ConsecutiveTriplets(3) != 0 }
func (r *reading) hasFourInRow() bool    { return r.groups.ConsecutiveTriplets(4) != 0 }
func (r *reading) hasHogs() bool         { return r.hogs() > 0 }
func (r *reading) hasDoublePungs() bool  { return r.doublePungs() > 0 }
func (r *reading) hasLoosePungs() bool   { return r.loosePungs() > 0 }

// Predicates of the place of the winning tile.

func (r *reading) hasTwoHidden() bool   { return r.hidden >= 2 }
func (r *reading) hasThreeHidden() bool { return r.hidden >= 3 }
func (r *reading) hasFourHidden() bool  { return r.hidden == 4 }
func (r *reading) waitsAtEdge() bool    { return r.waitsFor(edge) }
func (r *reading) waitsInMiddle() bool  { return r.waitsFor(middle) }
func (r *reading) waitsForPair() bool   { return r.waitsFor(single) }

// shows selects the sets of a reading that form a fan.
type shows func(r *reading, i int) bool

func isQuad(r *reading, i int) bool       { return r.sets[i].Kind == meld.Quad }
func isPung(r *reading, i int) bool       { return r.sets[i].Same() }
func isChow(r *reading, i int) bool       { return r.sets[i].Kind == meld.Sequence }
func hiddenPung(r *reading, i int) bool   { return r.hides(i) }
func winning(r *reading, i int) bool      { return i == r.at }
func isWindPung(r *reading, i int) bool   { return r.sameIn(i, pattern.Winds) }
func isDragonPung(r *reading, i int) bool { return r.sameIn(i, pattern.Dragons) }
func isOfWinds(r *reading, i int) bool {
	return r.sets[i].Kind != meld.Sequence && pattern.Winds.Has(r.sets[i].First)
}
func isOfDragons(r *reading, i int) bool {
	return r.sets[i].Kind != meld.Sequence && pattern.Dragons.Has(r.sets[i].First)
}
func isInRow(r *reading, i int) bool        { return r.sameIn(i, r.groups.ConsecutiveTriplets(3)) }
func isOfTriple(r *reading, i int) bool     { return r.sameIn(i, r.groups.TripletInThreeSuits()) }
func isBody(r *reading, i int) bool         { return r.sets[i].Kind == meld.Knitted }
func isMixedShifted(r *reading, i int) bool { return r.sameIn(i, r.mixedShifted()) }
func isRoundWind(r *reading, i int) bool    { return r.sameIn(i, pattern.KindOf(r.win.Round())) }
func isSeatWind(r *reading, i int) bool     { return r.sameIn(i, pattern.KindOf(r.win.Seat())) }
func holdsHog(r *reading, i int) bool       { return r.holdsAny(i, r.hogKinds) }
func isDoubled(r *reading, i int) bool      { return r.sameIn(i, r.doubled()) }
func isLoose(r *reading, i int) bool        { return r.sameIn(i, r.loose()) }
