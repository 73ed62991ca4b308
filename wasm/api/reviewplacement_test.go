package api

import (
	"math"
	"testing"
)

// TestReviewPlacement reviews a game that is played for uma and oka: a decision with odds that cost something has a
// placement whose cost is a part of its difference, and the figures are the sums, in a survey too.
func TestReviewPlacement(t *testing.T) {
	text := logText(t, "mjlog/testdata/4-players.xml")
	open := openLog(t, ReplayOpenRequest{Text: text})
	decided, decisions := 0, 0 // that cost something, and those beside which no place is paid
	cost := [4]float64{}
	for deal := range open.Deals {
		value, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Deal: deal})
		if err != nil {
			t.Fatal(err)
		}
		for i := range value.Moves {
			m := &value.Moves[i]
			known := m.Odds != nil && m.Odds.Best != nil && m.Odds.Made != nil && m.Loss.Points > 0
			if (m.Placement != nil) != known {
				t.Errorf("deal %d, step %d: placement %+v of %+v", deal, m.Step, m.Placement, m)
			}
			if m.Placement == nil {
				continue
			}
			p := m.Placement
			apart, part := p.Best-p.Made, m.Loss.Points/(m.Odds.Best.Points-m.Odds.Made.Points)
			if math.Abs(p.Cost-part*apart) > 5+0.02*math.Abs(apart) {
				t.Errorf("deal %d, step %d: %+v with %.2f of the points", deal, m.Step, p, part)
			}
			if p.Cost > 0 {
				decided++
			}
			cost[m.Chair] += p.Cost
		}
		for _, f := range value.Figures {
			cost[f.Chair] -= f.LossPlacement
			decisions += f.Decisions - f.Placed
		}
	}
	if decided < 5 || decisions != 0 {
		t.Errorf("%d decisions cost something by placement; %d are of deals without pay for places", decided, decisions)
	}
	for chair, rest := range cost {
		if math.Abs(rest) > float64(10*len(open.Deals)) {
			t.Errorf("chair %d: the moves cost %.0f more than the figures say", chair, rest)
		}
	}
	survey, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Worst: 3})
	if err != nil {
		t.Fatal(err)
	}
	if len(survey.Worst) == 0 || survey.Worst[0].Move.Placement == nil {
		t.Errorf("the worst decisions are %+v", survey.Worst)
	}
}
