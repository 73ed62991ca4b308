// Package shanten counts how far a hand is from ready (its shanten) and which tiles bring it nearer:
// exactly, for every hand, in a few nanoseconds.
//
// Of takes the counts of the closed tiles and returns a Distance for each form; Rule.Of also knows
// the wall of three players. Rule.Draws takes 3n+1 closed tiles and the copies left and returns the tiles that
// they accept; Rule.Discards takes 3n+2 and returns that for each discard. Forms do the same for the
// shapes of a rule set, such as knitted hands. A distance is in tiles: −1 is complete, 0 ready
// (tenpai), Absent a form that the hand cannot have.
//
// # What is counted
//
// The standard form asks for sets and a pair. A hand's distance is the smallest number of
// tiles that it lacks of any target (a choice of sets and a pair with at most four
// copies of a tile), less one: −1 is complete, 0 ready. Seven pairs and thirteen
// orphans are asked of 13 and 14 closed tiles too. Melds lie on the table and are not looked at: whoever has
// k melds has 3k closed tiles fewer, and so many sets fewer are asked for. That four copies of a
// tile are used up, in melds or elsewhere, does not change the distance; it shows as
// none left. Rule says what else may be chosen.
//
// # How
//
// A part of a hand (a suit, or the honours) matters only by its need.Vector: how many
// tiles it lacks for each number of sets, with and without the pair. Parts with equal
// vectors are of one class. There are 126 classes of suits among 405,350 suits, 55 of
// honours (69 with sets that count as made), and 184 of two parts together. So a hand is
// two lookups of two parts each, and one of the two halves. That insight is Cryolite's
// (github.com/Cryolite/nyanten, "Theoretical Background"); the vectors are tomohxx's
// (github.com/tomohxx/shanten-number).
//
// What is left is to find the class of a suit. A minimal automaton that reads the nine
// counts has 110 states after the third. Three counts thus name one of 110 rows, the other
// six one of 1,113 columns (the different ways to go on), and a table of 122,430 bytes has
// the class. Eight counts are read as one word, and one multiplication packs
// them in base 5. What the tables give for the three and the six counts is added
// up: the place of the class above, and below it the kinds, pairs, terminals and honours
// held, which is all that the other forms need.
//
// Rule.Discards has a step: what a discard or a draw does not change is looked up
// once. For every discard then the nine draws in its part take four lookups
// each, the nine in the part beside it two, and the 16 or 18 in the other half one; eight
// distances at a time are compared in a word. There is no branch that depends on the
// tiles. Copies left are counted by bit planes.
//
// # Why it is right
//
// core/shanten/gen derives the tables from the definition in core/shanten/need, and its test
// does so again and compares. The census test goes through every hand there is by
// classes and finds the published figures. Other tests compare with a search over all
// targets that shares nothing with the tables.
package shanten
