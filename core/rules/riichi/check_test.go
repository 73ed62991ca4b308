package riichi

import (
	"testing"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// TestImpossible checks what is refused, and the exact errors.
func TestImpossible(t *testing.T) {
	const closed, open = "123789m456p23s99p+4s", "123789m456p9p+9p chi:234s"
	const quadded = "123789m23s99p+4s ankan:1111z"
	for _, row := range []struct {
		ruleset, hand, situation string
		code                     source.Code
		want                     string
	}{
		{"", closed, "ippatsu", source.ImpossibleSituation, "ippatsu without riichi"},
		{"", open, "riichi", source.ImpossibleSituation, "riichi with an open hand"},
		{"", closed, "tsumo chankan", source.ImpossibleSituation, "robbing a quad by self-draw"},
		{"", quadded, "tsumo rinshan last", source.ImpossibleSituation, "the last tile of the wall as a replacement tile"},
		{"", closed, "chankan last", source.ImpossibleSituation,
			"robbing a quad on the last discard: after the last tile no quad is declared"},
		{"", quadded, "ron=S rinshan", source.ImpossibleSituation, "a replacement tile by ron"},
		{"", closed, "tsumo rinshan", source.ImpossibleSituation, "a replacement tile without a quad"},
		{"", quadded, "tsumo rinshan riichi ippatsu", source.ImpossibleSituation,
			"ippatsu with the replacement tile of a quad, which interrupts it"},
		{"", quadded, "tsumo double-riichi ippatsu", source.ImpossibleSituation,
			"ippatsu after double riichi with a quad, which was declared later and interrupts it"},
		{"", open, "tsumo first", source.ImpossibleSituation, "a win on the first turn after a call or a quad"},
		{"", quadded, "tsumo first", source.ImpossibleSituation, "a win on the first turn after a call or a quad"},
		{"", closed, "tsumo first dora=1z2z", source.ImpossibleSituation, "a win on the first turn after a call or a quad"},
		{"", closed, "tsumo first riichi", source.ImpossibleSituation,
			"a win on the first turn after riichi, which takes a discard"},
		{"", closed, "tsumo first last", source.ImpossibleSituation, "a win on the first turn with the last tile"},
		{"", closed, "first ron=S", source.ImpossibleSituation,
			"a ron by the dealer before the own first turn: the dealer has the first turn"},
		{"", closed, "dora=1z ura=2z", source.ImpossibleSituation, "ura dora without riichi"},
		{"", closed, "riichi dora=1z ura=2z3z", source.ImpossibleSituation, "more ura indicators than indicators"},
		{"", closed, "dora=1z2z3z4z5z6z", source.ImpossibleSituation,
			"more than five indicators: there are four quads at most"},
		{"", closed, "robbed-concealed tsumo", source.ImpossibleSituation, "robbing a quad by self-draw"},
		{"", closed, "honba=-1", source.ImpossibleSituation, "counters and deposits are numbers from 0 to 10000"},
		{"", closed, "deposits=10001", source.ImpossibleSituation, "counters and deposits are numbers from 0 to 10000"},
		{"", closed, "local=open-riichi", source.ImpossibleSituation, "open riichi without riichi"},
		{"", closed, "tsumo local=kanburi", source.ImpossibleSituation,
			"a discard that made the win with a self-draw or a robbed quad"},
		{"", closed, "local=moon", source.ImpossibleSituation,
			`local: want some of open-riichi open-riichi-dealt-in tsubame-gaeshi kanburi paarenchan, found "moon"`},
		{"", closed, "tsumo ron=W", source.ImpossibleSituation, "a discarder with a self-draw"},
		{"", closed, "seat=W ron=W", source.ImpossibleSituation,
			"the discarder's wind: want another than the winner's own, found West"},
		{"", "111m23s99p456p12z+4s", "", source.WrongTileCount,
			"want 14 closed tiles beside 0 melds, the winning tile among them, found 13"},
		{"", "11111m234567p123s", "", source.TooManyCopies, "tile 1m: want at most 4, found 5"},
		{"", "111z234567p23499s", "dora=1z1z", source.ImpossibleSituation,
			"tile 1z: want at most 4, found 5 with the indicators and the tiles set aside"},
		{"", "111z234567p23499s", "riichi dora=1z ura=1z", source.ImpossibleSituation,
			"tile 1z: want at most 4, found 5 with the indicators and the tiles set aside"},
		{"", "123789m456p99p44s+4s", "chankan", source.ImpossibleSituation,
			"tile 4s: the robbed kong has the other three, so the hand and the indicators can have no more"},
		{"", closed, "chankan dora=4s", source.ImpossibleSituation,
			"tile 4s: the robbed kong has the other three, so the hand and the indicators can have no more"},
		{"", closed, "dora=5f", source.UnsupportedTile, "indicator 5f: want one of the standard 34 kinds"},
		{"", "123789m00p34p99s4z+4z", "", source.ImpossibleSituation, "tile 0p: want at most 1 red five of a suit, found 2"},
		{"riichi-ema", closed, "north=1", source.ImpossibleSituation,
			"North set aside is a three-player rule; scoring as riichi-ema"},
		{"riichi-tenhou-3p", closed, "", source.UnsupportedTile, "tile 2m: three players play without 2m to 8m"},
		{"riichi-tenhou-3p", "111m44z99p+9p chi:234s chi:456s", "", source.ImpossibleSituation,
			"meld [2s 3s 4s]: three players call no sequences"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "dora=5m", source.UnsupportedTile,
			"indicator 5m: three players play without 2m to 8m"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "seat=N", source.ImpossibleSituation,
			"the seat wind: three players have no North"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "ron=N", source.ImpossibleSituation,
			"the discarder's wind: three players have no North"},
		{"riichi-tenhou-3p", "111999m444z23s99p+4s", "north=2", source.ImpossibleSituation,
			"tile 4z: want at most 4, found 5 with the indicators and the tiles set aside"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "north=5", source.ImpossibleSituation,
			"North set aside is a number from 0 to 4"},
		{"", closed, "liable=W", source.ImpossibleSituation, "liable player West: want a call from there that completes " +
			"all dragons, all winds or four quads, or an open quad before the replacement tile"},
		{"", "11m23s+4s ankan:5555z ankan:6666z ankan:7777z", "liable=W", source.ImpossibleSituation,
			"liable player West: want a call from there that completes all dragons, all winds or four quads, or an open quad " +
				"before the replacement tile"},
		{"", "11m23s+4s ankan:5555z ankan:6666z pon:777z", "liable=E", source.ImpossibleSituation,
			"the liable player's wind: want another than the winner's own, found East"},
	} {
		ruleset := row.ruleset
		if ruleset == "" {
			ruleset = "riichi-tenhou"
		}
		_, err := score(winOf(row.hand, row.situation), ruleset, nil)
		e, ok := err.(*source.Error)
		if !ok || e.Code != row.code || e.Message != row.want {
			t.Errorf("%s %q: %v, want %s %s", row.hand, row.situation, err, row.code, row.want)
		}
	}
}

// TestPossible has situations that look odd but are possible.
func TestPossible(t *testing.T) {
	for _, row := range []struct{ ruleset, hand, situation string }{
		{"riichi-tenhou", "123789m456p23s99p+4s", "riichi ippatsu chankan"},
		{"riichi-tenhou", "123789m456p23s99p+4s", "riichi"}, // the riichi stick was not counted
		{"riichi-tenhou", "123789m23s99p+4s ankan:1111z", "riichi ippatsu ron=S dora=2z3z ura=4z5z"},
		{"riichi-tenhou-3p", "111999m456p23s99p+4s", "tsumo rinshan north=1"},
		{"riichi-tenhou", "11m23s+4s pon:555z pon:666z pon:777z", "liable=W tsumo"},
		{"riichi-tenhou", "1m+1m ankan:2222p kakan:3333p minkan:4444p ankan:5555s", "liable=S ron=W"},
		{"riichi-ema", "123789m00p34p99s4z+4z", ""},
	} {
		if _, err := score(winOf(row.hand, row.situation), row.ruleset, nil); err != nil {
			t.Errorf("%s %q under %s: %v", row.hand, row.situation, row.ruleset, err)
		}
	}
}

// TestLiableSide checks that the liable player is the one the call came from.
func TestLiableSide(t *testing.T) {
	for _, row := range []struct {
		from   meld.Side
		liable string
		ok     bool
	}{
		{meld.Right, "S", true}, {meld.Across, "W", true}, {meld.Left, "N", true}, {meld.Unsaid, "W", true},
		{meld.Right, "W", false}, {meld.Left, "S", false},
	} {
		win := winOf("11m23s+4s ankan:5555z ankan:6666z", "tsumo liable="+row.liable)
		called, err := meld.New(tiletest.Tiles("777z"), meld.NotKong, -1, row.from)
		if err != nil {
			t.Fatal(err)
		}
		win.Hand.Melds = append(win.Hand.Melds, called)
		if _, err := score(win, "riichi-tenhou", nil); (err == nil) != row.ok {
			t.Errorf("called from side %d, liable %s: %v", row.from, row.liable, err)
		}
	}
}

// TestNonsense scores wins that no parser would accept.
func TestNonsense(t *testing.T) {
	for _, win := range []rules.Win{
		{},
		{Situation: rules.Situation{SeatWind: tile.Red, Riichi: -3, North: -1}},
		{Hand: handOf("11122233344455z"), Situation: rules.Situation{SeatWind: tile.Red}},
		{Hand: handOf("11122233344455z"), Situation: rules.Situation{From: tile.Joker}},
		{Hand: handOf("11122233344455z"), Situation: rules.Situation{Riichi: 3}},
		{Hand: handOf("11122233344455f")},
	} {
		if res, err := score(win, "riichi-tenhou", nil); err == nil {
			t.Errorf("%+v scored as %+v", win, res)
		}
	}
	win := winOf("123789m456p23s99p+4s", "")
	win.Hand.Win = -1
	const want = "want one of the 14 closed tiles to be the winning one, found none"
	if _, err := score(win, "riichi-tenhou", nil); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
