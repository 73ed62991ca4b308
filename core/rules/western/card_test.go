package western

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// cardSets are the sets of a card as the slow scorer has them.
func (s *slowly) cardSets(card *rules.Card) (sets []slowSet, won int) {
	won = -1
	for i, g := range card.Sets {
		set := slowSet{low: g.First.Index(), calm: true}
		set.kind = map[meld.Kind]byte{meld.Sequence: 'c', meld.Triplet: 'p', meld.Quad: 'k', meld.Pair: '2'}[g.Kind]
		if i < len(s.melds) {
			set = s.melds[i]
		}
		if g.Wait != hand.NoWait {
			won, set.won, set.open = i, true, !s.win.SelfDrawn
		}
		sets = append(sets, set)
	}
	return sets, won
}

// lines are the lines of a card in words, by the tables of the rules, in any order, with what they come to.
func (s *slowly) lines(sets []slowSet, won int, sole bool) (lines []string, points, doubles int) {
	wins := won >= 0
	point := func(id string, n, set int) {
		points += n
		if set >= 0 {
			lines = append(lines, fmt.Sprintf("points %s %d @%d", id, n, set))
		} else if n > 0 {
			lines = append(lines, fmt.Sprintf("points %s %d", id, n))
		}
	}
	double := func(id string, n int, is bool) {
		if is {
			doubles += n
			lines = append(lines, fmt.Sprintf("doubles %s %d", id, n))
		}
	}
	inSets, calm := 0, true
	same, pairs := map[int]bool{}, map[int]bool{}
	hidden := 0
	for i, set := range sets {
		id := map[byte]string{'c': "sequence", 'p': "triplet", 'k': "quad"}[set.kind]
		honour := s.wind(set.low)
		if set.low >= 31 {
			honour = 1
		}
		if set.kind == '2' {
			pairs[set.low] = true
			id = "pair"
			if set.low >= 31 {
				id += "-dragon"
			} else if honour == 2 {
				id += "-double-wind"
			} else if set.low == 27+int(s.win.Seat()-tile.East) {
				id += "-seat"
			} else if honour == 1 {
				id += "-round"
			}
		} else if set.kind != 'c' {
			same[set.low] = true
			if honour > 0 {
				doubles += honour
				lines = append(lines, fmt.Sprintf("doubles lucky-set %d @%d", honour, i))
			}
			if set.calm && !(set.won && set.open) {
				hidden++
			}
		}
		point(id, s.worth(set), i)
		inSets += s.worth(set)
		calm = calm && set.calm
	}
	flowers, _ := s.flowers()
	point("flowers", flowers, -1)
	of := func(held map[int]bool, from, to int) (n int) {
		for i := from; i < to; i++ {
			if held[i] {
				n++
			}
		}
		return n
	}
	if !s.bmja {
		double("three-concealed", 1, hidden >= 3)
		double("little-three-dragons", 1, of(same, 31, 34) == 2 && of(pairs, 31, 34) == 1)
		double("big-three-dragons", 2, of(same, 31, 34) == 3)
		double("little-four-winds", 1, of(same, 27, 31) == 3 && of(pairs, 27, 31) == 1)
		double("big-four-winds", 2, of(same, 27, 31) == 4)
	} else {
		double("original-call", 1, s.win.OriginalCall)
	}
	if wins {
		last := sets[won]
		point("base", 20, -1)
		if !s.bmja && last.kind == '2' {
			point("last-pair", map[bool]int{true: 4, false: 2}[major(last.low)], -1)
		}
		if sole {
			point("only-kind", 2, -1)
		}
		if s.win.SelfDrawn {
			point("self-draw", 2, -1)
		}
		double("original-call-won", 1, s.win.OriginalCall)
		double("no-points", 1, !s.bmja && inSets == 0)
		double("no-sequence", 1, chows(sets) == 0)
		double("no-simples", 1, s.only(major))
		double("concealed-draw", 1, calm && s.win.SelfDrawn && (!s.bmja || s.honours() && s.suits() > 0))
		double("one-suit-with-honours", 1, s.suits() == 1 && s.honours())
		double("one-suit", 3, !s.bmja && s.suits() == 1 && !s.honours())
		double("honours-only", 2, !s.bmja && s.suits() == 0)
		double("loose-tile", 1, s.win.Rinshan)
		double("last-tile", 1, s.win.LastTile && s.win.SelfDrawn)
		double("last-discard", 1, s.win.LastTile && !s.win.SelfDrawn)
		double("robbed-kong", 1, s.win.Chankan)
	}
	var groups [2]int
	var own [2]bool
	for _, t := range s.win.FlowerTiles {
		n := int(t - tile.Spring)
		groups[n/4]++
		own[n/4] = own[n/4] || n%4 == int(s.win.Seat()-tile.East)
	}
	double("own-flowers", 1, !s.bmja && own[0] && own[1])
	double("own-season", 1, s.bmja && own[0])
	double("own-flower", 1, s.bmja && own[1])
	double("four-seasons", 1, groups[0] == 4)
	double("four-flowers", 1, groups[1] == 4)
	return lines, points, doubles
}

