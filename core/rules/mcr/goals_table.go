package mcr

import "tehai/core/rules"

// goalTable are the fans that can be goals of a hand, with the aim of core/chance where that has another name. Fans
// that depend on calls, winds, waits or luck cannot be, and those of little value are left out.
var goalTable = []struct {
	fan fan
	aim string
}{
	{bigFourWinds, "daisuushii"},
	{bigThreeDragons, "daisangen"},
	{allGreen, "ryuuiisou"},
	{nineGates, "chuuren"},
	{sevenShiftedPairs, ""},
	{thirteenOrphans, "kokushi"},
	{allTerminals, "chinroutou"},
	{littleFourWinds, "shousuushii"},
	{littleThreeDragons, "shousangen"},
	{allHonours, "tsuuiisou"},
	{fourConcealedPungs, ""},
	{pureTerminalChows, ""},
	{quadrupleChow, ""},
	{fourPureShiftedPungs, ""},
	{fourPureShiftedChows, ""},
	{allTerminalsAndHonours, "honroutou"},
	{sevenPairs, "chiitoitsu"},
	{greaterHonoursAndKnittedTiles, ""},
	{allEvenPungs, ""},
	{fullFlush, "chinitsu"},
	{pureTripleChow, ""},
	{pureShiftedPungs, ""},
	{upperTiles, ""},
	{middleTiles, ""},
	{lowerTiles, ""},
	{pureStraight, "ittsuu"},
	{threeSuitedTerminalChows, ""},
	{pureShiftedChows, ""},
	{allFives, ""},
	{triplePung, "sanshoku-doukou"},
	{lesserHonoursAndKnittedTiles, ""},
	{knittedStraight, ""},
	{upperFour, ""},
	{lowerFour, ""},
	{bigThreeWinds, ""},
	{mixedStraight, ""},
	{reversibleTiles, ""},
	{mixedTripleChow, "sanshoku-doujun"},
	{mixedShiftedPungs, ""},
	{allPungs, "toitoi"},
	{halfFlush, "honitsu"},
	{mixedShiftedChows, ""},
	{twoDragonPungs, ""},
	{outsideHand, "chanta"},
	{allChows, ""},
	{allSimples, "tanyao"},
}

func (r *settings) goals() []rules.Goal {
	list := make([]rules.Goal, len(goalTable))
	for i, g := range goalTable {
		row := &table[g.fan]
		list[i] = rules.Goal{ID: row.id, Aim: g.aim, Points: int(r.points[g.fan])}
		if g.aim == "" {
			list[i].Aim = row.id
		}
	}
	return list
}
