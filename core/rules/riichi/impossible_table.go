package riichi

import (
	"slices"

	"tehai/core/rules"
	"tehai/core/tile"
)

// maxCount bounds counters and deposits, so that sums stay small.
const maxCount = 10_000

// impossibleTable is what cannot be true of a win, with the reason that a
// person reads.
var impossibleTable = [...]struct {
	reason string
	holds  func(*Rules, *rules.Win) bool
}{
	{"riichi is 0, 1 or 2 for double riichi",
		func(_ *Rules, w *rules.Win) bool { return w.Riichi < 0 || w.Riichi > 2 }},
	{"riichi with an open hand",
		func(_ *Rules, w *rules.Win) bool { return w.Riichi > 0 && !w.Hand.IsClosed() }},
	{"ippatsu without riichi",
		func(_ *Rules, w *rules.Win) bool { return w.Ippatsu && w.Riichi == 0 }},
	{"ippatsu with the replacement tile of a quad, which interrupts it",
		func(_ *Rules, w *rules.Win) bool { return w.Ippatsu && w.Rinshan }},
	{"ippatsu after double riichi with a quad, which was declared later and interrupts it",
		func(_ *Rules, w *rules.Win) bool { return w.Ippatsu && w.Riichi == 2 && len(w.Hand.Melds) > 0 }},
	{"ura dora without riichi",
		func(_ *Rules, w *rules.Win) bool { return len(w.UraIndicators) > 0 && w.Riichi == 0 }},
	{"more ura indicators than indicators",
		func(_ *Rules, w *rules.Win) bool { return len(w.UraIndicators) > len(w.Indicators) }},
	{"more than five indicators: there are four quads at most",
		func(_ *Rules, w *rules.Win) bool { return len(w.Indicators) > 5 }},
	{"a replacement tile by ron",
		func(_ *Rules, w *rules.Win) bool { return w.Rinshan && !w.SelfDrawn }},
	{"a replacement tile without a quad",
		func(_ *Rules, w *rules.Win) bool { return w.Rinshan && w.Hand.Quads() == 0 && w.North == 0 }},
	{"robbing a quad by self-draw",
		func(_ *Rules, w *rules.Win) bool { return w.Chankan && w.SelfDrawn }},
	{"robbing a quad on the last discard: after the last tile no quad is declared",
		func(_ *Rules, w *rules.Win) bool { return w.Chankan && w.LastTile }},
	{"a robbed concealed quad without robbing a quad",
		func(_ *Rules, w *rules.Win) bool { return w.RobbedConcealed && !w.Chankan }},
	{"the last tile of the wall as a replacement tile",
		func(_ *Rules, w *rules.Win) bool { return w.LastTile && w.Rinshan }},
	{"a win on the first turn after a call or a quad",
		func(_ *Rules, w *rules.Win) bool {
			return w.FirstTurn && (len(w.Hand.Melds) > 0 || w.Rinshan || w.Chankan || w.North > 0 || len(w.Indicators) > 1)
		}},
	{"a win on the first turn after riichi, which takes a discard",
		func(_ *Rules, w *rules.Win) bool { return w.FirstTurn && w.Riichi > 0 }},
	{"a win on the first turn with the last tile",
		func(_ *Rules, w *rules.Win) bool { return w.FirstTurn && w.LastTile }},
	{"a ron by the dealer before the own first turn: the dealer has the first turn",
		func(_ *Rules, w *rules.Win) bool { return w.FirstTurn && !w.SelfDrawn && w.Seat() == tile.East }},
	{"a discarder with a self-draw",
		func(_ *Rules, w *rules.Win) bool { return w.SelfDrawn && w.From != tile.None }},
	{"counters and deposits are numbers from 0 to 10000",
		func(_ *Rules, w *rules.Win) bool {
			return min(w.Honba, w.Deposits) < 0 || max(w.Honba, w.Deposits) > maxCount
		}},
	{"North set aside is a number from 0 to 4",
		func(_ *Rules, w *rules.Win) bool { return w.North < 0 || w.North > 4 }},
	{"open riichi without riichi",
		func(_ *Rules, w *rules.Win) bool {
			return w.Riichi == 0 && (slices.Contains(w.Local, "open-riichi") || slices.Contains(w.Local, "open-riichi-dealt-in"))
		}},
	{"a discard that made the win with a self-draw or a robbed quad",
		func(_ *Rules, w *rules.Win) bool {
			return (w.SelfDrawn || w.Chankan) && slices.ContainsFunc(w.Local, func(id string) bool {
				return id == "open-riichi-dealt-in" || id == "tsubame-gaeshi" || id == "kanburi"
			})
		}},
}
