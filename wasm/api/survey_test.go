package api

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

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
		made := slices.ContainsFunc(m.Move.Best, func(to DiscardTo) bool { return to.Tile == m.Move.Made })
		if m.Move.Better == "" || m.Move.Row != nil || len(m.Move.Best) > 2 || m.Move.Kind == "discard" && !made ||
			i > 0 && m.Move.Loss.Weight > one.Worst[i-1].Move.Loss.Weight {
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

// TestSurveyWorst asks for some of the worst decisions: they are the first of all that cost something.
func TestSurveyWorst(t *testing.T) {
	text := logText(t, logs[0].path)
	worst := func(most int) []SurveyMove {
		t.Helper()
		value, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Worst: most})
		if err != nil {
			t.Fatal(err)
		}
		return value.Worst
	}
	all := worst(1000)
	if len(all) < 4 || all[0].Move.Loss.Weight <= all[len(all)-1].Move.Loss.Weight {
		t.Fatalf("%d decisions cost something", len(all))
	}
	if most := len(all) / 2; !reflect.DeepEqual(worst(most), all[:most]) {
		t.Errorf("the worst %d are not the first of %d", most, len(all))
	}
}

// TestSurveyWithoutReview counts the deals that cannot be reviewed, of rules whose choices are not ranked, and reviews
// none of them; where only the names are asked for, nothing is wrong with the file.
func TestSurveyWithoutReview(t *testing.T) {
	played := machines(t, GameNewRequest{Players: 4, Tiles: "108", Ruleset: "sichuan-common", Seed: new(7)}, "fast")
	text := textOf(t, played.ID)
	for names, problems := range map[bool]int{true: 0, false: 1} {
		value, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Names: names, Worst: 5})
		if err != nil || value.Problems != problems || len(value.Deals) > 0 || len(value.Worst) > 0 {
			t.Errorf("%v: %+v, want %d problems", err, value, problems)
		}
	}
}

// TestSurveyOfTwoGames has a player in the second game of a file alone: the date is that of the first, and what the
// review found is noted in the second.
func TestSurveyOfTwoGames(t *testing.T) {
	played := logText(t, "testdata/riichi.uzje")
	text := "Date: 2026-01-02\n" + strings.Replace(played, "A, B, C, D", "E, B, C, D", 1) + "\nDate: 2026-03-04\n" + played
	value, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Player: "A", Index: true})
	if err != nil || value.Date != "2026-01-02" || len(value.Deals) != 1 || value.Deals[0].Deal != 1 {
		t.Fatalf("%v %+v", err, value)
	}
	a := askSearch(t, SearchAskRequest{ID: searchOf(t, value.Index, "a"), Question: "reviewed", Most: 1000})
	if a.Places == 0 || a.Places != value.Deals[0].Figures[0].Decisions {
		t.Errorf("%d decisions are found, want those of %+v", a.Places, value.Deals[0].Figures)
	}
	for _, p := range a.List {
		if p.Deal != 1 || p.Chair != 0 {
			t.Errorf("a decision of chair %d in deal %d, want chair 0 in deal 1", p.Chair, p.Deal)
		}
	}
}

// TestSurveyRiichi declares riichi with a discard that leaves the wait on one kind where another leaves it on two: both
// discards come back with the decision.
func TestSurveyRiichi(t *testing.T) {
	wall := stacked(t, []string{"345m13p456678s22z", "1199m1199p33557z", "2288m2288p44667z", "2288m6677p99s446z"}, "4p")
	played := commanded(t, GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Wall: wall}, "E- El Ed4t")
	value, err := ReplaySurvey(ReplaySurveyRequest{Text: played, Worst: 1})
	if err != nil || len(value.Worst) != 1 {
		t.Fatalf("%v %+v", err, value)
	}
	move := value.Worst[0].Move
	if move.Made != "El Ed4t" || len(move.Best) != 2 || move.Best[0].Tile != "1p" || move.Best[1].Tile != "4p" {
		t.Errorf("%s has %+v, want the discards 1p and 4p", move.Made, move.Best)
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
