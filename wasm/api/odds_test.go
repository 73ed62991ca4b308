package api

import (
	"math"
	"testing"
)

// closes reports whether odds are chances that sum to 1.
func (o *Odds) closes() bool {
	return math.Abs(o.Win+o.Others+o.Draw-1) < 1e-9 && o.Win >= 0 && o.Others >= o.DealIn-1e-4 && o.DealIn >= 0 &&
		o.Draw >= 0
}

// TestOddsOfReview checks that every decision of a riichi game of three or four has odds that sum to 1, and losses
// equal to the difference of their points.
func TestOddsOfReview(t *testing.T) {
	for _, name := range []string{"4-players", "3-players"} {
		log := openLog(t, ReplayOpenRequest{Text: logText(t, "tenhou/testdata/"+name+".json")})
		told, sized := 0, 0
		for deal := range log.Deals {
			review, err := ReplayReview(ReplayReviewRequest{ID: log.ID, Deal: deal})
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range review.Moves {
				if (m.Size == "") != (m.Loss.Points == 0) || m.Size != "" && m.Loss.Points < 100 {
					t.Errorf("%s, step %d: %+v is %q", name, m.Step, m.Loss, m.Size)
				}
				if m.Odds == nil || m.Odds.Made == nil || m.Odds.Best == nil {
					continue
				}
				told++
				if !m.Odds.Made.closes() || !m.Odds.Best.closes() {
					t.Errorf("%s, step %d: %+v %+v do not sum to 1", name, m.Step, m.Odds.Made, m.Odds.Best)
				}
				if m.Size != "" {
					sized++
					if m.Loss.Points > m.Odds.Best.Points-m.Odds.Made.Points+1 {
						t.Errorf("%s, step %d: loses %v of %v and %v", name, m.Step, m.Loss.Points, m.Odds.Best.Points,
							m.Odds.Made.Points)
					}
				}
			}
			course, err := ReplayCourseOf(ReplayCourseRequest{ID: log.ID, Deal: deal})
			if err != nil {
				t.Fatal(err)
			}
			for _, chair := range course.Chairs {
				for _, p := range chair.Points {
					if p.Odds == nil || !p.Odds.closes() {
						t.Errorf("%s, deal %d, step %d: odds %+v", name, deal, p.Step, p.Odds)
					}
				}
			}
		}
		if told <= 50 || sized == 0 {
			t.Errorf("%s: %d decisions with odds, %d with a size", name, told, sized)
		}
	}
	if _, err := ReplayCourseOf(ReplayCourseRequest{ID: openLog(t,
		ReplayOpenRequest{Text: logText(t, "tenhou/testdata/4-players.json")}).ID, Level: "weak"}); err == nil {
		t.Error("a level that there is not: no error")
	}
}

// TestOddsOfAnalyze checks that the first discards have odds if all rivals are given, that wins are rarer against a
// riichi and at a stronger table, and that an unknown table is refused.
func TestOddsOfAnalyze(t *testing.T) {
	ask := func(level string, riichi bool, winds ...string) *Odds {
		t.Helper()
		request := AnalyzeRequest{Hand: "123m456p4579s1155z", Situation: Situation{SeatWind: "S"}, Level: level}
		for i, wind := range winds {
			rival := Rival{Wind: wind, River: []RivalRiver{{Tile: "9m"}, {Tile: "1p"}, {Tile: "3z"},
				{Tile: "4z", Riichi: riichi && i == 0}}}
			rival.Riichi = riichi && i == 0
			request.Rivals = append(request.Rivals, rival)
		}
		value, err := Analyze(request)
		if err != nil {
			t.Fatal(err)
		}
		return value.Discards[0].Odds
	}
	usual := ask("", false, "E", "W", "N")
	if usual == nil || !usual.closes() || usual.Win < 0.1 || usual.Win > 0.6 {
		t.Fatalf("%+v", usual)
	}
	if pressed := ask("", true, "E", "W", "N"); pressed.Win >= usual.Win || pressed.DealIn <= usual.DealIn ||
		pressed.Points >= usual.Points {
		t.Errorf("against a riichi %+v, without %+v", pressed, usual)
	}
	if strong, ordinary := ask("strongest", false, "E", "W", "N"), ask("ordinary", false, "E", "W",
		"N"); strong.Draw <= usual.Draw || ordinary.Draw >= usual.Draw {
		t.Errorf("draws at %v, %v, %v: want fewer the weaker the table", strong.Draw, usual.Draw, ordinary.Draw)
	}
	if two := ask("", false, "E", "W"); two != nil {
		t.Errorf("with two rivals: %+v", two)
	}
	three := AnalyzeRequest{Hand: "119m456p4579s1155z", Ruleset: "riichi-tenhou-3p", Players: 3,
		Situation: Situation{SeatWind: "S"},
		Rivals:    []Rival{{Wind: "E", River: []RivalRiver{{Tile: "9m"}}}, {Wind: "W", River: []RivalRiver{{Tile: "1p"}}}}}
	for rivals := 2; rivals > 0; rivals-- {
		three.Rivals = three.Rivals[:rivals]
		value, err := Analyze(three)
		if err != nil {
			t.Fatal(err)
		}
		if o := value.Discards[0].Odds; (o != nil) != (rivals == 2) || o != nil && !o.closes() {
			t.Errorf("three players, %d rivals: %+v", rivals, o)
		}
	}
	if none := ask("", false); none != nil {
		t.Errorf("with none: %+v", none)
	}
}
