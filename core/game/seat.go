package game

import (
	"tehai/core/notation"
	"tehai/core/tile"
)

// MaxPlayers is the largest number of players at a table.
const MaxPlayers = 6

var seats = [MaxPlayers + 1][]tile.Tile{
	3: {tile.East, tile.South, tile.West},
	4: {tile.East, tile.South, tile.West, tile.North},
	6: {tile.East, tile.Horizontal, tile.South, tile.Vertical, tile.West, tile.North},
}

// Winds returns the seats of a table in order of play, the dealer's East first:
// E S W, E S W N, or E H S V W N. For any other number of players than 3, 4 and
// 6 it returns nil. The list is shared; do not change it.
func Winds(players int) []tile.Tile {
	if players < 0 || players > MaxPlayers {
		return nil
	}
	return seats[players]
}

// WindNames are the English names of the seats.
var WindNames = map[tile.Tile]string{
	tile.East: "East", tile.South: "South", tile.West: "West", tile.North: "North",
	tile.Horizontal: "Horizontal", tile.Vertical: "Vertical",
}

// Dealer returns the chair that deals. Chairs are numbered from 0 and fixed for
// a whole match; chair 0 deals in round 1.
func (d *Deal) Dealer() int { return (d.Number - 1) % d.Players }

// Wind returns the seat wind of a chair in this deal.
func (d *Deal) Wind(chair int) tile.Tile {
	return seats[d.Players][(chair-d.Dealer()+d.Players)%d.Players]
}

// Chair returns the chair that sits at a wind in this deal, or -1 if there is
// no such seat.
func (d *Deal) Chair(wind tile.Tile) int {
	for i, w := range seats[d.Players] {
		if w == wind {
			return (d.Dealer() + i) % d.Players
		}
	}
	return -1
}

// After returns the chair next in turn.
func (d *Deal) After(chair int) int { return (chair + 1) % d.Players }

// from returns the position of the discarder relative to the caller, in seats in turn order: 1 is the next player, on
// the right, Players-1 the one before.
func (d *Deal) from(caller, discarder int) int {
	return (discarder - caller + d.Players) % d.Players
}

// windOf returns the wind of a seat letter, or None.
func windOf(letter byte) tile.Tile {
	for _, wind := range seats[MaxPlayers] {
		if notation.Letters(wind)[0] == letter {
			return wind
		}
	}
	return tile.None
}
