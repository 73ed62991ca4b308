package api

import (
	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/rules/riichi"
	"tehai/core/rules/uzje"
	"tehai/core/shanten"
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
	result, err := set.Score(rules.Win{Hand: w.Hand, Situation: audit.Situation(w)}, nil)
	if err != nil {
		return false
	}
	r, ok := result.(*riichi.Result)
	return !ok || r.Win
}
