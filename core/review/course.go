package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
)

// Point is what a chair could expect of its hand after a step: the chance to win and the points, by the model of
// core/chance, of what the chair saw then. The last point of a deal is what came of it.
type Point struct {
	Step        int
	Win, Points float64
}

// Course returns by chair how its prospects went in a deal: after what was dealt, after each own discard or call, and
// at the end. A chair of whose hand nobody knows all tiles has the end alone. The error is that of the record under
// the rules of a table.
func Course(d *replay.Deal) ([][]Point, error) {
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		return nil, err
	}
	course := make([][]Point, d.Deal().Players)
	s := live.At(0)
	for chair := range course {
		course[chair] = point(course[chair], &s, d, chair, 0)
	}
	for step := 1; step <= live.Steps(); step++ {
		e := live.Event(step)
		if s.Apply(e) != nil {
			s = live.At(step)
		}
		if e.Kind == game.Discard || e.Kind == game.Kong {
			course[e.Chair] = point(course[e.Chair], &s, d, e.Chair, step)
		}
	}
	if s.Ended() {
		for chair := range course {
			end := Point{Step: live.Steps()}
			if chair < len(d.Result.Payments) {
				end.Points = float64(d.Result.Payments[chair])
			}
			for _, winner := range s.Winners() {
				if winner == chair {
					end.Win = 1
				}
			}
			course[chair] = append(course[chair], end)
		}
	}
	return course, nil
}

// point appends what a chair expects, where its hand is known and waits for a draw.
func point(list []Point, s *game.State, d *replay.Deal, chair, step int) []Point {
	if len(s.Closed(chair))%3 != 1 {
		return list
	}
	v, err := advice.At(s, d.Ruleset, chair)
	if err != nil {
		return list
	}
	w := expects(v)
	return append(list, Point{step, w.win, w.points})
}
