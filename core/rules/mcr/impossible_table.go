package mcr

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// impossibleTable lists what is impossible in a win. rules.Situations uses it in advance, and Score refuses by it.
var impossibleTable = []rules.Refusal{
	{ID: "rinshan-by-discard", Of: "rinshan", Needs: "selfDrawn", Text: "a replacement tile on a discard"},
	{ID: "rinshan-without-kong", Of: "rinshan", AboutHand: true, Text: "a replacement tile without a kong",
		Holds: func(w *rules.Win) bool { return w.Rinshan && w.Hand.Quads() == 0 }},
	{ID: "chankan-by-draw", Of: "chankan", Excludes: "selfDrawn", Text: "robbing a kong by an own draw"},
	{ID: "chankan-and-last-tile", Of: "chankan", Excludes: "lastTile",
		Text: "robbing a kong with the last discard: after the last tile no kong is declared"},
	{ID: "chankan-and-copy", Of: "chankan", AboutHand: true,
		Text:  "robbing a kong of which the hand holds another tile: the kong has the other three",
		Holds: func(w *rules.Win) bool { return w.Chankan && copies(w, false) > 1 }},
	{ID: "last-of-kind-and-copy", Of: "lastOfKind", AboutHand: true,
		Text:  "the last tile of its kind with another copy among the closed tiles",
		Holds: func(w *rules.Win) bool { return w.LastOfKind && copies(w, true) > 1 }},
	{ID: "dealt-and-melds", Of: "firstTurn", AboutHand: true, Text: "a win on the tiles dealt after a call or a kong",
		Holds: func(w *rules.Win) bool { return dealt(w) && len(w.Hand.Melds) > 0 }},
	{ID: "dealt-and-rinshan", Of: "firstTurn", Excludes: "rinshan", Text: "a win on the tiles dealt after a kong"},
	{ID: "dealt-and-last-tile", Of: "firstTurn", Excludes: "lastTile",
		Text: "a win on the tiles dealt with the last tile"},
	{ID: "from-by-draw", Of: "from", Excludes: "selfDrawn", Text: "a discarder with an own draw"},
	{ID: "from-is-winner", Of: "from", Text: "the discarder is the winner",
		Holds: func(w *rules.Win) bool { return w.From != tile.None && w.From == w.Seat() }},
	{ID: "flowers-number", Of: "flowers", Text: "flowers are a number from 0 to 8",
		Holds: func(w *rules.Win) bool { return w.Flowers < 0 || max(w.Flowers, len(w.FlowerTiles)) > 8 }},
}

// situations returns the possible circumstances of a win under these rules.
func (r *settings) situations() rules.Situations {
	s := rules.Situations{
		Known: rules.Circumstances("selfDrawn", "seatWind", "roundWind", "rinshan", "chankan", "lastTile", "lastOfKind",
			"firstTurn", "from"),
		Refusals: impossibleTable,
	}
	if r.flowers {
		s.Known = append(s.Known, rules.Circumstances("flowers")...)
	}
	return s
}

// dealt reports a win on the 14 tiles dealt.
func dealt(w *rules.Win) bool { return w.FirstTurn && w.SelfDrawn && w.Seat() == tile.East }

// copies counts the winning tile in the hand: among the closed tiles and
// concealed kongs alone, or in all melds too.
func copies(w *rules.Win, hidden bool) int {
	n, t := 0, w.Hand.WinTile().Plain()
	for _, other := range w.Hand.Closed {
		if other.Plain() == t {
			n++
		}
	}
	for i := range w.Hand.Melds {
		m := &w.Hand.Melds[i]
		if hidden && !m.Closed() {
			continue
		}
		for j := range m.Len() {
			if m.At(j).Plain() == t {
				n++
			}
		}
	}
	return n
}
