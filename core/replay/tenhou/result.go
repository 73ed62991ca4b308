package tenhou

import (
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
)

// wonWord is the result of a deal with a winner; wonAbroad is the same from the programs that write Mahjong Soul games
// in English.
const (
	wonWord   = "和了"
	wonAbroad = "Agari"
)

// otherEnds are words of those programs for ends that have another word on the site.
var otherEnds = [][2]string{
	{"Ryuukyoku", "流局"}, {"Exhaustive Draw", "流局"}, {"荒牌平局", "流局"}, {"荒牌流局", "流局"},
	{"Nagashi Mangan", "流し満貫"}, {"Mangan at Draw", "流し満貫"}, {"流局满贯", "流し満貫"}, {"流局滿貫", "流し満貫"},
	{"Kyuushu Kyuuhai", "九種九牌"}, {"Nine Terminal Abortion", "九種九牌"}, {"九种九牌", "九種九牌"},
	{"Suufon Renda", "四風連打"}, {"Four Wind Abortion", "四風連打"}, {"四风连打", "四風連打"},
	{"Suucha Riichi", "四家立直"}, {"Four Riichi Abortion", "四家立直"},
	{"Sanchahou", "三家和了"}, {"Three Ron Abortion", "三家和了"}, {"三家和", "三家和了"},
	{"Suukaikan", "四槓散了"}, {"Four Kan Abortion", "四槓散了"}, {"四開槓", "四槓散了"}, {"四杠散了", "四槓散了"},
}

// result reads how the deal ended. Without a result the record is unfinished.
func (r *reader) result(v *jsontext.Value, d *importer.Deal) {
	if d.Stopped() || v.Kind == jsontext.Absent || len(v.Items) == 0 {
		return
	}
	word := v.At(0).String()
	if other := importer.Other(otherEnds, word); other != "" {
		word = other
	}
	if word == wonWord || word == wonAbroad {
		r.wins(v, d)
		return
	}
	end := importer.EndWith(word, func(e *importer.End) string { return e.Tenhou })
	if end == nil || word == "" {
		d.Stop(v.Span, "want a result such as %s or %s, found %.40q", wonWord, importer.Ends[0].Tenhou, word)
		return
	}
	d.Result = replay.Result{Payments: r.payments(v.At(1)), Text: end.Text}
	d.Add(game.Event{Kind: end.Kind}, v.Span)
}

// payments reads what each player gained, nil if it is not stated.
func (r *reader) payments(v *jsontext.Value) []int {
	if len(v.Items) < r.players {
		return nil
	}
	gains := make([]int, r.players)
	for i := range gains {
		n, ok := v.Items[i].Int()
		if !ok {
			return nil
		}
		gains[i] = n
	}
	return gains
}

// wins reads a pair of lists for each winner: what each player gains; and winner, discarder, the liable player, the
// worth, the yaku. A file made by hand may have only the first three.
func (r *reader) wins(v *jsontext.Value, d *importer.Deal) {
	for i := 1; i+1 < len(v.Items); i += 2 {
		about := v.At(i + 1)
		chair, ok := about.At(0).Int()
		from, fromToo := about.At(1).Int()
		if !ok || !fromToo || min(chair, from) < 0 || max(chair, from) >= r.players {
			d.Stop(about.Span, "want the players who won and who let the tile go, from 0 to %d", r.players-1)
			return
		}
		w := replay.Win{Chair: chair, From: from, Han: -1, Fu: -1, Points: -1, Payments: r.payments(v.At(i))}
		if from == chair {
			w.From = -1
		}
		if text := about.At(3).String(); text != "" {
			worth(&w, text, r.players)
			yaku(&w, about.Items[min(4, len(about.Items)):])
		}
		d.Wins = append(d.Wins, w)
		d.Result.Payments = importer.Sum(d.Result.Payments, w.Payments)
		d.Add(game.Event{Kind: game.Win, Chair: chair}, about.Span)
	}
	if len(d.Wins) == 0 {
		d.Stop(v.Span, "want what each player gains and who won, found neither")
	}
}

// plainWorth replaces the words of other languages with the site's.
var plainWorth = strings.NewReplacer("Fu", "符", "Han", "飜", "翻", "飜", "番", "飜", "Points", "点", "點", "点", " ", "")

// isOther reports whether plainWorth may replace a letter; it replaces none of the site's.
func isOther(letter rune) bool {
	return letter <= ' ' || letter >= 'A' && letter <= 'z' || letter == '翻' || letter == '番' || letter == '點'
}

// worth reads a text such as 30符4飜7700点, 30符3飜1000-2000点, 30符4飜3900点∀ or 満貫8000点: fu and han if present, and points.
func worth(w *replay.Win, text string, players int) {
	if strings.ContainsFunc(text, isOther) {
		text = plainWorth.Replace(text)
	}
	if fu, rest, ok := strings.Cut(text, "符"); ok {
		w.Fu = leading(fu)
		text = rest
		if han, rest, ok := strings.Cut(text, "飜"); ok {
			w.Han = leading(han)
			text = rest
		}
	}
	points, after, ok := strings.Cut(text, "点")
	if !ok {
		return
	}
	points = points[len(strings.TrimRight(points, "0123456789-")):]
	each, dealer, split := strings.Cut(points, "-")
	a, b := leading(each), leading(dealer)
	switch {
	case a < 0:
	case strings.Contains(after, "∀"): // from each
		w.Points = a * (players - 1)
	case split && b >= 0: // from each, and from the dealer
		w.Points = a*(players-2) + b
	default:
		w.Points = a
	}
}

// leading reads a number of up to seven digits, or -1.
func leading(text string) int {
	if text == "" || len(text) > 7 || text[0] > '9' { // a word, like nearly all texts that are not numbers
		return -1
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return -1
	}
	return n
}

// yaku reads texts such as 立直(1飜) or 四槓子(役満); the han of the win is their sum.
func yaku(w *replay.Win, list []jsontext.Value) {
	sum := 0
	for i := range list {
		name, value, _ := strings.Cut(list[i].String(), "(")
		value = strings.TrimSuffix(value, ")")
		han := -1
		if number, plain := strings.CutSuffix(value, "飜"); plain {
			han = leading(number) // like nearly all of them
		}
		if han < 0 && (strings.Contains(value, "役満") || strings.Contains(value, "役满") || strings.Contains(value, "Yakuman")) {
			w.Yakuman++
			if strings.Contains(value, "ダブル") {
				w.Yakuman++
			}
			w.Yaku = append(w.Yaku, importer.Yaku(name, 0))
			continue
		}
		if han < 0 {
			han = leading(strings.TrimRight(value, " 飜翻番Han"))
		}
		if han > 0 { // 裏ドラ(0飜) is no dora
			w.Yaku = append(w.Yaku, importer.Yaku(name, han))
			sum += han
		}
	}
	switch {
	case w.Yakuman > 0:
		w.Han, w.Fu = -1, -1
	case sum > 0:
		w.Han = sum
	}
}
