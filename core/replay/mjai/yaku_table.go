package mjai

import (
	"strings"

	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// yakuIDs are the ids of the yaku in gimite's dialect, which does not state the dragon or wind of a triplet.
var yakuIDs = [][2]string{
	{"reach", "riichi"}, {"double_reach", "double-riichi"}, {"ippatsu", "ippatsu"}, {"menzenchin_tsumoho", "menzen-tsumo"},
	{"pinfu", "pinfu"}, {"tanyaochu", "tanyao"}, {"ipeko", "iipeikou"}, {"sangenpai", importer.AnyDragon},
	{"jikaze", importer.AnySeat},
	{"bakaze", importer.AnyRound}, {"haiteiraoyue", "haitei"}, {"hoteiraoyui", "houtei"}, {"rinshankaiho", "rinshan"},
	{"chankan", "chankan"},
	{"sanshokudojun", "sanshoku-doujun"}, {"ikkitsukan", "ittsuu"}, {"honchantaiyao", "chanta"},
	{"chitoitsu", "chiitoitsu"},
	{"toitoiho", "toitoi"}, {"sananko", "sanankou"}, {"sanshokudoko", "sanshoku-doukou"}, {"sankantsu", "sankantsu"},
	{"shosangen", "shousangen"}, {"honroto", "honroutou"}, {"honiso", "honitsu"}, {"junchantaiyao", "junchan"},
	{"ryanpeko", "ryanpeikou"},
	{"chiniso", "chinitsu"}, {"renho", "renhou"}, {"dora", "dora"}, {"uradora", "ura-dora"}, {"akadora", "red-dora"},
	{"nukidora", "north-dora"},

	{"kokushimuso", "kokushi"}, {"suanko", "suuankou"}, {"daisangen", "daisangen"}, {"shosushi", "shousuushii"},
	{"shosushiho", "shousuushii"},
	{"daisushi", "daisuushii"}, {"daisushiho", "daisuushii"}, {"tsuiso", "tsuuiisou"}, {"chinroto", "chinroutou"},
	{"ryuiso", "ryuuiisou"},
	{"churenpoton", "chuuren"}, {"churenpoto", "chuuren"}, {"sukantsu", "suukantsu"}, {"tenho", "tenhou"},
	{"chiho", "chiihou"},
}

// yakuman are those whose worth is not a sum of han.
var yakuman = map[string]bool{
	"kokushi": true, "suuankou": true, "daisangen": true, "shousuushii": true, "daisuushii": true, "tsuuiisou": true,
	"chinroutou": true, "ryuuiisou": true, "chuuren": true, "suukantsu": true, "tenhou": true, "chiihou": true,
}

// yakumanHan is the number of han that the dialect writes for a yakuman.
const yakumanHan = 100

// groups are the ids that the dialect does not distinguish, by their prefix.
var groups = map[string]string{"yakuhai-": importer.AnyDragon, "seat-": importer.AnySeat, "round-": importer.AnyRound}

// nameOf returns the dialect's name for a yaku: of several names the first in alphabetical order, and the id if it has
// none.
func nameOf(y replay.Yaku) string {
	id := y.ID
	for prefix, group := range groups {
		if strings.HasPrefix(id, prefix) {
			id = group
		}
	}
	if id == "" {
		return y.Name
	}
	best := ""
	for _, row := range yakuIDs {
		name, known := row[0], row[1]
		if known == id && (best == "" || name < best) {
			best = name
		}
	}
	if best == "" {
		return id
	}
	return best
}
