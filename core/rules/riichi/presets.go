package riichi

import (
	"slices"

	"tehai/core/option"
)

func presetOf(id string) *preset {
	i := slices.IndexFunc(presets, func(p preset) bool { return p.id == id })
	if i < 0 {
		return nil
	}
	return &presets[i]
}

// list returns every option with the preset's own value as its default.
func (p *preset) list() []option.Option {
	list := make([]option.Option, len(optionTable))
	for i, o := range optionTable {
		s := p.setting(o.key)
		if s == nil {
			s = &setting{o.key, o.base, stated}
			if o.unsure {
				s.source = disputed
			}
		}
		list[i] = option.Option{
			Key: o.key, Kind: o.kind, Default: s.value, Choices: o.choices, Label: o.label,
			Confirmed: s.source == stated,
		}
	}
	return list
}

// setting returns the nearest row for the key in the preset and its bases, or nil.
func (p *preset) setting(key string) *setting {
	for p != nil {
		for i := range p.rows {
			if p.rows[i].key == key {
				return &p.rows[i]
			}
		}
		p = presetOf(p.over)
	}
	return nil
}

func (p *preset) players(list []option.Option) int {
	i := slices.IndexFunc(list, func(o option.Option) bool { return o.Key == "players" })
	return list[i].Default.(int)
}
