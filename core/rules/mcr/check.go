package mcr

import (
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// check refuses tiles and situations that cannot be.
func (r *Rules) check(win *rules.Win) error {
	h := &win.Hand
	if err := h.Check(); err != nil {
		return err
	}
	if want := 14 - 3*len(h.Melds); len(h.Closed) != want {
		return source.Errorf(source.WrongTileCount, "want %d closed tiles beside %d melds, the winning tile among them, found %d", want, len(h.Melds), len(h.Closed))
	}
	if h.WinTile() == tile.None {
		return source.Errorf(source.WinNotInHand, "want one of the %d closed tiles to be the winning one, found none", len(h.Closed))
	}
	if refusal := r.situation.Refuse(win); refusal != nil {
		return rules.Impossible("%s", refusal.Text)
	}
	for _, wind := range [...]tile.Tile{win.Seat(), win.Round(), win.From} {
		if wind != tile.None && !wind.IsWind() {
			return rules.Impossible("want East, South, West or North for a wind, found %s", wind)
		}
	}
	return nil
}

// seatOf returns 0 to 3 for East to North.
func seatOf(wind tile.Tile) int { return int(wind - tile.East) }
