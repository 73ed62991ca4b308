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
// The standard form needs sets and a pair. A hand's distance is the smallest number of tiles that it lacks of any
// target (a choice of sets and a pair with at most four copies of a tile), less one: −1 is complete, 0 ready. For 13
// and 14 closed tiles, seven pairs and thirteen orphans are considered too. Melds are not part of the input: a hand
// with k melds has 3k closed tiles fewer, and needs k sets fewer. If all four copies of a tile are used, in melds or
// elsewhere, the distance does not change; the number of copies left shows it. Rule states the alternatives.
//
// # How
//
// A part of a hand (a suit, or the honours) matters only by its need.Vector: how many tiles it lacks for each number of
// sets, with and without the pair. Parts with equal vectors form a class. There are 126 classes of suits among 405,350
// suits, 55 of honours (69 with sets that count as made), and 184 of two parts together. So a hand is two lookups of
// two parts each, and one of the two halves. That insight is Cryolite's (github.com/Cryolite/nyanten, "Theoretical
// Background"); the vectors are tomohxx's (github.com/tomohxx/shanten-number).
//
// The remaining problem is to find the class of a suit. A minimal automaton that reads the nine counts has 110 states
// after the third. Three counts thus give one of 110 rows, the other six one of 1,113 columns (the different
// continuations), and a table of 122,430 bytes has the class. Eight counts are read as one word, and one multiplication
// packs them in base 5. The table entries for the three and the six counts are added: the upper bits are the index of
// the class, the lower bits the kinds, pairs, terminals and honours held, which is all that the other forms need.
//
// Rule.Discards shares work between discards: what a discard or a draw does not change is looked up once. Then, for
// each discard, the nine draws in its part take four lookups each, the nine in the paired part two, and the 16 or 18 in
// the other half one; eight distances at a time are compared in a word. No branch depends on the tiles. Copies left are
// counted by bit planes.
//
// # Why it is right
//
// core/shanten/gen derives the tables from the definition in core/shanten/need, and its test repeats that and compares.
// The census test covers every possible hand by classes and finds the published figures. Other tests compare with a
// search over all targets that shares no code with the tables.
package shanten
