package sichuan

import "tehai/core/rules"

// goalTable are the fans that a hand may be on its way to, each with its aim.
var goalTable = []struct {
	fan fan
	aim string
}{
	{allPungs, "toitoi"},
	{fullFlush, "chinitsu"},
	{sevenPairs, "chiitoitsu"},
}

func (r *settings) goals() []rules.Goal {
	var list []rules.Goal
	for _, g := range goalTable {
		list = append(list, rules.Goal{ID: table[g.fan].id, Aim: g.aim, Points: r.worth[g.fan]})
	}
	return list
}
