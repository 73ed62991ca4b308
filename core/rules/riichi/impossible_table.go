package riichi

import (
	"slices"

	"tehai/core/rules"
	"tehai/core/tile"
)

// maxCount bounds honba and deposits, so that sums stay small.
const maxCount = 10_000

// impossible is a circumstance that cannot be true of a win.
type impossible struct {
	id              string
	of              string // the impossible circumstance
	needs, excludes string // another one that it needs, or that excludes it
	hand            bool   // whether it depends on the tiles of the hand
	reason          string // the text for users
	holds           func(*settings, *rules.Win) bool
}

// impossibleTable lists what is impossible in a win. rules.Situations uses it in advance, and Score refuses by it.
var impossibleTable = [...]impossible{
	{"riichi-number", "riichi", "", "", false, "riichi is 0, 1 or 2 for double riichi",
		func(_ *settings, w *rules.Win) bool { return w.Riichi < 0 || w.Riichi > 2 }},
	{"riichi-open", "riichi", "", "", true, "riichi with an open hand",
		func(_ *settings, w *rules.Win) bool { return w.Riichi > 0 && !w.Hand.IsClosed() }},
	{"ippatsu-without-riichi", "ippatsu", "riichi", "", false, "ippatsu without riichi",
		func(_ *settings, w *rules.Win) bool { return w.Ippatsu && w.Riichi == 0 }},
	{"ippatsu-and-rinshan", "ippatsu", "", "rinshan", false,
		"ippatsu with the replacement tile of a quad, which interrupts it",
		func(_ *settings, w *rules.Win) bool { return w.Ippatsu && w.Rinshan }},
	{"ippatsu-after-quad", "ippatsu", "", "", true,
		"ippatsu after double riichi with a quad, which was declared later and interrupts it",
		func(_ *settings, w *rules.Win) bool { return w.Ippatsu && w.Riichi == 2 && len(w.Hand.Melds) > 0 }},
	{"ura-without-riichi", "uraIndicators", "riichi", "", false, "ura dora without riichi",
		func(_ *settings, w *rules.Win) bool { return len(w.UraIndicators) > 0 && w.Riichi == 0 }},
	{"ura-without-indicator", "uraIndicators", "indicators", "", false, "more ura indicators than indicators",
		func(_ *settings, w *rules.Win) bool { return len(w.UraIndicators) > len(w.Indicators) }},
	{"sixth-indicator", "indicators", "", "", false, "more than five indicators: there are four quads at most",
		func(_ *settings, w *rules.Win) bool { return len(w.Indicators) > 5 }},
	{"rinshan-by-ron", "rinshan", "selfDrawn", "", false, "a replacement tile by ron",
		func(_ *settings, w *rules.Win) bool { return w.Rinshan && !w.SelfDrawn }},
	{"rinshan-without-quad", "rinshan", "", "", true, "a replacement tile without a quad",
		func(_ *settings, w *rules.Win) bool { return w.Rinshan && w.Hand.Quads() == 0 && w.North == 0 }},
	{"chankan-by-draw", "chankan", "", "selfDrawn", false, "robbing a quad by self-draw",
		func(_ *settings, w *rules.Win) bool { return w.Chankan && w.SelfDrawn }},
	{"chankan-and-last-tile", "chankan", "", "lastTile", false,
		"robbing a quad on the last discard: after the last tile no quad is declared",
		func(_ *settings, w *rules.Win) bool { return w.Chankan && w.LastTile }},
	{"robbed-without-chankan", "robbed", "chankan", "", false, "a robbed concealed quad without robbing a quad",
		func(_ *settings, w *rules.Win) bool { return w.RobbedConcealed && !w.Chankan }},
	{"last-tile-and-rinshan", "lastTile", "", "rinshan", false, "the last tile of the wall as a replacement tile",
		func(_ *settings, w *rules.Win) bool { return w.LastTile && w.Rinshan }},
	// Rows with the same reason differ in their cause.
	firstTurn("melds", "", true, func(w *rules.Win) bool { return len(w.Hand.Melds) > 0 }),
	firstTurn("rinshan", "rinshan", false, func(w *rules.Win) bool { return w.Rinshan }),
	firstTurn("chankan", "chankan", false, func(w *rules.Win) bool { return w.Chankan }),
	firstTurn("north", "north", false, func(w *rules.Win) bool { return w.North > 0 }),
	firstTurn("indicators", "", false, func(w *rules.Win) bool { return len(w.Indicators) > 1 }),
	{"first-turn-and-riichi", "firstTurn", "", "riichi", false,
		"a win on the first turn after riichi, which takes a discard",
		func(_ *settings, w *rules.Win) bool { return w.FirstTurn && w.Riichi > 0 }},
	{"first-turn-and-last-tile", "firstTurn", "", "lastTile", false, "a win on the first turn with the last tile",
		func(_ *settings, w *rules.Win) bool { return w.FirstTurn && w.LastTile }},
	{"first-turn-of-dealer", "firstTurn", "", "", false,
		"a ron by the dealer before the own first turn: the dealer has the first turn",
		func(_ *settings, w *rules.Win) bool { return w.FirstTurn && !w.SelfDrawn && w.Seat() == tile.East }},
	{"from-by-draw", "from", "", "selfDrawn", false, "a discarder with a self-draw",
		func(_ *settings, w *rules.Win) bool { return w.SelfDrawn && w.From != tile.None }},
	{"counters-number", "", "", "", false, "counters and deposits are numbers from 0 to 10000",
		func(_ *settings, w *rules.Win) bool {
			return min(w.Honba, w.Deposits) < 0 || max(w.Honba, w.Deposits) > maxCount
		}},
	{"north-number", "north", "", "", false, "North set aside is a number from 0 to 4",
		func(_ *settings, w *rules.Win) bool { return w.North < 0 || w.North > 4 }},
	{"open-riichi-without-riichi", "local", "", "", false, "open riichi without riichi",
		func(_ *settings, w *rules.Win) bool {
			return w.Riichi == 0 && (slices.Contains(w.Local, "open-riichi") || slices.Contains(w.Local, "open-riichi-dealt-in"))
		}},
	{"discard-by-draw", "local", "", "", false, "a discard that made the win with a self-draw or a robbed quad",
		func(_ *settings, w *rules.Win) bool {
			return (w.SelfDrawn || w.Chankan) && slices.ContainsFunc(w.Local, func(id string) bool {
				return id == "open-riichi-dealt-in" || id == "tsubame-gaeshi" || id == "kanburi"
			})
		}},
}

// firstTurn returns a row for a circumstance that is impossible in a first turn.
//
//go:noinline
func firstTurn(after, excludes string, hand bool, holds func(*rules.Win) bool) impossible {
	return impossible{"first-turn-and-" + after, "firstTurn", "", excludes, hand,
		"a win on the first turn after a call or a quad",
		func(_ *settings, w *rules.Win) bool { return w.FirstTurn && holds(w) }}
}
