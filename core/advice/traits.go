package advice

import (
	"tehai/core/chance"
	"tehai/core/hand"
	"tehai/core/rules"
)

// Under returns what rules make of tiles in a situation, and who says what a complete hand is worth: nil where there
// are no dora and yaku to be had. A closed hand of riichi is taken to declare once it is ready. The error says that
// there are no values.
func Under(r *rules.Rules, s rules.Situation, h *hand.Hand) (Traits, *chance.Scorer, error) {
	var traits Traits
	traits.Honours(s.Seat(), s.Round())
	if r.Dora == nil {
		return traits, nil, nil
	}
	traits.Yaku, traits.Simples, traits.Reds = true, r.OpenSimples, r.Shown(rules.ShowRed)
	for _, indicator := range s.Indicators {
		if dora := r.Dora(indicator); dora.IsKind() {
			traits.Dora[dora.Index()]++
		}
	}
	if s.Riichi == 0 && h.IsClosed() {
		s.Riichi = 1
	}
	scorer, err := scorerOf(r, s)
	return traits, scorer, err
}

// scorerOf knows nothing of how the hand will be won.
func scorerOf(r *rules.Rules, s rules.Situation) (*chance.Scorer, error) {
	s.SelfDrawn, s.UraIndicators, s.Local = false, nil, nil
	return chance.NewScorer(r, s)
}

// Undeclared returns the scorer of the hand where it never declares riichi; nil if nobody knows what hands are worth
// then.
func (v *View) Undeclared(r *rules.Rules) *chance.Scorer {
	s := v.Situation
	s.Riichi = 0
	scorer, err := scorerOf(r, s)
	if err != nil {
		return nil
	}
	return scorer
}
