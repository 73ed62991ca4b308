package mjlog

import (
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// win reads the tag AGARI; several in a row are the winners on one discard.
func (r *reader) win(t *tag) {
	who, ok := r.who(t, "who")
	from, fromToo := r.who(t, "fromWho")
	if !ok || !fromToo || r.deal.Stopped() {
		return
	}
	w := replay.Win{Chair: who, From: from, Han: -1, Fu: -1, Points: -1}
	if from == who {
		w.From = -1
	}
	r.value(t, &w)
	w.Payments = r.payments(t)
	if ura, _ := t.get("doraHaiUra"); ura != "" && len(r.round.ura) == 0 {
		r.round.ura, _ = ids(r.round.ura, ura)
	}
	r.done = true
	r.stated(t)
	r.deal.Wins = append(r.deal.Wins, w)
	r.deal.Result.Payments = importer.Sum(r.deal.Result.Payments, w.Payments)
	r.deal.Add(game.Event{Kind: game.Win, Chair: who}, t.at)
}

// value reads the stated worth of the hand.
func (r *reader) value(t *tag, w *replay.Win) {
	if text, ok := t.get("ten"); ok {
		if ten, ok := r.list(text); ok && len(ten) >= 2 {
			w.Fu, w.Points = ten[0], ten[1]
		}
	}
	if text, ok := t.get("yakuman"); ok {
		rows, _ := r.list(text)
		for _, row := range rows {
			w.Yaku = append(w.Yaku, yakuOf(row, 0))
		}
		w.Yakuman, w.Fu = len(rows), -1
		return
	}
	if text, ok := t.get("yaku"); ok {
		rows, _ := r.list(text)
		w.Han = 0
		for i := 0; i+1 < len(rows); i += 2 {
			if rows[i+1] > 0 { // ura dora are listed even when there are none
				w.Yaku = append(w.Yaku, yakuOf(rows[i], rows[i+1]))
				w.Han += rows[i+1]
			}
		}
	}
}

// payments reads what each player gained, nil if it is not stated.
func (r *reader) payments(t *tag) []int {
	text, _ := t.get("sc")
	pairs, ok := r.list(text)
	if !ok || len(pairs) < 2*r.players {
		return nil
	}
	gains := make([]int, r.players)
	for i := range gains {
		gains[i] = pairs[2*i+1] * 100
	}
	return gains
}

// stated keeps what a tag states of the end of the game until its deal is read.
func (r *reader) stated(t *tag) {
	if text, ok := t.get("owari"); ok {
		r.end, r.endAt = text, t.at
	}
}

// state reads the end of the game: for each player the final score in hundreds and the result.
func (r *reader) state() {
	text := r.end
	r.end = ""
	if text == "" {
		return
	}
	words := strings.SplitN(text, ",", 2*len(r.names)+1)
	stated := make([]replay.Stated, r.players)
	for i := range stated {
		hundreds, ok := 0, len(words) >= 2*r.players && len(words) <= 2*len(r.names)
		if ok {
			hundreds, ok = number(strings.TrimPrefix(words[2*i], "-"))
		}
		if ok {
			stated[i].Points, ok = importer.Points(words[2*i+1])
		}
		if !ok {
			r.book.Unstated(r.endAt)
			return
		}
		if stated[i].Score = 100 * hundreds; words[2*i][0] == '-' {
			stated[i].Score = -stated[i].Score
		}
	}
	r.book.State(stated, r.endAt)
}

// draw reads the tag RYUUKYOKU: the deal ends without a winner.
func (r *reader) draw(t *tag) {
	if r.late(t) {
		return
	}
	word, _ := t.get("type")
	end := importer.EndWith(word, func(e *importer.End) string { return e.Mjlog })
	if end == nil {
		r.deal.Stop(t.at, "tag RYUUKYOKU: want one of %s for type, or none, found %.20q", endWords(), word)
		return
	}
	r.done = true
	r.stated(t)
	r.deal.Result = replay.Result{Payments: r.payments(t), Text: end.Text}
	r.deal.Add(game.Event{Kind: end.Kind}, t.at)
}

func endWords() string {
	var words []string
	for i := range importer.Ends {
		if word := importer.Ends[i].Mjlog; word != "" {
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}

// yakuIDs are the ids of the yaku in the order of the format's numbers.
var yakuIDs = strings.Fields(`menzen-tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou
	seat-east seat-south seat-west seat-north round-east round-south round-west round-north
	yakuhai-white yakuhai-green yakuhai-red double-riichi chiitoitsu chanta ittsuu sanshoku-doujun sanshoku-doukou sankantsu
	toitoi sanankou shousangen honroutou ryanpeikou junchan honitsu chinitsu renhou tenhou chiihou daisangen suuankou
	suuankou-tanki tsuuiisou ryuuiisou chinroutou chuuren chuuren-9 kokushi kokushi-13 daisuushii shousuushii suukantsu
	dora ura-dora red-dora`)

func yakuOf(number, han int) replay.Yaku {
	y := replay.Yaku{Name: strconv.Itoa(number), Han: han}
	if number >= 0 && number < len(yakuIDs) {
		y.ID = yakuIDs[number]
		y.Name = importer.YakuName(y.ID)
	}
	return y
}
