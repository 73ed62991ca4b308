// Package placement estimates what the places of a match pay a player at its end, from the scores between two deals.
//
// Inputs: rules that state what places pay (uma and oka), the scores, and how the match continues. Outputs: for each
// chair the chance of each place, and the expected pay of its place in points, without the score itself. The pay of all
// chairs sums to zero.
//
// # How
//
// The deals that remain add a normally distributed amount to each score, independently for each player, with one of two
// standard deviations by the number of deals (spread.go): a deal moves little or much. They are fitted on matches
// between computer players, and checked by calibration and against a simulation (.ci/measure -places). The model takes
// the players for equally strong.
package placement
