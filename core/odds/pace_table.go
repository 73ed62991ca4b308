package odds

import "math"

// paces holds how fast a hand wins against opponents relative to its curve: by shanten (0, 1, 2, 3, 4 and more), closed
// and open, if only the own hand is known and if all hands are.
var paces = [5]struct{ closed, open, allClosed, allOpen float64 }{
	{0.48, 0.48, 0.52, 0.52},
	{0.43, 0.66, 0.54, 0.90},
	{0.33, 0.57, 0.41, 0.77},
	{0.26, 0.36, 0.31, 0.45},
	{0.18, 0.28, 0.22, 0.24},
}

// The gain per round, from calls and other plans, of a hand that is not ready.
const (
	otherPlans    = 0.006
	otherPlansAll = 0.0057
)

// A hand that is not ready is faster the more draws are left.
const (
	byDraws    = 0.57
	byDrawsAll = 0.44
)

const (
	threatened   = 0.9  // not ready while a rival is in riichi or has two open melds
	twoRiichi    = 0.73 // ready against two riichi
	restOfWall   = 0.45 // the rivals' share of a last, partial round
	usualDraws   = 9    // draws left at which the pace is the table's
	silentBold   = 1.3  // rivals of a silent hand: none of them folds
	declaredPace = 0.46 // a hand that has just declared riichi
	silentPace   = 0.70 // a ready hand that has not declared, and may win on discards
	drawnPace    = 0.86 // one that wins only by self-draw
)

// pace returns the hand's pace in the view of one player.
func (h *Hand) pace(rivals []Rival) float64 {
	row := &paces[min(max(h.Shanten, 0), len(paces)-1)]
	pace, size := row.closed, sizeOf(1+len(rivals))
	if h.Open {
		pace = row.open
	}
	riichi, threat := 0, false
	for i := range rivals {
		threat = threat || rivals[i].threatens()
		if rivals[i].Riichi {
			riichi++
		}
	}
	if h.Shanten <= 0 {
		if riichi >= 2 {
			pace *= twoRiichi
		}
		return pace * size.paces.ready
	}
	if threat {
		pace *= threatened
	}
	if h.Open {
		return pace * h.hurry(byDraws) * size.paces.open
	}
	return pace * h.hurry(byDraws) * size.paces.closed
}

// paceAmong returns the hand's pace where all hands are known.
func (h *Hand) paceAmong() float64 {
	row := &paces[min(max(h.Shanten, 0), len(paces)-1)]
	pace := row.allClosed
	if h.Open {
		pace = row.allOpen
	}
	if h.Shanten > 0 {
		pace *= h.hurry(byDrawsAll)
	}
	return pace
}

func (h *Hand) hurry(by float64) float64 {
	draws := min(len(h.Win), MaxDraws)
	return math.Exp(by * float64(draws-usualDraws) / usualDraws)
}
