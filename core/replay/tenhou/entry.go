package tenhou

import (
	"slices"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/replay/account"
	"tehai/core/tile"
)

// action is what an entry of a list does.
type action byte

// The letters of the format, and what has none.
const (
	takes       action = ' ' // draws
	lets        action = '-' // discards
	letsDrawn   action = '=' // discards what was drawn: 60
	placeholder action = '0' // stands beside an open kong
	chows       action = 'c'
	pungs       action = 'p'
	opens       action = 'm' // kong of a discard
	closes      action = 'a' // kong of the own hand
	adds        action = 'k' // kong out of a pung
	north       action = 'f'
)

// An entry is one item of a list.
type entry struct {
	action action
	riichi bool
	tile   tile.Tile   // drawn, let go, called or added
	own    []tile.Tile // the other tiles of a meld
	from   int         // of a call: how many seats of four the discarder sits behind the caller, 1 to 3
	value  *jsontext.Value
}

// drawnTile is the number that stands for the tile drawn, and riichiDrawn the
// word for riichi with it.
const (
	drawnTile   = 60
	riichiDrawn = "r60"
)

// maxEntries is more than a player can take or let go in one deal, and keeps
// the search for the order of play short.
const maxEntries = 100

// entries reads a list up to an item that is none, which stops the deal.
// They stand in the room that there is, behind nothing.
func (r *reader) entries(room []entry, list *jsontext.Value, take bool, d *account.Deal) []entry {
	all := slices.Grow(room[:0], min(len(list.Items), maxEntries))
	for i := range list.Items {
		if i == maxEntries {
			d.Stop(list.Items[i].Span, "want at most %d entries in a list, found %d", maxEntries, len(list.Items))
			break
		}
		v := &list.Items[i]
		e, ok := r.entry(v, take)
		if !ok {
			d.Stop(v.Span, "want a tile, or a call such as c111213, found %.20s", v.Text)
			return all
		}
		e.value = v
		all = append(all, e)
	}
	return all
}

func (r *reader) entry(v *jsontext.Value, take bool) (e entry, ok bool) {
	if v.Kind == jsontext.String {
		return r.word(v.Text, take)
	}
	n, ok := v.Int()
	if !ok {
		return e, false
	}
	switch {
	case take:
		e.action = takes
	case n == drawnTile:
		e.action = letsDrawn
		return e, true
	case n == 0:
		e.action = placeholder
		return e, true
	default:
		e.action = lets
	}
	e.tile, ok = r.tile(n)
	return e, ok
}

// word reads r and a discard, f44, or a meld: numbers with one letter in front
// of the tile called or added.
func (r *reader) word(text string, take bool) (e entry, ok bool) {
	at := strings.IndexAny(text, "rfcpmak")
	if at < 0 || at%2 != 0 || len(text)%2 != 1 || len(text) < 3 || len(text) > 9 {
		return e, false
	}
	digits := text[:at] + text[at+1:]
	for i := 0; i < len(digits); i += 2 {
		t, isTile := r.number(digits[i : i+2])
		if text == riichiDrawn {
			t, isTile = tile.None, true
		}
		switch {
		case !isTile:
			return e, false
		case i == at:
			e.tile = t
		default:
			e.own = append(e.own, t)
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

// check settles what the letter means; place is how many tiles stand before it.
func (e entry) check(letter byte, place int, take bool) (entry, bool) {
	e.action = action(letter)
	if e.tile == tile.None {
		e.action, e.riichi = letsDrawn, true
		return e, !take
	}
	last := 2 // the place of a call from the right
	switch letter {
	case 'r':
		e.action, e.riichi = lets, true
		return e, !take && len(e.own) == 0
	case 'f':
		return e, !take && len(e.own) == 0
	case 'a':
		return e, !take && len(e.own) == 3
	case 'k':
		return e, !take && len(e.own) == 3
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
	return e, take && e.from > 0 && len(e.own) == last
}
