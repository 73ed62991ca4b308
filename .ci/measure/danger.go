package main

import (
	"fmt"
	"math"
	"sort"

	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// A pair is a kind of a hand and a rival in riichi, or, if open is set, one who is not in riichi.
type pair struct {
	turn  *turn
	kind  int
	rival danger.Rival
	open  bool
	true  bool // the rival waits for it and may win on it
	said  danger.Figure
	flat  float64 // the rate of its class, as fitted
}

// pairsOf lists the pairs of every turn.
func pairsOf(turns []turn, open bool) []pair {
	var list []pair
	for i := range turns {
		t := &turns[i]
		s := t.record.At(t.step)
		for chair := range s.Deal().Players {
			if chair == t.chair || open != (s.Riichi(chair) == 0) {
				continue
			}
			rival, waits := rivalOf(&s, chair)
			figures := danger.Of(&rival, &t.question.Left)
			for k := range kindsIn(s.Closed(t.chair)).All() {
				dealsIn := waits.Has(k) && (!open || scores(t, &s, chair, k))
				list = append(list, pair{turn: t, kind: k, rival: rival, open: open, true: dealsIn, said: figures[k]})
			}
		}
	}
	return list
}

func kindsIn(tiles []tile.Tile) (kinds shanten.Tiles) {
	for _, t := range tiles {
		kinds |= 1 << t.Index()
	}
	return kinds
}

// rivalOf returns what is visible of a chair, and its wait: none if it may not win on a discard.
func rivalOf(s *game.State, chair int) (rival danger.Rival, waits shanten.Tiles) {
	rival = danger.Rival{Riichi: s.Riichi(chair) > 0, At: -1, Melds: openMelds(s, chair)}
	for _, d := range s.Discards() {
		switch {
		case int(d.Chair) == chair:
			if d.Riichi {
				rival.At = len(rival.River)
			}
			rival.River = append(rival.River, d.Tile)
		case rival.At >= 0:
			rival.Passed |= 1 << d.Tile.Index()
		}
	}
	h := s.Hand(chair)
	counts, all := h.Counts(), tile.Counts{}
	draws := shanten.Rule{}.Draws(&counts, &all)
	if draws.Shanten == 0 && draws.Tiles&(kindsIn(rival.River)|rival.Passed) == 0 {
		waits = draws.Tiles
	}
	return rival, waits
}

// scores reports whether a hand without riichi has a yaku with a discard.
func scores(t *turn, s *game.State, chair, kind int) bool {
	h := s.Hand(chair)
	h.Closed = append(h.Closed, tile.Of(kind))
	h.Win = len(h.Closed) - 1
	deal := t.record.Deal()
	card, err := t.record.Ruleset.Score(&rules.Win{Hand: h, Situation: rules.Situation{SeatWind: deal.Wind(chair),
		RoundWind: deal.Round}})
	return err == nil && card.Win
}

// dangers prints how well dangers are predicted.
func dangers(turns []turn, fitting bool) {
	list := pairsOf(turns, false)
	fmt.Printf("\ndanger of a riichi: %d pairs of a kind and a rival, %.2f %% deal in\n", len(list), 100*rate(list))
	fmt.Printf("%-34s %6s %9s %7s\n", "", "area", "log loss", "Brier")
	byClass(list, func(p *pair) string {
		return fmt.Sprint(p.said.Class == danger.Discarded || p.said.Class == danger.PassedClass)
	})
	judge("already discarded or not", list, func(p *pair) float64 { return p.flat })
	byClass(list, func(p *pair) string { return string(p.said.Class) + inside(p) })
	judge("classes", list, func(p *pair) float64 { return p.flat })
	judge("shapes, weighted", list, func(p *pair) float64 {
		if m, ok := danger.Measure(&p.rival, &p.turn.question.Left, p.kind); ok {
			return 1 / (1 + math.Exp(-m.Odds))
		}
		return 0
	})
	if fitting {
		left, whole := fitSigns(list)
		judge("shapes and signs, games left out", list, left)
		fmt.Printf("  fitted base, slope, signs: %.2f\n", whole)
	}
	judge("shapes and signs", list, func(p *pair) float64 { return p.said.Chance })
	tenths(list)
	open := pairsOf(turns, true)
	fmt.Printf("\ndanger of others: %d pairs, %.2f %% deal in\n", len(open), 100*rate(open))
	judge("shapes and signs", open, func(p *pair) float64 { return p.said.Chance })
	readyRates(open)
}

// inside groups the ranks of a suit.
func inside(p *pair) string {
	if p.kind >= tile.East.Index() {
		return ""
	}
	return [...]string{" 1/9", " 2/8", " 3/7", " 4-6"}[min(p.kind%9, 8-p.kind%9, 3)]
}

func rate(list []pair) float64 {
	n := 0
	for i := range list {
		if list[i].true {
			n++
		}
	}
	return float64(n) / float64(max(len(list), 1))
}

// byClass gives each pair the rate of its class.
func byClass(list []pair, class func(*pair) string) {
	count := map[string][2]float64{}
	for i := range list {
		c := count[class(&list[i])]
		c[0]++
		if list[i].true {
			c[1]++
		}
		count[class(&list[i])] = c
	}
	for i := range list {
		c := count[class(&list[i])]
		list[i].flat = c[1] / c[0]
	}
}

// judge prints the area under the curve, the log loss and the Brier score.
func judge(name string, list []pair, say func(*pair) float64) {
	area, loss := judged(list, say)
	square := 0.0
	for i := range list {
		off := say(&list[i])
		if list[i].true {
			off = 1 - off
		}
		square += off * off
	}
	fmt.Printf("%-34s %6.3f %9.4f %7.4f\n", name, area, loss, square/float64(max(1, len(list))))
}

func judged(list []pair, say func(*pair) float64) (area, loss float64) {
	said := make([]float64, len(list))
	order := make([]int, len(list))
	for i := range list {
		said[i], order[i] = say(&list[i]), i
		p := math.Min(math.Max(said[i], 1e-4), 1-1e-4)
		if list[i].true {
			loss -= math.Log(p)
		} else {
			loss -= math.Log(1 - p)
		}
	}
	sort.Slice(order, func(a, b int) bool { return said[order[a]] < said[order[b]] })
	in, out := 0.0, 0.0
	for i := 0; i < len(order); {
		yes, no, j := 0.0, 0.0, i
		for ; j < len(order) && said[order[j]] == said[order[i]]; j++ {
			if list[order[j]].true {
				yes++
			} else {
				no++
			}
		}
		area += yes * (out + no/2)
		in, out, i = in+yes, out+no, j
	}
	return area / in / out, loss / float64(len(list))
}

// A part is a tenth of the pairs: the predicted and the true rate of deal-ins.
type part struct{ said, true float64 }

// partsOf splits the pairs, the safest first, into tenths.
func partsOf(list []pair) (parts [10]part) {
	sorted := append([]pair{}, list...)
	sort.SliceStable(sorted, func(a, b int) bool { return sorted[a].said.Chance < sorted[b].said.Chance })
	for i := range parts {
		tenth := sorted[i*len(sorted)/10 : (i+1)*len(sorted)/10]
		for j := range tenth {
			parts[i].said += tenth[j].said.Chance / float64(len(tenth))
		}
		parts[i].true = rate(tenth)
	}
	return parts
}

// tenths prints the predicted and the true rate of every tenth of the pairs.
func tenths(list []pair) {
	fmt.Print("  said/true in tenths, %:")
	for _, part := range partsOf(list) {
		fmt.Printf(" %.1f/%.1f", 100*part.said, 100*part.true)
	}
	fmt.Println()
}

// readyRates prints the true rates by open melds and discards in threes, divided by those of a ready hand:
// readyTable.
func readyRates(list []pair) {
	var said, is [5][6]float64
	for i := range list {
		p := &list[i]
		sure := p.rival
		m, n := min(sure.Melds, 4), min(len(sure.River)/3, 5)
		sure.Riichi = true
		if m, ok := danger.Measure(&sure, &p.turn.question.Left, p.kind); ok {
			said[min(p.rival.Melds, 4)][n] += 1 / (1 + math.Exp(-m.Odds))
		}
		if p.true {
			is[m][n]++
		}
	}
	for m := range said {
		fmt.Printf("  %d melds:", m)
		for n := range said[m] {
			fmt.Printf(" %.3f", is[m][n]/math.Max(said[m][n], 1e-9))
		}
		fmt.Println()
	}
}

// fitSigns fits base, slope and signs by logistic regression, with a prior of 0, 1 and none. It returns the chance by
// weights that were fitted without the game, and the weights of all games.
func fitSigns(list []pair) (left func(*pair) float64, whole []float64) {
	const hold = 10
	numbers := func(p *pair) []float64 {
		m, ok := danger.Measure(&p.rival, &p.turn.question.Left, p.kind)
		if !ok {
			return nil
		}
		return append([]float64{1, m.Odds}, m.Signs...)
	}
	all := make([][]float64, len(list))
	for i := range list {
		all[i] = numbers(&list[i])
	}
	climb := func(use func(*pair) bool) []float64 {
		w := make([]float64, 5)
		w[1] = 1
		for range 12 {
			gradient, curve := make([]float64, len(w)), make([][]float64, len(w))
			for i := range w {
				curve[i] = make([]float64, len(w))
				curve[i][i] = hold
				gradient[i] = -hold * w[i]
			}
			gradient[1] += hold
			for i := range list {
				if all[i] == nil || !use(&list[i]) {
					continue
				}
				p := 1 / (1 + math.Exp(-dot(w, all[i])))
				for a, x := range all[i] {
					gradient[a] += (map[bool]float64{true: 1}[list[i].true] - p) * x
					for b, y := range all[i] {
						curve[a][b] += p * (1 - p) * x * y
					}
				}
			}
			for i, step := range solve(curve, gradient) {
				w[i] += step
			}
		}
		return w
	}
	var parts [folds][]float64
	for f := range parts {
		parts[f] = climb(func(p *pair) bool { return p.turn.game%folds != f })
	}
	return func(p *pair) float64 {
		x := numbers(p)
		if x == nil {
			return 0
		}
		return 1 / (1 + math.Exp(-dot(parts[p.turn.game%folds], x)))
	}, climb(func(*pair) bool { return true })
}
