package riichi

import (
	"math"
	"slices"

	"tehai/core/game"
)

// kanTimings are the moments at which the indicators of called and added kongs are turned, by the words of the
// option.
var kanTimings = map[string]game.Timing{
	"at-once": game.AtOnce, "with-discard": game.WithDiscard, "after-discard": game.AfterDiscard,
}

// lastDraws returns the number of tiles that must be left in the wall for a riichi: one for each player, or fewer if
// the rules require no further draw.
func (r *settings) lastDraws() int {
	if r.lateRiichi {
		return r.lateTiles
	}
	return r.players
}

// reds returns the number of red fives per suit.
func (r *settings) reds() int {
	if r.redFives {
		return r.redCount
	}
	return 0
}

// riichiScore returns the least score of a player for a riichi.
func (r *settings) riichiScore() int {
	if r.riichiOnCredit {
		return math.MinInt
	}
	return game.RiichiStick
}

// play returns the rules of play at the table.
func (r *settings) play() game.Rules {
	aborts := func(word string) bool { return slices.Contains(r.aborts, word) }
	table := game.Rules{
		Red: true, RedFives: r.reds(), Fewer: r.players == 3,
		Riichi: true, NoChow: r.players == 3, NorthAside: r.players == 3, LastStands: true, Rob: game.OrphansOnly,
		DeadWall: game.RiichiDead, Kongs: kanTimings[r.kanTiming],
		Play: &game.Play{
			MaxRons: r.winners, Furiten: r.furiten, NoSwap: !r.swapCalling, KeepWaits: true,
			RobConcealed: r.kokushiRobsConcealed,
			RiichiScore:  r.riichiScore(), RiichiTiles: r.lastDraws(),
			NineOrphans: aborts("nine-orphans"), FourWinds: aborts("four-winds"), FourRiichi: aborts("four-riichi"),
			FourKongs: aborts("four-quads"),
			ThreeRons: r.winners == 2 && r.players == 4,
		},
	}
	if !r.kanDora {
		table.Kongs = game.Never
	}
	return table
}
