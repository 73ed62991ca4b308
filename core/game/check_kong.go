package game

import (
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// checkReplacement checks the conditions of every kong and North.
func (s *State) checkReplacement(e Event, deed string) *source.Error {
	switch {
	case s.Left() == 0:
		return refuse("%s cannot %s: no tile is left to replace it", s.name(e.Chair), deed)
	case s.deal.Rules.DeadWall > 0 && deed == "kong" && s.kongs == 4:
		return refuse("%s cannot kong: four kongs have been laid down", s.name(e.Chair))
	case s.deal.Rules.DeadWall > 0 && int(s.back) == s.deal.Replacements():
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
	if err := s.checkVoidMeld(e.Chair, "kong", e.Tile); err != nil {
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
	if _, ok := s.pick(e.Chair, four[:]...); !ok || !e.Tile.Suited() {
		return refuse("%s cannot kong %s: neither a pung of it on the table nor four in the hand", s.name(e.Chair),
			notation.Letters(e.Tile))
	}
	if play := s.deal.Rules.Play; p.riichi > 0 && play != nil && play.KeepWaits && !s.keepsWaits(e) {
		return refuse("%s is in riichi: a kong must be of the tile drawn and keep the waits", s.name(e.Chair))
	}
	return nil
}

func (s *State) checkNorth(e Event) *source.Error {
	switch {
	case !s.deal.Rules.NorthAside:
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
