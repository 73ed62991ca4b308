package mjlog

import (
	"slices"

	"tehai/core/game"
	"tehai/core/tile"
)

// who reads a seat from an attribute.
func (r *reader) who(t *tag, name string) (int, bool) {
	text, _ := t.get(name)
	seat, ok := number(text)
	if !ok || seat >= r.players {
		r.deal.Stop(t.at, "tag %s: want a player of this game for %s, found %.20q", t.name, name, text)
		return 0, false
	}
	return seat, true
}

// meld reads the tag N: a claim, a kong or a North set aside.
func (r *reader) meld(t *tag) {
	who, ok := r.who(t, "who")
	text, _ := t.get("m")
	bits, isNumber := number(text)
	if !isNumber || bits > 1<<16-1 {
		r.deal.Stop(t.at, "tag N: want a number of 16 bits for m, found %.20q", text)
	}
	if !ok || r.late(t) {
		return
	}
	e, own := r.unpack(bits)
	if e.Tile == tile.None && e.With[0] == tile.None && e.Kind != game.Kong && e.Kind != game.North {
		r.deal.Stop(t.at, "tag N: want a meld for m, found %d", bits)
		return
	}
	e.Chair = who
	r.drawn = -1
	r.round.replacing = own || e.Kind == game.Kong
	r.deal.Add(e, t.at)
}

// unpack returns the event of a meld's bits, without its chair, and whether all its tiles are the player's own. A chow
// has the bit m&4, a pung m&8, a kong added to a pung m&16, a North m&32; without any of these it is another kong.
func (r *reader) unpack(m int) (e game.Event, own bool) {
	switch {
	case m&4 != 0:
		return game.Event{Kind: game.Chow, With: r.chow(m)}, false
	case m&8 != 0:
		four := m >> 9 / 3 * 4
		if four >= tile.IDs {
			return game.Event{}, false
		}
		return game.Event{Kind: game.Pung, With: r.pung(m, four)}, false
	case m&16 != 0:
		return game.Event{Kind: game.Kong, Tile: r.fromID(m>>9/3*4 + m>>5&3)}, true
	case m&32 != 0:
		return game.Event{Kind: game.North}, true
	case m&3 == 0:
		return game.Event{Kind: game.Kong, Tile: r.fromID(m >> 8)}, true
	}
	return game.Event{Kind: game.Kong}, false
}

// chow returns the player's own two tiles of a chow. The bits have the lowest tile and which copy each of the three is;
// the called one is left out.
func (r *reader) chow(m int) (with [2]tile.Tile) {
	p := m >> 10
	called := p % 3
	first := p / 3
	if first >= 21 {
		return with
	}
	base := (first/7*9 + first%7) * 4
	n := 0
	for i, copyOf := range [3]int{m >> 3 & 3, m >> 5 & 3, m >> 7 & 3} {
		if i != called {
			with[n] = r.fromID(base + 4*i + copyOf)
			n++
		}
	}
	return with
}

// pung returns the player's own two tiles of a pung: of the four copies, the one with the number in the bits and the
// called one are left out.
func (r *reader) pung(m, four int) (with [2]tile.Tile) {
	copies := []int{0, 1, 2, 3}
	copies = slices.Delete(copies, m>>5&3, m>>5&3+1)
	copies = slices.Delete(copies, m>>9%3, m>>9%3+1)
	return [2]tile.Tile{r.fromID(four + copies[0]), r.fromID(four + copies[1])}
}

// riichi reads the first of the two tags REACH of a declaration; the second states only that the discard was not won
// on.
func (r *reader) riichi(t *tag) {
	if step, _ := t.get("step"); step != "1" {
		return
	}
	if who, ok := r.who(t, "who"); ok && !r.late(t) {
		r.deal.Add(game.Event{Kind: game.Riichi, Chair: who}, t.at)
	}
}

func (r *reader) indicator(t *tag) {
	text, _ := t.get("hai")
	id, ok := number(text)
	if !ok || id >= tile.IDs {
		r.deal.Stop(t.at, "tag DORA: want a tile from 0 to 135 for hai, found %.20q", text)
		return
	}
	r.round.indicators = append(r.round.indicators, id)
}
