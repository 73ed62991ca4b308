package api

import (
	"math"

	"tehai/core/review"
)

// ReplayCourseRequest asks how the prospects of the players went in a deal.
type ReplayCourseRequest struct {
	ID    string `js:"id"`
	Deal  int    `js:"deal"`
	Level string `js:"level" is:"TableLevel?"` // for the odds
}

// ReplayCourseValue is how they went.
type ReplayCourseValue struct {
	Chairs []ReplayCourse `js:"chairs"`
}

// ReplayCourse is one player's.
type ReplayCourse struct {
	Wind   string        `js:"wind" is:"Wind"`
	Points []CoursePoint `js:"points"` // after what was dealt, after each own discard, and at the end what came of it
}

// CoursePoint is what a player could expect after a step. Win and points are of the own hand, if nobody else won (the
// model draw-ron of chance); odds are of the deal.
type CoursePoint struct {
	Step int     `js:"step"`
	Win  float64 `js:"win"` // chance to win if nobody else does; at the end 1 or 0
	// to expect if nobody else wins; at the end those won or lost, riichi sticks laid down among them
	Points float64 `js:"points"`
	// of the deal: with all hands known where they are, else in the player's own view; riichi with four players
	Odds *Odds `js:"odds" is:"?"`
}

// ReplayCourseOf tells what each player could expect as a deal went on.
func ReplayCourseOf(request ReplayCourseRequest) (ReplayCourseValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayCourseValue{}, err
	}
	d, err := open.find(request.Deal, 0)
	if err != nil {
		return ReplayCourseValue{}, err
	}
	strength, err := readLevel(request.Level)
	if err != nil {
		return ReplayCourseValue{}, err
	}
	course, err := review.Course(d, strength)
	if err != nil {
		return ReplayCourseValue{}, err
	}
	var value ReplayCourseValue
	for chair, points := range course {
		one := ReplayCourse{Wind: windWord(d.Deal().Wind(chair))}
		for _, p := range points {
			one.Points = append(one.Points, CoursePoint{p.Step, round4(p.Win), math.Round(p.Points), oddsOf(p.Odds)})
		}
		value.Chairs = append(value.Chairs, one)
	}
	return value, nil
}
