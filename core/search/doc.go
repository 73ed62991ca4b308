// Package search answers questions about many recorded games: in which of them a
// player held a shape when ready, dealt in against a visible danger, or won a hand
// with a yaku. In go games (Index), and the decisions of their review where there
// is one; out comes a File of facts for each, which Append writes as bytes and
// Read reads again. A Store holds many files; Ask finds the places that a Question
// is about and counts them, Figures counts the kinds of mistakes.
//
// # Moments
//
// The facts of a chair in a deal are those of the deal (its result, the yaku) and a
// list of moments. A moment is the dealt hand, a discard (the one that declares
// riichi among them), a call, an own kong or a North, a win, or the end of a deal
// without a winner; and, of a reviewed deal, a call or a win that was let pass. A
// draw and the declaration alone are none: the discard behind them is. The
// hand of a moment is what the chair holds after it.
//
// # Questions
//
// A question is a list of terms that all have to hold, such as
//
//	held:34667p ready -furiten won value>=8000
//
// See Terms for what there is, Parse for the grammar, and Pattern for tiles.
package search
