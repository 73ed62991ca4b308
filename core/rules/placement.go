package rules

// Placement is the result of a game, by the order of the seats at the start.
type Placement struct {
	Seats    []Place
	Deposits int // sticks that no player takes
}

// Place is one player's part of it. All but Place is in points. Points is the final
// result: in riichi the score less the points of the start and the share of oka, with
// uma and oka; 45300 is written as +45.3.
type Place struct {
	Place    int // from 1; equal places are shared
	Score    int // with the sticks that are taken
	Points   int
	Uma, Oka int
}
