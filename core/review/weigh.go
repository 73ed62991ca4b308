package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
)

// A worth is the value of a hand of 3n+1 tiles in a deal: the chance to win and the expected points.
type worth struct {
	win, points float64
	odds        *odds.Odds // the odds it comes from; nil if only the own hand is considered
	unknown     bool       // its wins count an average: the hand has no yaku yet, or is far from ready
}

// far is the shanten above which hands are not compared by their expected points.
const far = 3

// expects computes the value of a hand in the deal. Without a model of the other players (not riichi), only the own
// hand is considered.
func expects(v *advice.View, c advice.Curve, strength odds.Strength) worth {
	if o, ok := v.Odds(&c, strength); ok {
		w := worthOf(o)
		w.unknown = c.Value <= 0
		return w
	}
	return worth{win: c.Win[0], points: c.Win[0] * c.Value}
}

func worthOf(o odds.Odds) worth { return worth{win: o.Win, points: o.Points, odds: &o} }

// loss is the cost of the second compared with the first: zero if it gives as many points, even if it wins less often.
func loss(best, made worth) Loss {
	if best.points <= made.points {
		return Loss{}
	}
	return Loss{Win: max(0, best.win-made.win), Points: best.points - made.points}
}

// after is the value of the hand after a row's discard, including the risk of dealing in.
func after(v *advice.View, row *advice.Row, strength odds.Strength) worth {
	return afterAs(v, row, v.CurveAfter(row.Tile), strength)
}

// afterAs is after for a hand with this curve.
func afterAs(v *advice.View, row *advice.Row, c advice.Curve, strength odds.Strength) worth {
	next := v.Without(row.Tile)
	return dealtIn(v, row, expects(&next, c, strength))
}

// hopeless is the chance to win the deal below which two discards without a threat count as equal: the remaining
// difference comes from their shanten only, as an average over deals.
const hopeless = 0.02

// afterBoth returns the values after two discards. If one of the hands is so far from ready that not all its discards
// are followed, the points of its wins are less accurate than those of the other; if one of them has no yaku yet, they
// are unknown: then both use the same points.
func afterBoth(v *advice.View, best, made *advice.Row, strength odds.Strength) (first, second worth) {
	a, b := v.CurveAfter(best.Tile), v.CurveAfter(made.Tile)
	if (best.Shanten > advice.Reach) != (made.Shanten > advice.Reach) || (a.Value > 0) != (b.Value > 0) {
		most := max(a.Value, b.Value)
		a.Value, b.Value = most, most
	}
	return afterAs(v, best, a, strength), afterAs(v, made, b, strength)
}

// dealtIn subtracts the expected cost of dealing in with the tile of a row.
func dealtIn(v *advice.View, row *advice.Row, w worth) worth {
	switch {
	case !v.Pressed() || row.Danger == 0:
		return w
	case w.odds != nil:
		left := worthOf(w.odds.AfterDiscard(row.Danger, row.Cost/row.Danger))
		left.unknown = w.unknown
		return left
	}
	return worth{win: w.win * (1 - row.Danger), points: w.points*(1-row.Danger) - row.Cost}
}

// Weight returns one number for a loss, for sorting.
func (l Loss) Weight() float64 { return l.Points }

// Size is how large a loss is.
type Size string

// The sizes of a mistake.
const (
	NoMistake Size = ""
	Slip      Size = "slip"
	Mistake   Size = "mistake"
	Blunder   Size = "blunder"
)

// The points from which a loss is a mistake or a blunder; less is a slip, and up to tied it is no loss.
const (
	mistakeFrom = 500
	blunderFrom = 1500
)

// Sizes are all of them except no loss.
var Sizes = []Size{Slip, Mistake, Blunder}

// Size classifies the loss by its points less the doubt.
func (l Loss) Size() Size {
	switch sure := l.Points - l.Doubt; {
	case l.Points <= 0:
		return NoMistake
	case sure < mistakeFrom:
		return Slip
	case sure < blunderFrom:
		return Mistake
	}
	return Blunder
}

// weighTurn computes the cost of the player's move.
func (r *reviewer) weighTurn(s *game.State, v *advice.View, m *Move) {
	if m.Kind == Win {
		made := worth{}
		if m.Row >= 0 {
			made = after(v, &m.Rows[m.Row], r.strength)
		}
		m.Loss = loss(worth{win: 1, points: r.wins(s, m.Chair)}, made)
		return
	}
	if m.Row < 0 || len(m.Rows) == 0 {
		return
	}
	if m.Agrees || m.Row == 0 {
		if r.costs {
			return
		}
		same := after(v, &m.Rows[m.Row], r.strength)
		m.cost(same, same)
		return
	}
	switch {
	case m.Kind == Kong:
		// What a kong brings is in no model.
	case s.Left() < s.Deal().Players:
		m.weighLast(v)
	case m.Rows[0].Shanten > far && m.Rows[m.Row].Shanten > far:
		// The chance to win is about a hundredth, and the model cannot compare two such hands.
	default:
		r.weighDiscards(v, m)
	}
}

