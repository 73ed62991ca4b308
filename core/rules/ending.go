package rules

import (
	"slices"

	"tehai/core/game"
	"tehai/core/tile"
)

// How a deal ends.
const (
	EndWins      = "wins"
	EndExhausted = "exhausted"
	EndNagashi   = "nagashi"
)

// Ending is how a deal ended. Winds are those of the deal, East the dealer.
type Ending struct {
	Kind    string      // EndWins, EndExhausted or EndNagashi
	Wins    []Win       // in any order; their counters and deposits are the deal's and may be left 0
	Ready   []tile.Tile // winds of the players whose hands were ready when the wall was exhausted
	Nagashi []tile.Tile // winds of those who had discarded terminals and honours only, none of them called
	// Hands are the hands of all chairs, winners or not, for rules that score every hand: SeatWind says whose each is, and
	// a hand that did not win has no winning tile. Counted is the value of a hand whose tiles are not stated.
	Hands    []Win
	Honba    int // how many counters are on the table
	Deposits int // how many riichi sticks are on the table
	// DealerWins is how many deals the dealer has won as the dealer before this one; draws are between them.
	DealerWins int
	// Brief asks for no more of the winners' cards than a log states of a win: what
	// counts and what it comes to. Rules may give all of it nevertheless.
	Brief bool
}

// Foul is a foul under rules that have several kinds of them.
type Foul struct {
	Kind string      // as the rules name it; see Rules.FoulKinds
	By   []tile.Tile // the winds of those whose foul it was
	To   tile.Tile   // the wind of the player who is paid, where it is one
}

// InTurn returns the wins of four players, the next in turn after the discarder
// first. Its error is about wins that no deal can end with.
func (e *Ending) InTurn() ([]*Win, error) {
	if len(e.Wins) == 0 {
		return nil, Impossible("a deal that ended with wins: want 1 to 3, found none")
	}
	wins := make([]*Win, len(e.Wins))
	for i := range e.Wins {
		win := &e.Wins[i]
		if len(e.Wins) > 1 && (win.SelfDrawn || win.From == tile.None || win.From != e.Wins[0].From) {
			return nil, Impossible("several wins: want the same discarder for all")
		}
		wins[i] = win
	}
	slices.SortStableFunc(wins, func(a, b *Win) int { return a.turns() - b.turns() })
	return wins, nil
}

// turns returns how many turns the winner sits after the discarder.
func (w *Win) turns() int {
	if w.From == tile.None {
		return 0
	}
	return int(w.Seat()-w.From+4) % 4
}

// Settlement is what a deal leaves behind.
type Settlement struct {
	Payments    Payments
	Deposits    int // sticks that stay on the table
	Honba       int // counters of the next deal
	DealerStays bool
	Aborted     bool    // three rons, under rules that pay two at most
	Wins        []*Card // of those who are paid, the nearest to the discarder first
	// Hands are the cards of Ending.Hands, in its order, under rules that score every hand.
	Hands []*Card
	// Transfers are the payments one by one, under rules that pay for more than one thing; their sum is Payments.
	Transfers []Transfer
	// Deals is the wind of the chair that deals next, None where DealerStays decides.
	Deals tile.Tile
}

// ReadyDealer settles a deal that ended with an exhausted wall and only the dealer ready; nil if the rules do not
// settle such a deal.
func (r *Rules) ReadyDealer() *Settlement {
	if r.Settle != nil {
		if s, err := r.Settle(&Ending{Kind: EndExhausted, Ready: []tile.Tile{tile.East}}); err == nil {
			return s
		}
	}
	return nil
}

// NextNumber returns the number of the next deal where the settlement says who deals it; 0 elsewhere.
func (s *Settlement) NextNumber(d *game.Deal) int {
	if s.Deals == tile.None {
		return 0
	}
	return d.Chair(s.Deals) + 1
}
