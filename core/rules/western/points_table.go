package western

import (
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// What counts by itself.
const (
	mahJong     = 20
	ownDraw     = 2 // loose tiles too (W19)
	flowerValue = 4
	onlyKind    = 2 // the winning tile is the only kind that would do
)

// pungPoints are the points of a pung of simples; of terminals and honours it has twice as many, and a kong four times
// as many as a pung.
const (
	pungOpen   = 2
	pungClosed = 4
)

// setPoints returns what a set or a pair is worth by itself, and the id of its row.
func setPoints(s meld.Set, open bool, win *rules.Win) (id string, points int) {
	switch s.Kind {
	case meld.Sequence:
		return "sequence", 0
	case meld.Pair:
		return pairPoints(s.First, win)
	}
	id, points = "triplet", pungClosed
	if open {
		points = pungOpen
	}
	if s.Kind == meld.Quad {
		id, points = "quad", 4*points
	}
	if !s.First.IsSimple() {
		points *= 2
	}
	return id, points
}

func pairPoints(t tile.Tile, win *rules.Win) (id string, points int) {
	switch n := 2 * lucky(t, win.Seat(), win.Round()); {
	case n == 4:
		return "pair-double-wind", n
	case t.IsDragon():
		return "pair-dragon", n
	case t == win.Seat():
		return "pair-seat", n
	case n > 0:
		return "pair-round", n
	}
	return "pair", 0
}

// lastPair returns what a winning tile has that finishes the pair; it is nothing under the British rules.
func (r *settings) lastPair(t tile.Tile) int {
	switch {
	case r.preset.bmja:
		return 0
	case t.IsSimple():
		return 2
	}
	return 4
}
