package tenhou

import (
	"slices"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
)

// action is what an entry of a list does.
type action byte

// The letters of the format, and values for actions without a letter.
const (
	takes       action = ' ' // draws
	lets        action = '-' // discards
	letsDrawn   action = '=' // discards the tile just drawn: 60
	placeholder action = '0' // written in place of a discard after an open kong
	chows       action = 'c'
	pungs       action = 'p'
	opens       action = 'm' // kong of a discard
	closes      action = 'a' // kong of the player's own four tiles
	adds        action = 'k' // kong added to a pung
	north       action = 'f'
)

// An entry is one item of a list. It has no pointers, so that the garbage collector skips lists of entries.
type entry struct {
	at     source.Span
	action action
	riichi bool
	tile   tile.Tile    // drawn, discarded, called or added
	own    [4]tile.Tile // the other tiles of a meld; no meld has four others
	others int8         // how many of them
	from   int8         // of a call: how many seats of four the discarder is before the caller, 1 to 3
}

// drawnTile is the number for a discard of the tile just drawn, and riichiDrawn the word for riichi with it.
const (
	drawnTile   = 60
	riichiDrawn = "r60"
)

// maxEntries is more than a player can draw or discard in one deal, and keeps the search for the order of play short.
const maxEntries = 100

// entries reads a list up to an invalid item, which ends the deal. The entries overwrite buf.
func (r *reader) entries(buf []entry, list *jsontext.Value, take bool, d *importer.Deal) []entry {
	n := min(len(list.Items), maxEntries)
	all := slices.Grow(buf[:0], n)[:n]
	for i := range all {
		v := &list.Items[i]
		all[i] = entry{at: v.Span}
		if !r.entry(&all[i], v, take) {
			d.Stop(v.Span, "want a tile, or a call such as c111213, found %.20s", v.Text)
			return all[:i]
		}
	}
	if n < len(list.Items) {
		d.Stop(list.Items[n].Span, "want at most %d entries in a list, found %d", maxEntries, len(list.Items))
	}
	return all
}

// entry reads an item into e, and reports whether it is valid.
func (r *reader) entry(e *entry, v *jsontext.Value, take bool) (ok bool) {
	if v.Kind == jsontext.String {
		return r.word(e, v.Text, take)
	}
	n, ok := v.Int()
	if !ok {
		return false
	}
	switch {
	case take:
		e.action = takes
	case n == drawnTile:
		e.action = letsDrawn
		return true
	case n == 0:
		e.action = placeholder
		return true
	default:
		e.action = lets
	}
	e.tile, ok = r.tile(n)
	return ok
}

// word reads a riichi discard such as r44, or a meld: numbers with one letter before the tile called or added.
func (r *reader) word(e *entry, text string, take bool) (ok bool) {
	at := strings.IndexAny(text, "rfcpmak")
	if at < 0 || at%2 != 0 || len(text)%2 != 1 || len(text) < 3 || len(text) > 9 {
		return false
	}
	for i := 0; i+1 < len(text); i += 2 {
		called := i == at
		if called {
			i++ // after the letter
		}
		t, isTile := r.number(text[i : i+2])
		if text == riichiDrawn {
			t, isTile = tile.None, true
		}
		switch {
		case !isTile:
			return false
		case called:
			e.tile = t
		default:
			e.own[e.others] = t
			e.others++
		}
	}
	return e.check(text[at], at/2, take)
}

func (r *reader) number(two string) (tile.Tile, bool) {
	if two[0] < '0' || two[0] > '9' || two[1] < '0' || two[1] > '9' {
		return tile.None, false
	}
	return r.tile(int(two[0]-'0')*10 + int(two[1]-'0'))
}

// check resolves the meaning of the letter; place is the number of tiles before it.
func (e *entry) check(letter byte, place int, take bool) (ok bool) {
	e.action = action(letter)
	if e.tile == tile.None {
		e.action, e.riichi = letsDrawn, true
		return !take
	}
	last := 2 // the rightmost place of a call
	switch letter {
	case 'r':
		e.action, e.riichi = lets, true
		return !take && e.others == 0
	case 'f':
		return !take && e.others == 0
	case 'a':
		return !take && e.others == 3
	case 'k':
		return !take && e.others == 3
	case 'm':
		last = 3
	}
	switch place {
	case 0:
		e.from = 3
	case 1:
		e.from = 2
	case last:
		e.from = 1
	}
	return take && e.from > 0 && int(e.others) == last
}
