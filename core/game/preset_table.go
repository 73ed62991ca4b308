package game

import "strings"

// Presets are the rule sets by id, as far as the table is concerned; what they
// pay is a matter of scoring. Rows of riichi follow the comparison in its rules
// reference; what that leaves open is as in the first row.
//
// Tenhou turns the indicator of an open kong together with the discard: its
// logs count it for a win on that discard.
var presets = []preset{
	{id: "riichi-tenhou", start: 25000, red: true, kongs: WithDiscard, rons: 2, threeAbort: true, aborts: true},
	{id: "riichi-mahjong-soul", start: 25000, red: true, kongs: AfterDiscard, rons: 3, aborts: true, robConcealed: true},
	{id: "riichi-ema", start: 30000, kongs: AtOnce, rons: 3, robConcealed: true},
	{id: "riichi-wrc", start: 30000, kongs: WithDiscard, rons: 1},
	{id: "riichi-jpml-a", start: 30000, kongs: Never, rons: 1},
	{id: "riichi-m-league", start: 25000, red: true, kongs: AtOnce, rons: 1, lateRiichi: true},
	{id: "riichi-tenhou-3p", start: 35000, red: true, kongs: WithDiscard, rons: 2, aborts: true},
	{id: "riichi-mahjong-soul-3p", start: 35000, red: true, kongs: AfterDiscard, rons: 2, aborts: true, robConcealed: true},
}

type preset struct {
	id           string
	start        int    // points
	red          bool   // red fives
	kongs        Timing // of indicators
	rons         int    // winners on one discard
	threeAbort   bool   // three wins on one discard abandon the deal
	aborts       bool   // the other abortive draws
	robConcealed bool   // thirteen orphans may rob a concealed kong
	lateRiichi   bool   // riichi without a draw left
}

// Preset returns the rules of a rule set by its id: uzje, classical or one of
// riichi, and the points at the start. It leaves the functions, Complete, Ready
// and Play.MayWin, to its caller; a record wants Play nil. known is false for
// any other id; its rules are then those of riichi-tenhou if the id begins with
// riichi-, else those of uzje.
func Preset(id string, players int) (rules Rules, start int, known bool) {
	row := -1
	for i := range presets {
		if presets[i].id == id {
			row = i
		}
	}
	switch {
	case row >= 0:
		return presets[row].rules(id, players), presets[row].start, true
	case strings.HasPrefix(id, "riichi-"):
		return presets[0].rules(id, players), presets[0].start, false
	}
	return Rules{ID: id, Uzje: id != "classical", Play: &Play{MaxRons: MaxPlayers - 1}}, 0, id == "uzje" || id == "classical"
}

func (p *preset) rules(id string, players int) Rules {
	play := &Play{
		MaxRons: p.rons, Furiten: true, NoSwap: true, KeepWaits: true,
		RiichiScore: RiichiStick, RiichiTiles: players, RobConcealed: p.robConcealed,
		NineOrphans: p.aborts, FourWinds: p.aborts, FourRiichi: p.aborts, FourKongs: p.aborts, ThreeRons: p.threeAbort,
	}
	if p.lateRiichi {
		play.RiichiTiles = 0
	}
	return Rules{ID: id, Riichi: true, RedFives: p.red, NoChow: players == 3, Kongs: p.kongs, Play: play}
}
