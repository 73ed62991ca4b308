package hongkong

import "tehai/core/rules"

// goalTable has the fans that can be goals of a hand, each with its aim.
var goalTable = []struct {
	fan fan
	aim string
}{
	{allChows, "all-chows-any-pair"},
	{allPungs, "toitoi"},
	{halfFlush, "honitsu"},
	{mixedTerminals, "honroutou"},
	{littleThreeDragons, "shousangen"},
	{littleFourWinds, "shousuushii"},
	{fullFlush, "chinitsu"},
	{bigThreeDragons, "daisangen"},
	{fourConcealedPungs, "four-concealed-pungs"},
	{allHonours, "tsuuiisou"},
	{allTerminals, "chinroutou"},
	{nineGates, "chuuren"},
	{bigFourWinds, "daisuushii"},
	{thirteenOrphans, "kokushi"},
	{pureStraight, "ittsuu"},
	{sevenPairs, "chiitoitsu"},
}

// goals returns those that the options let count.
func (r *settings) goals() []rules.Goal {
	var list []rules.Goal
	for _, g := range goalTable {
		faan := r.faan[g.fan]
		if r.limit[g.fan] && r.cap > 0 {
			faan = r.cap
		}
		if faan > 0 && (g.fan != sevenPairs || r.pairs) {
			list = append(list, rules.Goal{ID: table[g.fan].id, Aim: g.aim, Points: faan})
		}
	}
	return list
}
