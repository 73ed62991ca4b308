package mcr

import "tehai/core/option"

// optionRow is one row of the option table. Its first value is that of mcr.
type optionRow struct {
	key     string
	kind    option.Kind
	choices []string
	base    any
	label   string
	set     func(*settings, any)
}

// optionTable is every option in the order of the page.
var optionTable = []optionRow{
	{"minimum", option.Int, nil, 8, "Points that a hand must be worth without its flowers",
		func(r *settings, v any) { r.minimum = v.(int) }},
	{"flowers", option.Bool, nil, true, "Flowers are played: a point each, beside the minimum",
		func(r *settings, v any) { r.flowers = v.(bool) }},
	{"limit", option.Choice, []string{"none", "88"}, "none", "The most points that are counted",
		func(r *settings, v any) {
			if v == "88" {
				r.limit = 88
			}
		}},
	{"kongPairs", option.Choice, []string{"6-5-4", "8-6-4"}, "6-5-4",
		"Two kongs: both concealed, one of each, both melded",
		func(r *settings, v any) {
			r.points[twoConcealedKongs], r.points[meldedAndConcealedKong] = 6, 5
			if v == "8-6-4" {
				r.points[twoConcealedKongs], r.points[meldedAndConcealedKong] = 8, 6
			}
		}},
	{"concealedForms", option.Choice, []string{"self-drawn", "fully-concealed"}, "self-drawn",
		"Forms concealed by definition (seven pairs and the like), own draw: Self-Drawn or Fully Concealed Hand",
		func(r *settings, v any) {
			if r.fullyHidden = v == "fully-concealed"; r.fullyHidden {
				return
			}
			for _, f := range concealedForms {
				r.drops[f].add(fullyConcealedHand)
			}
		}},
	{"knittedWait", option.Choice, []string{"any", "single", "none"}, "any",
		"Waits that count beside a knitted body with a set and a pair",
		func(r *settings, v any) { r.knittedWait = v.(string) }},
	{"nineGatesPungs", option.Choice, []string{"one-less", "none"}, "one-less",
		"Pungs of terminals beside Nine Gates: one less, or none",
		func(r *settings, v any) { r.gatesTakeAll = v == "none" }},
	{"greenHalfFlush", option.Bool, nil, false, "Half Flush counts beside All Green",
		func(r *settings, v any) {
			if v.(bool) {
				r.drops[allGreen].remove(halfFlush)
			}
		}},
	{"pairsTileHog", option.Bool, nil, true, "Seven pairs: Tile Hog counts beside All Green and All Terminals",
		func(r *settings, v any) { r.pairsHog = v.(bool) }},
	{"pairsAllTypes", option.Bool, nil, true, "Seven pairs: All Types counts",
		func(r *settings, v any) {
			if !v.(bool) {
				r.of[pairs].remove(allTypes)
			}
		}},
	{"usedUpWaits", option.Bool, nil, true, "A tile of which the hand holds all four is waited for as well",
		func(r *settings, v any) { r.usedUpWaits = v.(bool) }},
	{"lesserKnittedStraight", option.Bool, nil, true,
		"Lesser Honors and Knitted Tiles with all nine knitted tiles: Knitted Straight counts too",
		func(r *settings, v any) {
			if !v.(bool) {
				r.of[singles].remove(knittedStraight)
			}
		}},
	{"strictVoided", option.Bool, nil, false, "One Voided Suit does not count beside fans that always lack a suit",
		func(r *settings, v any) {
			if !v.(bool) {
				return
			}
			for _, f := range []fan{bigThreeDragons, littleThreeDragons, quadrupleChow, fourPureShiftedPungs,
				fourPureShiftedChows, bigThreeWinds} {
				r.drops[f].add(oneVoidedSuit)
			}
		}},
}
