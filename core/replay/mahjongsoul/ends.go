package mahjongsoul

import (
	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// fans are the yaku by the site's numbers.
var fans = [...]string{
	1: "menzen-tsumo", 2: "riichi", 3: "chankan", 4: "rinshan", 5: "haitei", 6: "houtei", 7: "yakuhai-white",
	8: "yakuhai-green", 9: "yakuhai-red",
	10: importer.AnySeat, 11: importer.AnyRound, 12: "tanyao", 13: "iipeikou", 14: "pinfu", 15: "chanta", 16: "ittsuu",
	17: "sanshoku-doujun",
	18: "double-riichi", 19: "sanshoku-doukou", 20: "sankantsu", 21: "toitoi", 22: "sanankou", 23: "shousangen",
	24: "honroutou", 25: "chiitoitsu",
	26: "junchan", 27: "honitsu", 28: "ryanpeikou", 29: "chinitsu", 30: "ippatsu", 31: "dora", 32: "red-dora",
	33: "ura-dora", 34: "north-dora",
	35: "tenhou", 36: "chiihou", 37: "daisangen", 38: "suuankou", 39: "tsuuiisou", 40: "ryuuiisou", 41: "chinroutou",
	42: "kokushi", 43: "shousuushii",
	44: "suukantsu", 45: "chuuren", 47: "chuuren-9", 48: "suuankou-tanki", 49: "kokushi-13", 50: "daisuushii",
}

// wins reads the winners, each with the worth of the hand; the site states one list of payments for all of them.
func (r *reader) wins(v *jsontext.Value) {
	list := get(v, "hules")
	if len(list.Items) == 0 {
		r.deal.Stop(v.Span, "want the winners, hules, found none")
		return
	}
	payments := numbers(get(v, "delta_scores"), r.players)
	for i := range list.Items {
		hule := &list.Items[i]
		chair, ok := r.seat(hule)
		if !ok {
			return
		}
		self := is(hule, "zimo")
		if !self && (r.last < 0 || r.last == chair) {
			r.deal.Stop(hule.Span, "want a discard of another seat that seat %d could win on", chair)
			return
		}
		w := replay.Win{Chair: chair, From: -1, Han: -1, Fu: -1, Points: -1}
		if !self {
			w.From = r.last
		}
		r.worth(&w, hule, self)
		if len(list.Items) == 1 {
			w.Payments = payments
		}
		r.ura(hule)
		r.deal.Wins = append(r.deal.Wins, w)
		r.add(game.Event{Kind: game.Win, Chair: chair}, hule)
	}
	r.deal.Result.Payments = payments
	r.ended = true
}

// worth reads han, fu, points and yaku.
func (r *reader) worth(w *replay.Win, v *jsontext.Value, self bool) {
	yakuman := is(v, "yiman")
	for i := range get(v, "fans").Items {
		fan := get(v, "fans").At(i)
		id, value := number(fan, "id"), number(fan, "val")
		y := replay.Yaku{Han: value}
		if id > 0 && id < len(fans) {
			y.ID = fans[id]
		}
		y.Name = importer.YakuName(y.ID)
		switch {
		case yakuman:
			w.Yakuman += max(1, value)
			y.Han = 0
		case value <= 0: // ura dora that match no tile
			continue
		}
		w.Yaku = append(w.Yaku, y)
	}
	if !yakuman {
		w.Han, w.Fu = stated(v, "count"), stated(v, "fu")
	}
	dealer := r.deal.Setup.Dealer() == w.Chair
	each, fromDealer := stated(v, "point_zimo_xian"), stated(v, "point_zimo_qin")
	switch {
	case !self:
		w.Points = stated(v, "point_rong")
	case each < 0:
	case dealer:
		w.Points = each * (r.players - 1)
	case fromDealer >= 0:
		w.Points = each*(r.players-2) + fromDealer
	}
}

// stated returns a number, or -1 where there is none.
func stated(v *jsontext.Value, name string) int {
	if n, ok := get(v, name).Int(); ok && n > 0 {
		return n
	}
	return -1
}

// exhausted reads the end of a deal by an exhausted wall.
func (r *reader) exhausted(v *jsontext.Value) {
	end := &importer.Ends[0]
	if is(v, "liujumanguan") {
		end = importer.EndWith("nm", func(e *importer.End) string { return e.Mjlog })
	}
	r.deal.Result.Text = end.Text
	r.deal.Result.Payments = make([]int, r.players)
	scores := get(v, "scores")
	for i := range scores.Items {
		for chair, n := range numbers(get(scores.At(i), "delta_scores"), r.players) {
			r.deal.Result.Payments[chair] += n
		}
	}
	r.add(game.Event{Kind: game.Exhausted}, v)
	r.ended = true
}

// aborts are the abortive draws by their numbers, in the words of mjlog.
var aborts = [...]string{1: "yao9", 2: "kaze4", 3: "kan4", 4: "reach4", 5: "ron3"}

func (r *reader) aborted(v *jsontext.Value) {
	kind := number(v, "type")
	if kind < 1 || kind >= len(aborts) {
		r.deal.Stop(v.Span, "want 1 to %d for the type of an abortive draw, found %d", len(aborts)-1, kind)
		return
	}
	r.deal.Result = replay.Result{Payments: make([]int, r.players)}
	r.deal.Result.Text = importer.EndWith(aborts[kind], func(e *importer.End) string { return e.Mjlog }).Text
	r.deal.Add(game.Event{Kind: game.Aborted}, v.Span)
	r.ended = true
}
