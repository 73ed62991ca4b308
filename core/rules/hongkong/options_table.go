package hongkong

import (
	"strconv"
	"strings"

	"tehai/core/option"
)

// optionRow is one row of the option table. Its first value is that of hongkong.
type optionRow struct {
	key     string
	kind    option.Kind
	choices []string
	base    any
	label   string
	set     func(*settings, any)
}

// bigHands may be worth the cap.
var bigHands = []string{"after-double-kong", "mixed-terminals", "little-three-dragons", "little-four-winds",
	"full-flush", "big-three-dragons", "four-concealed-pungs",
	"all-honors", "all-terminals", "nine-gates", "big-four-winds", "four-kongs", "thirteen-orphans", "heavenly-hand",
	"earthly-hand", "eight-flowers"}

// optionTable has all options in the order of the page, except the faan of each fan, which come last; see
// preset.list.
var optionTable = []optionRow{
	{"minimum", option.Int, []string{"0", "1", "2", "3", "4", "5"}, 3, "Faan that a hand needs",
		func(r *settings, v any) { r.minimum = v.(int) }},
	{"minimumCounts", option.Choice, []string{"all", "without-flowers", "without-luck"}, "all",
		"Faan that the minimum asks for: all, those without flowers, or without flowers and the way of winning",
		func(r *settings, v any) { r.minimumCounts = v.(string) }},
	{"cap", option.Choice, []string{"4", "5", "6", "7", "8", "10", "13", "none"}, "13", "The most faan that are counted",
		func(r *settings, v any) { r.cap, _ = strconv.Atoi(v.(string)) }},
	{"limitHands", option.Set, bigHands, []string{}, "Hands that are worth the cap, whatever else they have",
		func(r *settings, v any) {
			for i := range table {
				for _, id := range v.([]string) {
					r.limit[i] = r.limit[i] || table[i].id == id
				}
			}
		}},
	{"scale", option.Choice, []string{"half-spicy", "spicy", "steps"}, "half-spicy",
		"Payment by faan: half spicy, spicy, or doubled at certain faan",
		func(r *settings, v any) { r.scale = v.(string) }},
	{"steps", option.Choice, []string{"4-7-10", "4-6-8", "5-7-9"}, "4-7-10",
		"With steps: the faan at which the payment doubles",
		func(r *settings, v any) {
			for word := range strings.SplitSeq(v.(string), "-") {
				faan, _ := strconv.Atoi(word)
				r.steps = append(r.steps, faan)
			}
		}},
	{"base", option.Int, []string{"1", "2", "4", "8"}, 1, "Points of a payment that is not multiplied",
		func(r *settings, v any) { r.base = v.(int) }},
	{"customDiscarder", option.Int, nil, 2, "With custom responsibility: payments by the discarder",
		func(r *settings, v any) { r.customDiscarder = v.(int) }},
	{"customOthers", option.Int, nil, 0, "With custom responsibility: payments by each other loser",
		func(r *settings, v any) { r.customOthers = v.(int) }},
	{"customEach", option.Int, nil, 1, "With custom responsibility: payments by each at an own draw",
		func(r *settings, v any) { r.customEach = v.(int) }},
	{"responsibility", option.Choice, []string{"full", "half", "custom"}, "full",
		"On a discard: the discarder pays two payments; or one, and the others half of one each",
		func(r *settings, v any) {
			r.discarder, r.others, r.each = 4, 0, 2
			switch v {
			case "half":
				r.discarder, r.others = 2, 1
			case "custom":
				r.discarder, r.others, r.each = 2*r.customDiscarder, 2*r.customOthers, 2*r.customEach
			}
		}},
	{"robbedKong", option.Choice, []string{"discard", "all-shares"}, "discard",
		"A robbed kong pays like a discard, or all shares of an own draw",
		func(r *settings, v any) { r.robbedPaysAll = v == "all-shares" }},
	{"dealerDoubles", option.Bool, nil, false, "Shares from and to East are doubled",
		func(r *settings, v any) { r.dealerDoubles = v.(bool) }},
	{"headBump", option.Bool, nil, false, "Of several winners only the next in turn is paid",
		func(r *settings, v any) { r.headBump = v.(bool) }},
	{"repeatOnDraw", option.Bool, nil, false, "East stays after a drawn deal",
		func(r *settings, v any) { r.repeatOnDraw = v.(bool) }},
	{"flowersPlayed", option.Bool, nil, true, "Flowers are played",
		func(r *settings, v any) { r.flowers = v.(bool) }},
	{"sevenPairs", option.Bool, nil, false, "Seven pairs are a hand",
		func(r *settings, v any) { r.pairs = v.(bool) }},
	{"pureStraight", option.Bool, nil, false, "Pure Straight counts",
		func(r *settings, v any) { r.straights = v.(bool) }},
	{"humanHand", option.Bool, nil, false, "Blessing of Man counts: a win on a discard in the first turn",
		func(r *settings, v any) { r.humanHands = v.(bool) }},
	{"littleDragonPungs", option.Bool, nil, false, "Dragon pungs count beside Little Three Dragons",
		func(r *settings, v any) {
			if v.(bool) {
				r.drops[littleThreeDragons] &^= setOf(dragonPung)
			}
		}},
	{"littleWindsIncluded", option.Bool, nil, false, "Little Four Winds includes the pungs of the own winds",
		func(r *settings, v any) {
			if v.(bool) {
				r.drops[littleFourWinds] |= setOf(prevalentWind, seatWind)
			}
		}},
	{"allHonorsDragons", option.Bool, nil, true, "Fans of dragons count beside All Honors",
		func(r *settings, v any) {
			if !v.(bool) {
				r.drops[allHonours] |= setOf(dragonPung, littleThreeDragons, bigThreeDragons)
			}
		}},
	{"allHonorsPairs", option.Bool, nil, true, "All Honors counts in seven pairs",
		func(r *settings, v any) { r.honourPairs = v.(bool) }},
	{"allChows", option.Choice, []string{"any-pair", "worthless-pair", "no-flowers"}, "any-pair",
		"All Chows: any pair, no pair of dragons or own winds, or no flowers",
		func(r *settings, v any) { r.chowsPair = v.(string) }},
	{"concealedHand", option.Choice, []string{"always", "discard", "no-flowers", "no-kong"}, "always",
		"Concealed Hand: always, only on a discard, only without flowers, or without kongs",
		func(r *settings, v any) { r.concealed = v.(string) }},
	{"flowerReplacement", option.Bool, nil, false, "The replacement of a flower counts as that of a kong",
		func(r *settings, v any) { r.flowerReplaced = v.(bool) }},
	{"concealedPungsByDiscard", option.Bool, nil, false, "Four Concealed Pungs on a discard that finishes the pair",
		func(r *settings, v any) { r.hiddenByPair = v.(bool) }},
	{"nineSidedGates", option.Bool, nil, false, "Nine Gates with the nine-sided wait only",
		func(r *settings, v any) { r.nineSided = v.(bool) }},
	{"earthlyHand", option.Choice, []string{"first-discard", "own-draw"}, "first-discard",
		"Blessing of Earth: a win on East's first discard, or by the own first draw",
		func(r *settings, v any) { r.earthlyDraw = v == "own-draw" }},
}

// key is that of the option for the faan: allChowsFaan for all-chows.
func (f *row) key() string {
	words := strings.Split(f.id, "-")
	for i := range words[1:] {
		words[i+1] = strings.ToUpper(words[i+1][:1]) + words[i+1][1:]
	}
	return strings.Join(words, "") + "Faan"
}
