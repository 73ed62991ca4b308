package api

import (
	"strings"

	"tehai/core/hand"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// readAnyHand reads a hand of any tiles; its faults have their place in the text.
func readAnyHand(text, dialect string) (notation.Parsed, error) {
	parsed, err := notation.Parse(text, dialect)
	if err != nil {
		return parsed, wire.In(text, err)
	}
	return parsed, nil
}

// readHand reads a hand of the standard 34 kinds. Seasons and flowers are refused: no function that uses it counts
// them.
func readHand(text, dialect string) (notation.Parsed, error) {
	parsed, err := readAnyHand(text, dialect)
	if err != nil {
		return parsed, err
	}
	if len(parsed.Flowers) > 0 {
		return parsed, source.Errorf(source.UnsupportedTile, "want tiles of the standard 34 kinds, found %s",
			parsed.Flowers[0])
	}
	return parsed, parsed.Hand.Check()
}

// readHandFor reads a hand of the tiles of the rules.
func readHandFor(r *rules.Rules, text, dialect string) (notation.Parsed, error) {
	if r.AnyTile {
		return readAnyHand(text, dialect)
	}
	if !r.CountsFlowers {
		return readHand(text, dialect)
	}
	parsed, err := readAnyHand(text, dialect)
	if err != nil {
		return parsed, err
	}
	return parsed, parsed.Hand.Check()
}

// chooseWin marks the winning tile of a hand to be scored: the one given by win, or marked in the text, or else its
// last closed tile.
func chooseWin(parsed *notation.Parsed, win string) error {
	h := &parsed.Hand
	if len(h.Closed) == 0 {
		return source.Errorf(source.WrongTileCount, "want a closed winning tile, found no closed tiles")
	}
	if win == "" {
		if h.Win < 0 {
			h.Win = len(h.Closed) - 1
		}
		return nil
	}
	at, err := findWin(h, win)
	if err != nil {
		return err
	}
	if parsed.Marked && h.Closed[at] != h.WinTile() {
		return source.Errorf(source.ImpossibleSituation, "win: the hand marks %s with +, and win names %s", h.WinTile(), win)
	}
	if !parsed.Marked {
		h.Win = at
	}
	return nil
}

// findWin returns the index of the last closed tile with the name. A five means a red five if no plain one is held.
func findWin(h *hand.Hand, word string) (int, error) {
	t, err := readTile("win", word)
	if err != nil {
		return 0, err
	}
	red := -1
	for i := len(h.Closed) - 1; i >= 0; i-- {
		if h.Closed[i] == t {
			return i, nil
		}
		if red < 0 && h.Closed[i] == t.RedFive() {
			red = i
		}
	}
	if red >= 0 {
		return red, nil
	}
	return 0, source.Errorf(source.WinNotInHand, "win: want one of the closed tiles %s, found %s",
		strings.Join(spell(h.Closed), " "), t)
}
