package rules

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
