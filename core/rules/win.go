package rules

import (
	"tehai/core/hand"
	"tehai/core/source"
	"tehai/core/tile"
)

// Win is a complete hand, with its winning tile marked and how it was won.
type Win struct {
	Hand hand.Hand
	Situation
	// Counted is the value of the hand if its tiles are unknown: only settlements use it, and then ignore Hand.
	Counted *Count
}

// Situation is everything about a win that is not in the hand. There is one type for all rule sets; a set ignores what
// it does not use. The zero value is a ron by East in the East round without special circumstances.
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
	Deposits      int       // 1000-point sticks on the table, including the winner's own
	From          tile.Tile // the discarder's wind, or None if unknown
	Liable        tile.Tile // the wind of the player who pays under pao, or None
	North         int       // tiles set aside in three-player games
	Concealed     bool      // classical: every tile drawn by the winner (Nine Gates)

	RobbedConcealed bool     // with Chankan: the robbed kong was a concealed one
	Local           []string // riichi: ids of circumstances of local yaku that no tile shows, such as kanburi

	Flowers       int         // laid out with the hand
	FlowerTiles   []tile.Tile // those of them that are known
	LastOfKind    bool        // the other three copies of the winning tile lie open
	ShotAfterKong bool        // on the discard of a player who had just drawn the replacement tile of a kong
	Void          tile.Suit   // the suit that the winner chose to be without; NoSuit if not stated
	DoubleKong    bool        // with Rinshan: the kong itself was declared with the replacement tile of another

	OriginalCall bool // western clubs: one tile short after the first discard, and the hand unchanged since; losers too
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
