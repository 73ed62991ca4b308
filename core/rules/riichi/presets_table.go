package riichi

// A preset is an organisation's rules, written as differences from another preset; the first is based on the option
// table's own values.
type preset struct {
	id, name string
	over     string // the preset that it differs from, "" for the option table
	rows     []setting
}

// setting is a value in a preset.
type setting struct {
	key    string
	value  any
	source mark
}

// mark is how well a value is confirmed.
type mark uint8

const (
	stated    mark = iota // in the organisation's own text
	secondary             // only in other descriptions of it
	disputed              // sources disagree or are missing: Tenhou's value
)

// presets in the order of the public interface. Sources: EMA, Riichi: Rules for Japanese Mahjong, 2016 and 2025;
// tenhou.net/man and published game records; World Riichi Championship, Rules 2025, and its list of what changed in
// 2022; JPML's rule sheet of March 2025; m-league.jp/about; Mahjong Soul's announcement of its ranked rules;
// riichi.wiki for marked values. For liability with concealed quads on Tenhou and Mahjong Soul: three programs that
// play by these rules, majiang-core, mjx and RiichiEnv.
//
// EMA and WRC have a preset for each edition in use: the rules of 2025, and the older ones as differences from them.
var presets = []preset{
	{"riichi-tenhou", "Tenhou, ranked", "", []setting{
		{"kokushiRobsConcealedQuad", false, secondary},
		{"ryuuiisouNeedsGreen", false, secondary},
		{"tiedPlacement", "seat", stated},
		{"paoConcealedQuads", true, secondary},
		{"extension", true, secondary},
		{"lastDealStop", "ready", secondary},
	}},
	{"riichi-mahjong-soul", "Mahjong Soul, ranked", "riichi-tenhou", []setting{
		{"kanDoraTiming", "after-discard", stated},
		{"kiriageMangan", false, secondary},
		{"doubleYakumanForms", doubledForms, stated},
		{"tenhouAnyWait", true, secondary},
		{"kokushiRobsConcealedQuad", true, stated},
		{"multipleRon", 3, stated},
		{"paoScope", "yakuman", stated},
		{"uma", "15 5 -5 -15", stated},
		{"oka", 0, secondary},
		{"tiedPlacement", "seat", secondary},
		{"leftDeposits", "first", secondary},
	}},
	{"riichi-ema", "EMA 2016", "riichi-ema-2025", []setting{
		{"doubleWindPairFu", 4, stated},
		{"kiriageMangan", false, stated},
		{"riichiWithoutDraw", false, stated},
	}},
	{"riichi-ema-2025", "EMA 2025", "riichi-tenhou", []setting{
		{"redFives", false, stated},
		{"kanDoraTiming", "at-once", stated},
		{"doubleWindPairFu", 2, stated},
		{"kiriageMangan", true, stated},
		{"countedLimit", "sanbaiman", stated},
		{"yakumanStacking", "single", stated},
		{"renhou", "mangan", stated},
		{"ryuuiisouNeedsGreen", false, stated},
		{"nagashiMangan", false, stated},
		{"paoConcealedQuads", true, disputed},
		{"paoRonHonba", "discarder", stated},
		{"multipleRon", 3, stated},
		{"multipleRonHonba", "each", stated},
		{"multipleRonDeposits", "own-back", stated},
		{"kokushiRobsConcealedQuad", true, stated},
		{"startPoints", 30000, stated},
		{"uma", "15 5 -5 -15", stated},
		{"oka", 0, stated},
		{"tiedPlacement", "split", stated},
		{"abortiveDraws", []string{}, stated},
		{"riichiWithoutDraw", true, stated},
		{"belowZeroEnds", false, stated},
		{"extension", false, secondary},
		{"lastDealStop", "none", secondary},
		{"foul", "final", secondary},
	}},
	{"riichi-wrc", "WRC 2022", "riichi-wrc-2025", []setting{
		{"countedLimit", "sanbaiman", stated},
		{"riichiWithoutDraw", false, stated},
	}},
	{"riichi-wrc-2025", "WRC 2025", "riichi-ema-2025", []setting{
		{"countedLimit", "yakuman", stated},
		{"yakumanStacking", "add", stated},
		{"paoYaku", liableYaku, stated},
		{"paoScope", "yakuman", stated},
		{"paoDrawHonba", "each", stated},
		{"paoConcealedQuads", true, stated},
		{"multipleRon", 1, stated},
		{"multipleRonHonba", "nearest", stated},
		{"multipleRonDeposits", "nearest", stated},
		{"kokushiRobsConcealedQuad", false, stated},
		{"leftDeposits", "nobody", stated},
		{"riichiTiles", 0, stated},
	}},
	{"riichi-jpml-a", "JPML A, from 2023", "riichi-tenhou", []setting{
		{"redFives", false, stated},
		{"ippatsu", false, stated},
		{"uraDora", false, stated},
		{"kanDora", false, stated},
		{"kanUraDora", false, stated},
		{"doubleWindPairFu", 2, stated},
		{"maxYakuman", 4, stated},
		{"renhou", "mangan", stated},
		{"ryuuiisouNeedsGreen", false, stated},
		{"kokushiRobsConcealedQuad", false, stated},
		{"nagashiMangan", false, stated},
		{"paoYaku", liableYaku, stated},
		{"paoScope", "hand", disputed},
		{"paoConcealedQuads", true, disputed},
		{"paoRonHonba", "discarder", stated},
		{"multipleRon", 1, stated},
		{"startPoints", 30000, stated},
		{"uma", "floating", stated},
		{"oka", 0, stated},
		{"tiedPlacement", "split", stated},
		{"leftDeposits", "nobody", stated},
		{"abortiveDraws", []string{}, stated},
		{"riichiWithoutDraw", true, stated},
		{"belowZeroEnds", false, stated},
		{"extension", false, secondary},
		{"lastDealStop", "none", secondary},
		{"foul", "mangan", secondary},
	}},
	{"riichi-m-league", "M.League", "riichi-tenhou", []setting{
		{"kanDoraTiming", "at-once", stated},
		{"doubleWindPairFu", 2, stated},
		{"kiriageMangan", true, stated},
		{"countedLimit", "sanbaiman", stated},
		{"ryuuiisouNeedsGreen", false, stated},
		{"nagashiMangan", false, stated},
		{"paoYaku", liableYaku, stated},
		{"paoScope", "yakuman", stated},
		{"paoConcealedQuads", true, stated},
		{"multipleRon", 1, stated},
		{"kokushiRobsConcealedQuad", false, stated},
		{"uma", "30 10 -10 -30", stated},
		{"tiedPlacement", "split", stated},
		{"abortiveDraws", []string{}, stated},
		{"riichiWithoutDraw", true, stated},
		{"belowZeroEnds", false, stated},
		{"extension", false, secondary},
		{"lastDealStop", "none", secondary},
		{"foul", "final", secondary},
	}},
	{"riichi-tenhou-3p", "Tenhou, ranked, three players", "riichi-tenhou", append([]setting{
		{"uma", "20 0 -20", stated},
		{"oka", 15000, stated},
	}, threePlayers...)},
	{"riichi-mahjong-soul-3p", "Mahjong Soul, ranked, three players", "riichi-mahjong-soul", append([]setting{
		{"uma", "15 0 -15", secondary},
		{"returnPoints", 40000, secondary},
	}, threePlayers...)},
}

// threePlayers are the changes of all games with three players.
var threePlayers = []setting{
	{"players", 3, stated},
	{"northDora", true, stated},
	{"honbaValue", 200, stated},
	{"selfDrawShare", "lost", stated},
	{"notReadyPayment", 2000, stated},
	{"startPoints", 35000, stated},
	{"returnPoints", 40000, stated},
}
