package advice_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/meld"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// The slow terms are written from the texts of the table (advice.Terms) with nothing but counts of tiles and the
// distance of a hand: each draw and each discard is tried.

// slowHand is a hand that is asked about, as counts.
type slowHand struct {
	q      *advice.Question
	closed tile.Counts // with the tile to discard
	all    tile.Counts // with the melds
	late   float64
}

func newSlowHand(q *advice.Question) *slowHand {
	h := &slowHand{q: q, closed: q.Hand.Counts(), all: q.Hand.AllCounts()}
	seen := 136
	for k := range tile.Kinds {
		seen -= int(q.Left[k]) + int(h.all[k])
	}
	h.late = math.Max(0, math.Min(1, float64(seen)/60))
	return h
}

func (h *slowHand) distance(c tile.Counts) int { return int(h.q.Rule.Of(&c).Best) }

// accepted returns the kinds that bring a hand nearer.
func (h *slowHand) accepted(c tile.Counts) (kinds []int) {
	now := h.distance(c)
	for k := range tile.Kinds {
		if c[k] < 4 {
			more := c
			more[k]++
			if h.distance(more) < now {
				kinds = append(kinds, k)
			}
		}
	}
	return kinds
}

func copiesOf(left *tile.Counts, kinds []int) (n int) {
	for _, k := range kinds {
		n += int(left[k])
	}
	return n
}

// bestAfter returns the most copies that are accepted after a draw and a discard that leaves the distance.
func (h *slowHand) bestAfter(c tile.Counts, drawn, distance int) (best int) {
	left := h.q.Left
	left[drawn]--
	c[drawn]++
	for k := range tile.Kinds {
		if c[k] == 0 {
			continue
		}
		c[k]--
		if h.distance(c) == distance {
			best = max(best, copiesOf(&left, h.accepted(c)))
		}
		c[k]++
	}
	return best
}

func isEnd(k int) bool { return k >= 27 || k%9 == 0 || k%9 == 8 }

// groups returns how many tiles are missing from sets and a pair, where only some kinds count.
func groups(c tile.Counts, sets int, keeps func(int) bool) int {
	for k := range c {
		if !keeps(k) {
			c[k] = 0
		}
	}
	return int(shanten.Standard(&c, sets))
}

func everyKind(int) bool { return true }

// triplets returns how many tiles are missing from triplets and a pair, less one: it tries each number of triplets that
// are there, and the rest grow from pairs and single tiles.
func triplets(c tile.Counts, sets int) int {
	var held []int
	for _, n := range c {
		if n > 0 {
			held = append(held, min(3, int(n)))
		}
	}
	slices.Sort(held)
	slices.Reverse(held)
	best := 99
	// One of the groups is the pair.
	for pair := range sets + 1 {
		missing := 0
		for i := range sets + 1 {
			have, want := 1, 3
			if i < len(held) {
				have = held[i]
			}
			if i == pair {
				want = 2
			}
			missing += want - min(want, have)
		}
		best = min(best, missing)
	}
	return best - 1
}

// route returns how far a hand with open melds is from the nearest way to a yaku.
func (h *slowHand) route(c tile.Counts) int {
	sets, best := len(h.q.Hand.Closed)/3, 20
	try := func(n int) { best = min(best, n) }
	ends, chow, suits, value := false, false, map[int]bool{}, false
	for _, m := range h.q.Hand.Melds {
		first := m.At(0).Index()
		for _, t := range m.Tiles() {
			ends = ends || isEnd(t.Index())
			if t.Index() < 27 {
				suits[t.Index()/9] = true
			}
		}
		chow = chow || m.Kind == meld.Sequence
		value = value || m.Kind != meld.Sequence && h.q.Traits.Worth[first] > 0
	}
	if value {
		return groups(c, sets, everyKind)
	}
	if h.q.Traits.Simples && !ends {
		try(groups(c, sets, func(k int) bool { return !isEnd(k) }))
	}
	for k := 27; k < 34; k++ {
		if h.q.Traits.Worth[k] > 0 && h.closed[k] > 0 && h.closed[k]+h.q.Left[k] >= 3 {
			rest := c
			have := min(3, c[k])
			rest[k] -= have
			try(groups(rest, max(0, sets-1), everyKind) + 3 - int(have))
		}
	}
	for suit := range 3 {
		if len(suits) == 0 || len(suits) == 1 && suits[suit] {
			try(groups(c, sets, func(k int) bool { return k >= 27 || k/9 == suit }))
		}
	}
	if !chow {
		try(triplets(c, sets))
	}
	return best
}

