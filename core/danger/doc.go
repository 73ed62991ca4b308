// Package danger estimates how likely a discard deals in to each rival, from the discards, the tiles
// that the rival let pass, the copies that no player has seen, and how often each shape of wait occurs.
//
// Of takes a Rival and the copies left of each kind and returns a Figure for each of the 34 kinds: the
// chance from 0 to 1 that the rival wins on it, and a Class that says why (such as discarded, suji
// or no signs). Total joins the chances of several rivals. A kind that the rival has discarded,
// or let pass since the riichi, has the chance 0.
//
// # How
//
// For each kind that a rival has neither discarded nor let pass, the shapes that wait for it and are still possible are
// added up, each by its copies left and its frequency (shape_table.go). The share of a kind in the sum of all kinds,
// times the number of kinds that a ready hand waits for, is the chance that it is waited for. A few signs move that a
// little: what lies outside an early discard is safer, what lies beside one or has no dead side is not. The weights are
// a published recipe's; .ci/measure fits the signs to recorded games, and prints how well the whole does on them.
//
// A rival in riichi is ready. For another rival, the chance is multiplied by how often a hand with the same number of
// open melds and discards was ready and could win (ready_table.go).
package danger
