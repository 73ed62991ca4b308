package riichi

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// foulOf returns what a foul (chombo) costs the player of a seat: payments to the
// others, or points of the final result, which whoever keeps count adds to
// rules.Place.Points. Its error is impossible-situation for a seat that is not
// there.
func (r *settings) foulOf(seat tile.Tile) (p rules.Payments, final int, err error) {
	if err := r.checkPlayers([]tile.Tile{seat}); err != nil {
		return p, 0, err
	}
	p.Players = r.players
	switch r.foul {
	case "mangan":
		win := rules.Payments{Players: r.players}
		r.drawShares(&win, manganBase, seat)
		for i, points := range win.Seats {
			p.Seats[i] = -points
		}
	case "final":
		final = -r.foulPoints
	}
	return p, final, nil
}

// fouls is foulOf for those who hold any rules; nil where a foul costs nothing.
func (r *settings) fouls() func(tile.Tile) (rules.Payments, int, error) {
	if r.foul == "none" {
		return nil
	}
	return r.foulOf
}
