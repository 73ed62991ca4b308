package main

import (
	"fmt"
	"math"

	"tehai/core/advice"
	"tehai/core/shanten"
)

// A tally counts agreement by shanten; the last place is the sum.
type tally struct {
	n, first, three [farthest + 2]int
	byDeal          map[int][2]int
}

const farthest = 5

// add counts a turn; place is the rank of the discarded tile among the kinds, from 0, or -1.
func (t *tally) add(turn *turn, place int) {
	if t.byDeal == nil {
		t.byDeal = map[int][2]int{}
	}
	deal := t.byDeal[turn.deal]
	for _, at := range []int{min(turn.distance, farthest), farthest + 1} {
		t.n[at]++
		if place == 0 {
			t.first[at]++
		}
		if place >= 0 && place < 3 {
			t.three[at]++
		}
	}
	if place == 0 {
		deal[0]++
	}
	deal[1]++
	t.byDeal[turn.deal] = deal
}

// interval returns twice the standard error of the agreement, by deals.
func (t *tally) interval() float64 {
	all := farthest + 1
	mean, sum := float64(t.first[all])/float64(t.n[all]), 0.0
	for _, deal := range t.byDeal {
		off := float64(deal[0]) - mean*float64(deal[1])
		sum += off * off
	}
	return 196 * math.Sqrt(sum) / float64(t.n[all])
}

func (t *tally) print(name string) {
	percent := func(n, of int) float64 { return 100 * float64(n) / float64(max(of, 1)) }
	all := farthest + 1
	fmt.Printf("%-34s %5.1f ±%.1f", name, percent(t.first[all], t.n[all]), t.interval())
	for d := range farthest + 1 {
		fmt.Printf(" %5.1f", percent(t.first[d], t.n[d]))
	}
	fmt.Printf("   %5.1f  %d\n", percent(t.three[all], t.n[all]), t.n[all])
}

// agreement prints how often the rankings agree with the players.
func agreement(turns []turn, peer bool) {
	fmt.Printf("\n%-34s %10s %5s %5s %5s %5s %5s %5s   %5s  turns\n", "agreement, %", "all", "ready", "1", "2", "3", "4",
		"5+", "top-3")
	rankings := []struct {
		name string
		of   func(*turn) []int
	}{
		{"distance, then copies", byCopies},
		{"one step", func(t *turn) []int { q := t.question; q.Deep = false; return kindsOf(advice.Rank(&q)) }},
		{"every draw followed", func(t *turn) []int { return kindsOf(advice.Rank(&t.question)) }},
		{"against the danger", func(t *turn) []int { return kindsOf(t.view.Discards(advice.Weighed)) }},
		{"by points, as careful plays", func(t *turn) []int {
			return kindsOf(t.view.ByPoints(t.view.Discards(advice.Weighed), t.record.Ruleset))
		}},
	}
	if peer {
		if asked := askPeer(turns); asked != nil {
			rankings = append(rankings, struct {
				name string
				of   func(*turn) []int
			}{"@kobalab/majiang-ai", asked})
		}
	}
	for _, quiet := range []bool{true, false} {
		for _, ranking := range rankings {
			var t tally
			for i := range turns {
				if turns[i].quiet == quiet {
					t.add(&turns[i], placeOf(ranking.of(&turns[i]), turns[i].made.Index()))
				}
			}
			t.print(map[bool]string{true: "quiet: ", false: "pressed: "}[quiet] + ranking.name)
		}
	}
}

// byCopies ranks by acceptance alone, the lowest tile first among equals.
func byCopies(t *turn) []int {
	counts := t.question.Hand.Counts()
	var rows shanten.Discards
	t.question.Rule.Discards(&counts, &t.question.Left, &rows)
	rows.Sort()
	var kinds []int
	for _, row := range rows.Rows[:rows.N] {
		kinds = append(kinds, int(row.Tile))
	}
	return kinds
}

// kindsOf removes the second row of a kind that the hand has plain and red.
func kindsOf(rows []advice.Row) []int {
	var kinds []int
	var known shanten.Tiles
	for _, row := range rows {
		if k := row.Tile.Index(); !known.Has(k) {
			known |= 1 << k
			kinds = append(kinds, k)
		}
	}
	return kinds
}

func placeOf(kinds []int, kind int) int {
	for i, k := range kinds {
		if k == kind {
			return i
		}
	}
	return -1
}
