package hongkong

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// impossibleTable lists what is impossible in a win.
var impossibleTable = []rules.Refusal{
	{ID: "rinshan-by-discard", Of: "rinshan", Needs: "selfDrawn", Text: "a replacement tile on a discard"},
	{ID: "rinshan-without-kong", Of: "rinshan", AboutHand: true, Text: "a replacement tile without a kong or a flower",
		Holds: func(w *rules.Win) bool {
			return w.Rinshan && w.Hand.Quads() == 0 && max(w.Flowers, len(w.FlowerTiles)) == 0
		}},
	{ID: "double-kong-without-rinshan", Of: "doubleKong", Needs: "rinshan",
		Text: "a double kong without a replacement tile"},
	{ID: "double-kong-without-kongs", Of: "doubleKong", AboutHand: true, Text: "a double kong without two kongs",
		Holds: func(w *rules.Win) bool { return w.DoubleKong && w.Hand.Quads() < 2 }},
	{ID: "chankan-by-draw", Of: "chankan", Excludes: "selfDrawn", Text: "robbing a kong by an own draw"},
	{ID: "chankan-and-last-tile", Of: "chankan", Excludes: "lastTile",
		Text: "robbing a kong with the last discard: after the last tile no kong is declared"},
	{ID: "first-turn-and-melds", Of: "firstTurn", AboutHand: true, Text: "a win on the first turn after a call or a kong",
		Holds: func(w *rules.Win) bool { return w.FirstTurn && len(w.Hand.Melds) > 0 }},
	{ID: "first-turn-and-last-tile", Of: "firstTurn", Excludes: "lastTile",
		Text: "a win on the first turn with the last tile"},
	{ID: "first-turn-and-rinshan", Of: "firstTurn", Excludes: "rinshan",
		Text: "a win on the first turn with a replacement tile"},
	{ID: "first-turn-and-double-kong", Of: "firstTurn", Excludes: "doubleKong",
		Text: "a win on the first turn with a replacement tile"},
	{ID: "first-turn-and-chankan", Of: "firstTurn", Excludes: "chankan", Text: "a win on the first turn by a robbed kong"},
	{ID: "first-turn-of-dealer", Of: "firstTurn",
		Text:  "a win of the dealer on a discard in the first turn: the dealer has the first turn",
		Holds: func(w *rules.Win) bool { return w.FirstTurn && !w.SelfDrawn && w.Seat() == tile.East }},
	{ID: "from-by-draw", Of: "from", Excludes: "selfDrawn", Text: "a discarder with an own draw"},
	{ID: "from-is-winner", Of: "from", Text: "the discarder is the winner",
		Holds: func(w *rules.Win) bool { return w.From != tile.None && w.From == w.Seat() }},
	{ID: "liable-is-winner", Of: "liable", Text: "the liable player is the winner",
		Holds: func(w *rules.Win) bool { return w.Liable != tile.None && w.Liable == w.Seat() }},
	{ID: "liable-without-call", Of: "liable", AboutHand: true, Text: "a liable player of a hand without a called set",
		Holds: func(w *rules.Win) bool { return w.Liable != tile.None && w.Hand.IsClosed() }},
	{ID: "liable-and-first-turn", Of: "liable", Excludes: "firstTurn",
		Text: "a liable player of a win on the first turn: liability rests on a called set"},
	{ID: "flowers-number", Of: "flowers", Text: "flowers are a number from 0 to 8",
		Holds: func(w *rules.Win) bool { return w.Flowers < 0 || max(w.Flowers, len(w.FlowerTiles)) > 8 }},
}

// situations returns the possible circumstances of a win under these rules.
func (r *settings) situations() rules.Situations {
	s := rules.Situations{
		Known: rules.Circumstances("selfDrawn", "seatWind", "roundWind", "rinshan", "doubleKong", "chankan", "lastTile",
			"firstTurn", "from", "liable"),
		Refusals: impossibleTable,
	}
	if r.flowers {
		s.Known = append(s.Known, rules.Circumstances("flowers")...)
	}
	return s
}
