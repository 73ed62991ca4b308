package hongkong

import (
	"slices"

	"tehai/core/option"
)

// A preset is a table that people play, written as its differences from another; the first is based on the option
// table's own values. No value is confirmed: no organisation could.
type preset struct {
	id, name string
	over     string
	rows     []setting
}

// setting is a value in a preset.
type setting struct {
	key   string
	value any
}

var presets = []preset{
	{"hongkong", "Hong Kong (a convention)", "", nil},
	{"hongkong-limit", "Hong Kong, limit hands (a convention)", "hongkong", []setting{
		{"limitHands", []string{"after-double-kong", "little-four-winds", "big-three-dragons", "four-concealed-pungs",
			"all-honors", "all-terminals", "nine-gates",
			"big-four-winds", "four-kongs", "thirteen-orphans", "heavenly-hand", "earthly-hand", "eight-flowers"}},
	}},
	{"hongkong-short", "Hong Kong, a club's short table (a convention)", "hongkong-limit", []setting{
		{"limitHands", []string{"little-four-winds", "big-three-dragons", "four-concealed-pungs", "all-honors",
			"all-terminals", "nine-gates",
			"big-four-winds", "thirteen-orphans", "heavenly-hand", "earthly-hand", "eight-flowers"}},
		{"concealedHandFaan", 0},
		{"afterDoubleKongFaan", 0},
		{"mixedTerminalsFaan", 0},
		{"fourKongsFaan", 0},
		{"allPungsFaan", 2},
		{"halfFlushFaan", 2},
		{"littleThreeDragonsFaan", 4},
		{"fullFlushFaan", 4},
	}},
}

func presetOf(id string) *preset {
	if i := slices.IndexFunc(presets, func(p preset) bool { return p.id == id }); i >= 0 {
		return &presets[i]
	}
	return nil
}

// list returns every option with the preset's own value as its default.
func (p *preset) list() []option.Option {
	list := make([]option.Option, 0, len(optionTable)+len(table))
	for i := range optionTable {
		o := &optionTable[i]
		list = append(list, option.Option{Key: o.key, Kind: o.kind, Default: p.value(o.key, o.base), Choices: o.choices,
			Label: o.label})
	}
	for i := range table {
		f := &table[i]
		key := f.key()
		list = append(list, option.Option{Key: key, Kind: option.Int, Default: p.value(key, f.faan), Label: f.name + ": faan",
			Of: f.id})
	}
	return list
}

// value returns the nearest row for the key in the preset and its bases.
func (p *preset) value(key string, base any) any {
	for ; p != nil; p = presetOf(p.over) {
		if i := slices.IndexFunc(p.rows, func(s setting) bool { return s.key == key }); i >= 0 {
			return p.rows[i].value
		}
	}
	return base
}
