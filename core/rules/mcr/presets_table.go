package mcr

import (
	"slices"

	"tehai/core/option"
)

// A preset is the rules of an organisation, written as differences from another preset; the first is based on the
// option table's own values.
type preset struct {
	id, name string
	over     string // the preset that it differs from, "" for the option table
	rows     []setting
}

// setting is a value in a preset.
type setting struct {
	key    string
	value  any
	stated bool // in the organisation's own text; otherwise from other descriptions of it
}

// presets in the order of the public interface. Sources: the table of 1998, the League's supplements of 2023 and
// 2025; for the English rules of 2006 quotations of their fan table; JMSA, Rules and manners 1.0.
var presets = []preset{
	{"mcr", "Chinese Official (MCR)", "", []setting{
		{"usedUpWaits", true, false},
		{"pairsTileHog", true, false},
		{"pairsAllTypes", true, false},
		{"lesserKnittedStraight", true, false},
	}},
	{"mcr-ema", "MCR, English rules of 2006", "mcr", []setting{
		{"kongPairs", "8-6-4", true},
		{"concealedForms", "fully-concealed", true},
		{"knittedWait", "single", false},
		{"nineGatesPungs", "none", false},
		{"greenHalfFlush", true, false},
		{"pairsTileHog", false, false},
		{"strictVoided", false, false},
	}},
	{"mcr-jmsa", "MCR, Japan (JMSA)", "mcr", []setting{
		{"flowers", false, true},
		{"limit", "88", true},
		{"pairsAllTypes", false, true},
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
	list := make([]option.Option, len(optionTable))
	for i, o := range optionTable {
		s := p.setting(o.key)
		if s == nil {
			s = &setting{o.key, o.base, true}
		}
		list[i] = option.Option{Key: o.key, Kind: o.kind, Default: s.value, Choices: o.choices, Label: o.label,
			Confirmed: s.stated}
	}
	return list
}

// setting returns the nearest row for the key in the preset and its bases, or nil.
func (p *preset) setting(key string) *setting {
	for ; p != nil; p = presetOf(p.over) {
		if i := slices.IndexFunc(p.rows, func(s setting) bool { return s.key == key }); i >= 0 {
			return &p.rows[i]
		}
	}
	return nil
}
