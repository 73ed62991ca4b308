package audit

import (
	"tehai/core/replay"
	"tehai/core/rules"
)

// Stated returns the wins of a deal as they are to be written into a log: as
// its own log states them, else as the scorer finds them.
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

// yakuOf returns what a card of riichi names with han, or as yakuman.
func yakuOf(c *rules.Card) []replay.Yaku {
	var list []replay.Yaku
	for i := range c.Items {
		if item := &c.Items[i]; isYaku(item) {
			list = append(list, replay.Yaku{ID: item.ID, Name: item.Name, Han: hanOf(item)})
		}
	}
	return list
}

func isYaku(item *rules.Item) bool {
	return item.Part == rules.PartYaku || item.Part == rules.PartDora || item.Part == rules.PartYakuman
}

// hanOf returns the han of a yaku, 0 of a yakuman.
func hanOf(item *rules.Item) int {
	if item.Part == rules.PartYakuman {
		return 0
	}
	return item.Amount
}
