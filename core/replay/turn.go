package replay

import (
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/tile"
)

// action is what a move does, as a letter of the text.
type action byte

const (
	draws    action = '?'
	discards action = 'D'
	chows    action = 'C'
	pungs    action = 'P'
	kongs    action = 'K' // with a tile: a kong of the player's own tiles
	rons     action = 'R'
	tsumos   action = 'T'
	riichis  action = 'L'
	norths   action = 'A'
	gives    action = 'X' // gives tiles away before the first discard
	voids    action = 'V' // chooses a void suit
)

// A move is one step of a turn.
type move struct {
	action action
	tiles  [2]tile.Tile // the tiles that it names
	more   [2]tile.Tile // the third and the fourth of gives
	spelt  bool         // the letter D is written before a discard
}

// A turn is a word of a game: what one player does in succession.
type turn struct {
	seat  byte // the letter, or 0 where it is omitted
	moves []move
}

// A turnReader reads the bodies of turns in one game.
type turnReader struct {
	seats string // letters of its seats, the dealer's first
	red   bool   // 0 is a red five
	// choices says that the rules ask for choices before the first discard: X and V behind a seat are no tiles.
	choices bool

	// Reused for each turn: a turn is valid until the next is read.
	moves []move
	parts []string
}

// turnError says what was expected in a body.
type turnError string

func (e turnError) Error() string { return string(e) }

const (
	noPlayer turnError = "want a player letter before P, K or R"
	noTurn   turnError = "want a turn such as 5m, SP,5m, 23m,5t, ?,T or SR"
)

// read reads a complete word: digits, a full stop and the body.
func (r *turnReader) read(text string) (turn, error) {
	number, body, _ := strings.Cut(text, ".")
	if !isDigits(number) {
		return turn{}, turnError("want digits before the full stop of a turn")
	}
	return r.body(body)
}

// body reads the text after the full stop. Each body has one reading: a letter alone is a tile, a letter before more
// text is a seat, a P or C with nothing after it is a tile.
func (r *turnReader) body(body string) (turn, error) {
	r.parts = r.parts[:0]
	for part := range strings.SplitSeq(body, ",") {
		r.parts = append(r.parts, part)
	}
	first, rest := r.parts[0], r.parts[1:]
	t := turn{moves: r.moves[:0]}
	if len(first) > 1 && strings.IndexByte(r.seats, first[0]) >= 0 {
		t.seat, first = first[0], first[1:]
	}
	var err error
	switch {
	case first == "":
		err = noTurn
	case first == "?":
		t.moves = append(t.moves, move{action: draws})
		err = r.afterDraw(&t, rest)
	case first == "K":
		err = r.kong(&t, rest)
	case first == "R":
		err = r.ron(&t, rest)
	case r.choices && t.seat != 0 && len(rest) == 0 && first[0] == 'X' && len(first) > 1:
		err = t.give(first[1:])
	case r.choices && t.seat != 0 && len(rest) == 0 && first[0] == 'V' && game.ReadSuit(first[1:]) != tile.NoSuit:
		t.moves = append(t.moves, move{action: voids, tiles: [2]tile.Tile{tile.Numbered(game.ReadSuit(first[1:]), 1)}})
	case first[0] == 'P' && (len(first) > 1 || len(rest) > 0):
		err = r.pung(&t, first[1:], rest)
	case first[0] == 'C' && len(first) > 1:
		err = r.chow(&t, first[1:], rest, true)
	default:
		err = r.plain(&t, first, rest)
	}
	r.moves = t.moves
	return t, err
}

// give reads the tiles that a player gives away.
func (t *turn) give(text string) error {
	tiles, ok := game.ReadGiven(text)
	if !ok {
		return turnError("want three or four tiles behind X")
	}
	m := move{action: gives}
	copy(m.tiles[:], tiles)
	copy(m.more[:], tiles[2:])
	t.moves = append(t.moves, m)
	return nil
}

// plain reads a discard after a draw, or a chow and a discard.
func (r *turnReader) plain(t *turn, first string, rest []string) error {
	if discard, ok := r.one(first); ok {
		t.moves = append(t.moves, move{action: draws}, discard)
		if len(rest) > 0 {
			return noTurn
		}
		return nil
	}
	if len(rest) != 1 {
		return noTurn
	}
	return r.chow(t, first, rest, false)
}

