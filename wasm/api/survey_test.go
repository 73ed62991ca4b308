package api

import "testing"

// TestSurvey compares the review of a complete file with those of its deals.
func TestSurvey(t *testing.T) {
	text := logText(t, logs[0].path)
	open := openLog(t, ReplayOpenRequest{Text: text})
	decisions, agreed, heaviest := 0, 0, 0.0
	for deal := range open.Deals {
		value, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Deal: deal, Chair: new(1)})
		if err != nil {
			t.Fatal(err)
		}
		decisions, agreed = decisions+value.Figures[0].Decisions, agreed+value.Figures[0].Agreed
		for _, m := range value.Moves {
			heaviest = max(heaviest, m.Loss.Weight)
		}
	}
	names, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Names: true})
	if err != nil || len(names.Players) < 2 || len(names.Deals) > 0 {
		t.Fatal(err, names)
	}
	one, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Player: names.Players[1], Worst: 3})
	if err != nil || len(one.Deals) != len(open.Deals) || one.Format != open.Format {
		t.Fatal(err, one)
	}
	for _, deal := range one.Deals {
		if len(deal.Figures) != 1 || deal.Figures[0].Chair != 1 {
			t.Errorf("deal %d: %+v", deal.Deal, deal.Figures)
		}
		decisions, agreed = decisions-deal.Figures[0].Decisions, agreed-deal.Figures[0].Agreed
	}
	if decisions != 0 || agreed != 0 {
		t.Errorf("deal by deal there are %d decisions more, %d of them agree", decisions, agreed)
	}
	if len(one.Worst) == 0 || len(one.Worst) > 3 || one.Worst[0].Move.Loss.Weight != heaviest {
		t.Errorf("worst %+v, want one of %.0f first", one.Worst, heaviest)
	}
	for i, m := range one.Worst {
		if m.Move.Better == "" || len(m.Move.Best) > 2 || i > 0 && m.Move.Loss.Weight > one.Worst[i-1].Move.Loss.Weight {
			t.Errorf("worst %d: %+v", i, m)
		}
	}
	if all, err := ReplaySurvey(ReplaySurveyRequest{Text: text}); err != nil || len(all.Deals) == 0 ||
		len(all.Deals[0].Figures) != open.Deals[0].Players || len(all.Worst) > 0 {
		t.Errorf("%v %+v", err, all)
	}
	if nobody, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Player: "nobody"}); err != nil ||
		len(nobody.Deals) > 0 {
		t.Errorf("%v %+v", err, nobody)
	}
	if _, err := ReplaySurvey(ReplaySurveyRequest{Text: "{\"title\":5"}); err == nil {
		t.Error("a text that is no game is reviewed")
	}
}

// TestCourseValue returns the prospects of every player of a deal.
func TestCourseValue(t *testing.T) {
	open := openLog(t, ReplayOpenRequest{Text: logText(t, logs[0].path)})
	value, err := ReplayCourseOf(ReplayCourseRequest{ID: open.ID, Deal: 0})
	if err != nil || len(value.Chairs) != open.Deals[0].Players {
		t.Fatal(err, value)
	}
	last, wins := open.Deals[0].Steps, 0.0
	for _, chair := range value.Chairs {
		end := chair.Points[len(chair.Points)-1]
		if len(chair.Points) < 5 || end.Step != last {
			t.Errorf("%s: %+v", chair.Wind, chair.Points)
		}
		wins += end.Win
	}
	if int(wins) != len(open.Deals[0].Result.Wins) {
		t.Errorf("%.0f winners, want %d", wins, len(open.Deals[0].Result.Wins))
	}
	if _, err := ReplayCourseOf(ReplayCourseRequest{ID: open.ID, Deal: 99}); err == nil {
		t.Error("deal 99")
	}
}
