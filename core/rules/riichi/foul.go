package riichi

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// Foul says what a foul (chombo) costs the player of a seat: payments to the
// others, or points of the final result, which are added to Standing.Points by
// whoever keeps count. Its error is impossible-situation for a seat that is not
// there.
func (r *Rules) Foul(seat tile.Tile) (p Payments, final int, err error) {
	if err := r.checkPlayers([]tile.Tile{seat}); err != nil {
		return p, 0, err
	}
	p.Players = r.players
	switch r.foul {
	case "mangan":
		win := Payments{Players: r.players}
		r.drawShares(&win, manganBase, seat)
		for i, points := range win.Seats {
			p.Seats[i] = -points
		}
	case "final":
		final = -r.foulPoints
	}
	return p, final, nil
}

// fouls is Foul for those who hold any rules; nil where a foul costs nothing.
func (r *Rules) fouls() func(tile.Tile) (rules.Payments, int, error) {
	if r.foul == "none" {
		return nil
	}
	return func(seat tile.Tile) (rules.Payments, int, error) {
		p, final, err := r.Foul(seat)
		return rules.Payments(p), final, err
	}
}
