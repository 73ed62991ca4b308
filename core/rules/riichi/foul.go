package riichi

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// foulOf returns the cost of a foul (chombo) for the player of a seat: payments to the others, or points of the final
// result, which the caller adds to rules.Place.Points. Its error is impossible-situation for a seat that does not
// exist.
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

// fouls returns foulOf for rules.Rules; nil if a foul costs nothing.
func (r *settings) fouls() func(tile.Tile) (rules.Payments, int, error) {
	if r.foul == "none" {
		return nil
	}
	return r.foulOf
}
