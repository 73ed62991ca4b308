package chance

import (
	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// Scorer says what complete hands are worth under rules, in the circumstances
// given. A hand that does not win under them is worth 0.
type Scorer struct {
	rules    *rules.Rules
	counting bool      // whether it wins, 1 or 0, in place of the points
	win      rules.Win // the situation; its hand is overwritten by each hand that is scored
	checked  [2]bool   // whether one win by discard, by own draw, was scored in full: it says what cannot be
}

// NewScorer returns the scorer of rules. What nobody can know of a win to come is dropped from the situation:
// who discards, and everything that rests on the moment (ippatsu, the last tile, a replacement tile).
// Its error says that the rules give no values.
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

// points returns what a complete hand pays, without counters and deposits, or 1 where wins are
// counted.
func (s *Scorer) points(h *hand.Hand, selfDrawn bool) (int, error) {
	n, err := s.paid(h, selfDrawn)
	if s.counting {
		n = min(n, 1)
	}
	return n, err
}

func (s *Scorer) paid(h *hand.Hand, selfDrawn bool) (int, error) {
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
