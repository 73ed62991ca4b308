package notation

import (
	"strings"

	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

// writeMpsz writes the closed tiles, the melds and the flowers, separated by blanks. Neighbouring tiles of one suit
// share its letter. A plus sign is written before the winning tile only if the text does not imply it (see Normal). It
// loses only which tile of an added kong was added, and which tile of a meld was called if its source is unknown.
func writeMpsz(p Parsed) (string, error) {
	win := p.Hand.Win
	if n := len(p.Hand.Closed); win == n-1 && impliesWin(n, len(p.Hand.Melds)) {
		win = -1
	}
	return mpszText(p, win)
}

func mpszText(p Parsed, win int) (string, error) {
	closed, err := mpszRun(p.Hand.Closed, win)
	if err != nil {
		return "", err
	}
	parts := make([]string, 0, 6)
	if closed != "" {
		parts = append(parts, closed)
	}
	for _, m := range p.Hand.Melds {
		text, err := mpszMeld(m)
		if err != nil {
			return "", err
		}
		parts = append(parts, text)
	}
	flowers, err := mpszRun(p.Flowers, -1)
	if err != nil {
		return "", err
	}
	if flowers != "" {
		parts = append(parts, flowers)
	}
	return strings.Join(parts, " "), nil
}

// mpszRun writes tiles in their order, with a plus sign before tile win.
func mpszRun(tiles []tile.Tile, win int) (string, error) {
	var text strings.Builder
	suit := ""
	for i, t := range tiles {
		if err := needMpsz(t); err != nil {
			return "", err
		}
		rank, letter := t.String()[:1], t.String()[1:]
		if letter != suit || i == win {
			text.WriteString(suit)
		}
		if i == win {
			text.WriteByte('+')
		}
		text.WriteString(rank)
		suit = letter
	}
	text.WriteString(suit)
	return text.String(), nil
}

func needMpsz(t tile.Tile) error {
	if onlyUzje(t) || t == tile.None {
		return notRepresentable("mpsz", t)
	}
	return nil
}

func notRepresentable(dialect string, t tile.Tile) error {
	return source.Errorf(source.NotRepresentable, "%s has no way to write the tile %s", dialect, t)
}

// rankOf returns the character before the suit letter in mpsz.
func rankOf(t tile.Tile) string { return t.String()[:1] }

// mpszMeld writes a meld so that reading it gives an equal one.
func mpszMeld(m meld.Meld) (string, error) {
	tiles := m.Tiles()
	for _, t := range tiles {
		if err := needMpsz(t); err != nil {
			return "", err
		}
	}
	suit := tiles[0].String()[1:]
	ranks := make([]string, len(tiles))
	for i, t := range tiles {
		ranks[i] = rankOf(t)
	}
	switch {
	case m.Kong == meld.Concealed:
		return "(" + strings.Join(ranks, "") + suit + ")", nil
	case m.From == meld.Unsaid || m.Called < 0:
		if m.Kong == meld.Added {
			ranks[3] += `"`
		}
		return "[" + strings.Join(ranks, "") + suit + "]", nil
	}
	called := ranks[m.Called] + "'"
	ranks = append(ranks[:m.Called], ranks[m.Called+1:]...)
	if m.Kong == meld.Added {
		called += ranks[2] + `"`
		ranks = ranks[:2]
	}
	place := map[meld.Side]int{meld.Left: 0, meld.Across: 1, meld.Right: len(ranks)}[m.From]
	return strings.Join(ranks[:place], "") + called + strings.Join(ranks[place:], "") + suit, nil
}
