package kobalab

import (
	"strconv"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/option"
)

// A ruling is one of the program's rules by its name there, and how it sets our options.
type ruling struct {
	name string
	read func(*jsontext.Value, option.Values)
}

// rulings are the rules of the program's games, for logs that state them. Rules without an effect here are left out:
// calls that are declined, kongs in riichi.
var rulings = []ruling{
	{"配給原点", points("startPoints")},
	{"順位点", places},
	{"連風牌は2符", either("doubleWindPairFu", 2, 4)},
	{"赤牌", reds},
	{"クイタンあり", flag("openTanyao")},
	{"喰い替え許可レベル", level("swapCalling", false, true, true)},
	{"場数", level("gameLength", nil, "east", "south", nil, "north")},
	{"途中流局あり", either("abortiveDraws", []string{"nine-orphans", "four-winds", "four-riichi", "four-quads"}, []string{})},
	{"流し満貫あり", flag("nagashiMangan")},
	{"ノーテン罰あり", either("notReadyPayment", 3000, 0)},
	{"最大同時和了数", level("multipleRon", nil, 1, 2, 3)},
	{"連荘方式", level("dealerStaysReady", nil, false, true)},
	{"トビ終了あり", flag("belowZeroEnds")},
	{"オーラス止めあり", either("lastDealStop", "ready", "none")},
	{"延長戦方式", level("extension", false, true, true, true)},
	{"一発あり", flag("ippatsu")},
	{"裏ドラあり", flag("uraDora")},
	{"カンドラあり", flag("kanDora")},
	{"カン裏あり", flag("kanUraDora")},
	{"カンドラ後乗せ", either("kanDoraTiming", "with-discard", "at-once")},
	{"ツモ番なしリーチあり", flag("riichiWithoutDraw")},
	{"役満の複合あり", either("yakumanStacking", "add", "single")},
	{"ダブル役満あり", either("doubleYakumanForms", []string{"suuankou-tanki", "kokushi-13", "chuuren-9", "daisuushii"},
		[]string{})},
	{"数え役満あり", either("countedLimit", "yakuman", "sanbaiman")},
	{"役満パオあり", either("paoYaku", []string{"daisangen", "daisuushii"}, []string{})},
	{"切り上げ満貫あり", flag("kiriageMangan")},
}

// optionsOf reads the rules of a log; nil where it has none.
func optionsOf(rule *jsontext.Value) option.Values {
	if rule.Kind != jsontext.Object {
		return nil
	}
	options := option.Values{}
	for _, r := range rulings {
		if v := rule.Get(r.name); v.Kind != jsontext.Absent {
			r.read(v, options)
		}
	}
	return options
}

// flag is a rule that is there or not, as the option is.
func flag(key string) func(*jsontext.Value, option.Values) { return either(key, true, false) }

// either is a rule that is there or not, and the values that the option has then.
func either(key string, with, without any) func(*jsontext.Value, option.Values) {
	return func(v *jsontext.Value, options option.Values) {
		switch {
		case v.Kind != jsontext.Bool:
		case v.Text == "true":
			options[key] = with
		default:
			options[key] = without
		}
	}
}

// level is a rule of several degrees, and the value of the option at each; nil for
// one that there is not.
func level(key string, values ...any) func(*jsontext.Value, option.Values) {
	return func(v *jsontext.Value, options option.Values) {
		if n, ok := v.Int(); ok && n >= 0 && n < len(values) && values[n] != nil {
			options[key] = values[n]
		}
	}
}

// points is a number of points.
func points(key string) func(*jsontext.Value, option.Values) {
	return func(v *jsontext.Value, options option.Values) {
		if n, ok := v.Int(); ok && n >= 0 && n <= 1_000_000 {
			options[key] = n
		}
	}
}

// umas are the values of uma that the option can have.
var umas = map[string]bool{"20 10 -10 -20": true, "15 5 -5 -15": true, "30 10 -10 -30": true, "10 5 -5 -10": true}

// places reads the points of the four places, written as texts such as 20.0.
func places(v *jsontext.Value, options option.Values) {
	var words []string
	for i := range v.Items {
		f, err := strconv.ParseFloat(v.Items[i].String(), 64)
		if err != nil || f != float64(int(f)) {
			return
		}
		words = append(words, strconv.Itoa(int(f)))
	}
	if uma := strings.Join(words, " "); umas[uma] {
		options["uma"] = uma
	}
}

// reds reads how many fives of each suit are red; a different number in each suit is
// more than the options say, and the greatest stands for them.
func reds(v *jsontext.Value, options option.Values) {
	most := 0
	for _, suit := range [...]string{"m", "p", "s"} {
		if n, ok := v.Get(suit).Int(); ok {
			most = max(most, n)
		}
	}
	if most > 4 {
		return
	}
	options["redFives"] = most > 0
	if most > 0 {
		options["redFivesPerSuit"] = most
	}
}
