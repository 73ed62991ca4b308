package importer

import (
	"strings"
	"sync"

	"tehai/core/replay"
)

// Ids of yaku for logs that do not state which one of a group it was.
const (
	AnyDragon = "yakuhai"    // a triplet of an unspecified dragon
	AnySeat   = "seat-wind"  // a triplet of the seat wind
	AnyRound  = "round-wind" // a triplet of the round wind
)

// yakuNames are the names of yaku in logs: first those of the site tenhou.net, then those of other programs, then those
// of Mahjong Soul in English and Chinese.
var yakuNames = []struct {
	id    string
	names []string
}{
	{"menzen-tsumo", []string{"門前清自摸和", "門前清自摸", "自摸", "Fully Concealed Hand", "门前清自摸和"}},
	{"riichi", []string{"立直", "リーチ", "Riichi"}},
	{"ippatsu", []string{"一発", "Ippatsu", "一发"}},
	{"chankan", []string{"槍槓", "搶槓", "Robbing a Kan", "抢杠"}},
	{"rinshan", []string{"嶺上開花", "After a Kan", "岭上开花"}},
	{"haitei", []string{"海底摸月", "海底撈月", "Under the Sea"}},
	{"houtei", []string{"河底撈魚", "Under the River", "河底捞鱼"}},
	{"pinfu", []string{"平和", "Pinfu"}},
	{"tanyao", []string{"断幺九", "断么九", "タンヤオ", "All Simples"}},
	{"iipeikou", []string{"一盃口", "Pure Double Sequence", "一杯口"}},
	{"seat-east", []string{"自風 東"}},
	{"seat-south", []string{"自風 南"}},
	{"seat-west", []string{"自風 西"}},
	{"seat-north", []string{"自風 北"}},
	{"round-east", []string{"場風 東"}},
	{"round-south", []string{"場風 南"}},
	{"round-west", []string{"場風 西"}},
	{"round-north", []string{"場風 北"}},
	{"yakuhai-white", []string{"役牌 白", "翻牌 白", "White Dragon"}},
	{"yakuhai-green", []string{"役牌 發", "翻牌 發", "役牌 発", "Green Dragon", "役牌 发"}},
	{"yakuhai-red", []string{"役牌 中", "翻牌 中", "Red Dragon"}},
	{AnyDragon, []string{"役牌", "翻牌"}},
	{AnySeat, []string{"役牌:自風牌", "自風牌", "Seat Wind", "役牌:自风牌"}},
	{AnyRound, []string{"役牌:場風牌", "場風牌", "Prevalent Wind", "役牌:场风牌"}},
	{"double-riichi", []string{"両立直", "ダブル立直", "ダブルリーチ", "Double Riichi", "两立直"}},
	{"chiitoitsu", []string{"七対子", "Seven Pairs", "七对子"}},
	{"chanta", []string{"混全帯幺九", "混全帯么九", "Half Outside Hand", "混全带幺九"}},
	{"ittsuu", []string{"一気通貫", "Pure Straight", "一气通贯"}},
	{"sanshoku-doujun", []string{"三色同順", "Mixed Triple Sequence", "三色同顺"}},
	{"sanshoku-doukou", []string{"三色同刻", "Triple Triplets"}},
	{"sankantsu", []string{"三槓子", "Three Quads", "三杠子"}},
	{"toitoi", []string{"対々和", "対対和", "All Triplets", "对对和"}},
	{"sanankou", []string{"三暗刻", "Three Concealed Triplets"}},
	{"shousangen", []string{"小三元", "Little Three Dragons"}},
	{"honroutou", []string{"混老頭", "All Terminals and Honors", "混老头"}},
	{"ryanpeikou", []string{"二盃口", "Twice Pure Double Sequence", "二杯口"}},
	{"junchan", []string{"純全帯幺九", "純全帯么九", "Fully Outside Hand", "纯全带幺九"}},
	{"honitsu", []string{"混一色", "Half Flush"}},
	{"chinitsu", []string{"清一色", "Full Flush"}},
	{"renhou", []string{"人和"}},
	{"tenhou", []string{"天和", "Blessing of Heaven"}},
	{"chiihou", []string{"地和", "Blessing of Earth"}},
	{"daisangen", []string{"大三元", "Big Three Dragons"}},
	{"suuankou", []string{"四暗刻", "Four Concealed Triplets"}},
	{"suuankou-tanki", []string{"四暗刻単騎", "Single-wait Four Concealed Triplets", "四暗刻单骑"}},
	{"tsuuiisou", []string{"字一色", "All Honors"}},
	{"ryuuiisou", []string{"緑一色", "All Green", "绿一色"}},
	{"chinroutou", []string{"清老頭", "All Terminals", "清老头"}},
	{"chuuren", []string{"九蓮宝燈", "九蓮宝灯", "Nine Gates", "九莲宝灯"}},
	{"chuuren-9", []string{"純正九蓮宝燈", "純正九蓮宝灯", "True Nine Gates", "纯正九莲宝灯"}},
	{"kokushi", []string{"国士無双", "Thirteen Orphans", "国士无双"}},
	{"kokushi-13", []string{"国士無双１３面", "国士無双十三面", "国士無双十三面待ち", "国士無双13面待ち", "Thirteen-wait Thirteen Orphans", "国士无双十三面"}},
	{"daisuushii", []string{"大四喜", "Four Big Winds"}},
	{"shousuushii", []string{"小四喜", "Four Little Winds"}},
	{"suukantsu", []string{"四槓子", "Four Quads", "四杠子"}},
	{"dora", []string{"ドラ", "Dora", "宝牌"}},
	{"ura-dora", []string{"裏ドラ", "Ura Dora", "里宝牌"}},
	{"red-dora", []string{"赤ドラ", "Red Five", "红宝牌"}},
	{"north-dora", []string{"抜きドラ", "北ドラ", "Kita", "拔北宝牌"}},
}

// yakuByName are the ids by name; a long log looks up several thousand names.
var yakuByName = sync.OnceValue(func() map[string]string {
	ids := make(map[string]string, 3*len(yakuNames))
	for i := range yakuNames {
		for _, name := range yakuNames[i].names {
			ids[name] = yakuNames[i].id
		}
	}
	return ids
})

// Yaku returns the yaku with a name of a log. It has no id if the name is unknown.
func Yaku(name string, han int) replay.Yaku {
	y := replay.Yaku{Name: name, Han: han}
	ids := yakuByName()
	if y.ID = ids[name]; y.ID != "" {
		return y
	}
	for _, colon := range [...]string{"役牌:", "役牌："} {
		if dragon, ok := strings.CutPrefix(name, colon); ok {
			y.ID = ids["役牌 "+dragon]
		}
	}
	return y
}

// YakuName returns tenhou.net's name for the id of a yaku, or the id itself where the site has no such yaku.
func YakuName(id string) string {
	for _, row := range yakuNames {
		if row.id == id {
			return row.names[0]
		}
	}
	return id
}
