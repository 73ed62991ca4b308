// Package advice says what to let go. It is the one order of discards that everything shows: the headline, the rows of
// discards, calls, reviews, the machine's own play.
//
// # The ranking
//
// Discards that keep the smallest distance to ready come first, whatever else they do. Among them each has a score: a sum
// over the terms of a table (term_table.go), each a number for the discard times a weight. There is nothing else, and so
// a reason falls out: the group of terms that parts a discard from its rival.
//
// The terms, weights and their order of size were taken from discards of strong players: a published recipe, and its
// weights fitted again to the games that .ci/measure reads, held to the published ones (see there). What
// players let go out of habit, such as the tile just drawn, is no term.
//
// # Two depths
//
// Without knowledge of the situation one step is looked at: what a discard leaves, and what the hand accepts then. With it
// (Question.Deep) every draw is followed: what the hand would accept after the draw and the best discard, which
// draws better it without bringing it nearer, how far it is from a yaku, and, up to Reach from ready, the points
// to expect as core/chance counts them.
//
// # Under a riichi
//
// Push and Fold order the same discards once something threatens: see View.
package advice
