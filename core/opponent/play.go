package opponent

import (
	"tehai/core/game"
	"tehai/core/rules"
)

// Next returns the next event at a table where chairs that have a strength are computer players: the first in order of
// priority that one of them wants. For a chair without a strength it draws if there is no alternative, and in riichi it
// discards the drawn tile if the chair can neither win nor declare a kong. ok is false if such a chair has a choice
// first, or if nothing can follow.
func Next(s *game.State, r *rules.Rules, strengths []Strength) (e game.Event, ok bool) {
	asked := map[int]bool{}
	all := s.Legal()
	if len(all) == 1 && all[0].Kind == game.Aborted {
		return all[0], true // nothing else can follow
	}
	for _, legal := range all {
		if legal.Kind == game.Exhausted {
			return legal, true // an end of the deal, and no player has wanted the last discard
		}
		chair := legal.Chair
		if asked[chair] {
			continue
		}
		if strengths[chair] == "" && s.Choosing() {
			continue // all choose at once: a person need not be the first
		}
		if strengths[chair] == "" {
			if s.Phase == game.ToDraw && legal.Kind == game.Draw && len(others(s, chair)) == 0 {
				return legal, true // nothing except drawing
			}
			if legal.Kind == game.Discard && s.Phase == game.ToDiscard && s.Riichi(chair) > 0 && len(all) == 1 {
				return legal, true // in riichi, nothing except the drawn tile
			}
			return game.Event{}, false
		}
		asked[chair] = true
		if strengths[chair] == Silent {
			continue
		}
		if d, asked := Decide(s, r, chair, strengths[chair]); asked && !d.Pass && d.Event.Kind != game.Draw {
			return d.Event, true
		}
	}
	if s.Phase == game.ToDraw || s.Phase == game.ToReplace {
		draw := game.Event{Kind: game.Draw, Chair: s.Turn}
		if s.Check(draw) == nil {
			return draw, true
		}
	}
	return game.Event{}, false
}
