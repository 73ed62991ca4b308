package riichi

import "tehai/core/rules"

// goalTable are the yaku that a hand may be on its way to, in the order of the
// yaku table. What depends on winds, on riichi or on luck has no way.
var goalTable = []string{
	"pinfu", "iipeikou", "tanyao", "yakuhai-white", "yakuhai-green", "yakuhai-red", "sanshoku-doujun", "ittsuu",
	"chanta", "chiitoitsu", "toitoi", "sanshoku-doukou", "shousangen", "honroutou", "honitsu", "junchan",
	"chinitsu", "kokushi", "daisangen", "shousuushii", "daisuushii", "tsuuiisou", "chinroutou", "ryuuiisou",
	"chuuren",
}

// goals are the same for all rule sets: what each is worth stands in the table
// of yaku.
func goals() []rules.Goal {
	list := make([]rules.Goal, len(goalTable))
	for i, id := range goalTable {
		list[i] = rules.Goal{ID: id, Aim: id}
	}
	return list
}
