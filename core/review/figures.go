package review

import (
	"tehai/core/game"
	"tehai/core/replay"
)

// Figures are the sums over deals for one player. Callers compute rates and averages, so that figures of many games are
// the sums of each.
type Figures struct {
	Deals, Decisions, Agreed int // deals that are recorded to their end
	LossWin, LossPoints      float64
	Placed                   int     // decisions of deals that have a match whose places pay
	LossPlacement            float64 // the sum of their Placement.Cost, where it is known
	Draws                    int     // own draws that the luck figures cover
	Hoped                    float64 // those expected to be useful tiles
	Came                     int     // those that were

	Riichi, Open, Wins, DealIns, Drawn int // deals with a riichi, an open meld, a win, a deal-in, without a winner
	WinPoints, DealInPoints            int
	DealInDanger                       float64 // sum of the estimated danger, at the time, of the tiles that dealt in
	DealInSeen                         int     // deal-ins whose danger is known
	Payments                           int     // points won and lost in total, including riichi sticks laid down
}

// Add adds other figures.
func (f *Figures) Add(other *Figures) {
	f.Deals, f.Decisions, f.Agreed = f.Deals+other.Deals, f.Decisions+other.Decisions, f.Agreed+other.Agreed
	f.LossWin, f.LossPoints = f.LossWin+other.LossWin, f.LossPoints+other.LossPoints
	f.Placed, f.LossPlacement = f.Placed+other.Placed, f.LossPlacement+other.LossPlacement
	f.Draws, f.Hoped, f.Came = f.Draws+other.Draws, f.Hoped+other.Hoped, f.Came+other.Came
	f.Riichi, f.Open, f.Wins, f.DealIns, f.Drawn = f.Riichi+other.Riichi, f.Open+other.Open, f.Wins+other.Wins,
		f.DealIns+other.DealIns, f.Drawn+other.Drawn
	f.WinPoints, f.DealInPoints = f.WinPoints+other.WinPoints, f.DealInPoints+other.DealInPoints
	f.DealInDanger, f.DealInSeen = f.DealInDanger+other.DealInDanger, f.DealInSeen+other.DealInSeen
	f.Payments += other.Payments
}

// Of returns the figures of a chair in a deal; moves are the chair's.
func Of(d *replay.Deal, chair int, moves []Move) Figures {
	f := Figures{}
	last := (*Move)(nil)
	for i := range moves {
		m := &moves[i]
		if m.Chair != chair {
			continue
		}
		f.Decisions++
		if m.Agrees {
			f.Agreed++
		}
		f.LossWin += m.Loss.Win
		f.LossPoints += m.Loss.Points
		if m.Placement != nil {
			f.LossPlacement += m.Placement.Cost
		}
		if m.Luck != nil {
			f.Draws += m.Luck.Draws
			f.Hoped += m.Luck.Hoped
			f.Came += m.Luck.Came
		}
		last = m
	}
	if matchOf(d) != nil {
		f.Placed = f.Decisions
	}
	if d.Last().Ended() {
		f.Deals = 1
		f.outcome(d, chair, last)
	}
	return f
}

// outcome adds the result of the deal for the chair.
func (f *Figures) outcome(d *replay.Deal, chair int, last *Move) {
	s := d.Last()
	if s.Riichi(chair) > 0 {
		f.Riichi = 1
	}
	for _, m := range s.Melds(chair) {
		if !m.Closed() {
			f.Open = 1
		}
	}
	paid := 0
	if chair < len(d.Result.Payments) {
		paid = d.Result.Payments[chair]
	}
	if moved := d.Moved(); moved != nil {
		f.Payments = moved[chair]
	}
	if s.Phase != game.Won {
		f.Drawn = 1
		return
	}
	_, loser := s.Target()
	for _, winner := range s.Winners() {
		if winner == chair {
			f.Wins, f.WinPoints = 1, paid
		}
	}
	if loser == chair {
		f.DealIns, f.DealInPoints = 1, paid
		// The danger is known if the player chose the last discard; in riichi it is no choice. The decision on riichi is
		// one step before its discard.
		step := d.Steps()
		for step > 1 && d.Event(step).Chair != chair {
			step--
		}
		if last != nil && last.Row >= 0 && (last.Step == step || last.Step == step-1 && last.Made.Kind == game.Riichi) {
			f.DealInDanger, f.DealInSeen = last.Rows[last.Row].Danger, 1
		}
	}
}
