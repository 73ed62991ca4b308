package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
)

// fewCopies is the greatest number of copies of a wait for which, without a yaku, riichi and silence count as equal.
const fewCopies = 3

// The points by which the difference of riichi and silence may be wrong: what counts as close, and more for a wait with
// few copies, since how readily others discard these very tiles is not known.
const (
	lineDoubt = odds.CloseMargin
	fewDoubt  = 3 * odds.CloseMargin / 2
)

// riichi reviews a turn in which riichi could be declared and the discard made leaves the hand ready. It returns false
// if the turn was not a decision between riichi and silence.
func (r *reviewer) riichi(s *game.State, v *advice.View, m *Move) bool {
	if m.Row < 0 || m.Rows[m.Row].Shanten != 0 || m.Rows[0].Shanten != 0 || !v.Hand.IsClosed() {
		return false
	}
	m.Kind = Riichi
	declared := m.Made.Kind == game.Riichi
	made := &m.Rows[m.Row]
	lines, ok := r.lines(v, made)
	if !ok {
		// There is no model of riichi with other than four players: only the tile is reviewed.
		m.Agrees = m.Row == 0
		if !m.Agrees {
			m.Better = r.better(m, declared)
			m.Loss = m.cost(after(v, &m.Rows[0], r.strength), after(v, made, r.strength))
		}
		return true
	}
	m.Lines = &lines.Verdict
	wrong := lines.wrong(declared) && !r.again(m.Chair, made, declared)
	if m.Row == 0 {
		m.Agrees = !wrong
		best := declared
		if wrong {
			best = !declared
			m.Better = r.better(m, best)
		}
		m.Loss = m.cost(dealtIn(v, made, lines.worth(best)), dealtIn(v, made, lines.worth(declared)))
		if wrong {
			m.Loss.Doubt = lines.doubt
		}
		return true
	}
	first, _ := r.lines(v, &m.Rows[0])
	if first.untold && lines.untold {
		m.Better = r.better(m, declared)
		r.weighDiscards(v, m) // neither line is known: only the tile is reviewed
		return true
	}
	line := declared
	if wrong {
		line = !declared
	}
	better := first.Margin > 0
	if !first.wrong(line) {
		better = line
	}
	m.Better = r.better(m, better)
	m.Loss = m.weighWaitAndLine(v, &first, &lines, better, line, declared)
	return true
}

// weighWaitAndLine is weighWait and, if only the line is wrong, its cost with the wait made.
func (m *Move) weighWaitAndLine(v *advice.View, first, lines *lines, declares, line, declared bool) Loss {
	l := m.weighWait(v, first, lines, declares, line, declared)
	if line != declared {
		if l.Points <= tied { // the waits are equally good
			made := &m.Rows[m.Row]
			l = m.cost(dealtIn(v, made, lines.worth(line)), dealtIn(v, made, lines.worth(declared)))
		}
		l.Doubt = max(first.doubt, lines.doubt)
	}
	return l.beyond(tied)
}

// weighWait returns the cost of the discard made compared with the first, which leave different waits; declares and
// line are whether riichi is right with each, declared whether it was declared. What silence may gain from a better
// wait is not counted here: it helps to decide between riichi and silence, and the better wait may be the other
// discard's.
func (m *Move) weighWait(v *advice.View, first, lines *lines, declares, line, declared bool) Loss {
	chosen := lines.plain(declared)
	if other := lines.plain(declares); line == declared && other.points > chosen.points {
		chosen = other // only the tile is wrong
	}
	return m.cost(dealtIn(v, &m.Rows[0], first.plain(declares)), dealtIn(v, &m.Rows[m.Row], chosen))
}

// again reports whether the chair has stayed silent with the same wait before: that is one decision, reviewed when it
// was first made.
func (r *reviewer) again(chair int, row *advice.Row, declared bool) bool {
	if declared {
		return false
	}
	same := r.silent[chair] == row.Tiles
	r.silent[chair] = row.Tiles
	return same
}

// better returns the first discard, with or without riichi.
func (r *reviewer) better(m *Move, declared bool) game.Event {
	if declared {
		return game.Event{Kind: game.Riichi, Chair: m.Chair}
	}
	return game.Event{Kind: game.Discard, Chair: m.Chair, Tile: m.Rows[0].Tile}
}

// lines are the odds of riichi and of silence after one discard.
type lines struct {
	odds.Verdict
	doubt  float64 // the points by which their difference may be wrong
	untold bool    // few copies and no yaku, or the last deal: neither line is called a mistake
}

func (r *reviewer) lines(v *advice.View, row *advice.Row) (l lines, ok bool) {
	next := v.Without(row.Tile)
	l.Verdict, ok = next.Lines(r.rules, r.strength)
	if l.doubt, l.untold = lineDoubt, r.last; row.Total <= fewCopies {
		l.doubt, l.untold = fewDoubt, r.last || l.NoYaku
	}
	return l, ok
}

// wrong reports whether a line is a mistake.
func (l *lines) wrong(declared bool) bool {
	switch {
	case l.untold:
		return false
	case declared:
		return l.Margin < -odds.CloseMargin
	}
	return l.Margin > odds.CloseMargin
}

// plain returns the value of a line without what silence gains from improving the wait.
func (l *lines) plain(declared bool) worth {
	if declared {
		return worthOf(l.Declared)
	}
	return worthOf(l.Silent)
}

// worth returns the value of a line. The gain from improving the wait in silence is included in its points.
func (l *lines) worth(declared bool) worth {
	if declared {
		return worthOf(l.Declared)
	}
	silent := l.Silent
	silent.Points = l.Declared.Points - l.Margin
	return worthOf(silent)
}
