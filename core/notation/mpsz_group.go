package notation

import (
	"tehai/core/source"
	"tehai/core/tile"
)

// element is one tile of a group of mpsz and its marks.
type element struct {
	tile  tile.Tile
	at    source.Span
	rank  rune // '0' to '9', or X or ? for a face-down tile
	won   bool // it follows a plus sign
	turn  bool // followed by ': the called tile
	stack bool // followed by ": the tile added to a pung
}

// group is one group of mpsz.
type group struct {
	elements []element
	at       source.Span
}

func (g *group) has(is func(*element) bool) bool {
	for i := range g.elements {
		if is(&g.elements[i]) {
			return true
		}
	}
	return false
}

func (g *group) won() bool    { return g.has(func(e *element) bool { return e.won }) }
func (g *group) marked() bool { return g.has(func(e *element) bool { return e.turn || e.stack }) }

func isDigit(c rune) bool    { return c >= '0' && c <= '9' }
func opensGroup(c rune) bool { return isDigit(c) || c == 'X' }

// suits of mpsz, and the other letters that users type for them.
var (
	mpszSuits = map[rune]tile.Suit{
		'm': tile.Characters, 'p': tile.Circles, 's': tile.Bamboos, 'z': tile.Honours, 'f': tile.Flowers,
	}
	suitFixes = map[rune]string{
		'M': "m", 'P': "p", 'S': "s", 'Z': "z", 'F': "f",
		't': "p", 'T': "p", 'd': "p", 'D': "p", 'b': "s", 'B': "s", 'w': "m", 'W': "m",
		'万': "m", '萬': "m", '筒': "p", '饼': "p", '索': "s", '条': "s", '字': "z",
	}
)

// group reads digits, their marks and the suit letter. The elements are valid until the next group is read.
func (r *mpszReader) group() (group, error) {
	g := group{at: r.at(), elements: r.elements[:0]}
	for {
		c, last := r.peek(), len(g.elements)-1
		switch {
		case isDigit(c) || c == 'X' || c == '?':
			g.elements = append(g.elements, element{rank: c, at: r.at(), won: r.plus})
			r.plus = false
		case c == '\'' && !r.plus && g.elements[last].turn:
			// Two single quotes are a double one.
			g.elements[last].turn, g.elements[last].stack = false, true
		case c == '\'' && !r.plus:
			g.elements[last].turn = true
		case c == '"' && !r.plus:
			g.elements[last].stack = true
		case c == '+':
			if err := r.mark(); err != nil {
				return group{}, err
			}
			continue
		default:
			r.elements = g.elements
			return g, r.closeGroup(&g)
		}
		r.pos++
	}
}

// closeGroup reads the suit letter and turns the ranks into tiles.
func (r *mpszReader) closeGroup(g *group) error {
	if r.plus {
		return r.want(source.BadTile, "want a digit after +")
	}
	letter := r.peek()
	typed := func() string { return shortened(r.text[g.at.Start:r.at().Start]) }
	suit, ok := mpszSuits[letter]
	switch {
	case r.ended():
		return r.want(source.BadSuit, "want a suit letter after %s", typed())
	case !ok:
		return r.want(source.BadSuit, "want one of m p s z after %s", typed()).WithHint(suitFixes[letter])
	}
	r.pos++
	g.at = r.from(g.at)
	for i := range g.elements {
		if err := g.elements[i].read(suit); err != nil {
			return err
		}
	}
	return nil
}

// read finds the tile of the element in its suit.
func (e *element) read(suit tile.Suit) error {
	rank := int(e.rank - '0')
	switch {
	case !isDigit(e.rank):
		e.tile = tile.Unknown
	case suit == tile.Honours && rank == 0:
		e.tile = tile.Unknown
	case suit == tile.Honours && rank <= 7:
		e.tile = tile.East + tile.Tile(rank-1)
	case suit == tile.Honours:
		return source.ErrorAt(e.at, source.BadTile, "want 1 to 7 before z, found %d", rank)
	case suit == tile.Flowers && rank >= 1 && rank <= 8:
		e.tile = tile.Spring + tile.Tile(rank-1)
	case suit == tile.Flowers:
		return source.ErrorAt(e.at, source.BadTile, "want 1 to 8 before f, found %d", rank)
	case rank == 0:
		e.tile = tile.Numbered(suit, 5).RedFive()
	default:
		e.tile = tile.Numbered(suit, rank)
	}
	return nil
}
