package audit

import "tehai/core/replay"

// Stated returns the wins of a deal as they are to be written into a log: as
// its own log states them, else as the scorer finds them.
func Stated(d *replay.Deal) []replay.Win {
	if d.Wins != nil {
		return d.Wins
	}
	wins, err := Wins(d, "", nil)
	if err != nil {
		return nil
	}
	var list []replay.Win
	for i := range wins {
		if wins[i].Result != nil {
			list = append(list, wins[i].stated())
		}
	}
	return list
}

// stated returns the win as a log would state it.
func (w *Win) stated() replay.Win {
	r := w.Result
	win := replay.Win{Chair: w.Chair, From: w.From, Han: r.Han, Fu: r.Fu, Yakuman: r.Yakuman, Points: r.Points, Payments: w.Payments}
	if r.Yakuman > 0 {
		win.Han, win.Fu = -1, -1
	}
	for _, y := range r.Yaku {
		win.Yaku = append(win.Yaku, replay.Yaku{ID: y.ID, Name: y.Name, Han: y.Han})
	}
	return win
}
