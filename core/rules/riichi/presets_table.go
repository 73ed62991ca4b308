package riichi

// A preset is what an organisation plays, written as its differences from
// another preset; the first stands on the option table's own values.
type preset struct {
	id, name string
	over     string // the preset that it differs from, "" for the option table
	rows     []setting
}

// setting is one cell of a preset.
type setting struct {
	key    string
	value  any
	source mark
}

// mark says how well the value of a cell is known.
type mark uint8

const (
	stated    mark = iota // the organisation's own text
	secondary             // other people's account of it only
	disputed              // sources disagree or none was found: Tenhou's value
)

// presets in the order of the public interface. Sources: EMA, Riichi: Rules for
// Japanese Mahjong, 2016; tenhou.net/man and published game records;
// worldriichi.org 2022; m-league.jp; published summaries of JPML's revision of
// 2023; riichi.wiki for Mahjong Soul and what is marked.
var presets = []preset{
	{"riichi-tenhou", "Tenhou, ranked", "", []setting{
		{"paoScope", "hand", secondary},
		{"kokushiRobsConcealedQuad", false, secondary},
	}},
	{"riichi-mahjong-soul", "Mahjong Soul, ranked", "riichi-tenhou", []setting{
		{"kiriageMangan", false, secondary},
		{"doubleYakumanForms", doubledForms, stated},
		{"tenhouAnyWait", true, secondary},
		{"kokushiRobsConcealedQuad", true, stated},
		{"multipleRon", 3, stated},
		{"multipleRonHonba", "nearest", secondary},
		{"paoScope", "yakuman", stated},
		{"paoRonHonba", "liable", secondary},
		{"uma", "15 5 -5 -15", stated},
		{"oka", 0, stated},
	}},
	{"riichi-ema", "EMA 2016", "riichi-tenhou", []setting{
		{"redFives", false, stated},
		{"kanDoraTiming", "at-once", stated},
		{"countedLimit", "sanbaiman", stated},
		{"yakumanStacking", "single", stated},
		{"renhou", "mangan", stated},
		{"nagashiMangan", false, stated},
		{"paoScope", "hand", stated},
		{"paoRonHonba", "discarder", stated},
		{"multipleRon", 3, stated},
		{"multipleRonHonba", "each", stated},
		{"multipleRonDeposits", "own-back", stated},
		{"kokushiRobsConcealedQuad", true, stated},
		{"startPoints", 30000, stated},
		{"uma", "15 5 -5 -15", stated},
		{"oka", 0, stated},
		{"tiedPlacement", "split", secondary},
		{"abortiveDraws", []string{}, stated},
		{"belowZeroEnds", false, stated},
	}},
	{"riichi-wrc", "WRC 2022", "riichi-ema", []setting{
		{"kanDoraTiming", "after-discard", disputed},
		{"doubleWindPairFu", 2, stated},
		{"kiriageMangan", true, stated},
		{"yakumanStacking", "add", stated},
		{"renhou", "5-han", secondary},
		{"paoYaku", []string{"daisangen", "daisuushii"}, disputed},
		{"paoScope", "hand", disputed},
		{"paoRonHonba", "liable", disputed},
		{"multipleRon", 1, stated},
		{"multipleRonHonba", "nearest", stated},
		{"multipleRonDeposits", "nearest", stated},
		{"kokushiRobsConcealedQuad", false, disputed},
		{"belowZeroEnds", true, disputed},
	}},
	{"riichi-jpml-a", "JPML A, from 2023", "riichi-tenhou", []setting{
		{"redFives", false, stated},
		{"ippatsu", false, stated},
		{"uraDora", false, stated},
		{"kanDora", false, stated},
		{"kanUraDora", false, stated},
		{"doubleWindPairFu", 2, secondary},
		{"rinshanTsumoFu", true, secondary},
		{"kiriageMangan", false, secondary},
		{"countedLimit", "yakuman", disputed},
		{"yakumanStacking", "add", disputed},
		{"renhou", "mangan", secondary},
		{"nagashiMangan", false, secondary},
		{"paoYaku", liableYaku, secondary},
		{"paoScope", "hand", disputed},
		{"paoRonHonba", "liable", disputed},
		{"multipleRon", 1, stated},
		{"startPoints", 30000, stated},
		{"uma", "floating", secondary},
		{"oka", 0, stated},
		{"tiedPlacement", "split", secondary},
		{"abortiveDraws", []string{}, secondary},
		{"riichiWithoutDraw", false, disputed},
		{"belowZeroEnds", false, stated},
	}},
	{"riichi-m-league", "M.League", "riichi-tenhou", []setting{
		{"kanDoraTiming", "at-once", stated},
		{"doubleWindPairFu", 2, stated},
		{"kiriageMangan", true, stated},
		{"countedLimit", "sanbaiman", stated},
		{"renhou", "none", secondary},
		{"nagashiMangan", false, secondary},
		{"paoYaku", liableYaku, stated},
		{"paoScope", "hand", disputed},
		{"paoRonHonba", "liable", disputed},
		{"multipleRon", 1, stated},
		{"kokushiRobsConcealedQuad", false, stated},
		{"uma", "30 10 -10 -30", stated},
		{"tiedPlacement", "split", secondary},
		{"abortiveDraws", []string{}, stated},
		{"riichiWithoutDraw", true, stated},
		{"belowZeroEnds", false, stated},
	}},
	{"riichi-tenhou-3p", "Tenhou, ranked, three players", "riichi-tenhou", append([]setting{
		{"uma", "20 0 -20", stated},
		{"oka", 15000, stated},
	}, threePlayers...)},
	{"riichi-mahjong-soul-3p", "Mahjong Soul, ranked, three players", "riichi-mahjong-soul", append([]setting{
		{"uma", "15 0 -15", secondary},
	}, threePlayers...)},
}

// threePlayers is what every game without the fourth player changes.
var threePlayers = []setting{
	{"players", 3, stated},
	{"northDora", true, stated},
	{"honbaValue", 200, stated},
	{"selfDrawShare", "lost", stated},
	{"notReadyPayment", 2000, stated},
	{"startPoints", 35000, stated},
	{"returnPoints", 40000, secondary},
}
