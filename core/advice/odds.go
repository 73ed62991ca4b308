package advice

import (
	"slices"

	"tehai/core/chance"
	"tehai/core/odds"
	"tehai/core/tile"
)

// A Curve is a hand of 3n+1 tiles on its own: its chances for package odds, and the average points of its wins.
type Curve struct {
	odds.Hand
	Value float64 // points of a win, without riichi sticks and honba; 0 if unknown
}

// oneDiscard is the number of discards followed after each draw for a hand further from ready than Reach: following all
// would take five times as long.
const oneDiscard = 1

// Curve computes the curve of the hand of a view, which has 3n+1 tiles. A ready hand that is furiten wins by its own
// draw only. A hand further from ready than package chance follows has no curve: it wins only by what package odds adds
// for other plans.
func (v *View) Curve() Curve {
	draws := v.drawsLeft()
	c := v.curve(draws)
	q := chance.Question{Hand: v.Hand, Left: v.Left, Draws: draws, Model: chance.DrawRon, Three: v.Rule.Three,
		Most: mostHands}
	if v.furiten(c.Shanten) {
		q.Model = chance.Draw
	}
	if c.Shanten > Reach {
		q.Narrow = oneDiscard
	}
	run, err := chance.New(&q)
	if err != nil && q.Narrow == 0 {
		q.Narrow = oneDiscard
		run, err = chance.New(&q)
	}
	if err == nil {
		c.fill(run, 0, v.Scorer)
		run.Release()
	}
	return c
}

// CurveAfter computes the curve of the hand after a discard of a view of 3n+2 tiles. It reuses what Discards has
// computed.
func (v *View) CurveAfter(t tile.Tile) Curve {
	after := v.Without(t)
	if t.IsKind() {
		after.River |= 1 << t.Index()
	}
	if v.run == nil {
		return after.Curve()
	}
	at := slices.Index(v.run.Discards(), t.Index())
	c := after.curve(v.drawsLeft())
	if at < 0 || after.furiten(c.Shanten) {
		return after.Curve()
	}
	c.fill(v.run, at, v.Scorer)
	return c
}

// furiten reports whether a hand of 3n+1 tiles is ready and its player has discarded a tile of its wait.
func (v *View) furiten(shanten int) bool {
	if shanten != 0 || !v.Traits.Yaku {
		return false
	}
	closed := v.Hand.Counts()
	return v.Rule.Draws(&closed, &v.Left).Tiles&v.River != 0
}

// curve returns the hand of a view without its chances.
func (v *View) curve(draws int) Curve {
	closed := v.Hand.Counts()
	return Curve{Hand: odds.Hand{
		Shanten: max(0, int(v.Rule.Of(&closed).Best)), Open: !v.Hand.IsClosed(), Riichi: v.Situation.Riichi > 0,
		Win: make([]float64, draws),
	}}
}

// fill copies a row of a run.
func (c *Curve) fill(run *chance.Run, row int, scorer *chance.Scorer) {
	if scorer == nil {
		copy(c.Win, run.Win()[row]) // without a scorer: the values of hands are unknown
		return
	}
	if wins, err := run.WinWorth(scorer); err == nil {
		copy(c.Win, wins[row])
	}
	if values, err := run.Value(scorer); err == nil && c.Win[0] > 0 {
		c.Value = values[row][0] / c.Win[0]
	}
}

// HasOdds reports whether there is a model of how the deal ends: in riichi, if all rivals are known.
func (v *View) HasOdds() bool {
	rivals := 3
	if v.Rule.Three {
		rivals = 2
	}
	return len(v.Rivals) == rivals && v.Traits.Yaku
}

// Odds returns how the deal ends for the player of a view whose hand of 3n+1 tiles has this curve. ok is false where
// there is no model.
func (v *View) Odds(c *Curve, strength odds.Strength) (o odds.Odds, ok bool) {
	if !v.HasOdds() {
		return o, false
	}
	return odds.Ask(&odds.Question{
		Hand: c.Hand, Rivals: v.Shown(), Strength: strength, Value: c.Value,
		Dealer: v.Situation.SeatWind == tile.East, Sticks: v.Situation.Deposits, Honba: v.Situation.Honba,
	}), true
}

// Shown returns what is visible of the rivals.
func (v *View) Shown() []odds.Rival {
	shown := make([]odds.Rival, len(v.Rivals))
	for i := range v.Rivals {
		r := &v.Rivals[i]
		shown[i] = odds.Rival{Riichi: r.Riichi, Melds: r.Melds, Discards: len(r.River), Dealer: r.Wind == tile.East}
	}
	return shown
}
