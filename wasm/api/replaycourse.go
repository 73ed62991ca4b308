package api

import (
	"math"

	"tehai/core/review"
)

// ReplayCourseRequest asks how the prospects of the players changed during a deal.
type ReplayCourseRequest struct {
	ID    string `js:"id"`
	Deal  int    `js:"deal"`
	Level string `js:"level" is:"TableLevel?"` // for the odds
}

// ReplayCourseValue is the prospects of the players.
type ReplayCourseValue struct {
	Chairs []ReplayCourse `js:"chairs"`
}

// ReplayCourse is the prospects of one player.
type ReplayCourse struct {
	Wind   string        `js:"wind" is:"Wind"`
	Points []CoursePoint `js:"points"` // after the deal, after each own discard, and at the end with the result
}

// CoursePoint is what a player could expect after a step. Win and points are of the own hand, if no other player won
// (the model draw-ron of chance); odds are of the deal.
type CoursePoint struct {
	Step int     `js:"step"`
	Win  float64 `js:"win"` // chance to win if no other player does; at the end 1 or 0
	// expected if no other player wins; at the end those won or lost, including riichi sticks laid down
	Points float64 `js:"points"`
	// of the deal: with all hands if they are known, else in the player's own view; riichi with three or four players
	Odds *Odds `js:"odds" is:"?"`
}

// ReplayCourseOf returns what each player could expect during a deal.
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
