package rules

import (
	"tehai/core/hand"
	"tehai/core/source"
	"tehai/core/tile"
)

// Win is a complete hand, its winning tile marked, with how it was won.
type Win struct {
	Hand hand.Hand
	Situation
	// Counted is what the hand comes to where nobody says which tiles it has:
	// settlements alone know it, and look at no Hand then.
	Counted *Count
}

// Situation is everything about a win that is not in the hand. There is one
// for all rule sets; what a set does not use it ignores. The zero value is a
// ron by East in the East round with nothing special about it.
type Situation struct {
	SelfDrawn     bool
	SeatWind      tile.Tile // East, South, West or North; None is East
	RoundWind     tile.Tile // likewise
	Riichi        int       // 0, 1, or 2 for double riichi
	Ippatsu       bool
	Rinshan       bool // on the replacement tile of a kong
	Chankan       bool // on the tile added to a pung
	LastTile      bool // the last tile of the wall, or the last discard
	FirstTurn     bool // in the first uninterrupted turn
	Indicators    []tile.Tile
	UraIndicators []tile.Tile
	Honba         int       // counters on the table
	Deposits      int       // 1000-point sticks on the table, the winner's own included
	From          tile.Tile // the discarder's wind, or None if nobody said
	Liable        tile.Tile // the wind of who pays under pao, or None
	North         int       // tiles set aside in three-player games
	Concealed     bool      // classical: every tile drawn by the winner (Nine Gates)

	RobbedConcealed bool     // with Chankan: the robbed kong was a concealed one
	Local           []string // riichi: ids of the local yaku that rest on what no tile shows, such as kanburi

	Flowers     int         // laid out beside the hand
	FlowerTiles []tile.Tile // those of them that are known
	LastOfKind  bool        // the other three copies of the winning tile lie open
	DoubleKong  bool        // with Rinshan: the kong itself was declared with the replacement tile of another
}

// Seat returns the seat wind, East when none was given.
func (s *Situation) Seat() tile.Tile { return windOrEast(s.SeatWind) }

// Round returns the round wind, East when none was given.
func (s *Situation) Round() tile.Tile { return windOrEast(s.RoundWind) }

func windOrEast(t tile.Tile) tile.Tile {
	if t == tile.None {
		return tile.East
	}
	return t
}

// Impossible returns an error of code impossible-situation.
func Impossible(format string, args ...any) *source.Error {
	return source.Errorf(source.ImpossibleSituation, format, args...)
}
