package mjai

import (
	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// accepted reads that a riichi stick was paid.
func (r *reader) accepted(v *jsontext.Value) {
	actor, ok := v.Get("actor").Int()
	if deltas := r.numbers(v.Get("deltas")); deltas != nil {
		r.pay(deltas)
	} else if ok && actor >= 0 && actor < r.players {
		r.change[actor] -= game.RiichiStick
	}
	r.settle(v)
}

func (r *reader) pay(deltas []int) {
	for i, n := range deltas {
		r.change[i] += n
	}
}

// settle reads the scores after an event. In logs that never state the scores before a deal, these follow from the
// deal's payments.
func (r *reader) settle(v *jsontext.Value) {
	scores := r.numbers(v.Get("scores"))
	if scores == nil {
		return
	}
	r.scores = scores
	if r.deal.Setup.Scores != nil {
		return
	}
	before := make([]int, r.players)
	for i := range before {
		before[i] = scores[i] - r.change[i]
	}
	r.deal.Setup.Scores = r.byChair(before)
}

// win reads hora; several in a row are the winners on one discard.
func (r *reader) win(v *jsontext.Value) {
	chair, ok := r.actor(v, "actor")
	from, hasTarget := r.actor(v, "target")
	if !ok || !hasTarget {
		return
	}
	w := replay.Win{Chair: chair, From: from, Han: -1, Fu: -1, Points: -1}
	if from == chair {
		w.From = -1
	}
	if deltas := r.numbers(v.Get("deltas")); deltas != nil {
		w.Payments = r.byChair(deltas)
		r.pay(deltas)
	}
	r.settle(v)
	value(v, &w)
	for _, name := range [...]string{"ura_markers", "uradora_markers"} {
		shown := v.Get(name)
		if len(r.deal.Ura) > 0 {
			break
		}
		for i := range shown.Items {
			r.deal.Ura = append(r.deal.Ura, notation.FromMjai(shown.Items[i].String()))
		}
	}
	r.ended = true
	r.deal.Wins = append(r.deal.Wins, w)
	r.deal.Result.Payments = importer.Sum(r.deal.Result.Payments, w.Payments)
	r.deal.Add(game.Event{Kind: game.Win, Chair: chair}, r.at)
}

// value reads the stated worth of the hand. A yakuman has no han or fu, whatever number the log gives with it.
func value(v *jsontext.Value, w *replay.Win) {
	if points, ok := v.Get("hora_points").Int(); ok {
		w.Points = points
	}
	if fu, ok := v.Get("fu").Int(); ok {
		w.Fu = fu
	}
	if han, ok := v.Get("fan").Int(); ok {
		w.Han = han
	}
	yaku := v.Get("yakus")
	for i := range yaku.Items {
		name := yaku.Items[i].At(0).String()
		han, _ := yaku.Items[i].At(1).Int()
		y := replay.Yaku{ID: importer.Other(yakuIDs, name), Name: name, Han: han}
		if yakuman[y.ID] {
			y.Han = 0
			w.Yakuman++
			w.Han, w.Fu = -1, -1
		}
		w.Yaku = append(w.Yaku, y)
	}
}

// end reads ryukyoku: the deal ends without a winner. Mortal's dialect does not state the reason; then the wall is
// exhausted if every tile was drawn.
func (r *reader) end(v *jsontext.Value) {
	end := importer.End{Kind: game.Aborted}
	reason := v.Get("reason").String()
	switch known := importer.EndWith(reason, func(e *importer.End) string { return e.Mjai }); {
	case reason != "" && known != nil:
		end = *known
	case r.drawn >= r.live():
		end = importer.Ends[0]
	}
	deltas := r.numbers(v.Get("deltas"))
	r.pay(deltas)
	r.settle(v)
	r.ended = true
	r.deal.Result = replay.Result{Payments: r.byChair(deltas), Text: end.Text}
	r.deal.Add(game.Event{Kind: end.Kind}, r.at)
}

// live returns how many tiles are drawn before the wall is exhausted.
func (r *reader) live() int {
	return importer.WallSize[r.players] - game.RiichiDead - game.HandSize*r.players
}
