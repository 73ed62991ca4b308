package review

import (
	"tehai/core/advice"
	"tehai/core/odds"
	"tehai/core/replay"
)

// Alternatives fills RowOdds of each decision that cost something: how the deal ends after the first discards and after
// the one made. If the first discard is the one made, as in riichi instead of silence, its odds are those of the better
// line. It is separate from Deal because it takes as long again, and Deal is used for many games at once. The error is
// that of the record under the rules of a table.
func Alternatives(d *replay.Deal, moves []Move, most int) error {
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		return err
	}
	r := reviewer{deal: d, rules: d.Ruleset, live: live}
	for i := range moves {
		m := &moves[i]
		r.strength = m.Strength
		if m.Row < 0 || m.Loss.Points <= 0 || m.BestOdds == nil || m.Kind == Win {
			continue
		}
		s := live.At(m.Step - 1)
		v, err := r.scorers.At(&s, d.Ruleset, m.Chair)
		if err != nil {
			return err
		}
		m.RowOdds = make([]*odds.Odds, len(m.Rows))
		for j := range m.Rows {
			switch {
			case j == m.Row && j > 0:
				m.RowOdds[j] = m.MadeOdds
			case j < most:
				m.RowOdds[j] = r.oddsAfter(v, m, &m.Rows[j])
			}
		}
	}
	return nil
}

// oddsAfter returns how the deal ends after a discard; for a decision between riichi and silence, by the better line.
func (r *reviewer) oddsAfter(v *advice.View, m *Move, row *advice.Row) *odds.Odds {
	if m.Kind == Riichi && row.Shanten == 0 {
		if lines, ok := r.lines(v, row); ok {
			return dealtIn(v, row, lines.worth(lines.Margin > 0)).odds
		}
	}
	return after(v, row, r.strength).odds
}
