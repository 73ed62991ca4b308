package game

import (
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// Check reports why an event cannot happen now, naming the rule, or nil. The
// error has the code impossible-play.
func (s *State) Check(e Event) error {
	if err := s.check(e); err != nil {
		return err
	}
	return nil
}

func (s *State) check(e Event) *source.Error {
	if e.Chair < 0 || e.Chair >= s.deal.Players {
		return refuse("there is no chair %d at a table of %d", e.Chair, s.deal.Players)
	}
	if s.Ended() && e.Kind != Win {
		return refuse("the deal is over, nothing can follow")
	}
	switch e.Kind {
	case Draw:
		return s.checkDraw(e)
	case Discard:
		return s.checkDiscard(e)
	case Riichi:
		return s.checkRiichi(e)
	case Chow:
		return s.checkChow(e)
	case Pung:
		return s.checkPung(e)
	case Kong:
		if e.Tile == tile.None {
			return s.checkClaimedKong(e)
		}
		return s.checkOwnKong(e)
	case North:
		return s.checkNorth(e)
	case Win:
		return s.checkWin(e)
	case Exhausted:
		return s.checkExhausted()
	case Aborted:
		return s.checkAborted(e)
	}
	return refuse("no such move")
}

// name returns the seat of a chair in words.
func (s *State) name(chair int) string { return WindNames[s.deal.Wind(chair)] }

// awaited says what the table waits for, to be told to whoever did something else.
func (s *State) awaited() string {
	name := s.name(s.Turn)
	switch s.Phase {
	case ToDraw:
		return name + " is to draw"
	case ToDiscard:
		return name + " has drawn and is to discard"
	case Called:
		return name + " has claimed and is to discard"
	case Declared:
		return name + " has declared riichi and is to discard"
	case ToReplace:
		return name + " is to draw from the back"
	case Stuck:
		return "a flower found no replacement, the deal is exhausted"
	}
	return "the deal is over"
}

func (s *State) outOfTurn(e Event, deed string) *source.Error {
	return refuse("%s cannot %s: %s", s.name(e.Chair), deed, s.awaited())
}

func (s *State) checkDraw(e Event) *source.Error {
	switch {
	case s.Phase != ToDraw && s.Phase != ToReplace || e.Chair != s.Turn:
		return s.outOfTurn(e, "draw")
	case s.Left() == 0:
		return refuse("%s cannot draw: the wall is empty", s.name(e.Chair))
	case s.mustAbort() != "":
		return refuse("%s cannot draw: the deal is abandoned, %s", s.name(e.Chair), s.mustAbort())
	}
	return nil
}

func (s *State) checkDiscard(e Event) *source.Error {
	if s.Phase != ToDiscard && s.Phase != Called && s.Phase != Declared || e.Chair != s.Turn {
		return s.outOfTurn(e, "discard")
	}
	p := &s.seats[e.Chair]
	if e.Tile.IsFlower() || e.Tile == tile.Unknown || e.Tile == tile.None {
		return refuse("%s cannot discard %s", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if _, ok := s.pick(e.Chair, e.Tile); !ok {
		return s.missing(e.Chair, "discard", e.Tile)
	}
	if p.riichi > 0 && !s.isDrawn(e) {
		return refuse("%s is in riichi and discards the tile drawn, %s", s.name(e.Chair), notation.Letters(s.Drawn))
	}
	if s.Drawn == tile.Unknown && s.isDrawn(e) && s.copies[e.Tile.Plain()] >= copiesOf(e.Tile) {
		return s.missing(e.Chair, "discard", e.Tile)
	}
	if e.FromHand && s.Drawn == e.Tile && p.count(e.Tile) < 2 {
		return refuse("%s has no other %s than the one drawn", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if s.Phase == Declared && !s.readyWithout(e.Chair, e.Tile) {
		return refuse("%s has declared riichi and would not be ready without %s", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if s.Phase == Called && s.swaps(e.Chair, e.Tile) {
		return refuse("%s cannot discard %s right after claiming it or the other end of its chow", s.name(e.Chair), notation.Letters(e.Tile))
	}
	return nil
}

// isDrawn reports whether a discard lets go the very tile just drawn: known
// copies come before unknown tiles.
func (s *State) isDrawn(e Event) bool {
	if s.Drawn == tile.None || e.FromHand {
		return false
	}
	p := &s.seats[e.Chair]
	return s.Drawn == e.Tile || s.Drawn == tile.Unknown && (p.riichi > 0 || p.count(e.Tile) == 0)
}

func (s *State) missing(chair int, deed string, want ...tile.Tile) *source.Error {
	if s.seats[chair].count(tile.Unknown) > 0 {
		for _, t := range want {
			if s.copies[t.Plain()] >= copiesOf(t) && s.seats[chair].count(t) == 0 {
				return refuse("%s cannot %s %s: every copy of %s is elsewhere", s.name(chair), deed, notation.LettersOf(want...), notation.Letters(t))
			}
		}
	}
	return refuse("%s cannot %s %s: not in the hand", s.name(chair), deed, notation.LettersOf(want...))
}

// checkClaim is what all claims of a discard have in common.
func (s *State) checkClaim(e Event, deed string) *source.Error {
	switch {
	case s.Phase != ToDraw || s.loser < 0:
		return refuse("%s cannot %s: no tile was discarded just now; %s", s.name(e.Chair), deed, s.awaited())
	case int(s.loser) == e.Chair:
		return refuse("%s cannot %s: it is the own discard", s.name(e.Chair), deed)
	case s.seats[e.Chair].riichi > 0:
		return refuse("%s cannot %s: in riichi nothing is claimed", s.name(e.Chair), deed)
	case s.deal.Rules.Riichi && s.Left() == 0:
		return refuse("%s cannot %s: the last discard can only be won on", s.name(e.Chair), deed)
	case s.mustAbort() != "":
		return refuse("%s cannot %s: the deal is abandoned, %s", s.name(e.Chair), deed, s.mustAbort())
	}
	return nil
}

func (s *State) checkChow(e Event) *source.Error {
	if err := s.checkClaim(e, "chow"); err != nil {
		return err
	}
	switch {
	case s.deal.Rules.NoChow:
		return refuse("%s cannot chow: there is no chow in this game", s.name(e.Chair))
	case e.Chair != s.Turn:
		return refuse("%s cannot chow: only the next player, %s, can", s.name(e.Chair), s.name(s.Turn))
	case meld.KindOf([]tile.Tile{e.With[0], e.With[1], s.target}) != meld.Sequence:
		return refuse("%s cannot chow: %s and %s are no sequence", s.name(e.Chair), notation.LettersOf(e.With[:]...), notation.Letters(s.target))
	}
	return s.checkShown(e, "chow with", e.With[:])
}

func (s *State) checkPung(e Event) *source.Error {
	if err := s.checkClaim(e, "pung"); err != nil {
		return err
	}
	own := s.pungTiles(e)
	if own[0].Plain() != s.target.Plain() || own[1].Plain() != s.target.Plain() {
		return refuse("%s cannot pung: %s is not %s", s.name(e.Chair), notation.LettersOf(own...), notation.Letters(s.target))
	}
	return s.checkShown(e, "pung with", own)
}

// checkShown checks that the own tiles of a claim are there, and that one is
// left that may be discarded.
func (s *State) checkShown(e Event, deed string, own []tile.Tile) *source.Error {
	places, ok := s.pick(e.Chair, own...)
	if !ok {
		return s.missing(e.Chair, deed, own...)
	}
	if play := s.deal.Rules.Play; play == nil || !play.NoSwap {
		return nil
	}
	for i, t := range s.seats[e.Chair].closed() {
		if i != places[0] && i != places[1] && !swapped(s.target, own, t) {
			return nil
		}
	}
	return refuse("%s cannot %s %s: only the claimed tile or the other end of the chow would be left to discard", s.name(e.Chair), deed, notation.LettersOf(own...))
}

// pungTiles returns the own tiles of a pung.
func (s *State) pungTiles(e Event) []tile.Tile {
	if e.With[0] == tile.None {
		return s.ofKind(e.Chair, s.target, 2)
	}
	return []tile.Tile{e.With[0], e.With[1]}
}

// swaps reports whether t may not be discarded after the claim just made.
func (s *State) swaps(chair int, t tile.Tile) bool {
	if play := s.deal.Rules.Play; play == nil || !play.NoSwap {
		return false
	}
	p := &s.seats[chair]
	m := p.meld[p.melds-1]
	var own []tile.Tile
	for i := range m.Len() {
		if i != int(m.Called) {
			own = append(own, m.At(i))
		}
	}
	return swapped(m.At(int(m.Called)), own, t)
}

// swapped reports whether letting t go makes the claim of called with own a
// mere exchange of tiles.
func swapped(called tile.Tile, own []tile.Tile, t tile.Tile) bool {
	if t.Plain() == called.Plain() {
		return true
	}
	a, b := own[0].Plain(), own[1].Plain()
	return a != b && t.Plain() != called.Plain() && meld.KindOf([]tile.Tile{a, b, t}) == meld.Sequence
}

func (s *State) checkClaimedKong(e Event) *source.Error {
	if err := s.checkClaim(e, "kong"); err != nil {
		return err
	}
	if err := s.checkReplacement(e, "kong"); err != nil {
		return err
	}
	own := s.ofKind(e.Chair, s.target, 3)
	if _, ok := s.pick(e.Chair, own...); !ok {
		return s.missing(e.Chair, "kong with", own...)
	}
	return nil
}

// checkReplacement checks what every kong and North needs.
func (s *State) checkReplacement(e Event, deed string) *source.Error {
	switch {
	case s.Left() == 0:
		return refuse("%s cannot %s: no tile is left to replace it", s.name(e.Chair), deed)
	case s.deal.Rules.Riichi && deed == "kong" && s.kongs == 4:
		return refuse("%s cannot kong: four kongs have been laid down", s.name(e.Chair))
	case s.deal.Rules.Riichi && int(s.back) == s.deal.Replacements():
		return refuse("%s cannot %s: every replacement tile is drawn", s.name(e.Chair), deed)
	}
	return nil
}

func (s *State) checkOwnKong(e Event) *source.Error {
	if s.Phase != ToDiscard || e.Chair != s.Turn {
		return s.outOfTurn(e, "kong")
	}
	if err := s.checkReplacement(e, "kong"); err != nil {
		return err
	}
	p := &s.seats[e.Chair]
	if p.pungOf(e.Tile) >= 0 {
		if _, ok := s.pick(e.Chair, e.Tile); !ok {
			return s.missing(e.Chair, "add to the pung", e.Tile)
		}
		return nil
	}
	four := s.ofKind(e.Chair, e.Tile, 4)
	if _, ok := s.pick(e.Chair, four...); !ok || !e.Tile.Suited() {
		return refuse("%s cannot kong %s: neither a pung of it on the table nor four in the hand", s.name(e.Chair), notation.Letters(e.Tile))
	}
	if play := s.deal.Rules.Play; p.riichi > 0 && play != nil && play.KeepWaits && !s.keepsWaits(e) {
		return refuse("%s is in riichi: a kong must be of the tile drawn and keep the waits", s.name(e.Chair))
	}
	return nil
}

func (s *State) checkNorth(e Event) *source.Error {
	switch {
	case !s.deal.Rules.Riichi || s.deal.Players != 3:
		return refuse("%s cannot set a North aside: it is a rule of riichi with three players", s.name(e.Chair))
	case s.Phase != ToDiscard || e.Chair != s.Turn:
		return s.outOfTurn(e, "set a North aside")
	case s.seats[e.Chair].riichi > 0 && s.Drawn != tile.North && s.Drawn != tile.Unknown:
		return refuse("%s is in riichi and sets no North aside but the one drawn", s.name(e.Chair))
	}
	if _, ok := s.pick(e.Chair, tile.North); !ok {
		return s.missing(e.Chair, "set aside", tile.North)
	}
	return s.checkReplacement(e, "set a North aside")
}

func (s *State) checkExhausted() *source.Error {
	switch {
	case s.Phase == Stuck:
		return nil
	case s.Phase == ToDraw && s.Left() > 0:
		return refuse("the wall is not exhausted: %d tiles are left", s.Left())
	case s.Phase != ToDraw:
		return refuse("the deal cannot end here: %s", s.awaited())
	}
	return nil
}
