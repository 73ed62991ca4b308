package wall

import (
	"fmt"
	"strings"

	"tehai/core/source"
	"tehai/core/tile"
)

// Wall is the tiles of one deal in the order in which they lie, from the place
// where it was broken: the front is drawn from, replacement tiles come from the
// back. A copy of a Wall goes on by itself; the zero value is an empty wall.
type Wall struct {
	tiles []tile.Tile // never written to after New
	front int         // tiles taken from the front
	back  int         // tiles taken from the back
	dead  int         // tiles that are never drawn
}

// New returns a wall of the tiles in their order, front first, of which dead
// are never to be drawn: 14 in riichi, 0 in the classical game.
func New(tiles []tile.Tile, dead int) Wall {
	return Wall{tiles: append([]tile.Tile(nil), tiles...), dead: max(0, min(dead, len(tiles)))}
}

// Shuffled returns a wall of the tiles in the order that Shuffle gives them,
// without a dead wall.
func Shuffled(tiles []tile.Tile, seed uint64) Wall {
	w := New(tiles, 0)
	Shuffle(w.tiles, seed)
	return w
}

// WithDead returns the wall with another number of tiles that are never drawn.
func (w Wall) WithDead(dead int) Wall {
	w.dead = max(0, min(dead, len(w.tiles)))
	return w
}

// Left returns how many tiles can still be drawn, from the front and the back
// together.
func (w *Wall) Left() int { return max(0, len(w.tiles)-w.dead-w.front-w.back) }

// Len returns the number of all tiles, drawn or not.
func (w *Wall) Len() int { return len(w.tiles) }

// Draw takes the next tile from the front; ok is false, and nothing is taken, if
// none is left.
func (w *Wall) Draw() (t tile.Tile, ok bool) {
	if w.Left() == 0 {
		return tile.None, false
	}
	w.front++
	return w.tiles[w.front-1], true
}

// Replace takes the last tile from the back, as after a kong or a flower; ok is
// false, and nothing is taken, if none is left. The dead wall grows by one tile
// of the live one for each.
func (w *Wall) Replace() (t tile.Tile, ok bool) {
	if w.Left() == 0 {
		return tile.None, false
	}
	w.back++
	return w.tiles[len(w.tiles)-w.back], true
}

// Deal takes thirteen tiles for each of the seats, in the order of play from the
// dealer on: three times four tiles to each seat, then one. The dealer's
// fourteenth is his first draw. Its error has the code wrong-tile-count, and
// nothing is taken then.
func (w *Wall) Deal(seats int) ([][]tile.Tile, error) {
	if seats < 1 || seats > w.Left()/13 {
		return nil, source.Errorf(source.WrongTileCount, "want 13 tiles for each of %d seats, found %d", seats, w.Left())
	}
	hands := make([][]tile.Tile, seats)
	for _, packet := range [...]int{4, 4, 4, 1} {
		for seat := range hands {
			hands[seat] = append(hands[seat], w.tiles[w.front:w.front+packet]...)
			w.front += packet
		}
	}
	return hands, nil
}

// FromEnd returns tile n from the end of the whole wall, counted from 1, whether
// it was drawn or not, or None: where riichi's indicators lie.
func (w *Wall) FromEnd(n int) tile.Tile {
	if n < 1 || n > len(w.tiles) {
		return tile.None
	}
	return w.tiles[len(w.tiles)-n]
}

// All returns every tile of the wall, drawn or not, front first.
func (w *Wall) All() []tile.Tile { return append([]tile.Tile(nil), w.tiles...) }

// Live returns the tiles that can still be drawn from the front, next one first.
func (w *Wall) Live() []tile.Tile {
	return append([]tile.Tile(nil), w.tiles[w.front:w.front+w.Left()]...)
}

// Dead returns the tiles at the back that are never to be drawn, in the order of
// the wall.
func (w *Wall) Dead() []tile.Tile {
	end := len(w.tiles) - w.back
	return append([]tile.Tile(nil), w.tiles[min(end, w.front+w.Left()):end]...)
}

// String says how many tiles the wall has, and which are left.
func (w Wall) String() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%d tiles, %d taken, %d left, %d dead:", len(w.tiles), w.front+w.back, w.Left(), len(w.Dead()))
	for _, t := range w.Live() {
		text.WriteString(" " + t.String())
	}
	return text.String()
}
