package riichi

import (
	"tehai/core/rules"
)

// option is one row of the option table.
type option struct {
	key     string
	kind    rules.Kind
	choices []string
	base    any  // the value that the first preset, Tenhou's, has
	unsure  bool // in no preset was the value seen in the organisation's own text
	label   string
	set     func(*Rules, any) // nil for what a player must know and no score depends on
}

var (
	doubledForms = []string{"suuankou-tanki", "kokushi-13", "chuuren-9", "daisuushii"}
	liableYaku   = []string{"daisangen", "daisuushii", "suukantsu"}
	aborts       = []string{"nine-orphans", "four-winds", "four-riichi", "four-quads"}
)

// optionTable is every option in the order of the page. Three rons that abort
// the hand are "two winners at most" of multipleRon.
var optionTable = []option{
	{"players", rules.Int, []string{"3", "4"}, 4, false, "Number of players",
		func(r *Rules, v any) { r.players = v.(int) }},
	{"redFives", rules.Bool, nil, true, false, "Red fives: one in each suit, one han each",
		func(r *Rules, v any) { r.redFives = v.(bool) }},
	{"openTanyao", rules.Bool, nil, true, false, "All simples counts in an open hand",
		func(r *Rules, v any) { r.openTanyao = v.(bool) }},
	{"ippatsu", rules.Bool, nil, true, false, "Ippatsu counts",
		func(r *Rules, v any) { r.ippatsu = v.(bool) }},
	{"uraDora", rules.Bool, nil, true, false, "Ura dora for a winner in riichi",
		func(r *Rules, v any) { r.uraDora = v.(bool) }},
	{"kanDora", rules.Bool, nil, true, false, "A dora more after each quad",
		func(r *Rules, v any) { r.kanDora = v.(bool) }},
	{"kanUraDora", rules.Bool, nil, true, false, "Ura dora under the dora of quads",
		func(r *Rules, v any) { r.kanUraDora = v.(bool) }},
	{"northDora", rules.Bool, nil, false, false, "North may be set aside as a dora (three players)",
		func(r *Rules, v any) { r.northDora = v.(bool) }},
	{"doubleWindPairFu", rules.Int, []string{"2", "4"}, 4, false, "Fu of a pair of the wind that is both seat and round wind",
		func(r *Rules, v any) { r.doubleWindPairFu = v.(int) }},
	{"openPinfuFu", rules.Int, []string{"20", "30"}, 30, false, "Fu of an open hand that has only its 20 base fu",
		func(r *Rules, v any) { r.openPinfuFu = v.(int) }},
	{"pinfuTsumo", rules.Choice, []string{"20-fu", "denied"}, "20-fu", false, "Pinfu by self-draw: 20 fu, or no pinfu and the 2 fu of the self-draw",
		func(r *Rules, v any) { r.pinfuTsumoDenied = v == "denied" }},
	{"rinshanTsumoFu", rules.Bool, nil, true, false, "The 2 fu of a self-draw for a win on a replacement tile",
		func(r *Rules, v any) { r.rinshanTsumoFu = v.(bool) }},
	{"kiriageMangan", rules.Bool, nil, false, false, "4 han 30 fu and 3 han 60 fu are rounded up to mangan",
		func(r *Rules, v any) { r.kiriage = v.(bool) }},
	{"countedLimit", rules.Choice, []string{"yakuman", "sanbaiman", "multiple"}, "yakuman", false, "13 han and more: a counted yakuman, sanbaiman at most, or a yakuman for each 13 han",
		func(r *Rules, v any) { r.counted = v.(string) }},
	{"yakumanStacking", rules.Choice, []string{"add", "single"}, "add", false, "Several yakuman in a hand add up, or one is paid",
		func(r *Rules, v any) { r.singleYakuman = v == "single" }},
	{"maxYakuman", rules.Int, nil, 0, false, "At most so many times a yakuman; 0 is no limit",
		func(r *Rules, v any) { r.maxYakuman = v.(int) }},
	{"doubleYakumanForms", rules.Set, doubledForms, []string{}, false, "Forms that are worth two yakuman",
		func(r *Rules, v any) { r.doubled = v.([]string) }},
	{"renhou", rules.Choice, []string{"none", "5-han", "mangan", "yakuman"}, "none", false, "Renhou: nothing, 5 han that add up, mangan alone, or yakuman",
		func(r *Rules, v any) { r.renhou = v.(string) }},
	{"ryuuiisouNeedsGreen", rules.Bool, nil, false, true, "Ryuuiisou needs the green dragon",
		func(r *Rules, v any) { r.greenNeedsGreen = v.(bool) }},
	{"tenhouAnyWait", rules.Bool, nil, false, true, "With tenhou any tile may be the winning one, so pair-wait and many-wait forms are granted",
		func(r *Rules, v any) { r.tenhouAnyWait = v.(bool) }},
	{"kokushiRobsConcealedQuad", rules.Bool, nil, false, false, "Thirteen orphans may rob a concealed quad",
		func(r *Rules, v any) { r.kokushiRobsConcealed = v.(bool) }},
	{"honbaValue", rules.Int, nil, 300, false, "Points of a counter on a ron; on a self-draw the others share them",
		func(r *Rules, v any) { r.honba = v.(int) }},
	{"multipleRon", rules.Int, []string{"1", "2", "3"}, 2, false, "Winners on one discard who are paid: the nearest, two (three abort the hand), or all three",
		func(r *Rules, v any) { r.winners = v.(int) }},
	{"multipleRonHonba", rules.Choice, []string{"nearest", "each"}, "nearest", false, "Counters with several winners go to the nearest, or to each",
		func(r *Rules, v any) { r.honbaEach = v == "each" }},
	{"multipleRonDeposits", rules.Choice, []string{"nearest", "own-back"}, "nearest", false, "Deposits with several winners: all to the nearest, or each takes back the own and the nearest the rest",
		func(r *Rules, v any) { r.ownDepositsBack = v == "own-back" }},
	{"paoYaku", rules.Set, liableYaku, []string{"daisangen", "daisuushii"}, false, "Yakuman for which a player can be liable",
		func(r *Rules, v any) { r.pao = v.([]string) }},
	{"paoScope", rules.Choice, []string{"hand", "yakuman"}, "hand", false, "Liability covers the whole hand, or only the yakuman it concerns",
		func(r *Rules, v any) { r.paoYakumanOnly = v == "yakuman" }},
	{"paoRonHonba", rules.Choice, []string{"liable", "discarder"}, "liable", false, "Who pays the counters on a ron under liability",
		func(r *Rules, v any) { r.paoHonbaDiscarder = v == "discarder" }},
	{"openQuadRinshanPao", rules.Bool, nil, false, false, "Who discarded into an open quad pays for all if its replacement tile wins",
		func(r *Rules, v any) { r.openQuadRinshanPao = v.(bool) }},
	{"nagashiMangan", rules.Bool, nil, true, false, "Nagashi mangan at a drawn hand",
		func(r *Rules, v any) { r.nagashi = v.(bool) }},
	{"nagashiAsWin", rules.Bool, nil, false, false, "Nagashi mangan is a win: it takes counters and deposits",
		func(r *Rules, v any) { r.nagashiAsWin = v.(bool) }},
	{"notReadyPayment", rules.Int, nil, 3000, false, "Points that pass from not-ready to ready players at a drawn hand",
		func(r *Rules, v any) { r.notReady = v.(int) }},
	{"dealerStaysReady", rules.Bool, nil, true, false, "The dealer stays if ready at a drawn hand, not only after a win",
		func(r *Rules, v any) { r.dealerStaysReady = v.(bool) }},
	{"selfDrawShare", rules.Choice, []string{"lost", "split"}, "lost", false, "The missing fourth player's share of a self-draw: lost, or split by the two others",
		func(r *Rules, v any) { r.splitSelfDraw = v == "split" }},
	{"localYaku", rules.Set, localIDs(), []string{}, false, "Local yaku that count",
		func(r *Rules, v any) { r.local = v.([]string) }},
	{"startPoints", rules.Int, nil, 25000, false, "Points at the start",
		func(r *Rules, v any) { r.start = v.(int) }},
	{"returnPoints", rules.Int, nil, 30000, false, "Points that the leader needs for the game to end (in play)", nil},
	{"uma", rules.Choice, umaNames(), "20 10 -10 -20", false, "Placement points by place, in thousands",
		func(r *Rules, v any) { r.uma = v.(string) }},
	{"oka", rules.Int, nil, 20000, false, "Points more for the first place, gathered from all at the start",
		func(r *Rules, v any) { r.oka = v.(int) }},
	{"tiedPlacement", rules.Choice, []string{"seat", "split"}, "seat", true, "Equal scores: the earlier seat is ahead, or the placement points are split",
		func(r *Rules, v any) { r.splitTies = v == "split" }},
	{"kanDoraTiming", rules.Choice, []string{"at-once", "after-discard"}, "after-discard", false, "When the dora of an open or added quad is turned (in play)", nil},
	{"abortiveDraws", rules.Set, aborts, aborts, false, "What aborts a hand (in play)", nil},
	{"riichiWithoutDraw", rules.Bool, nil, false, false, "Riichi may be declared with no draw left (in play)", nil},
	{"belowZeroEnds", rules.Bool, nil, true, false, "A score below zero ends the game (in play)", nil},
}
