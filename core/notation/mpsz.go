package notation

import (
	"strings"

	"tehai/core/source"
	"tehai/core/tile"
)

// readMpsz reads groups of digits followed by a suit letter, m p s z, or f for seasons and flowers: 123m406p. 0 is a
// red five, in z a face-down tile; j is a joker, ? an unknown tile, ! an error piece. Marks make a group a meld, see
// meldOf; a plus sign precedes the winning tile. The marks of the wiki template and of LaTeX are read too: X for a
// face-down tile and a hyphen between groups. Blanks separate groups.
//
// It loses nothing.
func readMpsz(b *builder) error {
	r := mpszReader{builder: b, chars: b.scan(unwrap(b.text))}
	for !r.ended() {
		if err := r.next(); err != nil {
			return err
		}
	}
	if r.plus {
		return r.want(source.BadTile, "want a tile after +")
	}
	return nil
}

type mpszReader struct {
	*builder
	chars []char
	pos   int
	plus  bool // a plus sign waits for its tile
	used  bool // there was a plus sign
}

func (r *mpszReader) ended() bool { return r.pos == len(r.chars) }

// peek returns the character at the reader's position, 0 at the end.
func (r *mpszReader) peek() rune {
	if r.ended() {
		return 0
	}
	return r.chars[r.pos].r
}

// at returns the place of the next character.
func (r *mpszReader) at() source.Span {
	if r.ended() {
		return source.Span{Start: len(r.text), End: len(r.text)}
	}
	return r.chars[r.pos].at
}

// from returns the span from a place to the reader's position.
func (r *mpszReader) from(start source.Span) source.Span {
	if r.pos == 0 {
		return start
	}
	return source.Span{Start: start.Start, End: r.chars[r.pos-1].at.End}
}

// want returns the error that another character was found at the reader's position.
func (r *mpszReader) want(code source.Code, what string, args ...any) *source.Error {
	return source.ErrorAt(r.at(), code, what+", found %s", append(args, found(r.text, r.at()))...)
}

// loose returns the tile of a character that is a tile without a suit letter, or None.
func loose(c rune) tile.Tile {
	switch c {
	case 'j':
		return tile.Joker
	case '?':
		return tile.Unknown
	case '!':
		return tile.Error
	}
	return tile.None
}

// next reads one group, one mark or one blank.
func (r *mpszReader) next() error {
	c, at := r.peek(), r.at()
	switch t := loose(c); {
	case c == ' ' || c == '-':
		r.pos++
	case c == '+':
		return r.mark()
	case t != tile.None:
		r.pos++
		r.put(element{tile: t, at: at, won: r.plus})
		r.plus = false
	case c == '[' || c == '(':
		return r.bracketed()
	case opensGroup(c):
		return r.plain()
	case strings.ContainsRune("mpszf", c):
		return r.want(source.BadTile, "want a digit before %c", c)
	default:
		return r.want(source.BadTile, "want a tile such as 1m, 0p or 5z")
	}
	return nil
}

// mark reads a plus sign; a text has at most one.
func (r *mpszReader) mark() error {
	if r.used {
		return source.ErrorAt(r.at(), source.BadTile, "want one + at most, found a second one")
	}
	r.plus, r.used = true, true
	r.pos++
	return nil
}

// put adds a tile, as the winning one if it follows a plus sign.
func (r *mpszReader) put(e element) {
	if e.won {
		r.win = len(r.closed)
	}
	r.add(e.tile, e.at)
}

// plain reads a group without brackets: tiles, or a meld if it has marks or is a concealed kong with face-down tiles.
func (r *mpszReader) plain() error {
	g, err := r.group()
	if err != nil {
		return err
	}
	if kong, ok := r.faceDownKong(g); ok {
		return r.declare(kong, '(')
	}
	if g.marked() {
		return r.declare(g, 0)
	}
	for _, e := range g.elements {
		if e.tile.IsFlower() && e.won {
			return source.ErrorAt(e.at, source.WinNotInHand, "want a closed tile after +, found the flower %s", e.tile)
		}
		r.put(e)
	}
	return nil
}

// bracketed reads [123m], a called group whose source is not given, or (1111z),
// a concealed kong.
func (r *mpszReader) bracketed() error {
	opening, start := r.peek(), r.at()
	if r.plus {
		return r.want(source.WinNotInHand, "want a closed tile after +")
	}
	closing := map[rune]rune{'[': ']', '(': ')'}[opening]
	all := group{}
	for r.pos++; r.peek() != closing; {
		if r.peek() == ' ' {
			r.pos++
			continue
		}
		if !opensGroup(r.peek()) {
			return r.want(source.BadTile, "want tiles and %c after %c", closing, opening)
		}
		g, err := r.group()
		if err != nil {
			return err
		}
		all.elements = append(all.elements, g.elements...)
	}
	r.pos++
	all.at = r.from(start)
	return r.declare(all, opening)
}

// declare adds the group as a meld.
func (r *mpszReader) declare(g group, opening rune) error {
	if g.won() {
		return source.ErrorAt(g.at, source.WinNotInHand, "want a closed tile after +, found the meld %s",
			r.text[g.at.Start:g.at.End])
	}
	m, err := g.meld(opening)
	return r.addMeld(m, err, g.at)
}
