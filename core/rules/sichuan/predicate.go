package sichuan

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

func once(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

func (r *reading) countKongs() int { return r.kongs }

// countRoots counts the tiles that the hand holds four times and that are not a kong.
func (r *reading) countRoots() int { return r.fours - r.kongs }

func (r *reading) isAllPungs() int { return once(r.form == hand.Standard && r.groups.NoSequence()) }

// isGoldenHook reports four sets laid down, concealed kongs among them.
func (r *reading) isGoldenHook() int { return once(len(r.win.Hand.Melds) == 4) }
func (r *reading) isFullFlush() int  { return once(r.kinds.Suits() == 1) }
func (r *reading) isPairs() int      { return once(r.form == hand.Pairs) }
func (r *reading) isAfterKong() int  { return once(r.win.SelfDrawn && r.win.Rinshan) }
func (r *reading) isShot() int       { return once(r.win.ShotAfterKong && !r.win.SelfDrawn) }
func (r *reading) isRobbing() int    { return once(r.win.Chankan && !r.win.SelfDrawn) }
func (r *reading) isLastTile() int   { return once(r.win.LastTile) }

// isDrawn reports an own draw that is paid as one.
func (r *reading) isDrawn() int { return once(r.win.SelfDrawn && !r.rules.isFed(r.win)) }

// isOutside reports a 1 or a 9 in every set and in the pair.
func (r *reading) isOutside() int {
	if r.form != hand.Standard {
		return 0
	}
	for _, s := range r.sets {
		if first := s.First.Rank(); first != 1 && first != 9 && !(s.Kind == meld.Sequence && first == 7) {
			return 0
		}
	}
	return 1
}

// twosFivesEights are the kinds of two-five-eight.
const twosFivesEights = (1<<1 | 1<<4 | 1<<7) * (1 | 1<<9 | 1<<18)

func (r *reading) isTwoFiveEight() int {
	return once(r.isAllPungs() > 0 && r.kinds.Within(twosFivesEights))
}

func (r *reading) isConcealed() int {
	return once(r.win.Hand.IsClosed() && (!r.rules.concealedDrawn || r.win.SelfDrawn))
}

// isSimple reports a hand without a 1 or a 9; beside two-five-eight it does not count.
func (r *reading) isSimple() int {
	return once(r.kinds&pattern.Terminals == 0 && !(r.rules.worth[twoFiveEight] > 0 && r.isTwoFiveEight() > 0))
}

func (r *reading) isFirstDraw() bool {
	return r.win.FirstTurn && r.win.SelfDrawn && len(r.win.Hand.Melds) == 0
}
func (r *reading) isHeavenly() int { return once(r.isFirstDraw() && r.win.Seat() == tile.East) }
func (r *reading) isEarthly() int  { return once(r.isFirstDraw() && r.win.Seat() != tile.East) }

// The sets that a fan rests on.

func isKong(r *reading, i int) bool { return r.sets[i].Kind == meld.Quad }
func isRooted(r *reading, i int) bool {
	s := r.sets[i]
	if s.Kind == meld.Quad {
		return false
	}
	for k := range s.Len() {
		t := s.First
		if s.Kind == meld.Sequence {
			t += tile.Tile(k)
		}
		if r.all[t.Index()] == 4 {
			return true
		}
	}
	return false
}
func isWinning(r *reading, i int) bool { return i == r.at }
