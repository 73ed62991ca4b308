package riichi

import "tehai/core/rules"

// goalTable are the yaku that can be goals of a hand, in the order of the yaku table. Yaku that depend on winds, on
// riichi or on luck cannot.
var goalTable = []string{
	"pinfu", "iipeikou", "tanyao", "yakuhai-white", "yakuhai-green", "yakuhai-red", "sanshoku-doujun", "ittsuu",
	"chanta", "chiitoitsu", "toitoi", "sanshoku-doukou", "shousangen", "honroutou", "honitsu", "junchan",
	"chinitsu", "kokushi", "daisangen", "shousuushii", "daisuushii", "tsuuiisou", "chinroutou", "ryuuiisou",
	"chuuren",
}

// goals returns the goals, the same for all rule sets: their values are in the table of yaku.
func goals() []rules.Goal {
	list := make([]rules.Goal, len(goalTable))
	for i, id := range goalTable {
		list[i] = rules.Goal{ID: id, Aim: id}
	}
	return list
}
