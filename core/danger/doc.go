// Package danger says how likely a tile deals in: what the rivals can still wait for, by their discards, by what they let pass,
// by the copies that nobody has seen, and by how often each shape of wait occurs.
//
// # How
//
// For each kind that a rival has neither discarded nor let pass, the shapes that wait for it and are still possible are added up,
// each by its copies left and its frequency (shape_table.go). The share of a kind in the sum of all kinds, times the
// number of kinds that a ready hand waits for, is the chance that it is waited for. A few signs move that a little: what lies
// outside an early discard is safer, what lies beside one or has no dead side is not. The weights are a published recipe's; .ci/measure
// fits the signs to recorded games, and prints how well the whole does on them.
//
// A rival in riichi is ready. Of another one it is not known: the chance is taken times how often a hand with
// so many open melds and discards was ready and could win (ready_table.go).
package danger
