package game

import (
	"tehai/core/source"
)

// checkAborted lets a record abandon the deal at any time when a player has drawn or is to draw; a live table has rules
// for it.
func (s *State) checkAborted(e Event) *source.Error {
	if s.Phase != ToDraw && s.Phase != ToDiscard {
		return refuse("the deal cannot be abandoned here: %s", s.awaited())
	}
	if s.deal.Rules.Play == nil || s.mustAbort() != "" || s.mayAbort() {
		return nil
	}
	return refuse("the deal cannot be abandoned: no rule of %s says so here", s.deal.Rules.ID)
}

// mayAbort reports whether the player in turn may abandon the deal, or three wins on one discard abandon it.
func (s *State) mayAbort() bool {
	play := s.deal.Rules.Play
	switch s.Phase {
	case ToDiscard:
		return play.NineOrphans && !s.disturbed && s.seats[s.Turn].thrown == 0 && s.orphans(s.Turn) >= 9
	case ToDraw:
		return play.ThreeRons && s.threeRons()
	}
	return false
}

// threeRons reports whether three players could win on the last discard. If the rules abandon the deal then, the three
// wins are what does it.
func (s *State) threeRons() bool {
	if s.Phase != ToDraw || s.loser < 0 {
		return false
	}
	without := s.deal.Players - 1 - 3 // the number of others who need not win
	for chair := 0; chair < s.deal.Players && without >= 0; chair++ {
		// Hands are seldom complete, and the full check of a win is slow.
		if chair != int(s.loser) && (!s.mayBeComplete(chair) || s.checkWin(Event{Kind: Win, Chair: chair}) != nil) {
			without--
		}
	}
	return without >= 0
}

// orphans returns how many different terminals and honours a hand has.
func (s *State) orphans(chair int) int {
	var kinds uint64
	n := 0
	for _, t := range s.seats[chair].closed() {
		i := t.Index()
		if i >= 0 && (t.IsHonour() || t.IsTerminal()) && kinds&(1<<i) == 0 {
			kinds |= 1 << i
			n++
		}
	}
	return n
}

// mustAbort returns why a live table has to abandon the deal unless a player wins on the last discard, or "".
func (s *State) mustAbort() string {
	play := s.deal.Rules.Play
	switch {
	case play == nil || s.Phase != ToDraw || s.loser < 0:
		return ""
	case play.FourWinds && s.fourWinds():
		return "the same wind was discarded four times"
	case play.FourRiichi && s.allRiichi():
		return "everybody is in riichi"
	case play.FourKongs && s.kongs == 4 && !s.oneHasAllKongs():
		return "four kongs were laid down by more than one player"
	}
	return ""
}

// Abandonment is why a deal was abandoned; its values are those of the public interface.
type Abandonment string

// The reasons.
const (
	NineOrphans Abandonment = "nine-orphans" // nine different terminals and honours in the first hand
	FourWinds   Abandonment = "four-winds"   // the same wind discarded four times
	FourRiichi  Abandonment = "four-riichi"  // all players in riichi
	FourKongs   Abandonment = "four-kongs"   // by more than one player
	ThreeRons   Abandonment = "three-rons"   // on one discard
)

// Abandonments lists them.
var Abandonments = []Abandonment{NineOrphans, FourWinds, FourRiichi, FourKongs, ThreeRons}

// Abandonment returns why the deal may be abandoned in this state, the one before it is; "" if there is no reason.
// Records do not state which reasons their rules have, so each of them counts.
func (s *State) Abandonment() Abandonment {
	var none Play
	play := s.deal.Rules.Play
	record := play == nil
	if record {
		play = &none
	}
	switch {
	case s.Phase == ToDiscard:
		if !s.disturbed && s.seats[s.Turn].thrown == 0 && s.orphans(s.Turn) >= 9 {
			return NineOrphans
		}
	case s.Phase != ToDraw || s.loser < 0:
	case play.ThreeRons && s.threeRons():
		return ThreeRons
	case s.fourWinds():
		return FourWinds
	case s.allRiichi():
		return FourRiichi
	case s.kongs == 4 && !s.oneHasAllKongs():
		return FourKongs
	case record && s.threeRons():
		return ThreeRons
	}
	return ""
}

func (s *State) fourWinds() bool {
	if s.deal.Players != 4 || s.discards != 4 || s.disturbed {
		return false
	}
	for _, d := range s.river[:4] {
		if !d.Tile.IsWind() || d.Tile != s.river[0].Tile {
			return false
		}
	}
	return true
}

func (s *State) allRiichi() bool {
	for chair := range s.deal.Players {
		if s.seats[chair].riichi == 0 {
			return false
		}
	}
	return true
}

func (s *State) oneHasAllKongs() bool {
	for chair := range s.deal.Players {
		if s.seats[chair].kongsLaid() == 4 {
			return true
		}
	}
	return false
}