// chow reads the two tiles of a chow and the discard after it. With the letter C the discard may be missing, because
// the record may stop there.
func (r *turnReader) chow(t *turn, tiles string, rest []string, letter bool) error {
	own, ok := r.two(tiles)
	if !ok || len(rest) > 1 || !letter && len(rest) == 0 {
		return noTurn
	}
	t.moves = append(t.moves, move{action: chows, tiles: own})
	return r.lastDiscard(t, rest)
}

func (r *turnReader) pung(t *turn, tiles string, rest []string) error {
	if t.seat == 0 {
		return noPlayer
	}
	pung := move{action: pungs}
	if tiles != "" {
		own, ok := r.two(tiles)
		if !ok {
			return noTurn
		}
		pung.tiles = own
	}
	t.moves = append(t.moves, pung)
	if len(rest) == 1 && rest[0] == "" && tiles == "" {
		return nil // SP, stops after the pung
	}
	if tiles == "" && len(rest) == 0 {
		return noTurn
	}
	return r.lastDiscard(t, rest)
}

func (r *turnReader) kong(t *turn, rest []string) error {
	if t.seat == 0 {
		return noPlayer
	}
	t.moves = append(t.moves, move{action: kongs})
	return r.back(t, rest)
}

func (r *turnReader) ron(t *turn, rest []string) error {
	if t.seat == 0 {
		return noPlayer
	}
	if len(rest) > 0 {
		return turnError("want nothing behind R, the ron is the last move")
	}
	t.moves = append(t.moves, move{action: rons})
	return nil
}

// back reads what may follow a kong or a North: nothing, or a draw from the back.
func (r *turnReader) back(t *turn, rest []string) error {
	if len(rest) == 0 {
		return nil
	}
	if rest[0] != "?" {
		return noTurn
	}
	t.moves = append(t.moves, move{action: draws})
	return r.afterDraw(t, rest[1:])
}

// afterDraw reads what may follow a draw.
func (r *turnReader) afterDraw(t *turn, rest []string) error {
	if len(rest) == 0 {
		return nil
	}
	switch first := rest[0]; {
	case first == "T":
		t.moves = append(t.moves, move{action: tsumos})
		if len(rest) > 1 {
			return turnError("want nothing behind T, the tsumo is the last move")
		}
		return nil
	case first == "L":
		t.moves = append(t.moves, move{action: riichis})
		return r.lastDiscard(t, rest[1:])
	case first == "A":
		t.moves = append(t.moves, move{action: norths})
		return r.back(t, rest[1:])
	case strings.HasPrefix(first, "K"):
		own, ok := r.tile(first[1:])
		if !ok {
			return turnError("want one tile behind the K of an own kong")
		}
		t.moves = append(t.moves, move{action: kongs, tiles: [2]tile.Tile{own}})
		return r.back(t, rest[1:])
	}
	return r.lastDiscard(t, rest)
}

// lastDiscard reads nothing, or the one discard that ends a turn.
func (r *turnReader) lastDiscard(t *turn, rest []string) error {
	if len(rest) == 0 {
		return nil
	}
	discard, ok := r.one(rest[0])
	if !ok || len(rest) > 1 {
		return noTurn
	}
	t.moves = append(t.moves, discard)
	return nil
}

// one reads ["D"] tile.
func (r *turnReader) one(text string) (move, bool) {
	text, spelt := strings.CutPrefix(text, "D")
	t, ok := r.tile(text)
	return move{action: discards, tiles: [2]tile.Tile{t}, spelt: spelt}, ok
}

// tile reads one tile that a hand can hold.
func (r *turnReader) tile(text string) (tile.Tile, bool) {
	var buf [2]tile.Tile
	tiles, ok := notation.AppendLetters(buf[:0], text, r.red)
	if !ok || len(tiles) != 1 || !tiles[0].Suited() {
		return tile.None, false
	}
	return tiles[0], true
}

// two reads two number tiles, their suit shared or not.
func (r *turnReader) two(text string) (two [2]tile.Tile, ok bool) {
	tiles, ok := notation.AppendLetters(two[:0], text, r.red)
	if !ok || len(tiles) != 2 || strings.Trim(text, "0123456789xabcdeftsm") != "" {
		return two, false
	}
	return two, true
}