// written are the lines of a card as the slow scorer writes them.
func written(card *rules.Card) (lines []string) {
	for _, item := range card.Items {
		line := fmt.Sprint(item.Part, " ", item.ID, " ", item.Amount)
		for _, set := range item.Sets {
			line += fmt.Sprint(" @", set)
		}
		lines = append(lines, line)
	}
	return lines
}

// TestLines compares the lines of cards, of winners and others, of the best reading and of the others, with the tables
// of the rules. Of a winner the sets hold each tile once, and the winning tile finishes one of them.
func TestLines(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 2))
	sets := rulesByID()
	others := 0
	for n := range 3000 {
		w := randomHand(random, []int{14, 14, 14, 13, 8}[n%5])
		if n%4 == 0 {
			w.Hand, w.LastTile = manyReadings(random), n%8 == 0
		}
		for _, id := range []string{"classical-dmjl", "classical-bmja"} {
			card, err := sets[id].Score(&w)
			if err != nil {
				t.Fatal(err)
			}
			slow := slowHand(&w, id == "classical-bmja")
			if len(card.Part(partLimit)) > 0 || tilesOf(&w.Hand) == 14 && !card.Win {
				continue
			}
			if card.Win {
				slow.tile = w.Hand.WinTile().Index()
			}
			for _, c := range append([]*rules.Card{card}, card.Others...) {
				if len(c.Part(partLimit)) == 0 {
					slow.compare(t, c, card.Win)
				}
			}
			if card.Win && !slices.ContainsFunc(card.Others, func(c *rules.Card) bool { return len(c.Part(partLimit)) > 0 }) {
				slow.compareAll(t, card)
				others += len(card.Others)
			}
		}
	}
	if others < 100 {
		t.Errorf("%d other readings say too little", others)
	}
}

// manyReadings is a complete hand of pungs in a row, which are chows as well.
func manyReadings(random *rand.Rand) hand.Hand {
	low := 9*random.IntN(3) + random.IntN(6)
	var counts tile.Counts
	for i := range 3 + random.IntN(2) {
		counts[low+i] = 3
	}
	for i := 27 + random.IntN(6); counts.Total() < 12; i++ {
		counts[i] = 3
	}
	for {
		more := counts
		if more[random.IntN(34)] += 2; slices.Max(more[:]) <= 4 {
			h := hand.Hand{Closed: more.Tiles()}
			h.Win = random.IntN(14)
			return h
		}
	}
}

// compare compares one card with its sets and lines.
func (s *slowly) compare(t *testing.T, card *rules.Card, wins bool) {
	t.Helper()
	placed, won := s.cardSets(card)
	want, points, doubles := s.lines(placed, won, wins && !s.bmja && s.sole())
	got := written(card)
	slices.Sort(want)
	slices.Sort(got)
	total := []rules.Total{{ID: "points", Amount: points}, {ID: "doubles", Amount: doubles},
		{ID: "unrounded", Amount: points << doubles}}
	if !slices.Equal(got, want) || !slices.Equal(card.Totals, total) ||
		card.Points != min(points<<doubles, s.limit()) {
		t.Fatalf("%s %+v: %d, %v,\nwant %v", shown(t, s.win), s.win.Situation, card.Points, got, want)
	}
	if !wins {
		if won >= 0 || card.Form != hand.NoForm || card.Win {
			t.Fatalf("%s did not win: %+v", shown(t, s.win), card)
		}
		return
	}
	var all []tile.Tile
	finished := 0
	for i, g := range card.Sets {
		all = append(all, g.Tiles...)
		if g.Wait != hand.NoWait {
			finished++
			if i < len(s.melds) || !g.Has(s.win.Hand.WinTile()) || g.Wait != hand.WaitOf(g.Set, s.win.Hand.WinTile()) {
				t.Fatalf("%s: the winning tile finishes %v", shown(t, s.win), g)
			}
		}
	}
	slices.Sort(all)
	counts := s.win.Hand.AllCounts()
	if tiles := counts.Tiles(); !slices.Equal(all, tiles) || finished != 1 || card.Form != hand.Standard || !card.Win {
		t.Fatalf("%s: %d sets finished, %+v", shown(t, s.win), finished, card)
	}
}

