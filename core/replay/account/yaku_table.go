package account

import (
	"strings"

	"tehai/core/replay"
)

// Of some yaku a log does not say which one it was.
const (
	AnyDragon = "yakuhai"    // a triplet of some dragon
	AnySeat   = "seat-wind"  // of the seat wind
	AnyRound  = "round-wind" // of the round wind
)

// yakuNames are the names of yaku in Japanese logs: first the site tenhou.net's,
// then other programs'.
var yakuNames = []struct {
	id    string
	names []string
}{
	{"menzen-tsumo", []string{"門前清自摸和", "門前清自摸", "自摸"}},
	{"riichi", []string{"立直", "リーチ"}},
	{"ippatsu", []string{"一発"}},
	{"chankan", []string{"槍槓", "搶槓"}},
	{"rinshan", []string{"嶺上開花"}},
	{"haitei", []string{"海底摸月", "海底撈月"}},
	{"houtei", []string{"河底撈魚"}},
	{"pinfu", []string{"平和"}},
	{"tanyao", []string{"断幺九", "断么九", "タンヤオ"}},
	{"iipeikou", []string{"一盃口"}},
	{"seat-east", []string{"自風 東"}},
	{"seat-south", []string{"自風 南"}},
	{"seat-west", []string{"自風 西"}},
	{"seat-north", []string{"自風 北"}},
	{"round-east", []string{"場風 東"}},
	{"round-south", []string{"場風 南"}},
	{"round-west", []string{"場風 西"}},
	{"round-north", []string{"場風 北"}},
	{"yakuhai-white", []string{"役牌 白", "翻牌 白"}},
	{"yakuhai-green", []string{"役牌 發", "翻牌 發", "役牌 発"}},
	{"yakuhai-red", []string{"役牌 中", "翻牌 中"}},
	{AnyDragon, []string{"役牌", "翻牌"}},
	{AnySeat, []string{"役牌:自風牌", "自風牌"}},
	{AnyRound, []string{"役牌:場風牌", "場風牌"}},
	{"double-riichi", []string{"両立直", "ダブル立直", "ダブルリーチ"}},
	{"chiitoitsu", []string{"七対子"}},
	{"chanta", []string{"混全帯幺九", "混全帯么九"}},
	{"ittsuu", []string{"一気通貫"}},
	{"sanshoku-doujun", []string{"三色同順"}},
	{"sanshoku-doukou", []string{"三色同刻"}},
	{"sankantsu", []string{"三槓子"}},
	{"toitoi", []string{"対々和", "対対和"}},
	{"sanankou", []string{"三暗刻"}},
	{"shousangen", []string{"小三元"}},
	{"honroutou", []string{"混老頭"}},
	{"ryanpeikou", []string{"二盃口"}},
	{"junchan", []string{"純全帯幺九", "純全帯么九"}},
	{"honitsu", []string{"混一色"}},
	{"chinitsu", []string{"清一色"}},
	{"renhou", []string{"人和"}},
	{"tenhou", []string{"天和"}},
	{"chiihou", []string{"地和"}},
	{"daisangen", []string{"大三元"}},
	{"suuankou", []string{"四暗刻"}},
	{"suuankou-tanki", []string{"四暗刻単騎"}},
	{"tsuuiisou", []string{"字一色"}},
	{"ryuuiisou", []string{"緑一色"}},
	{"chinroutou", []string{"清老頭"}},
	{"chuuren", []string{"九蓮宝燈", "九蓮宝灯"}},
	{"chuuren-9", []string{"純正九蓮宝燈", "純正九蓮宝灯"}},
	{"kokushi", []string{"国士無双"}},
	{"kokushi-13", []string{"国士無双１３面", "国士無双十三面", "国士無双十三面待ち", "国士無双13面待ち"}},
	{"daisuushii", []string{"大四喜"}},
	{"shousuushii", []string{"小四喜"}},
	{"suukantsu", []string{"四槓子"}},
	{"dora", []string{"ドラ"}},
	{"ura-dora", []string{"裏ドラ"}},
	{"red-dora", []string{"赤ドラ"}},
	{"north-dora", []string{"抜きドラ", "北ドラ"}},
}

// Yaku returns the yaku that a Japanese log names so. It has no id if nobody
// knows the name.
func Yaku(name string, han int) replay.Yaku {
	y := replay.Yaku{Name: name, Han: han}
	plain := strings.NewReplacer("役牌:", "役牌 ", "役牌：", "役牌 ").Replace(name)
	for _, row := range yakuNames {
		for _, known := range row.names {
			if known == name || known == plain {
				y.ID = row.id
				return y
			}
		}
	}
	return y
}

// YakuName returns the name of tenhou.net for the id of a yaku, or the id
// itself where the site has no such yaku.
func YakuName(id string) string {
	for _, row := range yakuNames {
		if row.id == id {
			return row.names[0]
		}
	}
	return id
}
