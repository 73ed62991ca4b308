package riichi

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// fuRow is one fu item that a reading can have once. of returns its fu, 0 for
// none, and the set that it is for, -1 when it is for the whole hand.
type fuRow struct {
	id string
	of func(*reading) (fu, set int)
}

// pairsFu is what seven pairs are worth, nothing added and nothing rounded.
const pairsFu = 25

// The rows of items that do not come by the table below, in their order. Source:
// EMA 2016, section 4.1; the last is "counted as 30" there.
var fuTable = [...]fuRow{
	{"base", func(r *reading) (int, int) { return 20, -1 }},
	{"closed-ron", func(r *reading) (int, int) { return given(!r.open && !r.win.SelfDrawn, 10), -1 }},
	{"self-draw", func(r *reading) (int, int) {
		return given(r.win.SelfDrawn && !r.pinfu && (r.rules.rinshanTsumoFu || !r.win.Rinshan), 2), -1
	}},
	{"pair-dragon", pairFu(func(r *reading, t tile.Tile) int { return given(t.IsDragon(), 2) })},
	{"pair-seat", pairFu(func(r *reading, t tile.Tile) int { return given(t == r.seat && t != r.round, 2) })},
	{"pair-round", pairFu(func(r *reading, t tile.Tile) int { return given(t == r.round && t != r.seat, 2) })},
	{"pair-double-wind", pairFu(func(r *reading, t tile.Tile) int {
		return given(t == r.round && t == r.seat, r.rules.doubleWindPairFu)
	})},
	{"wait-edge", waitFu(hand.Edge)},
	{"wait-middle", waitFu(hand.Middle)},
	{"wait-single", waitFu(hand.Single)},
}

// sameFu is the fu of triplets and quads: by shape, then simples or terminals
// and honours, then open or concealed.
var sameFu = [...]struct {
	id string
	fu [2][2]int
}{
	meld.Triplet: {"triplet", [2][2]int{{2, 4}, {4, 8}}},
	meld.Quad:    {"quad", [2][2]int{{8, 16}, {16, 32}}},
}

func given(yes bool, fu int) int {
	if yes {
		return fu
	}
	return 0
}

func pairFu(of func(*reading, tile.Tile) int) func(*reading) (int, int) {
	return func(r *reading) (int, int) { return of(r, r.sets[r.pairAt].First), r.pairAt }
}

func waitFu(w hand.Wait) func(*reading) (int, int) {
	return func(r *reading) (int, int) { return given(r.wait == w, 2), r.at }
}
