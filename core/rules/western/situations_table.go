package western

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// impossibleTable is what cannot be true of a win.
var impossibleTable = []rules.Refusal{
	{ID: "rinshan-by-discard", Of: "rinshan", Needs: "selfDrawn", Text: "a replacement tile on a discard"},
	{ID: "double-kong-without-rinshan", Of: "doubleKong", Needs: "rinshan",
		Text: "a double kong without a replacement tile"},
	{ID: "chankan-by-draw", Of: "chankan", Excludes: "selfDrawn", Text: "robbing a kong by an own draw"},
	{ID: "first-turn-of-dealer", Of: "firstTurn",
		Text:  "a win of the dealer on a discard in the first turn: the dealer has the first turn",
		Holds: func(w *rules.Win) bool { return w.FirstTurn && !w.SelfDrawn && w.Seat() == tile.East }},
	{ID: "from-by-draw", Of: "from", Excludes: "selfDrawn", Text: "a discarder with an own draw"},
	{ID: "from-is-winner", Of: "from", Text: "the discarder is the winner",
		Holds: func(w *rules.Win) bool { return w.From != tile.None && w.From == w.Seat() }},
	{ID: "liable-is-winner", Of: "liable", Text: "the liable player is the winner",
		Holds: func(w *rules.Win) bool { return w.Liable != tile.None && w.Liable == w.Seat() }},
	{ID: "flowers-number", Of: "flowers", Text: "flowers are a number from 0 to 8",
		Holds: func(w *rules.Win) bool { return w.Flowers < 0 || max(w.Flowers, len(w.FlowerTiles)) > 8 }},
}

// situations is what may be said about a hand under these rules.
func (r *settings) situations() rules.Situations {
	s := rules.Situations{
		Known: rules.Circumstances("selfDrawn", "seatWind", "roundWind", "rinshan", "doubleKong", "chankan", "lastTile",
			"firstTurn", "originalCall", "from", "liable"),
		Refusals: impossibleTable,
	}
	if r.flowers {
		s.Known = append(s.Known, rules.Circumstances("flowers")...)
	}
	return s
}