// slowNumbers are what the terms of a discard are made of before it is compared with the others.
type slowNumbers struct {
	tile                           tile.Tile
	kind, shanten, accepts         int
	waits                          []int
	second, copies, six            int
	route, routeCopies, ends, trio int
}

func (h *slowHand) numbers(t tile.Tile) slowNumbers {
	k := t.Index()
	c := h.closed
	c[k]--
	n := slowNumbers{tile: t, kind: k, shanten: h.distance(c), waits: h.accepted(c)}
	n.accepts = copiesOf(&h.q.Left, n.waits)
	if h.q.Deep {
		for _, drawn := range n.waits {
			if h.q.Left[drawn] > 0 {
				best := h.bestAfter(c, drawn, n.shanten-1)
				n.copies += int(h.q.Left[drawn])
				n.second += int(h.q.Left[drawn]) * best
				if best >= 6 {
					n.six += int(h.q.Left[drawn])
				}
			}
		}
	}
	sets := len(h.q.Hand.Closed) / 3
	switch open := !h.q.Hand.IsClosed(); {
	case !h.q.Traits.Yaku:
	case open:
		n.route = h.route(c)
		for drawn := range tile.Kinds {
			if h.q.Left[drawn] > 0 && h.q.Deep {
				c[drawn]++
				if h.route(c) < n.route {
					n.routeCopies += int(h.q.Left[drawn])
				}
				c[drawn]--
			}
		}
	case h.q.Deep:
		n.ends = groups(c, sets, func(k int) bool { return !isEnd(k) })
		n.trio = triplets(c, sets)
	}
	return n
}

// terms returns the terms of all discards that leave the lowest shanten, by id.
func (h *slowHand) terms(list []slowNumbers) []map[string]float64 {
	all := make([]map[string]float64, len(list))
	most := list[0]
	for _, n := range list {
		most.accepts, most.second = max(most.accepts, n.accepts), max(most.second, n.second)
		most.route, most.ends, most.trio = min(most.route, n.route), min(most.ends, n.ends), min(most.trio, n.trio)
	}
	most.routeCopies = 0
	for _, n := range list {
		if n.route == most.route {
			most.routeCopies = max(most.routeCopies, n.routeCopies)
		}
	}
	ratio := func(n, most int) float64 { return math.Log(float64(n+1)) - math.Log(float64(most+1)) }
	for i, n := range list {
		x := map[string]float64{}
		all[i] = x
		x["accepts"] = ratio(n.accepts, most.accepts)
		if n.shanten > 0 {
			x["second"] = ratio(n.second, most.second)
		}
		if n.shanten == 1 && n.copies > 0 {
			x["six-waits"] = float64(n.six) / float64(n.copies)
		}
		if n.shanten == 0 {
			x["wide-wait"] = yes(n.accepts >= 5)
			for _, k := range n.waits {
				if k >= 27 {
					x["honour-wait"] = 1
				}
				if k == n.kind || h.q.River.Has(k) {
					x["furiten"] = 1
				}
			}
		}
		if open := !h.q.Hand.IsClosed(); open {
			x["yaku-lost"] = math.Min(3, float64(n.route-most.route))
			if n.route == most.route {
				x["yaku-copies"] = ratio(n.routeCopies, most.routeCopies)
			}
		} else {
			if most.ends <= n.shanten+1 {
				x["simples-lost"] = math.Min(2, float64(n.ends-most.ends))
			}
			if most.trio <= n.shanten+1 {
				x["triplets-lost"] = math.Min(2, float64(n.trio-most.trio))
			}
		}
		h.ofTile(n, x)
	}
	return all
}

