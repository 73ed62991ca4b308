package tenhou

import (
	"strconv"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// result writes how the deal ended; nothing if it has not.
func (w *writer) result(out []byte, stated importer.Stated) []byte {
	out = append(out, '[')
	if end := importer.EndOf(w.deal); end != nil {
		word := end.Tenhou
		out = jsontext.AppendText(out, word)
		if w.deal.Result.Payments != nil {
			out = appendNumbers(append(out, ','), w.deal.Result.Payments, 4)
		}
		return append(out, ']')
	}
	s := w.deal.Last()
	if s.Phase != game.Won {
		return append(out, ']')
	}
	out = jsontext.AppendText(out, wonWord)
	wins := w.deal.Wins
	if wins == nil && stated != nil {
		wins = stated(w.deal)
	}
	for _, chair := range s.Winners() {
		won := replay.Win{Chair: chair, From: -1, Han: -1, Fu: -1, Points: -1}
		if _, loser := s.Target(); loser >= 0 {
			won.From = loser
		}
		for i := range wins {
			if wins[i].Chair == chair {
				won = wins[i]
			}
		}
		out = w.win(out, &won)
	}
	return append(out, ']')
}

// win writes what each player gains and, if it is known, the worth of the hand.
func (w *writer) win(out []byte, won *replay.Win) []byte {
	out = appendNumbers(append(out, ','), won.Payments, 4)
	from, liable := won.From, importer.LiableFor(won)
	if from < 0 {
		from = won.Chair
	}
	if liable < 0 {
		liable = won.Chair
	}
	out = append(out, ",["...)
	for i, chair := range [...]int{won.Chair, from, liable} {
		out = strconv.AppendInt(append(out, comma(i)...), int64(chair), 10)
	}
	if text := w.worth(won); text != "" {
		out = jsontext.AppendText(append(out, ','), text)
		for _, y := range won.Yaku {
			out = jsontext.AppendText(append(out, ','), yakuText(won, y))
		}
	}
	return append(out, ']')
}

// limits are the names of limit hands by their least han, and their base points.
var limits = []struct {
	han, base int
	name      string
}{{13, 8000, "数え役満"}, {11, 6000, "三倍満"}, {8, 4000, "倍満"}, {6, 3000, "跳満"}, {5, 2000, "満貫"}}

// worth writes a text such as 30符4飜7700点 or 満貫2000-4000点, "" if the worth is
// not known.
func (w *writer) worth(won *replay.Win) string {
	if won.Yakuman > 0 {
		return "役満" + w.points(won, 8000*won.Yakuman)
	}
	if won.Han < 0 {
		return ""
	}
	for _, row := range limits {
		if won.Han >= row.han {
			return row.name + w.points(won, row.base)
		}
	}
	base := won.Fu << (2 + won.Han)
	if won.Fu < 0 || base > 2000 || base != 2000 && w.total(won, 2000) == won.Points {
		return "満貫" + w.points(won, 2000)
	}
	return strconv.Itoa(won.Fu) + "符" + strconv.Itoa(won.Han) + "飜" + w.points(won, base)
}

// shares returns what a player other than the dealer and what the dealer pays for a self-draw, or the payment for a
// ron.
func (w *writer) shares(won *replay.Win, base int) (other, dealer int) {
	up := func(n int) int { return (n + 99) / 100 * 100 }
	dealt := won.Chair == w.setup.Dealer()
	switch {
	case won.From < 0 && dealt:
		return up(2 * base), 0
	case won.From < 0:
		return up(base), up(2 * base)
	case dealt:
		return up(6 * base), 0
	}
	return up(4 * base), 0
}

// total returns what the winner gets for these base points.
func (w *writer) total(won *replay.Win, base int) int {
	other, dealer := w.shares(won, base)
	switch {
	case won.From >= 0:
		return other
	case dealer == 0:
		return other * (w.setup.Players - 1)
	}
	return other*(w.setup.Players-2) + dealer
}

func (w *writer) points(won *replay.Win, base int) string {
	other, dealer := w.shares(won, base)
	switch {
	case won.From >= 0 && won.Points >= 0:
		return strconv.Itoa(won.Points) + "点"
	case won.From >= 0:
		return strconv.Itoa(other) + "点"
	case dealer == 0:
		return strconv.Itoa(other) + "点∀"
	}
	return strconv.Itoa(other) + "-" + strconv.Itoa(dealer) + "点"
}

// doubles are the yakuman that some rules pay twice.
var doubles = map[string]bool{"suuankou-tanki": true, "kokushi-13": true, "chuuren-9": true, "daisuushii": true}

func yakuText(won *replay.Win, y replay.Yaku) string {
	name := y.Name
	if y.ID != "" {
		name = importer.YakuName(y.ID)
	}
	switch {
	case won.Yakuman == 0:
		return name + "(" + strconv.Itoa(y.Han) + "飜)"
	case won.Yakuman > len(won.Yaku) && doubles[y.ID]:
		return name + "(ダブル役満)"
	}
	return name + "(役満)"
}
