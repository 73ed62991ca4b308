package api

import (
	"slices"
	"testing"
)

// TestResultOfDeals has computer players play deals to their end: each reply that ends one has the result. An exhausted
// wall lists the ready hands that its payments are for, a win its value, and an abandoned deal its reason.
func TestResultOfDeals(t *testing.T) {
	kinds := map[string]int{}
	for seed := 1; seed <= resultDeals; seed++ {
		open, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Seed: &seed})
		if err != nil {
			t.Fatal(err)
		}
		if open.Result != nil {
			t.Fatalf("seed %d: a deal that has not begun ended with %+v", seed, open.Result)
		}
		played, err := GamePlay(GamePlayRequest{ID: open.ID, Strengths: []string{"fast", "fast", "fast", "fast"}})
		if err != nil {
			t.Fatal(err)
		}
		if played.Result == nil || played.After == nil {
			t.Fatalf("seed %d: the deal ended with result %v, after %v", seed, played.Result, played.After)
		}
		kinds[played.Result.Kind]++
		checkResult(t, seed, played.Result)
		if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
			t.Fatal(err)
		}
	}
	if kinds["win"] == 0 || kinds["exhausted"] == 0 {
		t.Errorf("the deals ended in %v, want wins and exhausted walls", kinds)
	}
}

// TestResultOfAbandonedDeal abandons the first deal in which a dealer may do so.
func TestResultOfAbandonedDeal(t *testing.T) {
	for seed := range 500 {
		open, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Seed: &seed})
		if err != nil {
			t.Fatal(err)
		}
		value, err := GameCommand(GameCommandRequest{ID: open.ID, Text: "E-"})
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(value.Legal, "=") {
			value, err = GameCommand(GameCommandRequest{ID: open.ID, Text: "="})
			if err != nil || value.Result == nil || value.Result.Why != "nine-orphans" {
				t.Errorf("seed %d: abandoned with %+v, %v, want nine-orphans", seed, value.Result, err)
			}
			return
		}
		if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("no dealer of 500 may abandon the deal")
}

func checkResult(t *testing.T, seed int, result *DealResult) {
	t.Helper()
	switch result.Kind {
	case "win":
		if len(result.Wins) == 0 || result.Wins[0].Points == 0 || len(result.Wins[0].Yaku) == 0 {
			t.Errorf("seed %d: a win without value: %+v", seed, result.Wins)
		}
	case "exhausted":
		if result.Ready == nil || len(result.Payments) != 4 || total(result.Payments) != 0 {
			t.Fatalf("seed %d: %+v", seed, result)
		}
		for chair, paid := range result.Payments {
			paying := len(result.Ready)%4 != 0 && result.Nagashi == nil
			if paying && (paid > 0) != slices.Contains(result.Ready, chair) {
				t.Errorf("seed %d: chair %d of %v ready gets %d", seed, chair, result.Ready, paid)
			}
		}
	}
}
