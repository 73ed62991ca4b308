package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
)

// Option is one thing that a player could have done at a decision, and what it brings.
type Option struct {
	Event    game.Event // the discard, the call or the riichi; of Pass there is none
	Pass     bool
	Declares bool        // with the discard of Row riichi is declared
	Row      *advice.Row // the discard; after a call the best one that it leads to; nil where there is none
	Made     bool        // it is what the player did
	Odds     odds.Odds   // how the deal ends then, with what the tile discarded may deal in for
	// Short is what it costs against the option that the ranking names, in points as Loss has them: below 0 where
	// it brings more.
	Short float64
}

// Options returns every option of a decision between discards, between calls and to pass, or between riichi and silence
// with the discard made: first the one that the ranking names. It returns none with other than four players, where
// nothing is known of how others play, and where an option could not be worked out. The table is as strong as the
// move's. It is asked about few decisions: it takes longer than to review one. The error is that of the record under
// the rules of a table.
func Options(d *replay.Deal, m *Move) ([]Option, error) {
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil || d.Deal().Players != 4 {
		return nil, err
	}
	r := reviewer{deal: d, rules: d.Ruleset, live: live, chair: m.Chair, strength: m.Strength}
	s := live.At(m.Step - 1)
	switch m.Kind {
	case Discard, Riichi:
		v, err := advice.At(&s, d.Ruleset, m.Chair)
		if err != nil {
			return nil, err
		}
		if m.Kind == Riichi {
			return r.riichiOptions(v, m), nil
		}
		return discardOptions(v, m), nil
	case Call, Pass:
		return r.callOptions(&s, m), nil
	}
	return nil, nil
}

// discardOptions weighs every discard against the first row, each as the review weighs the one made.
func discardOptions(v *advice.View, m *Move) []Option {
	rows := v.Discards(advice.Weighed)
	options := make([]Option, 0, len(rows))
	for i := range rows {
		best, row := &rows[0], &rows[i]
		first, second := afterBoth(v, best, row, m.Strength)
		if second.odds == nil {
			return nil
		}
		o := Option{Event: game.Event{Kind: game.Discard, Chair: m.Chair, Tile: row.Tile}, Row: row, Odds: *second.odds}
		o.Made = m.Row >= 0 && row.Tile == m.Rows[m.Row].Tile
		o.Short = first.points - second.points
		if !v.Pressed() && i > 0 && o.Short > tied {
			o.Short = loss(first, second).confirmed(v, best, row).Points
		}
		options = append(options, o)
	}
	return options
}

// riichiOptions are riichi and silence with the discard made, the better one first.
func (r *reviewer) riichiOptions(v *advice.View, m *Move) []Option {
	if m.Lines == nil || m.Row < 0 {
		return nil
	}
	row := &m.Rows[m.Row]
	lines, ok := r.lines(v, row)
	if !ok {
		return nil
	}
	declares := lines.Margin > 0
	best := dealtIn(v, row, lines.worth(declares))
	var options []Option
	for _, declared := range []bool{declares, !declares} {
		w := dealtIn(v, row, lines.worth(declared))
		options = append(options, Option{
			Event: game.Event{Kind: game.Discard, Chair: m.Chair, Tile: row.Tile}, Declares: declared, Row: row,
			Made: declared == (m.Made.Kind == game.Riichi), Odds: *w.odds, Short: best.points - w.points,
		})
	}
	return options
}

// callOptions weighs every call, and to pass, against what the ranking names.
func (r *reviewer) callOptions(s *game.State, m *Move) []Option {
	found, err := advice.Ask(s, r.rules, m.Chair)
	if err != nil || found == nil {
		return nil
	}
	best := r.brings(s, found.View, found.Choices, m.Chair, found.Choices[0].Event, found.Choices[0].Pass)
	var options []Option
	for i := range found.Choices {
		c := &found.Choices[i]
		w := r.brings(s, found.View, found.Choices, m.Chair, c.Event, c.Pass)
		if w.odds == nil || best.odds == nil {
			return nil
		}
		o := Option{Event: c.Event, Pass: c.Pass, Row: c.Row, Odds: *w.odds, Short: best.points - w.points}
		o.Made = c.Pass && m.Kind == Pass || !c.Pass && m.Kind == Call && sameClaim(c.Event, m.Made)
		options = append(options, o)
	}
	return options
}
