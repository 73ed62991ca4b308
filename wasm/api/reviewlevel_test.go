package api

import (
	"reflect"
	"testing"
)

// TestReviewLevel reviews a deal at each level: the usual one is the default, the odds of the same move draw more deals
// the stronger the table, some cost differs, and the problems are weighed at the level, too.
func TestReviewLevel(t *testing.T) {
	open := openLog(t, ReplayOpenRequest{Text: logText(t, "mjlog/testdata/4-players.xml")})
	ask := func(level string, problems bool) (all []ReplayReviewValue) {
		t.Helper()
		for deal := range open.Deals {
			value, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Deal: deal, Level: level, Problems: problems})
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, value)
		}
		return all
	}
	usual := ask("", false)
	if !reflect.DeepEqual(usual, ask("usual", false)) {
		t.Error("the usual level is not the default")
	}
	ordinary, strongest := ask("ordinary", false)[0], ask("strongest", false)[0]
	costs, drawn, rows := 0, 0, 0
	for i, m := range strongest.Moves {
		weak := &ordinary.Moves[i]
		if m.Step != weak.Step || m.Made != weak.Made {
			t.Fatalf("step %d: %s, at an ordinary table step %d: %s", m.Step, m.Made, weak.Step, weak.Made)
		}
		if m.Loss != weak.Loss {
			costs++
		}
		if m.Odds == nil || m.Odds.Made == nil {
			continue
		}
		if m.Odds.Made.Draw <= weak.Odds.Made.Draw {
			t.Errorf("step %d: %.4f of deals are drawn at the strongest table, %.4f at an ordinary one", m.Step,
				m.Odds.Made.Draw, weak.Odds.Made.Draw)
		}
		drawn++
		if m.Kind == "discard" && m.Better != "" && m.Best[0].Odds != nil {
			rows++
			if *m.Best[0].Odds != *m.Odds.Best {
				t.Errorf("step %d: the first discard ends in %+v, want %+v", m.Step, *m.Best[0].Odds, *m.Odds.Best)
			}
		}
	}
	if costs == 0 || drawn < 20 || rows == 0 {
		t.Errorf("%d costs differ, %d odds and %d first discards were compared", costs, drawn, rows)
	}
	if weak, strong := ask("ordinary", true), ask("strongest", true); reflect.DeepEqual(weak, strong) {
		t.Error("the problems are the same at every level")
	}
	if _, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Level: "weak"}); fault(err) !=
		`bad-type: level: want ordinary, usual or strongest, found "weak"` {
		t.Errorf("a level that there is not: %v", err)
	}
}

// TestSurveyLevel reviews a file at a level as its deals are reviewed one by one.
func TestSurveyLevel(t *testing.T) {
	text := logText(t, "mjlog/testdata/4-players.xml")
	open := openLog(t, ReplayOpenRequest{Text: text})
	survey := func(level string) ReplaySurveyValue {
		t.Helper()
		value, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Level: level, Worst: 5})
		if err != nil || len(value.Deals) != len(open.Deals) || len(value.Worst) == 0 {
			t.Fatalf("%v, %d deals", err, len(value.Deals))
		}
		return value
	}
	for _, level := range []string{"", "strongest"} {
		value := survey(level)
		for _, deal := range value.Deals {
			alone, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Deal: deal.Deal, Level: level})
			if err != nil || !reflect.DeepEqual(alone.Figures, deal.Figures) {
				t.Errorf("deal %d at %q: %v, figures %+v, want %+v", deal.Deal, level, err, deal.Figures, alone.Figures)
			}
		}
	}
	if reflect.DeepEqual(survey("").Worst, survey("strongest").Worst) {
		t.Error("the worst decisions cost the same at the strongest table")
	}
	if _, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Level: "weak"}); fault(err) !=
		`bad-type: level: want ordinary, usual or strongest, found "weak"` {
		t.Errorf("a level that there is not: %v", err)
	}
}
