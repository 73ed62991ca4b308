package rules

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// What a person states of a deal that is paid while it is played.
const (
	EventWin  = "win"  // one or several wins on one tile
	EventKong = "kong" // a kong, at the moment when it is laid down
	EventWall = "wall" // the wall is empty: what every hand is that has not won
	EventFoul = "foul" // a false win
)

// What a hand can be at the end of the wall.
const (
	HandReady      = "ready"
	HandNotReady   = "not-ready"
	HandPig        = "pig"         // it holds a tile of its void suit
	HandPassivePig = "passive-pig" // likewise, and all its discards were of that suit
)

// Event is one thing that happened in a deal, as a person states it who keeps the score of a real table. Winds are
// those of the deal, East the dealer.
type Event struct {
	Kind string // EventWin, EventKong, EventWall or EventFoul
	// Wins are the wins on one tile; Counted is the value of a hand whose tiles are not stated.
	Wins []Win
	// AfterKong is of wins on the replacement tile of the kong stated just before, on the discard after it, or on the
	// next kong that its owner adds.
	AfterKong bool
	Of        tile.Tile // whose kong or foul
	From      tile.Tile // of a claimed kong the discarder
	Kong      meld.Kong
	Fresh     bool // of an added kong: its tile was the one just drawn
	Hands     []FinalHand
}

// FinalHand is a hand at the end of the wall. Of a ready hand the dearest wait counts: Counted, or that of its tiles.
type FinalHand struct {
	State string // HandReady, HandNotReady, HandPig or HandPassivePig
	Win          // SeatWind says whose it is
}

// Progress is a deal as far as its events are stated.
type Progress struct {
	// Settlement has what was paid so far; Step of a transfer is the number of its event, from 1. Deals is stated once the
	// deal is over.
	Settlement
	Over      bool
	Left      []tile.Tile // who has won, and plays no more
	AfterKong tile.Tile   // who has laid down a kong just before, None if that cannot matter
	States    []string    // what a hand can be at the end of the wall under these rules
}
