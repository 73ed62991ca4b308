package importer

import (
	"tehai/core/game"
	"tehai/core/tile"
)

// event returns the event of a move in its canonical form, as it would be read from replay text: values that follow
// from the state are left out.
func (m *Move) event(s *game.State) game.Event {
	e := m.Event
	switch e.Kind {
	case game.Discard:
		e.FromHand = e.FromHand && (s.Drawn == tile.Unknown || s.Drawn == e.Tile && held(s, e) > 1)
	case game.Chow:
		if e.With[0].Rank() > e.With[1].Rank() {
			e.With[0], e.With[1] = e.With[1], e.With[0]
		}
	case game.Pung:
		e.With = pungTiles(s, e)
	case game.Kong:
		if e.Tile != tile.None && !hasPung(s, e) {
			e.Tile = e.Tile.Plain()
		}
	case game.Exhausted, game.Aborted:
		e.Chair = s.Turn
	}
	return e
}

// pungTiles returns the player's own tiles of a pung, plain ones before red; none if they are the tiles that a pung
// takes by default.
func pungTiles(s *game.State, e game.Event) [2]tile.Tile {
	with := e.With
	if with[0].IsRedFive() && !with[1].IsRedFive() {
		with[0], with[1] = with[1], with[0]
	}
	if !with[1].IsRedFive() {
		return [2]tile.Tile{}
	}
	e.Tile = with[1].Plain()
	if !with[0].IsRedFive() && held(s, e) == 1 {
		return [2]tile.Tile{} // the only plain one and a red five
	}
	return with
}

// held returns how many copies of the event's tile are in the hand.
func held(s *game.State, e game.Event) int {
	n := 0
	for _, t := range s.Closed(e.Chair) {
		if t == e.Tile {
			n++
		}
	}
	return n
}

// hasPung reports whether the kong adds its tile to a pung on the table.
func hasPung(s *game.State, e game.Event) bool {
	for _, m := range s.Melds(e.Chair) {
		if m.Len() == 3 && m.At(0).Plain() == e.Tile.Plain() && m.At(1).Plain() == e.Tile.Plain() {
			return true
		}
	}
	return false
}
