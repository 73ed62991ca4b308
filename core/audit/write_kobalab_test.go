package audit_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/tile"
)

// writeKobalab writes a playedGame as kobalab's programs would. The first dealer
// has seat 2 there.
func writeKobalab(t testing.TB, s *playedGame) string {
	var deals []string
	for _, d := range s.replay.Deals {
		w := kobalabWriter{t: t, deal: d}
		deals = append(deals, "["+strings.Join(w.write(), ",\n")+"]")
	}
	return `{"title":"","player":["P3","P4","P1","P2"],"qijia":2,"log":[` + strings.Join(deals, ",\n") + "]}\n"
}

type kobalabWriter struct {
	t      testing.TB
	deal   *replay.Deal
	events []string
	riichi bool
}

func (w *kobalabWriter) add(format string, args ...any) {
	w.events = append(w.events, fmt.Sprintf(format, args...))
}

// seat counts a chair from the dealer.
func (w *kobalabWriter) seat(chair int) int { return (chair - w.deal.Deal().Dealer() + 4) % 4 }

func (w *kobalabWriter) spell(h hand.Hand) string {
	text, err := notation.Format(notation.Parsed{Hand: h}, "kobalab")
	if err != nil {
		w.t.Fatal(err)
	}
	return text
}

func (w *kobalabWriter) tile(t tile.Tile) string {
	return w.spell(hand.Hand{Closed: []tile.Tile{t}, Win: -1})
}

func (w *kobalabWriter) byseat(list []int) string {
	turned := make([]int, 4)
	for chair, n := range list {
		turned[w.seat(chair)] = n
	}
	return "[" + listOf(turned) + "]"
}

func listOf(numbers []int) string { return list(numbers) }

func (w *kobalabWriter) write() []string {
	setup := w.deal.Deal()
	s := w.deal.At(0)
	hands := make([]string, 4)
	for chair := range 4 {
		hands[w.seat(chair)] = `"` + w.spell(hand.Hand{Closed: s.Closed(chair), Win: -1}) + `"`
	}
	w.add(`{"qipai":{"zhuangfeng":%d,"jushu":%d,"changbang":%d,"lizhibang":%d,"defen":%s,"baopai":"%s","shoupai":[%s]}}`,
		setup.Round-tile.East, setup.Number-1, setup.Repeat, setup.Deposits, w.byseat(setup.Scores),
		w.tile(s.Indicators()[0]), strings.Join(hands, ","))
	for step := 1; step <= w.deal.Steps(); step++ {
		before, e := s, w.deal.Event(step)
		if err := s.Apply(e); err != nil {
			w.t.Fatal(err)
		}
		w.event(e, &before, &s)
		for _, t := range s.Indicators()[before.Turned:] {
			w.add(`{"kaigang":{"baopai":"%s"}}`, w.tile(t))
		}
	}
	return w.events
}

func (w *kobalabWriter) event(e game.Event, before, after *game.State) {
	l := w.seat(e.Chair)
	switch e.Kind {
	case game.Draw:
		name := "zimo"
		if before.Phase == game.ToReplace {
			name = "gangzimo"
		}
		w.add(`{"%s":{"l":%d,"p":"%s"}}`, name, l, w.tile(after.Drawn))
	case game.Riichi:
		w.riichi = true
	case game.Discard:
		text := w.tile(e.Tile)
		if river := after.Discards(); river[len(river)-1].Drawn {
			text += "_"
		}
		if w.riichi {
			text += "*"
		}
		w.riichi = false
		w.add(`{"dapai":{"l":%d,"p":"%s"}}`, l, text)
	case game.Chow, game.Pung, game.Kong:
		w.meld(e, before, after)
	case game.Win:
		w.win(e, after)
	case game.Exhausted, game.Aborted:
		w.add(`{"pingju":{"name":"%s","shoupai":["","","",""]}}`, importer.EndOf(w.deal).Kobalab)
	}
}

func (w *kobalabWriter) meld(e game.Event, before, after *game.State) {
	melds := after.Melds(e.Chair)
	m := melds[len(melds)-1]
	if e.Tile == tile.None {
		text := w.spell(hand.Hand{Melds: []meld.Meld{m}, Win: -1})
		w.add(`{"fulou":{"l":%d,"m":"%s"}}`, w.seat(e.Chair), strings.TrimPrefix(text, ","))
		return
	}
	for _, pung := range before.Melds(e.Chair) {
		if pung.Kind == meld.Triplet && pung.At(0).Plain() == e.Tile.Plain() {
			text := strings.TrimPrefix(w.spell(hand.Hand{Melds: []meld.Meld{pung}, Win: -1}), ",")
			w.add(`{"gang":{"l":%d,"m":"%s%s"}}`, w.seat(e.Chair), text, w.tile(e.Tile)[1:])
			return
		}
	}
	for _, quad := range melds {
		if quad.Kong == meld.Concealed && quad.At(0).Plain() == e.Tile.Plain() {
			text := strings.TrimPrefix(w.spell(hand.Hand{Melds: []meld.Meld{quad}, Win: -1}), ",")
			w.add(`{"gang":{"l":%d,"m":"%s"}}`, w.seat(e.Chair), text)
		}
	}
}

func (w *kobalabWriter) win(e game.Event, after *game.State) {
	from := "null"
	if _, loser := after.Target(); loser >= 0 {
		from = fmt.Sprint(w.seat(loser))
	}
	ura := "null"
	if after.Riichi(e.Chair) > 0 {
		var words []string
		for _, t := range after.Ura() {
			words = append(words, `"`+w.tile(t)+`"`)
		}
		ura = "[" + strings.Join(words, ",") + "]"
	}
	for _, won := range w.deal.Wins {
		if won.Chair != e.Chair {
			continue
		}
		worth := fmt.Sprintf(`"fu":%d,"fanshu":%d`, won.Fu, won.Han)
		if won.Yakuman > 0 {
			worth = fmt.Sprintf(`"damanguan":%d`, won.Yakuman)
		}
		var yaku []string
		for _, y := range won.Yaku {
			value := fmt.Sprint(y.Han)
			if won.Yakuman > 0 {
				value = `"*"`
			}
			yaku = append(yaku, fmt.Sprintf(`{"name":"%s","fanshu":%s}`, importer.YakuName(y.ID), value))
		}
		w.add(`{"hule":{"l":%d,"baojia":%s,"fubaopai":%s,%s,"defen":%d,"hupai":[%s],"fenpei":%s}}`,
			w.seat(e.Chair), from, ura, worth, won.Points, strings.Join(yaku, ","), w.byseat(won.Payments))
	}
}
