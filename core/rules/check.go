package rules

import (
	"tehai/core/source"
	"tehai/core/tile"
)

// Check refuses a win of fourteen tiles whose tiles or situation cannot be.
func (s *Situations) Check(win *Win) error {
	h := &win.Hand
	if err := h.Check(); err != nil {
		return err
	}
	if want := 14 - 3*len(h.Melds); len(h.Closed) != want {
		return source.Errorf(source.WrongTileCount,
			"want %d closed tiles beside %d melds, the winning tile among them, found %d", want, len(h.Melds), len(h.Closed))
	}
	if h.WinTile() == tile.None {
		return source.Errorf(source.WinNotInHand, "want one of the %d closed tiles to be the winning one, found none",
			len(h.Closed))
	}
	if err := s.CheckSaid(win, true); err != nil {
		return err
	}
	for _, wind := range [...]tile.Tile{win.Seat(), win.Round(), win.From, win.Liable} {
		if wind != tile.None && !wind.IsWind() {
			return Impossible("want East, South, West or North for a wind, found %s", wind)
		}
	}
	return nil
}

// CheckSaid refuses what cannot be true of a win whose hand may not be known.
func (s *Situations) CheckSaid(win *Win, hand bool) error {
	if refusal := s.RefuseSaid(win, hand); refusal != nil {
		return Impossible("%s", refusal.Text).Because(refusal.ID, refusal.Of)
	}
	return nil
}
