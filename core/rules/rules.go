package rules

import (
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Rules is a rule set with its options chosen: the value that deals, tables, audits, chances, replay text and the
// interface use. It is not changed after it is made and may be used from several goroutines. A nil function means
// that the rules have no answer to that question.
type Rules struct {
	*RuleSet               // the row of the catalogue that it was made of
	Values   option.Values // every option with its value
	Chosen   option.Values // those whose value is not the rule set's own, nil if there are none
	Players  int           // who share the payments

	// Score scores a win. Its error is about the request: tiles or a situation
	// that cannot be. A hand that does not win gives a Card with its reasons.
	Score func(*Win) (*Card, error)
	// Value returns the payment of a win by Score, without honba and deposits, for programs that score very many
	// hands. The win is not checked and must be one that Score would not refuse. nil if hands have no values.
	Value func(*Win) int
	// Passed returns what a win counts for the rule of passing; see game.Play. nil if there is no such rule.
	Passed func(*Win) int
	// Tally returns the result of Score as numbers, for programs that score very many hands; TalliedID gives the id
	// of a bit of its Yaku, "" after the last. Both are nil if a family has no yaku.
	Tally     func(*Win) (Tally, error)
	TalliedID func(place int) string
	// Forms are the shapes of a complete hand.
	Forms shanten.Forms
	// Situation lists what can be entered about a win besides its tiles.
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
	// ScoresLosers: Score takes any number of tiles, and a hand that did not win has a
	// card as well, without Win.
	ScoresLosers bool
	// CountsFlowers: the flowers in the text of a hand lie beside it and count.
	CountsFlowers bool

	// Play is how it is played, without the functions: Table and Record fill
	// them in. Start is the points of each player at the start.
	Play  game.Rules
	Start int

	// Dora returns the dora of an indicator; nil if there are none.
	Dora func(indicator tile.Tile) tile.Tile
	// OpenSimples: all simples has a value in an open hand.
	OpenSimples bool

	// Settle returns the payments after a deal and what stays on the table. Place returns the result of a game from
	// the scores in points, by the seats at the start, and the number of riichi sticks left on the table.
	Settle func(*Ending) (*Settlement, error)
	// Book returns what was paid so far in a deal whose payments do not wait for its end, and who deals next once it has
	// ended: Transfers, their sum, and the cards of the wins in their order. nil for all other rules.
	Book func(*game.State) *Settlement
	// Follow is Book for a deal whose events a person states. nil for all other rules.
	Follow func([]Event) (*Progress, error)
	Next   func(*Moment) (*Course, error) // how a game continues after a deal
	// Foul returns the cost of a foul of a seat: payments to the others, and points that are added to the final
	// result. nil if it costs nothing.
	Foul func(seat tile.Tile) (p Payments, final int, err error)
	// Fouls returns the cost of a foul under rules that have several kinds of them, and FoulKinds are those kinds.
	Fouls     func(*Foul) (*Settlement, error)
	FoulKinds []string
	Place     func(scores []int, deposits int) (*Placement, error)
	// PayTable returns the basic payments to a winner at the seat, Price the payment of a value without its hand.
	PayTable func(seat tile.Tile, selfDrawn bool) []Pay
	Price    func(Count, *Situation) (*Pay, error)

	// Goals returns the named hands that can be goals of a hand, in the order of their table; nil if there are none.
	Goals func() []Goal

	// Specials returns the special hand of an id, or all of them, each with at most n examples of hands that it takes and
	// that it just does not. nil for rules without a table of special hands.
	Specials func(id string, n int) []SpecialHand

	// Shows are the things that a page shows for these rules; see the constants.
	Shows []Show
}

// FormsFor returns the shapes of a complete hand that is to be without a suit and has these melds. Rules without that
// choice ignore the suit.
func (r *Rules) FormsFor(void tile.Suit, melds []meld.Meld) *shanten.Forms {
	if r.Forms.Void == 0 {
		return r.Forms.Beside(melds)
	}
	own := r.Forms
	own.Void = shanten.SuitsOf(void)
	return own.Beside(melds)
}
