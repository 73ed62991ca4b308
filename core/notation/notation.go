// Package notation converts between text and hands. Parse reads a text in a named dialect (mpsz,
// tenhou, mjai and others), or in whichever fits with Auto, and returns the closed tiles, melds,
// winning tile and flowers; Format writes them in one. A fault is a *source.Error with its place in
// bytes and, where possible, a Hint with the correction. Parse(Format(p)) is p for every hand that the
// dialect can write; what it cannot is the error not-representable. A text has at most Limit bytes.
//
// A dialect is one file and one row of the table (dialect_table.go).
package notation

import (
	"slices"
	"strings"

	"tehai/core/hand"
	"tehai/core/source"
	"tehai/core/tile"
)

// Limit is the greatest length of a text, in bytes.
const Limit = 4096

// MaxClosed is the greatest number of closed tiles of a hand: 14 and four undeclared quads of the classical game.
const MaxClosed = 18

// Auto is the id that leaves the choice of the dialect to Parse.
const Auto = "auto"

// Parsed is the content of a text. Its tiles are in the order in which they were written.
type Parsed struct {
	Dialect string      // the id of the dialect that read the text
	Hand    hand.Hand   // Win is -1 only if no tile is the winning or drawn one
	Marked  bool        // the text itself marks the winning tile with a plus sign
	Flowers []tile.Tile // seasons and flowers, which are not part of the hand
}

// Parse reads text in a dialect, given by its id; Auto or "" determines the dialect.
//
// The winning or drawn tile is the one after a plus sign, in the dialects that have one; otherwise it is the last
// closed tile, if there are 3n+2 closed tiles or more of them than 14 less three for each meld (the undeclared quads of
// the classical game); otherwise there is none.
//
// In every dialect, more than MaxClosed closed tiles or more than four melds give wrong-tile-count. In every dialect
// except libmahjong, which accepts any character, a fifth copy of a tile or a second one of a flower gives
// too-many-copies, and unreadable text bad-tile, bad-suit or bad-meld. Their spans are byte offsets into text. A text
// above Limit is too-large in every dialect.
func Parse(text, dialect string) (Parsed, error) { return parse(text, dialect, false) }

// ParseTiles is Parse for tiles that need not be a hand: more than MaxClosed of them without a meld or a plus sign are
// a wall, a river or any other row of tiles, none of which has won. A tile still has at most four copies.
func ParseTiles(text, dialect string) (Parsed, error) { return parse(text, dialect, true) }

func parse(text, dialect string, rows bool) (Parsed, error) {
	if len(text) > Limit {
		return Parsed{}, source.ErrorAt(source.Span{Start: Limit, End: len(text)}, source.TooLarge,
			"want a text of at most %d bytes, found %d", Limit, len(text))
	}
	if dialect == "" || dialect == Auto {
		return guess(text, rows)
	}
	d, err := find(dialect)
	if err != nil {
		return Parsed{}, err
	}
	return d.parse(text, rows)
}

// Format writes p in a dialect, given by its id; lists of numbers are written with brackets and commas. The dialect's
// row states what is lost (Dialects). Its error is not-representable if the dialect cannot write a tile or a meld, or
// unknown-dialect.
func Format(p Parsed, dialect string) (string, error) {
	d, err := find(dialect)
	if err != nil {
		return "", err
	}
	if d.list != nil {
		numbers, err := d.list(p)
		return writeNumbers(numbers), err
	}
	return d.write(p)
}

// FormatList writes p in one of the dialects that are lists of numbers. Its errors are those of Format, and
// unknown-dialect for a dialect that is text.
func FormatList(p Parsed, dialect string) ([]int, error) {
	d, err := find(dialect)
	if err != nil {
		return nil, err
	}
	if d.list == nil {
		return nil, source.Errorf(source.UnknownDialect, "the dialect %s is text, not a list of numbers", d.ID)
	}
	return d.list(p)
}

// Normal writes the normal form of p: mpsz, with a plus sign wherever there is a winning or drawn tile, even where
// Parse would find it without one. Parsing it gives the same hand and flowers. Hands with tiles that only Ùzje has are
// written in its letters. Its error is not-representable for a mixture of Ùzje's tiles with those it does not have.
func Normal(p Parsed) (string, error) {
	if slices.ContainsFunc(p.Hand.Closed, onlyUzje) {
		return writeUzje(p)
	}
	return mpszText(p, p.Hand.Win)
}

func find(id string) (*Dialect, error) {
	for i := range dialects {
		if dialects[i].ID == id {
			return &dialects[i], nil
		}
	}
	ids := make([]string, len(dialects))
	for i := range dialects {
		ids[i] = dialects[i].ID
	}
	return nil, source.Errorf(source.UnknownDialect, "want a dialect out of %s %s, found %q", Auto, strings.Join(ids, " "),
		id)
}

// parse runs the reader of the row over text.
func (d *Dialect) parse(text string, rows bool) (Parsed, error) {
	b := newBuilder(text, !d.lenient, rows)
	defer b.free()
	if err := d.read(b); err != nil {
		return Parsed{}, err
	}
	return b.finish(d.ID)
}
