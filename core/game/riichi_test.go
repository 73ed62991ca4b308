package game_test

import (
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
)

// The hands of the riichi tests: East waits for 3s, South for P and S, North for 5m; West has nine terminals and
// honours.
var riichiHands = []string{"123456789m12sEE", "123456789tPPSS", "1199m1199sEWNFC", "234m234t222s77s46m"}

// riichiTable deals hands, with the dead wall unknown except for the first replacement tile.
func riichiTable(t testing.TB, id string, hands []string, front string) *game.Table {
	t.Helper()
	return start(t, game.Match{Players: 4, Tiles: "136", Rules: tableOf(id), Score: 25000,
		Wall: stack(t, true, hands, front, strings.Repeat("?", 13)+"8s")})
}

// TestRiichiRules plays commands, then one that is accepted or refused.
func TestRiichiRules(t *testing.T) {
	const ready = "W8t9sF1t1t"
	tests := []struct{ name, id, front, played, command, want string }{
		{"riichi", "riichi-tenhou", ready, "-", "El", ""},
		{"riichi has to be ready", "riichi-tenhou", ready, "- l", "Ed2s",
			"East has declared riichi and would not be ready without 2s"},
		{"riichi of a hand that is not", "riichi-tenhou", ready + "2t", "- dW - d8t -", "Wl",
			"West cannot declare riichi: the hand is not ready"},
		{"riichi with an open hand", "riichi-tenhou", "P8t1tF9s", "- dP SpP SdS - d8t - d1t - dF -", "Sl",
			"South cannot declare riichi: the hand is open"},
		{"no riichi with few tiles", "riichi-tenhou", "W8tF", "-", "El",
			"East cannot declare riichi: want 4 tiles left in the wall, found 2"},
		{"riichi with few tiles", "riichi-m-league", "W8tF", "-", "El", ""},
		{"in riichi", "riichi-tenhou", ready, "- l dW - d8t - d9s - dF -", "Ed1m",
			"East is in riichi and discards the tile drawn, 1t"},
		{"riichi twice", "riichi-tenhou", ready, "- l dW - d8t - d9s - dF -", "El", "East has declared riichi already"},
		{"no claim in riichi", "riichi-tenhou", "WE1t1t2t3t", "- l dW - dE", "EpE",
			"East cannot pung: in riichi nothing is claimed"},
		{"a riichi discard can be won on", "riichi-tenhou", "5m8t9sF1t", "- l d5m", "Nr", ""},
		{"the own river", "riichi-tenhou", "3s3s1t1t2t", "- d3s - d3s", "Er", "East cannot win on a discard: furiten"},
		{"a tile let pass", "riichi-tenhou", "W3s3s1t1t2t", "- dW - d3s - d3s", "Er",
			"East cannot win on a discard: furiten"},
		{"until the next discard", "riichi-tenhou", "W3s1t1t2t3s4t", "- dW - d3s - d1t - d1t - d2t - d3s", "Er", ""},
		{"in riichi for good", "riichi-tenhou", "W3s1t1t2t3s4t", "- l dW - d3s - d1t - d1t - d2t - d3s", "Er",
			"East cannot win on a discard: furiten"},
		{"the claimed tile again", "riichi-tenhou", "4t8tW", "- d4t c23t", "Sd4t",
			"South cannot discard 4t right after claiming it or the other end of its chow"},
		{"the other end", "riichi-tenhou", "4t8tW", "- d4t c23t", "Sd1t",
			"South cannot discard 1t right after claiming it or the other end of its chow"},
		{"not the other end", "riichi-tenhou", "4t8tW", "- d4t c35t", "Sd7t", ""},
		{"nine orphans", "riichi-tenhou", "W8t1tF", "- dW - d8t -", "=", ""},
		{"no nine orphans", "riichi-ema", "W8t1tF", "- dW - d8t -", "=",
			"the deal cannot be abandoned: no rule of riichi-ema says so here"},
		{"eight orphans", "riichi-tenhou", "W8t1tF", "- dW -", "=",
			"the deal cannot be abandoned: no rule of riichi-tenhou says so here"},
		{"after a claim", "riichi-tenhou", "P8t1tF", "- dP SpP SdS -", "=",
			"the deal cannot be abandoned: no rule of riichi-tenhou says so here"},
		{"the last discard", "riichi-tenhou", "4t", "- d4t", "Sc23t", "the deal is over, nothing can follow"},
	}
	for _, test := range tests {
		table := riichiTable(t, test.id, riichiHands, test.front)
		if err := table.Command(test.played); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		got := ""
		if err := table.Command(test.command); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

// TestThreeRonsLeaveTheStick has a riichi discard that three players wait for: their wins abandon the deal at a live
// table and in a record, and the stick is not paid. If only two can win and pass, the stick is paid.
func TestThreeRonsLeaveTheStick(t *testing.T) {
	const south, west = "111222333444tW", "555666777888sW"
	for _, row := range []struct {
		north, front string
		record       bool
		score, stick int
		refused      string
	}{
		{"555666777888tW", "W9tPPPC", false, 25000, 0, ""},
		{"555666777888tW", "W9tPPPC", true, 25000, 0, ""},
		{"555666777888tF", "W9tPPPC", true, 24000, 1, ""},
		{"555666777888tF", "W9tPPPC", false, 25000, 0, "the deal cannot be abandoned: no rule of riichi-tenhou says so here"},
	} {
		table := riichiTable(t, "riichi-tenhou", []string{"123456789m12sEE", south, west, row.north}, row.front)
		if row.record {
			table.State().Deal().Rules.Play = nil
		}
		got := ""
		err := table.Command("- l dW")
		if err == nil {
			err = table.Command("=")
		}
		if err != nil {
			got = err.Error()
		}
		s := table.State()
		if got != row.refused || s.Score(0) != row.score || s.Deposits != row.stick {
			t.Errorf("%+v: %q, score %d, %d deposits", row, got, s.Score(0), s.Deposits)
		}
	}
}

// TestForcedEnds checks where the table ends a deal by itself.
func TestForcedEnds(t *testing.T) {
	tests := []struct {
		name, id, front, played string
		want                    game.Kind
	}{
		{"four winds", "riichi-tenhou", "WW1tWF", "- dW - dW - dW - dW", game.Aborted},
		{"four winds are no matter", "riichi-ema", "WW1tWF", "- dW - dW - dW - dW", game.Discard},
		{"a claim between", "riichi-tenhou", "PW1tF", "- dP SpP SdS - dW - d1t -", game.Draw},
		{"the wall is empty", "riichi-tenhou", "W8t", "- dW - d8t", game.Exhausted},
		{"unless the last tile is won on", "riichi-tenhou", "W3s", "- dW - d3s", game.Discard},
	}
	for _, test := range tests {
		table := riichiTable(t, test.id, riichiHands, test.front)
		if err := table.Command(test.played); err != nil {
			t.Errorf("%s: %v", test.name, err)
		} else if got := table.State().Last.Kind; got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
	table := riichiTable(t, "riichi-tenhou", riichiHands, "W3s")
	if err := table.Command("- dW - d3s"); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(table.Legal(), " "); got != "Er #" {
		t.Errorf("legal %s", got)
	}
	if err := table.Command("#"); err != nil || table.Undo() != nil || table.State().Last.Kind != game.Discard {
		t.Errorf("%v, after undo %s", err, table.State().Last.Kind)
	}
}

// TestIndicators checks how many indicators are turned after a claimed kong: at its replacement tile, the discard after
// it, and the draw after that.
func TestIndicators(t *testing.T) {
	tests := []struct {
		id   string
		want [4]int
	}{
		{"riichi-tenhou", [4]int{1, 1, 2, 2}},
		{"riichi-mahjong-soul", [4]int{1, 1, 1, 2}},
		{"riichi-ema", [4]int{1, 2, 2, 2}},
		{"riichi-jpml-a", [4]int{1, 1, 1, 1}},
	}
	for _, test := range tests {
		table := riichiTable(t, test.id, riichiHands, "W8tF1t1t")
		var got [4]int
		for i, commands := range []string{"- d2s Nk2s", "N-", "Nd8s", "-"} {
			if err := table.Command(commands); err != nil {
				t.Fatalf("%s: %v", test.id, err)
			}
			got[i] = table.State().Turned
		}
		if got != test.want {
			t.Errorf("%s: %v indicators, want %v", test.id, got, test.want)
		}
	}
	concealed := []string{"1111m234567m9mEE", riichiHands[1], "99m1199s66sEWNFC", riichiHands[3]}
	table := riichiTable(t, "riichi-tenhou", concealed, "W8tF1t1t")
	if err := table.Command("- k1m -"); err != nil || table.State().Turned != 2 {
		t.Errorf("after a concealed kong: %d indicators, %v", table.State().Turned, err)
	}
}

// TestWinning checks the information that a scorer gets about a win.
func TestWinning(t *testing.T) {
	added := []string{riichiHands[0], riichiHands[1], riichiHands[2], "234m234t3377s46mC"}
	replaced := []string{riichiHands[0], riichiHands[1], riichiHands[2], "44234m234t22279s"}
	dragons := []string{riichiHands[0], "1234567tPPFFCC", "1199m1199sEWN57s", riichiHands[3]}
	tests := []struct {
		name   string
		hands  []string
		front  string
		played string
		chair  int
		want   game.Winning
	}{
		{"heaven", riichiHands, "3s8tF1t1t", "- s", 0, game.Winning{From: -1, FirstTurn: true}},
		{"double riichi", riichiHands, "W8t9sF3s1t", "- l dW - d8t - d9s - dF - s", 0, game.Winning{From: -1, Riichi: 2,
			Ippatsu: true, Deposits: 1}},
		{"before the first draw", riichiHands, "5m8t9sF1t", "- l d5m Nr", 3, game.Winning{From: 0, FirstTurn: true}},
		{"the last discard", riichiHands, "W3s", "- dW - d3s Er", 0, game.Winning{From: 1, LastTile: true}},
		{"the last tile", riichiHands, "W8tF1t3s", "- dW - d8t - dF - d1t - s", 0, game.Winning{From: -1, LastTile: true}},
		{"a kong robbed", added, "W3s1t1tF3s1t", "- dW - d3s Np3s dC - d1t - d1t - dF - k3s Er", 0,
			game.Winning{From: 3, Robbed: meld.Added}},
		{"a replacement tile", replaced, "W8tF1t1t", "- d2s Nk2s N- s", 3, game.Winning{From: -1, Replacement: true,
			KongReplaced: 0}},
		{"three dragons", dragons, "PFC4t1t", "- dP SpP d1t - dF SpF d2t - dC SpC d3t - d4t", 1,
			game.Winning{From: 2, Liable: 2}},
	}
	for _, test := range tests {
		table := riichiTable(t, "riichi-tenhou", test.hands, test.front)
		if err := table.Command(test.played); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		got, ok := table.State().Winning(test.chair)
		if test.want.Liable == 0 {
			test.want.Liable = -1
		}
		if !test.want.Replacement {
			test.want.KongReplaced = -1
		}
		if !ok || got.From != test.want.From || got.Riichi != test.want.Riichi || got.Ippatsu != test.want.Ippatsu ||
			got.LastTile != test.want.LastTile || got.FirstTurn != test.want.FirstTurn || got.Deposits != test.want.Deposits ||
			got.Robbed != test.want.Robbed || got.Replacement != test.want.Replacement ||
			got.KongReplaced != test.want.KongReplaced ||
			got.Liable != test.want.Liable {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}
