package importer

import (
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/tile"
)

// Stated returns the wins of a deal to write into a log: those that the deal's own log states, or scored ones if it
// states none.
type Stated func(*replay.Deal) []replay.Win

// EndOf returns how a deal ended without a winner: as its log states it, else as the table shows it. It is nil for any
// other deal.
func EndOf(d *replay.Deal) *End {
	s := d.Last()
	if s.Phase != game.Over {
		return nil
	}
	for i := range Ends {
		if Ends[i].Kind == s.Last.Kind && Ends[i].Text == d.Result.Text {
			return &Ends[i]
		}
	}
	if s.Last.Kind == game.Exhausted {
		return &Ends[0]
	}
	return EndWith(abortOf(d), func(e *End) string { return e.Mjai })
}

// abortOf returns mjai's word for the reason why a deal was abandoned.
func abortOf(d *replay.Deal) string {
	before := d.At(d.Steps() - 1)
	riichi, kongs := 0, 0
	for chair := range d.Deal().Players {
		riichi += min(1, before.Riichi(chair))
		for _, m := range before.Melds(chair) {
			if m.Kind == meld.Quad {
				kongs++
			}
		}
	}
	switch river := before.Discards(); {
	case before.Phase == game.ToDiscard:
		return "kyushukyuhai"
	case len(river) == 4 && sameWind(river):
		return "sufonrenta"
	case riichi == d.Deal().Players:
		return "suchareach"
	case kongs == 4:
		return "sukaikan"
	}
	return "sanchaho"
}

func sameWind(river []game.RiverTile) bool {
	for _, t := range river {
		if !t.Tile.IsWind() || t.Tile != river[0].Tile {
			return false
		}
	}
	return true
}

// LiableFor returns the chair that pays for a win under liability (pao), as the payments show it: a chair other than
// the loser pays too, or one chair alone pays for a self-draw. It is -1 if there is none.
func LiableFor(w *replay.Win) int {
	payers, other := 0, -1
	for chair, n := range w.Payments {
		if n < 0 {
			payers++
			if chair != w.From {
				other = chair
			}
		}
	}
	if w.From < 0 && payers > 1 {
		return -1
	}
	return other
}

// Visible reports whether the deal is riichi with three or four players, which is all that riichi logs can hold.
func Visible(d *replay.Deal) bool {
	setup := d.Deal()
	return setup.Rules.Riichi && (setup.Players == 3 || setup.Players == 4)
}

// Known removes the unknown tiles at the end of a list.
func Known(tiles []tile.Tile) []tile.Tile {
	for len(tiles) > 0 && tiles[len(tiles)-1] == tile.Unknown {
		tiles = tiles[:len(tiles)-1]
	}
	return tiles
}

// Ura returns the ura indicators if a winner may see them.
func Ura(s *game.State) []tile.Tile {
	for _, chair := range s.Winners() {
		if s.Riichi(chair) > 0 {
			return Known(s.Ura())
		}
	}
	return nil
}
