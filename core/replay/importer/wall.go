package importer

import (
	"tehai/core/game"
	"tehai/core/tile"
)

// WallSize is the number of tiles by number of players: three play without 2m to 8m.
var WallSize = map[int]int{3: 108, 4: maxWall}

const maxWall = 136

// A layer lays out the wall of a deal from what its log states.
type layer struct {
	deal *Deal
	wall []tile.Tile
	by   [maxWall]int // index of the move that took the tile, or -1
}

// layWall lays out the wall. An impossible tile, such as a fifth copy, is recorded as a fault, and the deal ends before
// the draw that would take it.
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
		return // complete, or cannot be repaired
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

// DealtTo returns the chair that tile i of the wall is dealt to, and its index in that hand: four tiles to each seat
// three times, then one.
func DealtTo(i int, d *game.Deal) (chair, at int) {
	seat, at := i%d.Players, 12
	if packet := 4 * d.Players; i < 3*packet {
		seat, at = i%packet/4, i/packet*4+i%4
	}
	return (d.Dealer() + seat) % d.Players, at
}

// draws puts the drawn tiles at their places: after the dealt ones, and at the end after a kong or a North.
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
				return // the table reports that the wall is empty
			}
			l.wall[*at], l.by[*at] = m.Brings, i
			*at += step
			replacing = false
		}
	}
}

// fillIn fills the unknown tiles of the wall from another wall, if that one agrees with every draw and every indicator
// and deals the same tiles, in any order within a hand.
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
	filled := d.Setup
	filled.Wall = append(append([]tile.Tile{}, d.Setup.Wall[:dealt]...), wall[dealt:]...)
	if _, err := filled.Check(); err == nil {
		d.Setup.Wall = filled.Wall
	}
}

// under puts tiles at the places of the indicators, or at the given distance before them.
func (l *layer) under(tiles []tile.Tile, before int) {
	for i, t := range tiles {
		if at := l.deal.Setup.Indicator(i); at >= 0 && l.by[at-before] < 0 {
			l.wall[at-before] = t
		}
	}
}

// cut removes the moves from an index on.
func (d *Deal) cut(move int, err error) {
	at := d.Moves[move].At
	d.Moves = d.Moves[:move]
	d.fault = nil
	d.Stop(at, "%s", err)
}
