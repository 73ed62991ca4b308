package chance

import (
	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/rules/classical"
	"tehai/core/rules/riichi"
	"tehai/core/source"
	"tehai/core/tile"
)

// Scorer says what complete hands are worth under one rule set, in the
// circumstances given. A hand that does not win under the rules is worth 0.
type Scorer struct {
	set       rules.RuleSet
	options   rules.Options
	situation rules.Situation
	riichi    *riichi.Rules // of a rule set of that family
	checked   [2]bool       // whether one win by discard, by own draw, was scored in full: it says what cannot be
}

// NewScorer returns the scorer of a rule set. What nobody can know of a win to come is dropped from the situation:
// who discards, and everything that rests on the moment (ippatsu, the last tile, a replacement tile).
// Its error is about the rule set or the options.
func NewScorer(set rules.RuleSet, options rules.Options, s rules.Situation) (*Scorer, error) {
	s.Ippatsu, s.Rinshan, s.Chankan, s.LastTile, s.FirstTurn = false, false, false, false, false
	s.From, s.Liable = tile.None, tile.None
	scorer := &Scorer{set: set, options: options, situation: s}
	var err error
	switch set.Family {
	case "riichi":
		scorer.riichi, err = riichi.New(set.ID, options)
	case "classical":
		_, err = rules.Resolve(set.Options, options)
	default:
		err = source.Errorf(source.UnknownRuleset, "the rule set %s gives no values: want a riichi or the classical one", set.ID)
	}
	return scorer, err
}

// points returns what a complete hand pays, without counters and deposits.
func (s *Scorer) points(h *hand.Hand, selfDrawn bool) (int, error) {
	win := rules.Win{Hand: *h, Situation: s.situation}
	win.SelfDrawn = selfDrawn
	way := 0
	if selfDrawn {
		way = 1
	}
	if s.riichi != nil && s.checked[way] {
		return s.riichi.Value(&win).Points, nil
	}
	result, err := s.set.Score(win, s.options)
	if err != nil {
		return 0, err
	}
	s.checked[way] = true
	switch r := result.(type) {
	case *riichi.Result:
		if r.Win {
			return r.Points, nil
		}
	case *classical.Result:
		if r.Win {
			return r.Final, nil
		}
	}
	return 0, nil
}