// compareAll compares the readings of a card with those of the slow scorer: the best first, and of equal ones that
// which is more without a limit.
func (s *slowly) compareAll(t *testing.T, card *rules.Card) {
	t.Helper()
	name := func(sets []slowSet) (text string) {
		var list []string
		for _, set := range sets[len(s.melds):] {
			list = append(list, fmt.Sprint(string(set.kind), set.low))
		}
		slices.Sort(list)
		return strings.Join(list, " ")
	}
	type counted struct {
		points, unrounded int
		reading           string
	}
	var want []counted
	sole := !s.bmja && s.sole()
	known := map[string]bool{} // the slow scorer finds some readings twice, in another order
	for _, sets := range s.readings() {
		if known[name(sets)] {
			continue
		}
		known[name(sets)] = true
		var seen []slowSet
		for i := len(s.melds); i < len(sets); i++ {
			set := sets[i]
			if set.low > s.tile || set.low < s.tile && (set.kind != 'c' || set.low+2 < s.tile) || slices.Contains(seen, set) {
				continue
			}
			seen = append(seen, set)
			placed := slices.Clone(sets)
			placed[i].won, placed[i].open = true, !s.win.SelfDrawn
			_, points, doubles := s.lines(placed, i, sole)
			want = append(want, counted{min(points<<doubles, s.limit()), points << doubles, name(sets)})
		}
	}
	var got []counted
	for i, c := range append([]*rules.Card{card}, card.Others...) {
		sets, _ := s.cardSets(c)
		got = append(got, counted{c.Points, c.Total("unrounded"), name(sets)})
		why := []rules.Reason{{ID: "pays-less", Text: fmt.Sprintf("%d × %d = %d, less than %d × %d = %d.", c.Total("points"),
			1<<c.Total("doubles"), c.Total("unrounded"), card.Total("points"), 1<<card.Total("doubles"),
			card.Total("unrounded"))}}
		if c.Points == card.Points {
			why = []rules.Reason{{ID: "found-later", Text: fmt.Sprintf("Worth the same, %d; one of the readings is named.",
				c.Points)}}
		}
		if i == 0 {
			why = nil
		}
		if !slices.EqualFunc(c.Why, why, func(a, b rules.Reason) bool { return a.ID == b.ID && a.Text == b.Text }) {
			t.Fatalf("%s: %v, want %v", shown(t, s.win), c.Why, why)
		}
	}
	before := func(a, b counted) int {
		if a.points != b.points {
			return b.points - a.points
		}
		return b.unrounded - a.unrounded
	}
	if best := slices.MinFunc(want, before); best.points != got[0].points || best.unrounded != got[0].unrounded {
		t.Fatalf("%s: %v, the best of %v", shown(t, s.win), got[0], want)
	}
	// Of the best reading no other place of the winning tile is listed.
	want = slices.DeleteFunc(want, func(c counted) bool { return c.reading == got[0].reading })
	if !slices.IsSortedFunc(got[1:], before) {
		t.Fatalf("%s: not the best first: %v", shown(t, s.win), got)
	}
	full := func(a, b counted) int {
		if n := before(a, b); n != 0 {
			return n
		}
		return strings.Compare(a.reading, b.reading)
	}
	rest := slices.Clone(got[1:])
	slices.SortFunc(rest, full)
	slices.SortFunc(want, full)
	if !slices.Equal(rest, want) {
		t.Fatalf("%s: the other readings are %v, want %v", shown(t, s.win), rest, want)
	}
}
