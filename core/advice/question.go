package advice

import (
	"tehai/core/chance"
	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Question is a decision: what to let go of 3n+2 closed tiles, and what is known.
type Question struct {
	Hand   hand.Hand     // 3n+2 closed tiles; missing sets count as made
	Left   tile.Counts   // copies that nobody has seen
	River  shanten.Tiles // the kinds that the hand itself has let go
	Kept   shanten.Tiles // the kinds that may not be let go, such as the tile just claimed: no discard of theirs is ranked
	Rule   shanten.Rule
	Traits Traits
	Deep   bool           // whether every draw is followed
	Scorer *chance.Scorer // what complete hands are worth, for Deep; nil if nobody knows
	Draws  int            // own draws left; 0 estimates them from Left
	Bare   bool           // without Improves, which ranks nothing

	run *chance.Run // behind the points that Rank has worked out
}

// Chances returns how likely the hand wins after each discard that Rank gave points to expect, by kind, under the same
// model: with a hand that is worth something. known are the kinds of which that is so.
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

// Traits are what the rules and the moment make of tiles, as far as the ranking looks at it. The zero value
// knows of no value at all.
type Traits struct {
	Yaku    bool        // a hand needs a yaku, which a closed one has by declaring riichi
	Simples bool        // 2 to 8 alone are a yaku of open hands
	Reds    bool        // a red five is worth more than a plain one
	Dora    tile.Counts // how often each kind counts as dora
	Worth   tile.Counts // how often three of each kind are worth something: dragons, the seat's and the round's wind
}

// Honours marks the dragons as worth something alone, and the winds given; one that is both the seat's and the
// round's is worth it twice.
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

// Row is a discard in its place.
type Row struct {
	Tile tile.Tile // red fives apart from plain ones
	shanten.Draws
	Improves int     // copies left that better the hand without bringing it nearer; -1 where they were not counted
	Points   float64 // to expect, where they were counted
	Score    float64
	Reason   Reason

	Danger float64 // of a view: the chance to deal in, and the points that costs on average
	Cost   float64
}

// Reason says why a discard stands before its rival, or behind the first. The ids are those of Reasons.
type Reason struct {
	ID    string
	Tiles []tile.Tile // what it speaks of
	N     int         // a number that goes with it, or 0
}
