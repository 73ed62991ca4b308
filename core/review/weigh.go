package review

import (
	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/game"
)

// A worth is what a hand of 3n+1 tiles expects: the chance to win and the points.
type worth struct{ win, points float64 }

// narrow is how many discards are followed after each draw of a hand further from ready than the points of the ranking
// reach: all of them would take five times as long, and change what the decisions of the real games lose by one in a hundred.
const narrow = 1

// far is the distance behind which hands are no longer told apart by what they expect.
const far = 3

// expects works out what a hand expects with the draws that are left. A hand far
// from ready expects nothing that could be told.
func expects(v *advice.View) worth {
	w, _ := expected(v)
	return w
}

// prospects says as well whether that tells what the hand is worth. Of an open hand whose nearest ways to win are mostly worth nothing
// it does not: such a hand is on its way to a yaku further off, which the model does not follow.
func prospects(v *advice.View) (w worth, told bool) {
	w, run := expected(v)
	if run == nil || v.Scorer == nil || v.Hand.IsClosed() {
		return w, true
	}
	return w, 2*w.win >= run.Win()[0][0]
}

// expected returns what was asked for it as well, nil where nothing could be.
func expected(v *advice.View) (w worth, run *chance.Run) {
	q := chance.Question{Hand: v.Hand, Left: v.Left, Draws: min(chance.MaxDraws-2, max(1, v.Draws)), Model: chance.DrawRon, Three: v.Rule.Three}
	if closed := v.Hand.Counts(); v.Rule.Of(&closed).Best > advice.Reach {
		q.Narrow = narrow
	}
	run, err := chance.New(&q)
	if err != nil {
		return w, nil
	}
	if v.Scorer == nil {
		w.win = run.Win()[0][0] // nobody says what hands are worth
		return w, run
	}
	if values, err := run.Value(v.Scorer); err == nil {
		w.points = values[0][0]
	}
	if wins, err := run.WinWorth(v.Scorer); err == nil {
		w.win = wins[0][0]
	}
	return w, run
}

// loss is what the second costs against the first; a discard's cost of dealing in
// is taken from its points.
func loss(best, made worth) Loss {
	return Loss{Win: max(0, best.win-made.win), Points: max(0, best.points-made.points)}
}

// after is what a row's discard leaves: what the ranking has worked out, where it has.
func after(v *advice.View, row *advice.Row) worth {
	w, _ := left(v, row)
	return w
}

// left says as well whether that tells what the hand is worth, as prospects does.
func left(v *advice.View, row *advice.Row) (w worth, told func() bool) {
	if wins, known := v.Chances(); known.Has(row.Tile.Index()) {
		w = worth{wins[row.Tile.Index()], row.Points}
		told = func() bool {
			next := without(v, row.Tile)
			_, told := prospects(&next)
			return told
		}
	} else {
		next := without(v, row.Tile)
		expected, known := prospects(&next)
		w, told = expected, func() bool { return known }
	}
	if v.Pressed() {
		w.win *= 1 - row.Danger
		w.points -= row.Cost
	}
	return w, told
}

// Weight makes one number of a loss, to sort by: a hundredth of a chance to win counts as 80 points.
func (l Loss) Weight() float64 { return l.Points + 8000*l.Win }

// weighTurn fills in what the player's move cost.
func (r *reviewer) weighTurn(s *game.State, v *advice.View, m *Move) {
	if m.Kind == Win {
		made := worth{}
		if m.Row >= 0 {
			made = after(v, &m.Rows[m.Row])
		}
		m.Loss = loss(worth{1, r.wins(s, m.Chair)}, made)
		return
	}
	if m.Agrees || m.Row < 0 || len(m.Rows) == 0 {
		return
	}
	if best, made := m.Better.Kind == game.Riichi, m.Made.Kind == game.Riichi; m.Kind == Riichi && best != made {
		m.Loss = loss(r.declared(v, &m.Rows[0], best), r.declared(v, &m.Rows[m.Row], made))
		return
	}
	if m.Row == 0 {
		return
	}
	if s.Left() == 0 {
		// Nobody draws any more: what is let go can only deal in.
		m.Loss = loss(worth{points: -m.Rows[0].Cost}, worth{points: -m.Rows[m.Row].Cost})
		return
	}
	if m.Rows[0].Shanten > far && m.Rows[m.Row].Shanten > far {
		return // a chance of a hundredth, and what parts two such hands is not in the model
	}
	m.Loss = loss(after(v, &m.Rows[0]), after(v, &m.Rows[m.Row]))
}

// stick is what a riichi lays on the table, for whoever wins.
const stick = 1000

// declared is what a ready hand expects after a discard that declares riichi, or after the same discard without: then it may
// still be declared at the next draw, or never, whichever is worth more. What else a riichi brings or costs, such as that the
// hand is played on whatever comes, is in no model.
func (r *reviewer) declared(v *advice.View, row *advice.Row, riichi bool) worth {
	if riichi {
		return staked(after(v, row))
	}
	silent := without(v, row.Tile)
	silent.Scorer = v.Undeclared(r.rules)
	w := expects(&silent)
	if later := without(v, row.Tile); later.Draws > 1 {
		later.Draws--
		if l := staked(expects(&later)); l.points > w.points {
			w = l
		}
	}
	if v.Pressed() {
		w.win *= 1 - row.Danger
		w.points -= row.Cost
	}
	return w
}

// staked takes the stick from what a hand expects, where it does not win it back.
func staked(w worth) worth {
	w.points -= stick * (1 - w.win)
	return w
}

// wins is what a win of the chair pays in the state, 0 where nobody can tell.
func (r *reviewer) wins(s *game.State, chair int) float64 {
	next := *s
	if next.Apply(game.Event{Kind: game.Win, Chair: chair}) != nil {
		return 0
	}
	w, ok := next.Winning(chair)
	if !ok {
		return 0
	}
	return float64(r.rules.Worth(&w))
}

// weighClaim fills in what a claim, or letting it pass, cost.
func (r *reviewer) weighClaim(s *game.State, v *advice.View, m *Move, choices []advice.Choice, made bool, e game.Event) {
	m.Left = v.Left
	best := &choices[0]
	if best.Row != nil {
		m.Rows = []advice.Row{*best.Row}
	}
	if made && v.Pressed() {
		for i := range choices {
			if c := &choices[i]; c.Row != nil && sameClaim(c.Event, e) {
				m.Danger = c.Row.Danger // of what has to be let go after it
			}
		}
	}
	if m.Agrees {
		return
	}
	// Whether what the hands expect tells what they are worth, asked where it matters.
	var tell []func() bool
	worthOf := func(claim game.Event, pass bool) worth {
		switch {
		case pass:
			return expects(v)
		case claim.Kind == game.Win:
			return worth{1, r.wins(s, m.Chair)}
		}
		next := *s
		if next.Apply(claim) != nil {
			return worth{}
		}
		view, err := advice.At(&next, r.rules, m.Chair)
		if err != nil {
			return worth{}
		}
		for i := range choices {
			if !choices[i].Pass && sameClaim(choices[i].Event, claim) && choices[i].Row != nil {
				w, told := left(view, choices[i].Row)
				tell = append(tell, told)
				return w
			}
		}
		return worth{}
	}
	l := loss(worthOf(best.Event, best.Pass), worthOf(e, !made))
	if l == (Loss{}) {
		return
	}
	for _, told := range tell {
		if !told() {
			return
		}
	}
	m.Loss = l
}
