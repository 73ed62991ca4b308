// Package advice ranks discards. Every part of the program that shows an order of discards uses this one: the headline,
// the rows of discards, calls, reviews, the computer players.
//
// # The ranking
//
// Discards that leave the lowest shanten come first, in any case. Among them each has a score: a sum over the terms of
// a table (term_table.go), each a number for the discard times a weight. The score has no other parts, so a reason
// follows from it: the group of terms that contributes most to the difference between two discards.
//
// The terms, the weights and their orders of magnitude come from discards of strong players: a published recipe, and
// its weights fitted again to the games that core/advice/measure reads, constrained to stay near the published ones
// (see there). Habits of players that carry no information, such as discarding the tile just drawn, are not terms.
//
// # Two depths
//
// Without knowledge of the situation the ranking looks one step ahead: at the hand after a discard, and what it accepts
// then. With it (Question.Deep) every draw is followed: what the hand would accept after the draw and the best discard,
// which draws improve it without lowering the shanten, how far it is from a yaku, and, up to Reach from ready, the
// expected points that core/chance computes.
//
// # Under a riichi
//
// Push and Fold order the same discards when a rival threatens: see View.
package advice
