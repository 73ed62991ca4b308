package game_test

import (
	"strings"
	"testing"

	"tehai/core/game"
)

// TestAbandonment plays up to each reason to abandon a deal, and up to similar tables without one.
func TestAbandonment(t *testing.T) {
	winds := []string{riichiHands[0], riichiHands[1], "1199m1199sENNFC", riichiHands[3]}
	ready := []string{riichiHands[0], "123456789t12sSS", "111222m444555sN", "888999t777888sF"}
	kongs := []string{"1111m2222m33345s", "1111t2222t33345t", "1199sEEWWNNFFC", "67899m67899sPPF"}
	rons := []string{riichiHands[0], "111222333444tW", "555666777888sW", "555666777888tW"}
	for _, row := range []struct {
		name   string
		hands  []string
		front  string
		played string
		want   game.Abandonment
	}{
		{"nine orphans", riichiHands, "W8t1tF", "- dW - d8t -", game.NineOrphans},
		{"eight orphans", riichiHands, "W8t1tF", "- dW -", ""},
		{"one short of nine orphans", winds, "W8t8tF", "- dW - d8t -", ""},
		{"nine orphans after a claim", riichiHands, "P8t1tF", "- dP SpP SdS -", ""},
		{"four winds", winds, "WWWW6t6t", "- dW - dW - dW - dW", game.FourWinds},
		{"three winds", winds, "WWW1t6t", "- dW - dW - dW - d1t", ""},
		{"four riichi", ready, "PPPC6t6t6t1s", "- l dP - l dP - l dP - l dC", game.FourRiichi},
		{"three riichi", ready, "PPPC6t6t6t1s", "- l dP - l dP - l dP - dC", ""},
		{"four kongs", kongs, "6s6t8t8t8t8t", "- k1m - k2m - d6s - k1t - k2t - d6t", game.FourKongs},
		{"three kongs", kongs, "6s6t8t8t8t8t", "- k1m - k2m - d6s - k1t - d6t", ""},
		{"three rons", rons, "W9tPPPC", "- dW", game.ThreeRons},
	} {
		table := start(t, game.Match{Players: 4, Tiles: "136", Rules: tableOf("riichi-tenhou"), Score: 25000,
			Wall: stack(t, true, row.hands, row.front, strings.Repeat("?", 10)+"SSNC")})
		// A record does not abandon the deal by itself.
		record := game.NewRecord(table.State().Deal())
		for _, word := range strings.Fields(row.played) {
			event, err := record.Last().ReadCommand(word)
			if err == nil {
				err = record.Add(event)
			}
			if err != nil {
				t.Fatalf("%s: %s: %v", row.name, word, err)
			}
		}
		if got := record.Last().Abandonment(); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}
