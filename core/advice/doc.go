// Package advice ranks what a player can do: which tile to discard, whether to claim a discard,
// declare a kong or riichi. The headline of the page, the rows of discards, reviews and the computer
// players all use this one order.
//
// Rank takes a Question (a hand of 3n+2 tiles, its rules and what is known of the situation) and
// returns a Row for each discard, the best first, with its shanten, the tiles it accepts and the
// Reason. At takes the State of a live table and a chair and returns a View, which also weighs the
// threats; Choices ranks every legal move of a chair by it. Scores of rows have no unit: they only
// order. Chances are from 0 to 1, values and losses in points. The order never depends on what the
// player cannot see.
//
// # The ranking
//
// Discards that keep the smallest distance to ready come first, whatever else they do. Among them each
// has a score: a sum over the terms of a table (term_table.go), each a number for the discard times a
// weight. So the reason can be named: it is the group of terms that differs most between a discard and
// the next one.
//
// The terms, weights and their order of size were taken from discards of strong players: a published recipe, and its
// weights fitted again to the games that .ci/measure reads, held to the published ones (see there). What
// players discard out of habit, such as the tile just drawn, is no term.
//
// # Two depths
//
// Without knowledge of the situation one step is looked at: the tiles that a discard leaves, and what the
// hand then accepts. With it (Question.Deep) every draw is followed: what the hand would accept after the draw and the
// best discard, which draws better it without bringing it nearer, how far it is from a yaku, and, up to Reach from
// ready, the points to expect as core/chance counts them.
//
// # Under a riichi
//
// View has the orders Push and Fold beside Weighed: they rank the same discards once a riichi or open melds threaten.
//
// # By points
//
// View.ByPoints sorts the first discards of the order Weighed again, by the points that core/worth expects of the
// hand with claims and by what each win saves (winSaves), less what dealing in costs. View.Worthwhile compares claims
// with passing by the same, late in a deal also to be ready at a draw; View.Declares decides on riichi with the
// discard that is first then. In the last deal of a match points count by the places that they gain or cost. The
// strongest computer player plays by them; the rows of discards do not use them. Reviews ask for the points, without
// what a win saves (View.Expected, View.ExpectedClaim), before they call a move a mistake.
package advice
