// Package danger estimates how likely a tile deals in: from what the rivals can still wait for, given their discards,
// the tiles they passed up and the unseen copies, and from how often each shape of wait occurs.
//
// # How
//
// For each kind that a rival has neither discarded nor passed up, the possible shapes that wait for it are added up,
// each weighted by its copies left and its frequency (shape_table.go). The share of a kind in the sum over all kinds,
// times the number of kinds that a ready hand waits for, is the chance that the rival waits for it. A few signs adjust
// that slightly: a tile outside an early discard is safer, a tile next to one or without a dead side is more dangerous.
// The weights are those of a published recipe; core/advice/measure fits the signs to recorded games, and prints how
// well the estimate does on them.
//
// A rival in riichi is ready. For another rival, the chance is multiplied by how often a hand with the same number of
// open melds and discards was ready and could win (ready_table.go).
package danger