func yes(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// ofTile adds the terms that the tile itself has.
func (h *slowHand) ofTile(n slowNumbers, x map[string]float64) {
	k, held := n.kind, h.closed[n.kind]
	x["dora"] = float64(h.q.Traits.Dora[k])
	x["red"] = yes(n.tile.IsRedFive() && h.q.Traits.Reds)
	kinds := 0
	for i := range tile.Kinds {
		if isEnd(i) && h.all[i] > 0 {
			kinds++
		}
	}
	x["orphan"] = yes(kinds >= 9 && isEnd(k) && held != 2)
	elsewhere := float64(4 - int(h.q.Left[k]) - int(held))
	if k >= 27 {
		h.ofHonour(n, x, elsewhere)
		return
	}
	h.ofNumber(n, x, elsewhere)
}

func (h *slowHand) ofHonour(n slowNumbers, x map[string]float64, elsewhere float64) {
	worth := float64(h.q.Traits.Worth[n.kind])
	switch held := h.closed[n.kind]; {
	case held == 1 && worth == 0:
		x["guest"], x["guest-seen"], x["guest-early"], x["guest-far"] = 1, elsewhere, 1-h.late, yes(n.shanten >= 3)
	case held == 1 && worth == 1:
		x["worth-seen"], x["worth-early"] = elsewhere, 1-h.late
	case held == 1:
		x["double-worth"] = 1
	case held == 2 && worth == 0:
		x["guest-pair"] = 1
	case held == 2 && h.q.Left[n.kind] == 0:
		x["worth-pair-dead"] = worth
	case held == 2:
		x["worth-pair"] = worth
	case worth == 0:
		x["guest-triplet"] = 1
	default:
		x["worth-triplet"] = 1
	}
}

func (h *slowHand) ofNumber(n slowNumbers, x map[string]float64, elsewhere float64) {
	suit, rank := n.kind/9, n.kind%9+1
	has := func(c *tile.Counts, rank int) int {
		if rank < 1 || rank > 9 {
			return 0
		}
		return int(c[9*suit+rank-1])
	}
	dora := &h.q.Traits.Dora
	x["near-dora"] = float64(has(dora, rank-1)+has(dora, rank+1)) + float64(has(dora, rank-2)+has(dora, rank+2))/2
	beside := has(&h.closed, rank-1) > 0 || has(&h.closed, rank+1) > 0
	twoOff := has(&h.closed, rank-2) > 0 || has(&h.closed, rank+2) > 0
	run := false
	for first := rank - 2; first <= rank; first++ {
		whole, kinds := true, 0
		for r := first; r < first+3; r++ {
			whole = whole && has(&h.closed, r) > 0
			for other := range 3 {
				if r >= 1 && r <= 9 && h.all[9*other+r-1] > 0 {
					kinds++
				}
			}
		}
		run = run || whole
		if first >= 1 && first <= 7 && kinds >= 7 && h.closed[n.kind] == 1 {
			x["three-suits"] = 1
		}
	}
	name := map[int]string{1: "1-9", 9: "1-9", 2: "2-8", 8: "2-8", 3: "3-7", 7: "3-7"}[rank]
	thirds := map[string]float64{"1-9": 0, "2-8": 1, "3-7": 2, "": 3}[name]
	if name == "" {
		name = "4-6"
	}
	x["inside-late"] = h.late * thirds / 3
	pairs := 0
	for _, c := range h.closed {
		pairs += int(yes(c >= 2))
	}
	switch h.closed[n.kind] {
	case 1:
		x["in-run"], x["number-seen"], x["gap"] = yes(run), elsewhere, yes(twoOff && !beside)
		x["around"] = float64(has(&h.q.Left, rank-1)+has(&h.q.Left, rank+1)) / 4
		if beside || twoOff {
			x["beside-"+name] = 1
			return
		}
		x["alone-"+name] = 1
		if name == "1-9" {
			x["alone-far"] = yes(n.shanten >= 3)
		} else {
			x["alone-late"] = h.late
		}
	case 2:
		x["pair"], x["pair-1-9"], x["pair-run"], x["only-pair"] = 1, yes(name == "1-9"), yes(run), yes(pairs == 1)
	default:
		x["triplet"] = 1
	}
}

// randomQuestion returns a hand with some melds whose tiles lie close together, as hands in play do.
func randomQuestion(rng *rand.Rand) *advice.Question {
	var all tile.Counts
	q := &advice.Question{Deep: rng.IntN(2) == 0}
	for range rng.IntN(4) {
		k := rng.IntN(tile.Kinds)
		tiles := []tile.Tile{tile.Of(k), tile.Of(k), tile.Of(k)}
		if rng.IntN(2) == 0 && k < 27 {
			k -= max(0, k%9-6)
			tiles = []tile.Tile{tile.Of(k), tile.Of(k + 1), tile.Of(k + 2)}
		}
		kong := meld.NotKong
		if tiles[0] == tiles[1] && rng.IntN(5) == 0 {
			tiles, kong = append(tiles, tiles[0]), meld.Concealed
		}
		m, err := meld.New(tiles, kong, -1, meld.Unsaid)
		if err != nil {
			panic(err)
		}
		q.Hand.Melds = append(q.Hand.Melds, m)
		for _, t := range m.Tiles() {
			all[t.Index()]++
		}
	}
	last := rng.IntN(tile.Kinds)
	style := rng.IntN(4)
	for len(q.Hand.Closed) < 14-3*len(q.Hand.Melds) {
		k := last
		switch {
		case style == 0 && rng.IntN(2) == 0:
			k = []int{0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33}[rng.IntN(13)]
		case rng.IntN(5) < 2:
			k = rng.IntN(tile.Kinds)
		case k < 27 && rng.IntN(3) > 0:
			k = k - k%9 + min(8, max(0, k%9+rng.IntN(5)-2))
		}
		last = k
		if all[k] < 4 {
			all[k]++
			t := tile.Of(k)
			if five := t.RedFive(); five != tile.None && rng.IntN(3) == 0 && !slices.Contains(q.Hand.Closed, five) {
				t = five
			}
			q.Hand.Closed = append(q.Hand.Closed, t)
		}
	}
	for _, n := range all {
		if n > 4 {
			return randomQuestion(rng)
		}
	}
	gone := rng.IntN(4)
	for k := range q.Left {
		q.Left[k] = 4 - all[k]
		for range rng.IntN(gone + 1) {
			if q.Left[k] > 0 && rng.IntN(2) == 0 {
				q.Left[k]--
			}
		}
		if rng.IntN(6) == 0 {
			q.River |= 1 << k
		}
	}
	q.Traits = advice.Traits{Yaku: rng.IntN(6) > 0, Simples: rng.IntN(3) > 0, Reds: rng.IntN(2) == 0}
	q.Traits.Honours(tile.East+tile.Tile(rng.IntN(4)), tile.East+tile.Tile(rng.IntN(2)))
	for range 1 + rng.IntN(3) {
		q.Traits.Dora[rng.IntN(tile.Kinds)]++
	}
	return q
}

// TestSlowTermsAgree compares every term of random hands with the slow ones, and the scores with their sums.
func TestSlowTermsAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(14, 34))
	names := advice.Terms()
	seen := map[string]int{}
	for n := range 2500 {
		q := randomQuestion(rng)
		if len(q.Hand.Closed) > 8 && n%3 > 0 {
			q.Deep = false
		}
		h := newSlowHand(q)
		measured := advice.Measure(q)
		lowest := 99
		var want []slowNumbers
		for _, have := range q.Hand.Closed {
			c := h.closed
			c[have.Index()]--
			lowest = min(lowest, h.distance(c))
		}
		var tiles []tile.Tile
		for _, have := range q.Hand.Closed {
			c := h.closed
			c[have.Index()]--
			if h.distance(c) == lowest && !slices.Contains(tiles, have) {
				tiles = append(tiles, have)
			}
		}
		if len(measured) != len(tiles) {
			t.Fatalf("%s: %d discards, want %v", spellQuestion(q), len(measured), tiles)
		}
		for _, m := range measured {
			if !slices.Contains(tiles, m.Tile) {
				t.Fatalf("%s: %s is measured, want %v", spellQuestion(q), m.Tile, tiles)
			}
			want = append(want, h.numbers(m.Tile))
		}
		terms := h.terms(want)
		rows := advice.Rank(q)
		for i, m := range measured {
			sum := 0.0
			for at, x := range m.Terms {
				name := names[at]
				if x != 0 {
					seen[name.ID]++
				}
				if math.Abs(x-terms[i][name.ID]) > 1e-9 {
					t.Errorf("%s: %s of %s is %.3f, want %.3f: %s", spellQuestion(q), name.ID, m.Tile, x, terms[i][name.ID],
						name.Measures)
				}
				if q.Deep {
					sum += x * name.Deep
				} else {
					sum += x * name.Near
				}
			}
			at := slices.IndexFunc(rows, func(r advice.Row) bool { return r.Tile == m.Tile })
			if at < 0 || at >= len(measured) || math.Abs(rows[at].Score-sum) > 1e-9 {
				t.Errorf("%s: %s is in row %d, the sum of its terms is %.3f", spellQuestion(q), m.Tile, at, sum)
			}
		}
		for i := 1; i < len(measured) && i < len(rows); i++ {
			if rows[i].Score > rows[i-1].Score {
				t.Errorf("%s: row %d has a higher score than the one before", spellQuestion(q), i)
			}
		}
		if t.Failed() {
			return
		}
	}
	for _, name := range names {
		if seen[name.ID] == 0 && name.ID != "ready-points" && name.ID != "next-points" && name.ID != "then-points" {
			t.Errorf("no random hand has the term %s", name.ID)
		}
	}
}

