package api

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/rules/riichi"
	"tehai/core/rules/uzje"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// recordRules returns the rules under which a record is read: which hands are
// complete, and nothing about what players may do.
func recordRules(id string, players int) (rules *game.Rules, known bool) {
	preset, _, known := game.Preset(id, players)
	preset.Play = nil
	preset.Complete = completeFor(&preset)
	if preset.Riichi {
		preset.Ready = isReady
	}
	return &preset, known
}

// liveRules returns the rules of a live table and the points at the start.
func liveRules(id string, players int) (*game.Rules, int) {
	preset, start, _ := game.Preset(id, players)
	preset.Complete = completeFor(&preset)
	if preset.Riichi {
		preset.Ready = isReady
		preset.Play.MayWin = func(w *game.Winning) bool { return hasYaku(id, w) }
	}
	return &preset, start
}

// completeFor returns what tells a complete hand: four sets and a pair; seven
// pairs in riichi, and thirteen orphans in riichi and the classical game.
func completeFor(r *game.Rules) func(*hand.Hand) bool {
	switch {
	case r.Uzje:
		return uzje.Complete
	case r.Riichi:
		return func(h *hand.Hand) bool {
			counts := h.Counts()
			return shanten.Of(&counts).Best == -1
		}
	}
	return func(h *hand.Hand) bool {
		counts := h.Counts()
		d := shanten.Of(&counts)
		return d.Standard == -1 || d.Orphans == -1
	}
}

func isReady(h *hand.Hand) bool {
	counts := h.Counts()
	return shanten.Of(&counts).Best == 0
}

// hasYaku reports whether a complete hand scores under a rule set of riichi.
func hasYaku(id string, w *game.Winning) bool {
	set, ok := catalog.ByID(id)
	if !ok {
		return true
	}
	result, err := set.Score(winOf(w), nil)
	if err != nil {
		return false
	}
	r, ok := result.(*riichi.Result)
	return !ok || r.Win
}

// winOf returns the win of the table as a scorer asks for it.
func winOf(w *game.Winning) rules.Win {
	situation := rules.Situation{
		SelfDrawn: w.From < 0, SeatWind: w.Seat, RoundWind: w.Round,
		Riichi: w.Riichi, Ippatsu: w.Ippatsu && w.Riichi > 0,
		Rinshan: w.Replacement, Chankan: w.Robbed != meld.NotKong || w.RobbedNorth,
		LastTile: w.LastTile, FirstTurn: w.FirstTurn,
		Indicators: knownTiles(w.Indicators), Honba: w.Honba, Deposits: w.Deposits, North: w.North,
	}
	if w.Riichi > 0 {
		situation.UraIndicators = knownTiles(w.Ura)
	}
	return rules.Win{Hand: w.Hand, Situation: situation}
}

// knownTiles leaves out the tiles that nobody saw.
func knownTiles(tiles []tile.Tile) []tile.Tile {
	var known []tile.Tile
	for _, t := range tiles {
		if t != tile.Unknown {
			known = append(known, t)
		}
	}
	return known
}
