package api

import (
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/tile"
)

// distance sets the shanten of a hand, if the game is played with the standard kinds and every tile of the hand is
// known.
func (w *stateWriter) distance(chair int, seat *Seat) {
	var closed tile.Counts
	var buf [game.HandSize + 2]tile.Tile
	tiles := w.state.AppendClosed(buf[:0], chair)
	for _, t := range tiles {
		i := t.Index()
		if i < 0 {
			return
		}
		closed[i]++
	}
	if len(tiles) == 0 || len(tiles)%3 == 0 {
		return
	}
	forms := &w.deal.Ruleset.Forms
	if forms.Void != 0 {
		forms = w.deal.Ruleset.FormsFor(w.state.Void(chair), w.state.Melds(chair))
	}
	distance := forms.Shanten(&closed)
	seat.Shanten = w.number(distance)
	if distance != 0 || len(tiles)%3 != 1 {
		return
	}
	left := w.unseen(chair)
	accepted := forms.Accepts(&closed)
	for i := range tile.Kinds { // not All: its callback would move the state to the heap
		if accepted.Has(i) {
			seat.Waits = append(seat.Waits, Accept{Tile: w.word(tile.Of(i)).String(), Left: max(0, left[i])})
		}
	}
}

// standardKinds reports whether a wall has none of Ùzje's own tiles.
func standardKinds(wall []tile.Tile) bool {
	for _, t := range wall {
		if !t.IsKind() && !t.IsFlower() && t != tile.Unknown {
			return false
		}
	}
	return true
}

// unseen returns how many copies of each kind a chair does not see: four less its own tiles, all melds and rivers,
// Norths set aside and indicators.
func (w *stateWriter) unseen(chair int) (left [tile.Kinds]int) {
	s := w.state
	for i := range left {
		left[i] = 4
	}
	see := func(tiles ...tile.Tile) {
		for _, t := range tiles {
			if i := t.Index(); i >= 0 {
				left[i]--
			}
		}
	}
	var buf [game.HandSize + 2]tile.Tile
	see(s.AppendClosed(buf[:0], chair)...)
	see(s.Indicators()...)
	for other := range w.setup.Players {
		see(s.Flowers(other)...)
		var melds [4]meld.Meld
		for _, m := range s.AppendMelds(melds[:0], other) {
			see(m.AppendTiles(buf[:0])...)
		}
	}
	for i := range s.Thrown() {
		if d := s.Discard(i); d.ClaimedBy < 0 {
			see(d.Tile)
		}
	}
	return left
}
