package audit

import (
	"tehai/core/replay"
	"tehai/core/rules"
)

// Stated returns the wins of a deal to write into a log: as its own log states them, else as the scorer finds them.
func Stated(d *replay.Deal) []replay.Win {
	if d.Wins != nil {
		return d.Wins
	}
	wins, err := Wins(d, nil)
	if err != nil {
		return nil
	}
	var list []replay.Win
	for i := range wins {
		if wins[i].Card != nil {
			list = append(list, wins[i].stated())
		}
	}
	return list
}

// stated returns the win as a log would state it.
func (w *Win) stated() replay.Win {
	c := w.Card
	win := replay.Win{Chair: w.Chair, From: w.From, Han: c.Total("han"), Fu: c.Total("fu"), Yakuman: c.Total("yakuman"),
		Points: c.Points, Payments: w.Payments, Yaku: yakuOf(c)}
	if win.Yakuman > 0 {
		win.Han, win.Fu = -1, -1
	}
	return win
}

// yakuOf returns the yaku of a riichi card that have han, or are yakuman.
func yakuOf(c *rules.Card) []replay.Yaku {
	list := make([]replay.Yaku, 0, len(c.Items))
	for i := range c.Items {
		switch item := &c.Items[i]; item.Part {
		case rules.PartYaku, rules.PartDora:
			list = append(list, replay.Yaku{ID: item.ID, Name: item.Name, Han: item.Amount})
		case rules.PartYakuman:
			list = append(list, replay.Yaku{ID: item.ID, Name: item.Name})
		}
	}
	return list
}
