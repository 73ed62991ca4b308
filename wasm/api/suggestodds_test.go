package api

import "testing"

// TestSuggestedOdds asks for a discard at tables of four and of three. With three rivals at a riichi table the discard
// has the odds of the deal, the same as analyze finds with everything that the chair sees; elsewhere it has only the
// chance to win if no other player wins.
func TestSuggestedOdds(t *testing.T) {
	for _, row := range []struct {
		ruleset, tiles string
		players        int
		odds           bool
	}{{"riichi-tenhou", "136", 4, true}, {"riichi-mahjong-soul-3p", "136", 3, false}, {"mcr", "144", 4, false}} {
		asked, withOdds := 0, 0
		for seed := 1; seed <= 6; seed++ {
			open, err := GameNew(GameNewRequest{Players: row.players, Tiles: row.tiles, Ruleset: row.ruleset, Seed: &seed})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := GameCommand(GameCommandRequest{ID: open.ID, Text: "E-"}); err != nil {
				t.Fatal(err)
			}
			value, err := GameSuggest(GameSuggestRequest{ID: open.ID})
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
				if want := analyzedOdds(t, open.ID, best.Tile); !best.Odds.closes() || want == nil || *best.Odds != *want {
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

// analyzedOdds asks analyze for the odds that gameSuggest gives the first chair.
func analyzedOdds(t *testing.T, id, tile string) *Odds {
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
		Rivals: sight.Rivals})
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
