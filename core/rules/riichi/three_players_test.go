package riichi

import (
	"testing"

	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// TestThreePlayers checks what only games with three players have: the short cycle of the characters, North set
// aside, and a self-draw without the fourth share.
func TestThreePlayers(t *testing.T) {
	for _, row := range []struct{ ruleset, hand, situation, want string }{
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "seat=S ron=W dora=1m",
			"no win"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "seat=S tsumo dora=1m",
			"dora=3 menzen-tsumo=1: 4/40 mangan -4000,6000,-2000"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "seat=S tsumo dora=9m honba=2 deposits=1",
			"dora=3 menzen-tsumo=1: 4/40 mangan -4200,7400,-2200"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "tsumo riichi north=2",
			"menzen-tsumo=1 north-dora=2 riichi=1: 4/40 mangan 8000,-4000,-4000"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "tsumo riichi north=1 dora=3z",
			"dora=1 menzen-tsumo=1 north-dora=1 riichi=1: 4/40 mangan 8000,-4000,-4000"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "tsumo riichi north=2 dora=1z ura=3z",
			"menzen-tsumo=1 north-dora=2 riichi=1 ura-dora=2: 6/40 haneman 12000,-6000,-6000"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "riichi seat=W ron=E honba=1",
			"riichi=1: 1/50 -1800,0,1800"},
		{"riichi-mahjong-soul-3p", "111999m456p23s99p+4s", "tsumo rinshan north=1",
			"menzen-tsumo=1 north-dora=1 rinshan=1: 3/40 5200,-2600,-2600"},
		{"riichi-mahjong-soul-3p", "19m19p19s1234567z+1m", "seat=W ron=E",
			"kokushi-13=**: yakuman 2 -64000,0,64000"},
	} {
		got, err := score(winOf(row.hand, row.situation), row.ruleset, nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if text := summary(got); text != row.want {
			t.Errorf("%s %s\n got %s\nwant %s", row.hand, row.situation, text, row.want)
		}
	}
}

func TestDora(t *testing.T) {
	for _, row := range []struct {
		players    int
		indicators string
		want       string
	}{
		{4, "123456789m", "234567891m"},
		{4, "19p19s", "21p21s"},
		{4, "1234567z", "2341675z"},
		{4, "0m0p0s", "6m6p6s"},
		{3, "19m", "91m"},
		{3, "189p1234567z", "291p2341675z"},
	} {
		want := tiletest.Tiles(row.want)
		for i, indicator := range tiletest.Tiles(row.indicators) {
			if got := doraOf(indicator, row.players); got != want[i] {
				t.Errorf("%d players: %s points to %s, want %s", row.players, indicator, got, want[i])
			}
		}
	}
	if got := doraOf(tile.Joker, 4); got != tile.None {
		t.Errorf("a joker points to %s", got)
	}
}
