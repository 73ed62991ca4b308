package importer

import (
	"tehai/core/game"
	"tehai/core/tile"
)

// WallSize is the number of tiles by players: three play without 2m to 8m.
var WallSize = map[int]int{3: 108, 4: maxWall}

const maxWall = 136

// A layer lays the wall of a deal out of what its log tells.
type layer struct {
	deal *Deal
	wall []tile.Tile
	by   [maxWall]int // the move that took the tile, or -1
}

// layWall lays the wall. What cannot be there, such as a fifth copy, is told as
// a fault, and a deal goes no further than the draw that would bring it.
func (d *Deal) layWall() {
	l := layer{deal: d, wall: make([]tile.Tile, WallSize[d.Setup.Players])}
	for i := range l.wall {
		l.wall[i], l.by[i] = tile.Unknown, -1
	}
	for i := range d.Setup.Players * game.HandSize {
		chair, at := DealtTo(i, &d.Setup)
		l.wall[i] = d.Hands[chair][at]
	}
	l.draws()
	d.Setup.Wall = l.wall
	l.under(d.Indicators, 0)
	l.under(d.Ura, 1)
	if at, _ := d.Setup.Check(); at < d.Setup.Players*game.HandSize {
		return // right, or beyond help
	}
	d.Setup.EachFault(func(at int, say func() error) bool {
		l.wall[at] = tile.Unknown
		if move := l.by[at]; move < 0 {
			d.Remark(d.At, "an indicator: %s", say())
		} else if move < len(d.Moves) {
			d.cut(move, say())
		}
		return true
	})
}

// DealtTo returns the chair that tile i of the wall is dealt to, and which of
// its tiles it is: three times four tiles to each seat, then one.
func DealtTo(i int, d *game.Deal) (chair, at int) {
	seat, at := i%d.Players, 12
	if packet := 4 * d.Players; i < 3*packet {
		seat, at = i%packet/4, i/packet*4+i%4
	}
	return (d.Dealer() + seat) % d.Players, at
}

// draws puts the drawn tiles where they come from: behind the dealt ones, and
// after a kong or a North at the end.
func (l *layer) draws() {
	front, back := l.deal.Setup.Players*game.HandSize, len(l.wall)-1
	replacing := false
	for i := range l.deal.Moves {
		m := &l.deal.Moves[i]
		switch m.Kind {
		case game.Kong, game.North:
			replacing = true
		case game.Draw:
			at, step := &front, 1
			if replacing {
				at, step = &back, -1
			}
			if front > back-game.RiichiDead {
				return // the table says that the wall is empty
			}
			l.wall[*at], l.by[*at] = m.Brings, i
			*at += step
			replacing = false
		}
	}
}

// fillIn takes what is not known of the laid wall from another, if that has every
// tile drawn and every indicator at its place and deals the same tiles, in whatever
// order a log spells a hand.
func (d *Deal) fillIn(wall []tile.Tile) {
	dealt := d.Setup.Players * game.HandSize
	if len(wall) != len(d.Setup.Wall) {
		return
	}
	var counts [256]int
	for i, t := range d.Setup.Wall {
		switch {
		case i < dealt:
			counts[t]++
			counts[wall[i]]--
		case t != tile.Unknown && t != wall[i]:
			return
		}
	}
	if counts != [256]int{} {
		return
	}
	whole := d.Setup
	whole.Wall = append(append([]tile.Tile{}, d.Setup.Wall[:dealt]...), wall[dealt:]...)
	if _, err := whole.Check(); err == nil {
		d.Setup.Wall = whole.Wall
	}
}

// under puts tiles to the places of the indicators, or so many before them.
func (l *layer) under(tiles []tile.Tile, before int) {
	for i, t := range tiles {
		if at := l.deal.Setup.Indicator(i); at >= 0 && l.by[at-before] < 0 {
			l.wall[at-before] = t
		}
	}
}

// cut drops the moves from one on.
func (d *Deal) cut(move int, err error) {
	at := d.Moves[move].At
	d.Moves = d.Moves[:move]
	d.fault = nil
	d.Stop(at, "%s", err)
}
