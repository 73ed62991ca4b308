package api

import "testing"

// TestSuggestedOdds asks for a discard at tables of four and of three. At a riichi table the discard has the odds of
// the deal at the level asked for, the same as analyze finds with everything that the chair sees; elsewhere it has
// only the chance to win if no other player wins.
func TestSuggestedOdds(t *testing.T) {
	for _, row := range []struct {
		ruleset, tiles string
		players        int
		odds           bool
		level          string
	}{{"riichi-tenhou", "136", 4, true, ""}, {"riichi-tenhou", "136", 4, true, "strongest"},
		{"riichi-mahjong-soul-3p", "136", 3, true, ""}, {"mcr", "144", 4, false, ""}} {
		asked, withOdds := 0, 0
		for seed := 1; seed <= 6; seed++ {
			open, err := GameNew(GameNewRequest{Players: row.players, Tiles: row.tiles, Ruleset: row.ruleset, Seed: &seed})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := GameCommand(GameCommandRequest{ID: open.ID, Text: "E-"}); err != nil {
				t.Fatal(err)
			}
			value, err := GameSuggest(GameSuggestRequest{ID: open.ID, Level: row.level})
			if err != nil {
				t.Fatal(row.ruleset, seed, err)
			}
			if value.Alone == nil {
				continue // too far from ready for chances
			}
			asked++
			for _, best := range value.Best {
				if best.Odds == nil {
					continue
				}
				withOdds++
				want := analyzedOdds(t, open.ID, best.Tile, row.level)
				if !best.Odds.closes() || want == nil || *best.Odds != *want {
					t.Errorf("%s, seed %d, %s: %+v, want %+v", row.ruleset, seed, best.Tile, best.Odds, want)
				}
			}
			if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
				t.Fatal(err)
			}
		}
		if asked == 0 || (withOdds > 0) != row.odds {
			t.Errorf("%s: %d discards with a chance, %d of them with odds", row.ruleset, asked, withOdds)
		}
	}
}

// TestSuggestLevel asks for the same discard at tables of different strength: the default is usual, a stronger table
// ends in more draws, and an unknown one is refused.
func TestSuggestLevel(t *testing.T) {
	open, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Seed: new(1)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := GameCommand(GameCommandRequest{ID: open.ID, Text: "E-"}); err != nil {
		t.Fatal(err)
	}
	draw := func(level string) float64 {
		t.Helper()
		value, err := GameSuggest(GameSuggestRequest{ID: open.ID, Level: level})
		if err != nil || len(value.Best) == 0 || value.Best[0].Odds == nil {
			t.Fatalf("%q: %+v, %v, want odds", level, value, err)
		}
		return value.Best[0].Odds.Draw
	}
	usual := draw("")
	if got := draw("usual"); got != usual {
		t.Errorf("usual gives %v, the default %v", got, usual)
	}
	if weak, strong := draw("ordinary"), draw("strongest"); weak >= usual || strong <= usual {
		t.Errorf("draws at %v, %v, %v: want more the stronger the table", weak, usual, strong)
	}
	if _, err := GameSuggest(GameSuggestRequest{ID: open.ID, Level: "weak"}); err == nil {
		t.Error("a level that there is not: no error")
	}
	if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
		t.Fatal(err)
	}
}

// analyzedOdds asks analyze for the odds that gameSuggest gives the first chair.
func analyzedOdds(t *testing.T, id, tile, level string) *Odds {
	t.Helper()
	text, err := GameText(GameTextRequest{ID: id})
	if err != nil {
		t.Fatal(err)
	}
	log := openLog(t, ReplayOpenRequest{Text: text.Text})
	sight, err := ReplaySight(ReplaySightRequest{ID: log.ID, Step: log.Deals[0].Steps})
	if err != nil {
		t.Fatal(err)
	}
	value, err := Analyze(AnalyzeRequest{Hand: sight.Hand, Ruleset: sight.Ruleset, Options: sight.Options,
		Players: sight.Players,
		Seen:    sight.Seen, River: sight.River, Situation: sight.Situation, Indicators: sight.Situation.Indicators,
		Rivals: sight.Rivals, Level: level})
	if err != nil {
		t.Fatal(err)
	}
	for _, to := range value.Discards {
		if to.Tile == tile {
			return to.Odds
		}
	}
	return nil
}
