package notation

import (
	"strings"

	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

// readKobalab reads the notation of kobalab's majiang: a suit letter and then digits, m123p055; 0 is a red five, _ a
// face-down tile. Melds follow, a comma before each: z222= m34-0 z2222+ z222=2 z1111, where the mark after the called
// tile is its source (- left, = across, + right). The riichi mark * is ignored, and _* after a digit too. A comma may
// end the text.
func readKobalab(b *builder) error {
	r := kobalabReader{builder: b, chars: b.scan(b.text)}
	for r.pos < len(r.chars) && r.peek() != ',' {
		if err := r.closedTiles(); err != nil {
			return err
		}
	}
	for r.pos < len(r.chars) {
		if err := r.next(); err != nil {
			return err
		}
	}
	return nil
}

type kobalabReader struct {
	*builder
	chars []char
	pos   int
}

// peek returns the character at the reader's position, 0 at the end.
func (r *kobalabReader) peek() rune {
	if r.pos == len(r.chars) {
		return 0
	}
	return r.chars[r.pos].r
}

func (r *kobalabReader) at() source.Span {
	if r.pos == len(r.chars) {
		return source.Span{Start: len(r.text), End: len(r.text)}
	}
	return r.chars[r.pos].at
}

func (r *kobalabReader) want(code source.Code, what string, args ...any) *source.Error {
	return source.ErrorAt(r.at(), code, what+", found %s", append(args, found(r.text, r.at()))...)
}

// kobalabSuit returns the suit of a letter, NoSuit for any other character.
func kobalabSuit(letter rune) tile.Suit {
	if suit := mpszSuits[letter]; suit != tile.Flowers {
		return suit
	}
	return tile.NoSuit
}

// closedTiles reads a suit and its digits, or one of the other signs of the
// closed part.
func (r *kobalabReader) closedTiles() error {
	letter, at := r.peek(), r.at()
	suit := kobalabSuit(letter)
	switch {
	case letter == ' ' || letter == '*':
		r.pos++
		return nil
	case letter == '_':
		r.pos++
		r.add(tile.Unknown, at)
		return nil
	case suit == tile.NoSuit:
		return r.want(source.BadTile, "want a suit letter and digits such as m123")
	}
	r.pos++
	if !isDigit(r.peek()) {
		return r.want(source.BadTile, "want a digit after %c", letter)
	}
	for isDigit(r.peek()) {
		t, err := r.digit(suit)
		if err != nil {
			return err
		}
		r.add(t, r.at())
		r.pos++
	}
	if r.pos+1 < len(r.chars) && r.peek() == '_' && r.chars[r.pos+1].r == '*' {
		r.pos += 2
	}
	return nil
}

// digit returns the tile of the digit at the reader's position.
func (r *kobalabReader) digit(suit tile.Suit) (tile.Tile, error) {
	e := element{rank: r.peek(), at: r.at()}
	if err := e.read(suit); err != nil || e.tile == tile.Unknown {
		return tile.None, r.want(source.BadTile, "want 1 to 7 after z")
	}
	return e.tile, nil
}

// next reads a comma, or a meld after one.
func (r *kobalabReader) next() error {
	if c := r.peek(); c == ',' || c == ' ' {
		r.pos++
		return nil
	}
	start := r.at()
	suit := kobalabSuit(r.peek())
	if suit == tile.NoSuit {
		return r.want(source.BadTile, "want a meld such as z222= after a comma")
	}
	var tiles []tile.Tile
	called, from := -1, meld.Unsaid
	for r.pos++; ; r.pos++ {
		side := kobalabSides[r.peek()]
		switch {
		case isDigit(r.peek()) && len(tiles) < 4:
			t, err := r.digit(suit)
			if err != nil {
				return err
			}
			tiles = append(tiles, t)
		case side != meld.Unsaid && called < 0 && len(tiles) > 0:
			called, from = len(tiles)-1, side
		default:
			at := source.Span{Start: start.Start, End: r.chars[r.pos-1].at.End}
			m, err := kobalabMeld(tiles, called, from)
			return r.addMeld(m, err, at)
		}
	}
}

var (
	kobalabSides = map[rune]meld.Side{'-': meld.Left, '=': meld.Across, '+': meld.Right}
	kobalabMarks = map[meld.Side]string{meld.Left: "-", meld.Across: "=", meld.Right: "+"}
)

func kobalabMeld(tiles []tile.Tile, called int, from meld.Side) (meld.Meld, error) {
	switch {
	case len(tiles) == 4 && called < 0:
		return meld.New(tiles, meld.Concealed, -1, meld.Unsaid)
	case called < 0:
		return meld.Meld{}, source.Errorf(source.BadMeld, "want one of + = - behind the called tile")
	case len(tiles) == 4 && called == 2:
		return meld.New(tiles, meld.Added, called, from)
	case len(tiles) == 4 && called != 3:
		return meld.Meld{}, source.Errorf(source.BadMeld, "want the mark of a kong behind its third or fourth tile")
	}
	return meld.New(tiles, kongOf(len(tiles)), called, from)
}

// writeKobalab writes the closed tiles, the winning one last, and the melds. It loses which tile of an added kong was
// added. A meld with an unknown source cannot be written.
func writeKobalab(p Parsed) (string, error) {
	if len(p.Flowers) > 0 {
		return "", notRepresentable("kobalab", p.Flowers[0])
	}
	var text strings.Builder
	suit := ""
	for _, t := range lastWins(p) {
		switch {
		case t == tile.Unknown:
			text.WriteByte('_')
			suit = ""
			continue
		case !t.IsKind():
			return "", notRepresentable("kobalab", t)
		}
		if letter := t.String()[1:]; letter != suit {
			text.WriteString(letter)
			suit = letter
		}
		text.WriteString(rankOf(t))
	}
	for _, m := range p.Hand.Melds {
		meldText, err := writeKobalabMeld(m)
		if err != nil {
			return "", err
		}
		text.WriteString("," + meldText)
	}
	return text.String(), nil
}

func writeKobalabMeld(m meld.Meld) (string, error) {
	tiles := m.Tiles()
	ranks := make([]string, len(tiles))
	for i, t := range tiles {
		if !t.IsKind() {
			return "", notRepresentable("kobalab", t)
		}
		ranks[i] = rankOf(t)
	}
	suit := tiles[0].String()[1:]
	if m.Kong == meld.Concealed {
		return suit + strings.Join(ranks, ""), nil
	}
	if m.From == meld.Unsaid || m.Called < 0 {
		return "", source.Errorf(source.NotRepresentable, "kobalab has no way to write a meld whose source is not known: %s",
			spell(tiles))
	}
	called := ranks[m.Called] + kobalabMarks[m.From]
	if m.Kind == meld.Sequence {
		ranks[m.Called] = called
		return suit + strings.Join(ranks, ""), nil
	}
	ranks = append(ranks[:m.Called], ranks[m.Called+1:]...)
	if m.Kong == meld.Added {
		return suit + ranks[0] + ranks[1] + called + ranks[2], nil
	}
	return suit + strings.Join(ranks, "") + called, nil
}
