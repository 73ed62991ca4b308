package api

import (
	"math"

	"tehai/core/review"
)

// ReplayCourseRequest asks how the prospects of the players went in a deal.
type ReplayCourseRequest struct {
	ID   string `js:"id"`
	Deal int    `js:"deal"`
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

// CoursePoint is what a player could expect of the own hand after a step, by the model of chance draw-ron: the others are left out.
type CoursePoint struct {
	Step   int     `js:"step"`
	Win    float64 `js:"win"`    // chance to win; at the end 1 or 0
	Points float64 `js:"points"` // to expect; at the end those that were paid
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
	course, err := review.Course(d)
	if err != nil {
		return ReplayCourseValue{}, err
	}
	var value ReplayCourseValue
	for chair, points := range course {
		one := ReplayCourse{Wind: windWord(d.Deal().Wind(chair))}
		for _, p := range points {
			one.Points = append(one.Points, CoursePoint{p.Step, round4(p.Win), math.Round(p.Points)})
		}
		value.Chairs = append(value.Chairs, one)
	}
	return value, nil
}
