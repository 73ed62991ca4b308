package chance

import (
	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// Scorer returns the points of complete hands under rules, in a given situation. A hand that may not win under them is
// worth 0.
type Scorer struct {
	rules *rules.Rules
	win   rules.Win // the situation; its hand is overwritten by each hand that is scored
	// whether one win by discard, by own draw, was scored in full, which detects impossible situations
	checked [2]bool
}

// NewScorer returns the scorer of rules. It drops from the situation what is unknown about a future win: the discarder,
// and everything that depends on the moment (ippatsu, the last tile, a replacement tile). Its error says that the rules
// give no values.
func NewScorer(r *rules.Rules, s rules.Situation) (*Scorer, error) {
	s.Ippatsu, s.Rinshan, s.DoubleKong, s.Chankan, s.LastTile, s.LastOfKind, s.FirstTurn = false, false, false, false,
		false, false, false
	s.From, s.Liable = tile.None, tile.None
	if r.Value == nil {
		return nil, source.Errorf(source.UnknownRuleset,
			"the rule set %s gives no values: want a riichi or the classical one", r.ID)
	}
	return &Scorer{rules: r, win: rules.Win{Situation: s}}, nil
}

// Points returns the points of a complete hand, without honba and riichi sticks.
func (s *Scorer) Points(h *hand.Hand, selfDrawn bool) (int, error) {
	win := &s.win
	win.Hand, win.SelfDrawn = *h, selfDrawn
	way := 0
	if selfDrawn {
		way = 1
	}
	if s.checked[way] {
		return s.rules.Value(win), nil
	}
	card, err := s.rules.Score(win)
	if err != nil {
		return 0, err
	}
	s.checked[way] = true
	if !card.Win {
		return 0, nil
	}
	return card.Points, nil
}
