package riichi

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// fuID is an item of fu.
type fuID uint8

const (
	baseFu fuID = iota
	closedRon
	selfDraw
	pairDragon
	pairSeat
	pairRound
	pairDoubleWind
	waitEdge
	waitMiddle
	waitSingle
	triplets
	quads
	openPinfu
	pairs25
)

// fuNames are the ids of the public interface.
var fuNames = [...]string{
	"base", "closed-ron", "self-draw", "pair-dragon", "pair-seat", "pair-round", "pair-double-wind",
	"wait-edge", "wait-middle", "wait-single", "triplet", "quad", "open-pinfu", "pairs-25",
}

// fuRow is an fu item that a reading can have once. of returns its fu, 0 if it does not apply, and its set, -1 for
// the complete hand.
type fuRow struct {
	id fuID
	of func(*reading) (fu, set int)
}

// pairsFu is the fu of seven pairs, without additions or rounding.
const pairsFu = 25

// looseRows are the first rows of the table, which need no sets.
const looseRows = 3

// The rows of single items in order, then those of the pair and of the wait. Source: EMA 2016, section 4.1; there the
// last of the fu is "counted as 30".
var fuTable = [...]fuRow{
	{baseFu, func(r *reading) (int, int) { return 20, -1 }},
	{closedRon, func(r *reading) (int, int) { return given(!r.open && !r.win.SelfDrawn, 10), -1 }},
	{selfDraw, func(r *reading) (int, int) {
		return given(r.win.SelfDrawn && !r.pinfu && (r.rules.rinshanTsumoFu || !r.win.Rinshan), 2), -1
	}},
}

// pairTable is the fu of a pair; only honours have any.
var pairTable = [...]struct {
	id fuID
	of func(r *reading, pair tile.Tile) int
}{
	{pairDragon, func(_ *reading, t tile.Tile) int { return given(t.IsDragon(), 2) }},
	{pairSeat, func(r *reading, t tile.Tile) int { return given(t == r.seat && t != r.round, 2) }},
	{pairRound, func(r *reading, t tile.Tile) int { return given(t == r.round && t != r.seat, 2) }},
	{pairDoubleWind, func(r *reading, t tile.Tile) int {
		return given(t == r.round && t == r.seat, r.rules.doubleWindPairFu)
	}},
}

// waitFu is the fu of a wait.
var waitFu = [...]struct {
	id fuID
	fu int
}{hand.Edge: {waitEdge, 2}, hand.Middle: {waitMiddle, 2}, hand.Single: {waitSingle, 2}, hand.Thirteen: {}}

// sameFu is the fu of triplets and quads: by shape, then simples or terminals
// and honours, then open or concealed.
var sameFu = [...]struct {
	id fuID
	fu [2][2]int
}{
	meld.Triplet: {triplets, [2][2]int{{2, 4}, {4, 8}}},
	meld.Quad:    {quads, [2][2]int{{8, 16}, {16, 32}}},
}

func given(yes bool, fu int) int {
	if yes {
		return fu
	}
	return 0
}
