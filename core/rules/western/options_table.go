package western

import (
	"slices"

	"tehai/core/option"
)

// optionRow is one row of the option table, with the values of the two presets; a preset whose value is nil does not
// have the option.
type optionRow struct {
	key        string
	kind       option.Kind
	choices    []string
	dmjl, bmja any
	label      string
	set        func(*settings, any)
}

// optionTable is every option in the order of the page.
var optionTable = []optionRow{
	{"limit", option.Int, nil, 500, 1000,
		"The limit in points; 0 leaves ordinary scores without one and pays the usual limit for special hands",
		func(r *settings, v any) { r.limit = v.(int) }},
	{"roof", option.Bool, nil, true, true, "Ordinary scores are at most the limit",
		func(r *settings, v any) { r.roof = v.(bool) }},
	{"maxChows", option.Int, []string{"0", "1", "2", "3", "4"}, 4, 1, "The most chows of a winning hand",
		func(r *settings, v any) { r.maxChows = v.(int) }},
	{"flowersPlayed", option.Bool, nil, true, true, "Flowers and seasons are played",
		func(r *settings, v any) { r.flowers = v.(bool) }},
	{"halfFlush", option.Bool, nil, true, true, "One suit with honours is a double",
		func(r *settings, v any) { r.halfFlush = v.(bool) }},
	{"looseTile", option.Bool, nil, true, true, "A win on a replacement tile is a double",
		func(r *settings, v any) { r.looseTile = v.(bool) }},
	{"concealedHonours", option.Bool, nil, false, true,
		"The double for a concealed hand needs honours and a suit in the hand",
		func(r *settings, v any) { r.concealedHonours = v.(bool) }},
	{"ownBeside", option.Bool, nil, nil, false, "The own flower counts beside all four flowers, seasons likewise",
		func(r *settings, v any) { r.ownBeside = v.(bool) }},
	{"flowersBeside", option.Bool, nil, false, true, "Flowers count beside a special hand",
		func(r *settings, v any) { r.flowersBeside = v.(bool) }},
	{"knittingSuits", option.Choice, []string{"any", "two"}, nil, "any",
		"Knitting: each pair in any two suits, or two suits in all",
		func(r *settings, v any) {
			if v == "two" {
				r.swap("knitting", &optionalHands.knittingInTwo)
			}
		}},
	{"carryingPole", option.Bool, nil, true, false, "Scratching a Pole is a special hand",
		func(r *settings, v any) {
			if v.(bool) {
				r.add(&optionalHands.carryingPole)
			}
		}},
	{"honoursOnly", option.Choice, []string{"doubles", "limit"}, "doubles", nil,
		"A hand of honours: two doubles, or a special hand",
		func(r *settings, v any) {
			if r.honoursOnly = v == "doubles"; !r.honoursOnly {
				r.add(&optionalHands.honours)
			}
		}},
}

// base returns the value of a preset.
func (o *optionRow) base(p *preset) any {
	if p.bmja {
		return o.bmja
	}
	return o.dmjl
}

// options are the options of a preset. Those that stand in an organisation's own text cannot be told from the excerpts
// that were seen, so none is confirmed.
func (p *preset) options() []option.Option {
	var list []option.Option
	for i := range optionTable {
		o := &optionTable[i]
		if base := o.base(p); base != nil {
			list = append(list, option.Option{Key: o.key, Kind: o.kind, Default: base, Choices: o.choices, Label: o.label})
		}
	}
	return list
}

// swap puts the hand of a list in the place of that of an id.
func (r *settings) swap(id string, t *table) {
	r.hands = slices.Clone(r.hands)
	for i := range r.hands {
		if r.hands[i].ID == id {
			r.hands[i] = t.read()[0]
		}
	}
}

// add adds the hand of a list.
func (r *settings) add(t *table) { r.hands = append(slices.Clip(r.hands), t.read()...) }
