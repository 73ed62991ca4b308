package api

import (
	"strings"
	"testing"
)

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
	log := openLog(t, ReplayOpenRequest{Text: textOf(t, id)})
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

// TestSuggestedMoves asks for a kong, which has no chance of a discard, for the discard after a pung, which has one,
// and for that of a hand far from ready.
func TestSuggestedMoves(t *testing.T) {
	hands := []string{"234m4566p67s1115z", "1199m22p335577z6s", "147m258p369s2346z", "2277m1188p99s446z"}
	open, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou",
		Wall: stacked(t, hands, "1z")})
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: open.ID})
	suggest := func(commands ...string) GameSuggestValue {
		t.Helper()
		for _, command := range commands {
			if moved, err := GameCommand(GameCommandRequest{ID: open.ID, Text: command}); err != nil {
				t.Fatal(command, err, moved.Legal)
			}
		}
		value, err := GameSuggest(GameSuggestRequest{ID: open.ID})
		if err != nil || len(value.Best) == 0 {
			t.Fatalf("%v %+v", err, value)
		}
		return value
	}
	if value := suggest("E-"); value.Command != "EkE" || value.Alone != nil {
		t.Errorf("suggests %s with the chance %v, want the kong", value.Command, value.Alone)
	}
	// Two from ready after the pung.
	if value := suggest("EdP", "SpP"); !strings.HasPrefix(value.Command, "Sd") || value.Alone == nil ||
		*value.Alone <= 0 || value.Best[0].Shanten != 2 {
		t.Errorf("suggests %s with the chance %v of %+v", value.Command, value.Alone, value.Best)
	}
	// The next hand is farther, too far for a chance.
	if value := suggest("Sd6s", "W-"); value.Best[0].Shanten < 3 || value.Alone != nil {
		t.Errorf("suggests %s, %d from ready, with the chance %v", value.Command, value.Best[0].Shanten, value.Alone)
	}
}
