package kobalab

import (
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// win reads hule; several in a row are the winners on one discard.
func (r *reader) win(v *jsontext.Value) {
	chair, ok := r.who(v)
	if !ok {
		return
	}
	w := replay.Win{Chair: chair, From: -1, Payments: r.byChair(v.Get("fenpei"))}
	if l, ok := v.Get("baojia").Int(); ok {
		if l < 0 || l >= players {
			r.deal.Stop(v.Span, "hule: want a player from 0 to 3, or null, for baojia")
			return
		}
		w.From = r.chair(l)
	}
	w.Han, w.Fu, w.Points = stated(v, "fanshu"), stated(v, "fu"), stated(v, "defen")
	if n, ok := v.Get("damanguan").Int(); ok && n > 0 {
		w.Yakuman, w.Han, w.Fu = n, -1, -1
	}
	yaku := v.Get("hupai")
	for i := range yaku.Items {
		name := yaku.Items[i].Get("name").String()
		stars := yaku.Items[i].Get("fanshu").String()
		switch han, isNumber := yaku.Items[i].Get("fanshu").Int(); {
		case isNumber && han > 0:
			w.Yaku = append(w.Yaku, importer.Yaku(name, han))
		case strings.HasPrefix(stars, "*"):
			w.Yaku = append(w.Yaku, importer.Yaku(name, 0))
		}
		if stars == "**" {
			r.deal.Heading.Options = doubled
		}
	}
	r.ura(v)
	r.ended = true
	r.deal.Wins = append(r.deal.Wins, w)
	r.deal.Result.Payments = importer.Sum(r.deal.Result.Payments, w.Payments)
	r.deal.Add(game.Event{Kind: game.Win, Chair: chair}, v.Span)
}

// doubled are the options of a log that pays a yakuman twice, where these differ from the rule set it is read under.
var doubled = map[string]any{"doubleYakumanForms": []string{"suuankou-tanki", "kokushi-13", "chuuren-9", "daisuushii"}}

// stated returns a number of an event, or -1.
func stated(v *jsontext.Value, name string) int {
	if n, ok := v.Get(name).Int(); ok {
		return n
	}
	return -1
}

// ura reads the ura indicators, which a winner in riichi may see.
func (r *reader) ura(v *jsontext.Value) {
	shown := v.Get("fubaopai")
	if len(r.deal.Ura) > 0 {
		return
	}
	for i := range shown.Items {
		r.deal.Ura = append(r.deal.Ura, one(shown.Items[i].String()))
	}
}

// end reads pingju: the deal ends without a winner.
func (r *reader) end(v *jsontext.Value) {
	name := v.Get("name").String()
	end := importer.EndWith(name, func(e *importer.End) string { return e.Kobalab })
	if end == nil || name == "" {
		r.deal.Stop(v.Span, "pingju: want a name such as 荒牌平局, found %.40q", name)
		return
	}
	r.ended = true
	r.deal.Result = replay.Result{Payments: r.byChair(v.Get("fenpei")), Text: end.Text}
	r.deal.Add(game.Event{Kind: end.Kind}, v.Span)
}
