// Package rules has what every rule set of mahjong shares: what goes into scoring,
// what comes out, and the rule set itself as a value. It has no rule of its own: the
// families (riichi, mcr, hongkong, classical, uzje) are packages below it, and
// core/rules/catalog lists their rule sets by id.
//
// The way through it is short. A RuleSet is a row of the catalogue with options to
// choose; With or Plain makes Rules of it. Rules.Score takes a Win, which is a complete
// hand with its Situation, and returns a Card: Items and Totals, Points, the Payments by
// seat, and for a hand that does not win the Reasons. Rules.Settle takes the Ending of a
// deal and returns a Settlement; Rules.Next takes the Moment after it and returns the
// Course of the game; Rules.Place takes the scores at the end and returns the Placement.
// A nil function is a question that the rules have no answer to. Rules.Situation lists
// the Circumstances that may be said of a win and the Refusals of what cannot be true.
//
// Payments, scores and Points are in points: who pays has a negative number, and what
// one player loses the others gain, sticks on the table aside. Winds are those of the
// deal, East the dealer. Errors are about the request (tiles or a situation that cannot
// be) and have the codes of core/source. Rules are never changed after they are made and
// may be used from several goroutines.
package rules