func spellQuestion(q *advice.Question) string {
	tiles := slices.Clone(q.Hand.Closed)
	slices.Sort(tiles)
	return fmt.Sprintf("%v %v deep %t", tiles, q.Hand.Melds, q.Deep)
}

// TestWhatIsLostCountsAgainst checks that a discard ranks lower for what it gives up, and a claim for what it costs.
func TestWhatIsLostCountsAgainst(t *testing.T) {
	against := map[string]bool{}
	for _, id := range []string{"furiten", "dora", "red", "near-dora", "yaku-lost", "triplets-lost", "three-suits",
		"double-worth", "worth-pair", "guest-pair", "worth-triplet", "guest-triplet", "in-run", "around", "pair", "triplet",
		"only-pair", "orphan"} {
		against[id] = true
	}
	found := 0
	for _, term := range advice.Terms() {
		if against[term.ID] {
			found++
			if term.Deep >= 0 || term.Near > 0 {
				t.Errorf("%s (%s) weighs %.2f and %.2f", term.ID, term.Measures, term.Deep, term.Near)
			}
		}
	}
	if found != len(against) {
		t.Errorf("%d of %d terms found", found, len(against))
	}
	for _, term := range advice.ClaimTerms() {
		switch term.ID {
		case "worth-last", "yaku-missing", "closed", "closed-near", "far", "riichi":
			if term.Deep >= 0 {
				t.Errorf("a claim: %s (%s) weighs %.2f", term.ID, term.Measures, term.Deep)
			}
		}
	}
}
