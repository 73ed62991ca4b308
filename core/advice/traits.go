package advice

import (
	"tehai/core/chance"
	"tehai/core/hand"
	"tehai/core/rules"
)

// Under returns the traits of tiles under rules in a situation, and a scorer of complete hands: nil for rules without
// dora and yaku. It assumes that a closed hand of riichi declares when it becomes ready. The error says that the rules
// give no values.
func Under(r *rules.Rules, s rules.Situation, h *hand.Hand) (Traits, *chance.Scorer, error) {
	return new(Scorers).under(r, s, h)
}

func (k *Scorers) under(r *rules.Rules, s rules.Situation, h *hand.Hand) (Traits, *chance.Scorer, error) {
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
	scorer, err := k.of(r, s)
	return traits, scorer, err
}

// Undeclared returns the scorer of the hand if it never declares riichi; nil if the values of hands are unknown then.
func (v *View) Undeclared(r *rules.Rules) *chance.Scorer {
	s := v.Situation
	s.Riichi = 0
	scorers := v.scorers
	if scorers == nil {
		scorers = new(Scorers)
	}
	scorer, err := scorers.of(r, s)
	if err != nil {
		return nil
	}
	return scorer
}
