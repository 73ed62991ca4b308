package advice

import (
	"tehai/core/chance"
	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Question is a decision: which of 3n+2 closed tiles to discard, and what is known.
type Question struct {
	Hand   hand.Hand     // 3n+2 closed tiles; missing sets count as made
	Left   tile.Counts   // unseen copies
	River  shanten.Tiles // the kinds that the player has discarded
	Kept   shanten.Tiles // the kinds that may not be discarded, such as the tile just claimed: they are not ranked
	Rule   shanten.Rule
	Traits Traits
	Deep   bool           // whether every draw is followed
	Scorer *chance.Scorer // scores complete hands, for Deep; nil if their values are unknown
	Draws  int            // own draws left; 0 estimates them from Left
	Bare   bool           // without Improves, which does not affect the ranking

	run *chance.Run // the run that computed the points of Rank
}

// Chances returns how likely the hand wins after each discard for which Rank has computed expected points, by kind,
// under the same model, counting only hands with a value. known are these kinds.
func (q *Question) Chances() (win [tile.Kinds]float64, known shanten.Tiles) {
	if q.run == nil {
		return win, 0
	}
	rows, err := q.run.WinWorth(q.Scorer)
	if err != nil {
		return win, 0
	}
	for i, kind := range q.run.Discards() {
		if kind >= 0 {
			win[kind] = rows[i][0]
			known |= 1 << kind
		}
	}
	return win, known
}

// Release gives the memory of what Rank has computed to later questions. The ranked rows stay as they are; Chances has
// no answer any more.
func (q *Question) Release() {
	q.run.Release()
	q.run = nil
}

// Traits are the properties that rules and situation give to tiles, as far as the ranking uses them. The zero value
// gives no tile any value.
type Traits struct {
	Yaku    bool        // a hand needs a yaku, which a closed one gets by declaring riichi
	Simples bool        // a hand of only 2 to 8 has a yaku even when open
	Reds    bool        // a red five is worth more than a plain one
	Dora    tile.Counts // how often each kind counts as dora
	Worth   tile.Counts // how many yaku three of each kind give: dragons, the seat wind, the round wind
}

// Honours gives each dragon, and each of the given winds, one yaku; a wind that is both the seat's and the round's has
// two.
func (t *Traits) Honours(winds ...tile.Tile) {
	for _, dragon := range [...]tile.Tile{tile.White, tile.Green, tile.Red} {
		t.Worth[dragon.Index()] = 1
	}
	for _, wind := range winds {
		if wind.IsWind() {
			t.Worth[wind.Index()]++
		}
	}
}

// Row is a discard in the ranking.
type Row struct {
	Tile tile.Tile // red fives and plain ones are different
	shanten.Draws
	Improves int     // unseen copies that improve the hand without lowering the shanten; -1 if not counted
	Points   float64 // expected points, if computed
	Score    float64
	Reason   Reason

	Danger float64 // of a view: the chance to deal in, and its average cost in points
	Cost   float64
}

// Reason states why the first discard is before its rival, or why another is after the first. The ids are those of
// Reasons.
type Reason struct {
	ID    string
	Tiles []tile.Tile // the tiles that it concerns
	N     int         // a number for the sentence, or 0
}
