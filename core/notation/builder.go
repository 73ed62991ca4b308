package notation

import (
	"sync/atomic"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

// builder collects the tiles that a reader finds, with their places.
type builder struct {
	text   string
	strict bool
	rows   bool // more tiles than a hand has are a row of tiles

	closed   []tile.Tile
	flowers  []tile.Tile
	melds    []meld.Meld
	closedAt []source.Span
	meldAt   []source.Span
	win      int

	copies  [256]uint8
	tooMany *source.Error // the first tile that exceeds the number of copies

	chars    []char    // memory for those of the text
	elements []element // memory for those of a group of mpsz
}

// spare is a builder that is not in use, if there is one: its memory serves the next text. One is enough, because a
// text takes microseconds.
var spare atomic.Pointer[builder]

// newBuilder returns an empty builder for a text.
func newBuilder(text string, strict, rows bool) *builder {
	b := spare.Swap(nil)
	if b == nil {
		b = new(builder)
	}
	*b = builder{
		text: text, strict: strict, rows: rows, win: -1,
		closedAt: b.closedAt[:0], meldAt: b.meldAt[:0], chars: b.chars[:0], elements: b.elements[:0],
	}
	return b
}

// free hands the builder over to the next text. The tiles that it found stay those of its caller.
func (b *builder) free() { spare.Store(b) }

// usualTiles is the initial capacity: most hands have no more tiles.
const usualTiles = 16

// add adds a tile of the closed part, or a flower.
func (b *builder) add(t tile.Tile, at source.Span) {
	b.count(t, at)
	if t.IsFlower() {
		b.flowers = append(b.flowers, t)
		return
	}
	if b.closed == nil {
		b.closed = make([]tile.Tile, 0, usualTiles)
	}
	b.closed = append(b.closed, t)
	b.closedAt = append(b.closedAt, at)
}

// addMeld adds a meld built by meld.New, and sets the place of its error.
func (b *builder) addMeld(m meld.Meld, err error, at source.Span) error {
	if err != nil {
		return place(err, at)
	}
	for i := range m.Len() {
		b.count(m.At(i), at)
	}
	b.melds = append(b.melds, m)
	b.meldAt = append(b.meldAt, at)
	return nil
}

// place sets the span of an error without a place.
func place(err error, at source.Span) error {
	if e, ok := err.(*source.Error); ok && !e.Span.Known() {
		e.Span = at
	}
	return err
}

// count checks the number of copies: the fifth of a tile is an error, and the second of a flower. Jokers and unknown
// tiles have no limit.
func (b *builder) count(t tile.Tile, at source.Span) {
	limit := uint8(4)
	switch {
	case t == tile.Joker || t == tile.Unknown || t == tile.Error:
		return
	case t.IsFlower():
		limit = 1
	}
	t = t.Plain()
	if b.copies[t]++; b.copies[t] == limit+1 && b.tooMany == nil {
		b.tooMany = source.ErrorAt(at, source.TooManyCopies, "tile %s: want at most %d, found %d", t, limit, limit+1)
	}
}

// finish checks the numbers and determines the winning tile.
func (b *builder) finish(dialect string) (Parsed, error) {
	if err := b.check(); err != nil {
		return Parsed{}, err
	}
	marked := b.win >= 0
	if !marked && !b.isRow() && impliesWin(len(b.closed), len(b.melds)) {
		b.win = len(b.closed) - 1
	}
	return Parsed{
		Dialect: dialect,
		Hand:    hand.Hand{Closed: b.closed, Melds: b.melds, Win: b.win},
		Marked:  marked,
		Flowers: b.flowers,
	}, nil
}

// isRow reports whether the tiles are a row instead of a hand, and rows are allowed.
func (b *builder) isRow() bool {
	return b.rows && b.win < 0 && len(b.melds) == 0 && len(b.closed) > MaxClosed
}

// impliesWin reports whether the last closed tile is the winning or drawn one although the text marks none: 3n+2 closed
// tiles are a hand that is to discard or has won, and more than 14 less three for each meld are a classical hand with
// undeclared quads.
func impliesWin(closed, melds int) bool {
	return closed%3 == 2 || closed > 14-3*melds
}

// check returns the reason why the tiles are not a hand.
func (b *builder) check() error {
	if n := len(b.closed); n > MaxClosed && !b.isRow() {
		return source.ErrorAt(b.closedAt[MaxClosed], source.WrongTileCount,
			"want at most %d closed tiles, found %d", MaxClosed, n)
	}
	if n := len(b.melds); n > 4 {
		return source.ErrorAt(b.meldAt[4], source.WrongTileCount, "want at most 4 melds, found %d", n)
	}
	if b.strict && b.tooMany != nil {
		return b.tooMany
	}
	return nil
}
