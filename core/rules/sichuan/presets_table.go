package sichuan

import "tehai/core/option"

// A preset is a table that people play, written as its differences from the option table, which is that of sichuan-sbr.
type preset struct {
	id, name string
	rows     []setting
	official bool // the values stand in the text of the league
}

// setting is one cell of a preset.
type setting struct {
	key   string
	value any
}

var presets = []preset{
	{"sichuan-sbr", "Sichuan (SBR 2025)", nil, true},
	{"sichuan-common", "Sichuan (club and app rules)", []setting{
		{"exchange", "three"},
		{"cap", "4"},
		{"selfDraw", "fan"},
		{"kongFlower", "discarder"},
		{"shotKong", "transfer"},
		{"pig", "cap"},
		{"terminals", 2},
		{"closed", "always"},
		{"heaven", "5"},
	}, false},
}

// list returns every option with the preset's own value as its default.
func (p *preset) list() []option.Option {
	list := make([]option.Option, len(optionTable))
	for i := range optionTable {
		o := &optionTable[i]
		list[i] = option.Option{Key: o.key, Kind: o.kind, Default: o.base, Choices: o.choices, Label: o.label,
			Confirmed: p.official}
		for _, s := range p.rows {
			if s.key == o.key {
				list[i].Default = s.value
			}
		}
	}
	return list
}
