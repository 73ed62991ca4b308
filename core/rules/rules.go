package rules

import (
	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Rules is a rule set with its options chosen: the one value that deals, tables,
// audits, chances, replay text and the interface hold. It is never changed and
// may be used from several goroutines. What a family has nothing to say about is
// nil.
type Rules struct {
	*RuleSet               // the row of the catalogue that it was made of
	Values   option.Values // every option with its value
	Chosen   option.Values // those whose value is not the rule set's own, nil if there are none
	Players  int           // who share the payments

	// Score scores a win. Its error is about the request: tiles or a situation
	// that cannot be. A hand that does not win gives a Card with its reasons.
	Score func(*Win) (*Card, error)
	// Value is what Score says that a win pays, counters and deposits left out,
	// for programs that score very many: it trusts that the win is one that
	// Score would not refuse. nil where hands have no values.
	Value func(*Win) int
	// Tally is Score as numbers alone, for programs that score very many; TalliedID
	// gives the id of a bit of its Yaku, "" behind the last. Both are nil where a
	// family has no yaku.
	Tally     func(*Win) (Tally, error)
	TalliedID func(place int) string
	// Forms are the shapes of a complete hand.
	Forms shanten.Forms
	// Situation is what a person may say about a win beside its tiles.
	Situation Situations
	// Most is how many closed tiles a hand without melds may have; 0 is a hand of 14.
	Most int
	// Reds is how many fives of a suit may be red; 0 is one, which counts for what
	// the rules say, a plain five if nothing.
	Reds int
	// Absent are the kinds that are not played with.
	Absent []tile.Tile
	// AnyTile: hands may hold any tile there is, and seats any wind of six.
	AnyTile bool
	// MustScore: a complete hand wins only if Score says so.
	MustScore bool
	// CountsFlowers: the flowers in the text of a hand lie beside it and count.
	CountsFlowers bool

	// Play is how it is played, without the functions: Table and Record fill
	// them in. Start is the points of each player at the start.
	Play  game.Rules
	Start int

	// Dora returns what an indicator makes dora; nil where there are none.
	Dora func(indicator tile.Tile) tile.Tile
	// OpenSimples: all simples is worth something in an open hand.
	OpenSimples bool

	// Settle says who pays whom after a deal and what stays on the table, Place
	// what the scores in points, by the seats at the start, and the number of
	// riichi sticks left on the table are worth at the end of a game.
	Settle func(*Ending) (*Settlement, error)
	Next   func(*Moment) (*Course, error) // how a game goes on after a deal
	// Foul is what a foul of a seat costs: payments to the others, and points
	// that are added to the final result. nil where it costs nothing.
	Foul  func(seat tile.Tile) (p Payments, final int, err error)
	Place func(scores []int, deposits int) (*Placement, error)
	// PayTable is the basic payments to a winner at the seat, Price what a value
	// is paid without its hand.
	PayTable func(seat tile.Tile, selfDrawn bool) []Pay
	Price    func(Count, *Situation) (*Pay, error)

	// Goals returns the hands with a name that a hand may be on its way to, in
	// the order of their table; nil where there are none.
	Goals func() []Goal

	// Shows are the parts that the page has something to show for; see the
	// constants.
	Shows []Show
}
