package rules

import (
	"slices"

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
	Kind     string      // EndWins, EndExhausted or EndNagashi
	Wins     []Win       // in any order; their counters and deposits are the deal's and may be left 0
	Ready    []tile.Tile // whose hands were ready, of a drawn hand
	Nagashi  []tile.Tile // who had discarded terminals and honours only, none of them called
	Honba    int         // counters on the table
	Deposits int         // 1000-point sticks on the table
	// Brief asks for no more of the winners' cards than a log states of a win: what counts and what it comes to. Rules may tell all
	// the same.
	Brief bool
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
}

// Moment is a game between two deals: the deal that was settled, and what it
// came to.
type Moment struct {
	Round       tile.Tile
	Number      int   // of the deal in its round, from 1: who deals
	Scores      []int // by chair, the first dealer's first
	DealerStays bool  // as of Settlement
	DealerWon   bool
}

// Course is how a game goes on: the deal that follows, or why there is none.
type Course struct {
	Round  tile.Tile
	Number int
	Over   string // id of the reason, "" where the game goes on
}

// Placement is what the end of a game is worth, by the order of the seats at
// the start.
type Placement struct {
	Seats    []Place
	Deposits int // sticks that nobody takes
}

// Place is one player's part of it. All but Place is in points: Points, the sum
// of the others, is what is written as +45.3 for 45300.
type Place struct {
	Place    int // from 1; equal places are shared
	Score    int // with the sticks that are taken
	Points   int
	Uma, Oka int
}

// Count is what a hand is worth without the hand: han and fu, or yakuman.
type Count struct {
	Han, Fu int // fu as they are paid, 0 where they do not matter; where rules count fans, Han is how many
	Yakuman int // with it neither han nor fu
}

// Pay is what a value is paid, by itself or as a row of the table of basic
// payments.
type Pay struct {
	Han, Fu  int    // Fu is 0 where it does not matter, Han where only the limit does
	Limit    string // name of a fixed payment
	Points   int    // what the winner gets, without counters and deposits
	Payments Payments
	Possible bool // there are such hands, won in that way; of a row of the table
}
