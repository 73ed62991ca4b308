package sichuan

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// impossibleTable is what cannot be true of a win.
var impossibleTable = []rules.Refusal{
	{ID: "rinshan-by-discard", Of: "rinshan", Needs: "selfDrawn", Text: "a replacement tile on a discard"},
	{ID: "rinshan-without-kong", Of: "rinshan", AboutHand: true, Text: "a replacement tile without a kong",
		Holds: func(w *rules.Win) bool { return w.Rinshan && w.Hand.Quads() == 0 }},
	{ID: "chankan-by-draw", Of: "chankan", Excludes: "selfDrawn", Text: "robbing a kong by an own draw"},
	{ID: "chankan-and-last-tile", Of: "chankan", Excludes: "lastTile",
		Text: "robbing a kong with the last discard: after the last tile no kong is declared"},
	{ID: "shot-by-draw", Of: "shotAfterKong", Excludes: "selfDrawn",
		Text: "a discard after a kong of another player with an own draw"},
	{ID: "first-turn-and-last-tile", Of: "firstTurn", Excludes: "lastTile",
		Text: "a win on the first turn with the last tile"},
	{ID: "first-turn-and-rinshan", Of: "firstTurn", Excludes: "rinshan",
		Text: "a win on the first turn with a replacement tile"},
	{ID: "first-turn-and-melds", Of: "firstTurn", AboutHand: true, Text: "a win on the first turn after a call or a kong",
		Holds: func(w *rules.Win) bool { return w.FirstTurn && len(w.Hand.Melds) > 0 }},
	{ID: "first-turn-and-chankan", Of: "firstTurn", Excludes: "chankan", Text: "a win on the first turn by a robbed kong"},
	// With an own draw From is the player who fed the kong before.
	{ID: "from-is-winner", Of: "from", Text: "the discarder is the winner",
		Holds: func(w *rules.Win) bool { return w.From != tile.None && w.From == w.Seat() }},
	{ID: "liable-is-winner", Of: "liable", Text: "the liable player is the winner",
		Holds: func(w *rules.Win) bool { return w.Liable != tile.None && w.Liable == w.Seat() }},
}

// situations is what may be said about a win under these rules.
func (r *settings) situations() rules.Situations {
	s := rules.Situations{
		Known: rules.Circumstances("selfDrawn", "seatWind", "rinshan", "chankan", "lastTile", "shotAfterKong", "void",
			"from", "liable"),
		Refusals: impossibleTable,
	}
	if r.worth[heavenlyHand] > 0 {
		s.Known = append(s.Known, rules.Circumstances("firstTurn")...)
	}
	return s
}
