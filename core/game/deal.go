package game

import (
	"slices"

	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// Limits of a deal.
const (
	MaxWall    = 240 // every tile in existence, with full and abbreviated winds
	HandSize   = 13
	RiichiDead = 14 // tiles of the dead wall in riichi
)

// Deal is everything that is fixed before the first move of one deal.
type Deal struct {
	Players int       // 3, 4 or 6
	Round   tile.Tile // the prevailing wind
	Number  int       // of the deal in its round, from 1; it determines the dealer
	Repeat  int       // number of repetitions: honba; under rules that score every hand, the dealer's wins in a row
	// Wall is every tile in the order in which it is drawn from the front, starting with the first four tiles of the
	// dealer; from the back it is drawn end first. tile.Unknown is a hidden tile.
	Wall     []tile.Tile
	Exchange string // where the tiles of an exchange go: one of Directions, "" is right
	Dead     int    // number of tiles at the end that stay undrawn
	Scores   []int  // by chair, before the deal; nil without scores
	Deposits int    // 1000-point sticks on the table before the deal
	Rounds   int    // the greatest number of winds of the match; 0 if it is not stated
	Rules    *Rules
}

// Replacements returns how many tiles at the end of a riichi wall replace kongs and Norths; the indicators are before
// them.
func (d *Deal) Replacements() int {
	if d.Players == 3 {
		return 8
	}
	return 4
}

// Indicator returns the index in the wall of indicator i, from 0; the tile under it has the index before. It is -1 if
// the wall has none.
func (d *Deal) Indicator(i int) int {
	at := len(d.Wall) - 1 - d.Replacements() - 2*i
	if d.Rules.DeadWall == 0 || i >= maxIndicators || at < 1 {
		return -1
	}
	return at
}

// A riichi table turns one indicator at the start and one for each of four kongs.
const maxIndicators = 5

// Check reports the first thing that makes the deal impossible: the number of players, a round or a dead wall out of
// range, a tile that the rules do not have, a copy too many, too few tiles to deal. index is the index in Wall of the
// faulty tile, or -1. The error has the code impossible-play.
func (d *Deal) Check() (index int, err error) {
	switch {
	case Winds(d.Players) == nil:
		return -1, refuse("want 3, 4 or 6 players, found %d", d.Players)
	case d.Number < 1 || d.Repeat < 0 || d.Deposits < 0:
		return -1, refuse("want a round from 1 and no negative counters")
	case WindNames[d.Round] == "":
		return -1, refuse("want a wind for the round, found %s", d.Round)
	case d.Scores != nil && len(d.Scores) != d.Players:
		return -1, refuse("want %d scores, found %d", d.Players, len(d.Scores))
	case d.Exchange != "" && !slices.Contains(Directions, d.Exchange):
		return -1, refuse("want right, across or left for an exchange, found %q", d.Exchange)
	case (d.Rules.GoesOn || d.Rules.Exchange > 0) && d.Players != 4:
		return -1, refuse("%s is played by 4 players, found %d", d.Rules.ID, d.Players)
	case d.Rules.Riichi && d.Players == 6:
		return -1, refuse("riichi is played by 3 or 4 players, found 6")
	}
	index = -1
	d.EachFault(func(i int, say func() error) bool {
		index, err = i, say()
		return false
	})
	if index >= 0 {
		return index, err
	}
	if d.Dead < 0 || len(d.Wall)-d.Dead < d.Players*HandSize {
		return -1, refuse("the deal takes %d tiles, the wall has %d", d.Players*HandSize, max(0, len(d.Wall)-max(0, d.Dead)))
	}
	return -1, nil
}

// EachFault visits the indices of the wall whose tile is impossible, each as if earlier faulty tiles were unknown.
// visit may call say for the error, and ends the search by returning false.
func (d *Deal) EachFault(visit func(index int, say func() error) bool) {
	var copies [1 << 8]uint8 // by tile, whatever values the wall has
	for i, t := range d.Wall {
		if t == tile.Unknown && i < MaxWall {
			continue
		}
		n := copies[t.Plain()]
		if i < MaxWall && n < copiesOf(t) && d.Rules.knows(t) {
			copies[t.Plain()]++
			continue
		}
		if !visit(i, func() error { return d.faultAt(i, t, n) }) || i == MaxWall {
			return
		}
	}
}

// faultAt returns why a tile cannot be at an index of the wall, after the given number of copies of it.
func (d *Deal) faultAt(i int, t tile.Tile, copies uint8) error {
	switch {
	case i == MaxWall:
		return refuse("want at most %d tiles in the wall, found %d", MaxWall, len(d.Wall))
	case !d.Rules.knows(t):
		return refuse("there is no %s in a game of %s", notation.Letters(t), d.Rules.ID)
	default:
		return refuse("want at most %d of %s, found %d", copiesOf(t), notation.Letters(t.Plain()), copies+1)
	}
}

// knows reports whether the tile exists under the rules.
func (r *Rules) knows(t tile.Tile) bool {
	switch {
	case t == tile.Unknown:
		return true
	case t.IsRedFive():
		return r.Red
	case t.IsFlower():
		return r.Flowers
	}
	return t.IsKind() && !(r.Numbers && t.IsHonour()) || r.Letters && t.Suited()
}

func copiesOf(t tile.Tile) uint8 {
	if t.IsFlower() {
		return 1
	}
	return 4
}

// tileLimit is one past the largest tile value.
const tileLimit = int(tile.Vertical) + 1

// Clone returns a copy that shares no mutable data; the rules are shared.
func (d *Deal) Clone() *Deal {
	c := *d
	c.Wall = slices.Clone(d.Wall)
	c.Scores = slices.Clone(d.Scores)
	return &c
}

// refuse returns the error of a move against the rules.
func refuse(format string, args ...any) *source.Error {
	return source.Errorf(source.ImpossiblePlay, format, args...)
}