// weighDiscards computes the cost of the discard made compared with the first.
func (r *reviewer) weighDiscards(v *advice.View, m *Move) {
	best, made := &m.Rows[0], &m.Rows[m.Row]
	first, second := afterBoth(v, best, made, r.strength)
	l := m.cost(first, second)
	if !v.Pressed() && max(first.win, second.win) < hopeless {
		return
	}
	if l.Points <= bothTied {
		return
	}
	other := r.secondDiscard(v, best, made)
	// Where a discard as far from ready accepts more tiles, only the value of wins speaks for the better one.
	more := !v.Pressed() && best.Shanten == made.Shanten && made.Total > best.Total
	often := second.win >= first.win
	both := other.finds() && second.win <= asOften*first.win && !more
	switch {
	case l.atMost(v, best, made, often, both).agreed(&other).Points <= 0:
	case r.last && (often || v.Pressed() && made.Cost < best.Cost): // it may be right for the place
	case m.contested(v, &first):
	default:
		if l = l.certain(v, best, made, often, both).agreed(&other); l.Points > 0 {
			m.Loss = l.confirmedApart(v, best, made)
		}
	}
}

// cost stores the odds after two moves and returns the cost of the second compared with the first.
func (m *Move) cost(best, made worth) Loss {
	m.BestOdds, m.MadeOdds = best.odds, made.odds
	return loss(best, made)
}

// beyond returns the loss if it exceeds a tie, else zero.
func (l Loss) beyond(tie float64) Loss {
	if l.Points <= tie {
		return Loss{}
	}
	return l
}

// wins returns the points of a win of the chair in the state, 0 if unknown.
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

// weighClaim computes the cost of making or passing a claim.
func (r *reviewer) weighClaim(s *game.State, v *advice.View, m *Move, choices []advice.Choice, made bool,
	e game.Event) {
	m.Left = v.Left
	best := &choices[0]
	if best.Row != nil {
		m.Rows = []advice.Row{*best.Row}
	}
	if made && v.Pressed() {
		for i := range choices {
			if c := &choices[i]; c.Row != nil && sameClaim(c.Event, e) {
				m.Danger = c.Row.Danger // of the discard that follows it
			}
		}
	}
	if m.Agrees {
		return
	}
	brings := func(claim game.Event, pass bool) worth { return r.brings(s, v, choices, m.Chair, claim, pass) }
	tie := float64(claimTied)
	first, second := brings(best.Event, best.Pass), brings(e, !made)
	switch {
	case made && second.win > first.win:
		tie = fasterTied
	case !made && !v.Pressed() && best.Row != nil && best.Row.Shanten == 0:
		tie = readyTied
	}
	m.Loss = m.cost(first, second).beyond(tie)
	often := second.win >= first.win
	switch {
	case m.Loss.Points <= 0:
		return
	case first.unknown && !second.unknown && often:
		m.Loss = Loss{} // only an average win makes it better
		return
	case best.Event.Kind == game.Win:
		return
	case m.BestOdds != nil && !v.Known():
		m.Loss = Loss{} // only one model: the pace of open hands says too little about a call
		return
	case r.last && (often || !leads(s, m.Chair)):
		m.Loss = Loss{} // it may be right for the place
		return
	}
	m.Loss.Doubt = claimTied
	claim := best.Event
	if made {
		claim = e
	}
	if made != best.Pass || claim.Kind != game.Chow && claim.Kind != game.Pung {
		return
	}
	other := r.secondClaim(s, v, claim, made)
	m.Loss = m.Loss.agreed(&other)
}

// brings is what a chair expects behind a call, or behind passing.
func (r *reviewer) brings(s *game.State, v *advice.View, choices []advice.Choice, chair int, claim game.Event,
	pass bool) worth {
	switch {
	case pass:
		return expects(v, v.Curve(), r.strength)
	case claim.Kind == game.Win:
		return worth{win: 1, points: r.wins(s, chair)}
	}
	next := *s
	if next.Apply(claim) != nil {
		return worth{}
	}
	view, err := r.scorers.At(&next, r.rules, chair)
	if err != nil {
		return worth{}
	}
	for i := range choices {
		if !choices[i].Pass && sameClaim(choices[i].Event, claim) && choices[i].Row != nil {
			return after(view, choices[i].Row, r.strength)
		}
	}
	return worth{}
}
