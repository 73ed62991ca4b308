package mjai

import "tehai/core/replay/account"

// yakuIDs are the ids of the yaku that gimite's dialect names. It does not say
// of which dragon or wind a triplet is.
var yakuIDs = map[string]string{
	"reach": "riichi", "double_reach": "double-riichi", "ippatsu": "ippatsu", "menzenchin_tsumoho": "menzen-tsumo",
	"pinfu": "pinfu", "tanyaochu": "tanyao", "ipeko": "iipeikou", "sangenpai": account.AnyDragon, "jikaze": account.AnySeat,
	"bakaze": account.AnyRound, "haiteiraoyue": "haitei", "hoteiraoyui": "houtei", "rinshankaiho": "rinshan", "chankan": "chankan",
	"sanshokudojun": "sanshoku-doujun", "ikkitsukan": "ittsuu", "honchantaiyao": "chanta", "chitoitsu": "chiitoitsu",
	"toitoiho": "toitoi", "sananko": "sanankou", "sanshokudoko": "sanshoku-doukou", "sankantsu": "sankantsu",
	"shosangen": "shousangen", "honroto": "honroutou", "honiso": "honitsu", "junchantaiyao": "junchan", "ryanpeko": "ryanpeikou",
	"chiniso": "chinitsu", "renho": "renhou", "dora": "dora", "uradora": "ura-dora", "akadora": "red-dora", "nukidora": "north-dora",

	"kokushimuso": "kokushi", "suanko": "suuankou", "daisangen": "daisangen", "shosushi": "shousuushii", "shosushiho": "shousuushii",
	"daisushi": "daisuushii", "daisushiho": "daisuushii", "tsuiso": "tsuuiisou", "chinroto": "chinroutou", "ryuiso": "ryuuiisou",
	"churenpoton": "chuuren", "churenpoto": "chuuren", "sukantsu": "suukantsu", "tenho": "tenhou", "chiho": "chiihou",
}

// yakuman are those that are no sum of han.
var yakuman = map[string]bool{
	"kokushi": true, "suuankou": true, "daisangen": true, "shousuushii": true, "daisuushii": true, "tsuuiisou": true,
	"chinroutou": true, "ryuuiisou": true, "chuuren": true, "suukantsu": true, "tenhou": true, "chiihou": true,
}
