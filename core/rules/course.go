package rules

import "tehai/core/tile"

// Moment is a game between two deals: the settled deal and its result.
type Moment struct {
	Round       tile.Tile
	Number      int   // of the deal in its round, from 1: who deals
	Scores      []int // by chair, the first dealer's first
	DealerStays bool  // as of Settlement
	DealerWon   bool
	Deals       int // the number of the next deal, from 1, where the settlement says so; 0 elsewhere
}

// Course is how a game continues: the next deal, or why there is none.
type Course struct {
	Round  tile.Tile
	Number int
	Over   string // id of the reason, "" if the game continues
}

// lastDeal is the id of the reason that the last round is over.
const lastDeal = "last-deal"

// Rounds returns the Next of a game with a fixed number of rounds, East's first: the dealer changes unless the
// settlement says that the dealer stays, and only the last deal ends the game.
func Rounds(rounds, players int) func(*Moment) (*Course, error) {
	return func(m *Moment) (*Course, error) {
		last := tile.East + tile.Tile(rounds) - 1
		switch {
		case !m.Round.IsWind() || m.Number < 1 || m.Number > players:
			return nil, Impossible("want a deal from 1 to %d of a round, found %d", players, m.Number)
		case len(m.Scores) != players:
			return nil, Impossible("want the scores of %d players, found %d", players, len(m.Scores))
		case m.DealerStays:
			return &Course{Round: m.Round, Number: m.Number}, nil
		case m.Number < players:
			return &Course{Round: m.Round, Number: m.Number + 1}, nil
		case m.Round >= last:
			return &Course{Round: m.Round, Number: m.Number, Over: lastDeal}, nil
		}
		return &Course{Round: m.Round + 1, Number: 1}, nil
	}
}
