package western

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// The rules once more, by the text and without any care for speed: a hand is a list of tiles, groups are tried one
// after the other, and every special hand is a function.

type slowSet struct {
	kind byte // c chow, p pung, k kong, 2 pair
	low  int  // index
	open bool // by its points
	calm bool // not open for anything else
	won  bool // the winning tile finished it
}

// slowSplits returns the ways to make sets and a pair of counts.
func slowSplits(c [34]int, sets int, pair bool) (all [][]slowSet) {
	i := 0
	for i < 34 && c[i] == 0 {
		i++
	}
	if i == 34 {
		if sets == 0 && !pair {
			return [][]slowSet{nil}
		}
		return nil
	}
	put := func(s slowSet, rest [34]int, sets int, pair bool) {
		for _, tail := range slowSplits(rest, sets, pair) {
			all = append(all, append([]slowSet{s}, tail...))
		}
	}
	if rest := c; c[i] >= 3 && sets > 0 {
		rest[i] -= 3
		put(slowSet{kind: 'p', low: i, calm: true}, rest, sets-1, pair)
	}
	if rest := c; sets > 0 && i < 27 && i%9 < 7 && c[i+1] > 0 && c[i+2] > 0 {
		rest[i]--
		rest[i+1]--
		rest[i+2]--
		put(slowSet{kind: 'c', low: i, calm: true}, rest, sets-1, pair)
	}
	if rest := c; pair && c[i] >= 2 {
		rest[i] -= 2
		put(slowSet{kind: '2', low: i, calm: true}, rest, sets, false)
	}
	return all
}

func major(i int) bool { return i >= 27 || i%9 == 0 || i%9 == 8 }

// slowly is a hand and how it was won.
type slowly struct {
	bmja   bool
	few    int // one more than the chows that a hand may have; 0 is the usual number
	closed [34]int
	all    [34]int
	melds  []slowSet
	win    *rules.Win
	tile   int
}

func slowHand(win *rules.Win, bmja bool) *slowly {
	s := &slowly{bmja: bmja, win: win, tile: -1}
	for _, t := range win.Hand.Closed {
		s.closed[t.Index()]++
		s.all[t.Index()]++
	}
	for _, m := range win.Hand.Melds {
		set := slowSet{low: m.Set().First.Index(), open: m.Kong != meld.Concealed, calm: m.Kong == meld.Concealed ||
			!bmja && m.Kong == meld.Claimed}
		set.kind = map[meld.Kind]byte{meld.Sequence: 'c', meld.Triplet: 'p', meld.Quad: 'k'}[m.Kind]
		s.melds = append(s.melds, set)
		for _, t := range m.Tiles() {
			s.all[t.Index()]++
		}
	}
	return s
}

func (s *slowly) count(ok func(int) bool) (n int) {
	for i, have := range s.all {
		if have > 0 && ok(i) {
			n++
		}
	}
	return n
}

func (s *slowly) only(ok func(int) bool) bool {
	return s.count(func(i int) bool { return !ok(i) }) == 0
}

func (s *slowly) suits() (n int) {
	for suit := range 3 {
		if s.count(func(i int) bool { return i/9 == suit }) > 0 {
			n++
		}
	}
	return n
}

func (s *slowly) honours() bool { return s.count(func(i int) bool { return i >= 27 }) > 0 }

func (s *slowly) wind(i int) (n int) {
	if i == 27+int(s.win.Seat()-tile.East) {
		n++
	}
	if i == 27+int(s.win.Round()-tile.East) {
		n++
	}
	return n
}

func (s *slowly) worth(set slowSet) int {
	factor := 1
	if major(set.low) {
		factor = 2
	}
	base := map[bool]int{true: 2, false: 4}[set.open]
	switch set.kind {
	case 'p':
		return base * factor
	case 'k':
		return 4 * base * factor
	case '2':
		if set.low >= 31 {
			return 2
		}
		return 2 * s.wind(set.low)
	}
	return 0
}

func (s *slowly) flowers() (points, doubles int) {
	var got [2][4]bool
	for _, t := range s.win.FlowerTiles {
		points += 4
		n := int(t - tile.Spring)
		got[n/4][n%4] = true
	}
	seat := int(s.win.Seat() - tile.East)
	full := func(g [4]bool) bool { return g == [4]bool{true, true, true, true} }
	for _, g := range got {
		switch {
		case s.bmja && full(g):
			doubles += 2
		case s.bmja && g[seat], !s.bmja && full(g):
			doubles++
		}
	}
	if !s.bmja && got[0][seat] && got[1][seat] {
		doubles++
	}
	return points, doubles
}

// The doubles that winners and losers alike have, without those of flowers.
func (s *slowly) shared(sets []slowSet) (doubles int) {
	hidden, dragons, winds := 0, 0, 0
	dragonPair, windPair := false, false
	for _, set := range sets {
		if set.kind == '2' {
			dragonPair = dragonPair || set.low >= 31
			windPair = windPair || set.low >= 27 && set.low < 31
		}
		if set.kind != 'p' && set.kind != 'k' {
			continue
		}
		if set.low >= 31 {
			doubles++
			dragons++
		} else if set.low >= 27 {
			doubles += s.wind(set.low)
			winds++
		}
		if set.calm && !(set.won && set.open) {
			hidden++
		}
	}
	if s.bmja {
		if s.win.OriginalCall {
			doubles++
		}
		return doubles
	}
	if hidden >= 3 {
		doubles++
	}
	if dragons == 3 {
		doubles += 2
	} else if dragons == 2 && dragonPair {
		doubles++
	}
	if winds == 4 {
		doubles += 2
	} else if winds == 3 && windPair {
		doubles++
	}
	return doubles
}

// loser scores a hand that did not win, special hands left out.
func (s *slowly) loser() int {
	sets := slices.Clone(s.melds)
	for i, n := range s.closed {
		if n >= 3 {
			sets = append(sets, slowSet{kind: 'p', low: i, calm: true})
		} else if n == 2 {
			sets = append(sets, slowSet{kind: '2', low: i, calm: true})
		}
	}
	points, doubles := s.flowers()
	for _, set := range sets {
		points += s.worth(set)
	}
	return min(points<<(doubles+s.shared(sets)), s.limit())
}

func (s *slowly) limit() int {
	if s.bmja {
		return 1000
	}
	return 500
}

func chows(sets []slowSet) (n int) {
	for _, set := range sets {
		if set.kind == 'c' {
			n++
		}
	}
	return n
}

// orphans reports the thirteen majors and one more of them.
func (s *slowly) orphans() bool { return len(s.melds) == 0 && s.only(major) && s.count(major) == 13 }

// readings are the ordinary ways to win.
func (s *slowly) readings() (all [][]slowSet) {
	for _, sets := range slowSplits(s.closed, 4-len(s.melds), true) {
		sets = append(slices.Clone(s.melds), sets...)
		if s.few > 0 && chows(sets) < s.few || s.few == 0 && (!s.bmja || chows(sets) <= 1) {
			all = append(all, sets)
		}
	}
	return all
}

// sole reports that one kind alone would have done.
func (s *slowly) sole() bool {
	kinds := 0
	for i := range 34 {
		other := *s
		other.closed[s.tile]--
		other.all[s.tile]--
		if other.all[i] == 4 {
			continue
		}
		other.closed[i]++
		other.all[i]++
		other.tile = i
		if len(other.readings()) > 0 || other.orphans() || other.few > 0 && other.chowing() {
			kinds++
		}
	}
	return kinds == 1
}

// winner scores the best ordinary reading, 0 where there is none.
func (s *slowly) winner() (best int) {
	sole := !s.bmja && s.sole()
	for _, sets := range s.readings() {
		for i := len(s.melds); i < len(sets); i++ {
			set := sets[i]
			if !(set.low == s.tile || set.kind == 'c' && s.tile > set.low && s.tile <= set.low+2) {
				continue
			}
			placed := slices.Clone(sets)
			placed[i].won, placed[i].open = true, !s.win.SelfDrawn
			points, doubles := s.flowers()
			points += 20
			inSets, calm := 0, true
			for _, set := range placed {
				inSets += s.worth(set)
				calm = calm && set.calm
			}
			points += inSets
			if s.win.SelfDrawn {
				points += 2
			}
			if !s.bmja && set.kind == '2' {
				points += 2
				if major(set.low) {
					points += 2
				}
			}
			if sole {
				points += 2
			}
			doubles += s.shared(placed) + s.way()
			if !s.bmja && inSets == 0 {
				doubles++
			}
			if chows(placed) == 0 {
				doubles++
			}
			if s.only(major) {
				doubles++
			}
			if calm && s.win.SelfDrawn && (!s.bmja || s.honours() && s.suits() > 0) {
				doubles++
			}
			if s.suits() == 1 && s.honours() {
				doubles++
			} else if s.suits() == 1 && !s.bmja {
				doubles += 3
			} else if s.suits() == 0 && !s.bmja {
				doubles += 2
			}
			best = max(best, min(points<<doubles, s.limit()))
		}
	}
	return best
}

// way are the doubles of how a hand was won.
func (s *slowly) way() (n int) {
	for _, is := range []bool{s.win.Rinshan, s.win.LastTile, s.win.Chankan, s.win.OriginalCall} {
		if is {
			n++
		}
	}
	return n
}

// randomHand is a hand of melds and closed tiles of few kinds, so that sets and flushes come up.
func randomHand(random *rand.Rand, n int) rules.Win {
	for {
		var w rules.Win
		low, kinds := 9*random.IntN(3), 9
		if random.IntN(3) == 0 {
			low, kinds = 0, 34
		}
		pick := func() tile.Tile {
			if random.IntN(3) == 0 {
				return tile.Of(27 + random.IntN(7))
			}
			return tile.Of(low + random.IntN(kinds))
		}
		var closed tile.Counts
		total := 0
		for total < n {
			t := pick()
			i := t.Index()
			switch kind := random.IntN(8); {
			case total+3 <= n && kind < 2 && len(w.Hand.Melds) < 4:
				tiles, kong := []tile.Tile{t, t, t}, meld.NotKong
				if random.IntN(2) == 0 {
					tiles, kong = append(tiles, t), []meld.Kong{meld.Concealed, meld.Claimed, meld.Added}[random.IntN(3)]
				}
				if m, err := meld.New(tiles, kong, -1, meld.Unsaid); err == nil {
					w.Hand.Melds = append(w.Hand.Melds, m)
					total += 3
				}
			case total+3 <= n && kind == 2 && i < 27 && i%9 < 7 && len(w.Hand.Melds) < 4:
				if m, err := meld.New([]tile.Tile{t, t + 1, t + 2}, meld.NotKong, -1, meld.Unsaid); err == nil {
					w.Hand.Melds = append(w.Hand.Melds, m)
					total += 3
				}
			case total+3 <= n && kind < 5:
				closed[i] += 3
				total += 3
			case total+3 <= n && kind == 5 && i < 27 && i%9 < 7:
				closed[i]++
				closed[i+1]++
				closed[i+2]++
				total += 3
			case total+2 <= n:
				closed[i] += 2
				total += 2
			default:
				closed[i]++
				total++
			}
		}
		w.Hand.Closed = closed.Tiles()
		w.Hand.Win = random.IntN(max(1, len(w.Hand.Closed)))
		w.SeatWind, w.RoundWind = tile.East+tile.Tile(random.IntN(4)), tile.East+tile.Tile(random.IntN(4))
		for i := range 8 {
			if random.IntN(3) == 0 {
				w.FlowerTiles = append(w.FlowerTiles, tile.Spring+tile.Tile(i))
			}
		}
		w.Flowers = len(w.FlowerTiles)
		w.OriginalCall, w.LastTile = random.IntN(5) == 0, random.IntN(5) == 0
		switch random.IntN(4) {
		case 0:
			w.SelfDrawn = true
		case 1:
			w.SelfDrawn, w.Rinshan = true, true
		case 2:
			w.Chankan = true
		}
		if len(w.Hand.Closed) > 0 && w.Hand.Check() == nil {
			return w
		}
	}
}

// TestSlow compares ordinary scores with the second scorer; where a special hand is paid it is not less.
func TestSlow(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	sets := rulesByID()
	won, lost := 0, 0
	for range 12000 {
		w := randomHand(random, []int{14, 14, 13, 11, 5}[random.IntN(5)])
		for _, id := range []string{"classical-dmjl", "classical-bmja"} {
			card, err := sets[id].Score(&w)
			if err != nil {
				t.Fatal(err)
			}
			slow := slowHand(&w, id == "classical-bmja")
			want := slow.loser()
			if tilesOf(&w.Hand) == 14 {
				slow.tile = w.Hand.WinTile().Index()
				want = slow.winner()
				if want > 0 {
					won++
				}
			} else {
				lost++
			}
			special := len(card.Part(partLimit)) > 0
			if card.Points < want || !special && card.Points != want {
				t.Errorf("%s %v %+v: %d, want %d", id, w.Hand.Closed, w, card.Points, want)
			}
		}
		if t.Failed() {
			return
		}
	}
	if won < 600 || lost < 600 {
		t.Errorf("%d winners and %d others say too little", won, lost)
	}
}

// slowSpecial are the British special hands by their tiles alone: those that a loser may fish for.
func (s *slowly) special() map[string]bool {
	held := map[string]bool{}
	open := false
	kongs := 0
	for _, m := range s.melds {
		open = open || !m.calm
		if m.kind == 'k' {
			kongs++
		}
	}
	for _, sets := range slowSplits(s.closed, 4-len(s.melds), true) {
		sets = append(slices.Clone(s.melds), sets...)
		if chows(sets) > 0 {
			continue
		}
		winds, dragons := 0, 0
		for _, set := range sets {
			if set.kind != '2' && set.low >= 31 {
				dragons++
			} else if set.kind != '2' && set.low >= 27 {
				winds++
			}
		}
		held["heads-and-tails"] = s.only(func(i int) bool { return i < 27 && major(i) })
		held["all-winds-and-dragons"] = s.only(func(i int) bool { return i >= 27 })
		held["three-great-scholars"] = held["three-great-scholars"] || dragons == 3
		held["four-blessings"] = winds == 4
		held["fourfold-plenty"] = kongs == 4
		held["imperial-jade"] = s.only(func(i int) bool { return slices.Contains([]int{19, 20, 21, 23, 25, 32}, i) })
		held["purity"] = s.suits() == 1 && !s.honours()
		held["buried-treasure"] = !open && kongs == 0 && s.suits() <= 1
	}
	if len(s.melds) > 0 {
		return held
	}
	held["thirteen-unique-wonders"] = s.orphans()
	even := true
	perRank := make([]int, 9)
	for i, n := range s.closed {
		even = even && n%2 == 0
		if i < 27 {
			perRank[i%9] += n
		}
	}
	held["all-pair-honours"] = even && s.only(major)
	knit, triple, odd := s.only(func(i int) bool { return i < 27 }), true, 0
	for rank, n := range perRank {
		a, b, c := s.closed[rank], s.closed[rank+9], s.closed[rank+18]
		if n%2 != 0 || max(a, b, c) > n-max(a, b, c) {
			knit = false
		}
		least, most := min(a, b, c), max(a, b, c)
		switch middle := n - least - most; {
		case middle == least && most == least:
		case most == middle && most == least+1:
			odd++
		default:
			triple = false
		}
	}
	held["knitting"], held["triple-knitting"] = knit, triple && odd == 1 && s.only(func(i int) bool { return i < 27 })
	for suit := range 3 {
		c := s.closed[9*suit : 9*suit+9]
		if s.only(func(i int) bool { return i/9 == suit }) && c[0] == 3 && c[8] == 3 && slices.Min(c[1:8]) >= 1 {
			held["gates-of-heaven"] = true
		}
		if s.only(func(i int) bool { return i/9 == suit || i >= 27 && i < 31 }) && c[0] == 2 && slices.Min(c[1:]) == 1 &&
			slices.Max(c[1:]) == 1 && slices.Equal(s.closed[27:31], []int{1, 1, 1, 1}) {
			held["wriggling-snake"] = true
		}
	}
	return held
}

// special hands as hands that come close to one are: a special hand with some tiles exchanged.
func nearSpecial(random *rand.Rand, n int) rules.Win {
	seeds := []string{"19m19p19s1234567z1z", "11123456789999m", "1112345678995m9m", "1123456789m1234z",
		"1199m1199p1199s11z",
		"11223344556677z", "1133m1133p445588p", "234m234p234s567m567p", "123456m123456s99m99p", "2223334446688s",
		"222333444666s6z6z", "111222333444z5z5z", "555666777z11122m", "1122p1122m1122s55m55p"}
	for {
		var counts tile.Counts
		total := 0
		text := seeds[random.IntN(len(seeds))]
		for i, digits := 0, ""; i < len(text); i++ {
			if at := "mpsz"; text[i] >= '1' && text[i] <= '9' {
				digits += text[i : i+1]
			} else {
				for _, d := range digits {
					counts[9*slices.Index([]byte(at), text[i])+int(d-'1')]++
					total++
				}
				digits = ""
			}
		}
		for total > n || random.IntN(3) == 0 {
			if i := random.IntN(34); counts[i] > 0 {
				counts[i]--
				total--
			}
		}
		for total < n {
			counts[random.IntN(34)]++
			total++
		}
		h := hand.Hand{Closed: counts.Tiles()}
		h.Win = random.IntN(len(h.Closed))
		if h.Check() == nil {
			return rules.Win{Hand: h, Situation: rules.Situation{SelfDrawn: random.IntN(2) > 0}}
		}
	}
}

// TestSlowSpecial compares which hands are special, and which lack one tile, with functions written by the text.
func TestSlowSpecial(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 9))
	r := rulesByID()["classical-bmja"]
	hands := map[string]int{}
	fishing := 0
	for range 12000 {
		w := nearSpecial(random, 13+random.IntN(2))
		if random.IntN(3) == 0 {
			w = randomHand(random, 13+random.IntN(2))
			w.Rinshan, w.LastTile, w.Chankan = false, false, false
		}
		card, err := r.Score(&w)
		if err != nil {
			t.Fatal(err)
		}
		named := ""
		for _, item := range card.Part(partLimit) {
			named = item.ID
		}
		slow := slowHand(&w, true)
		held := map[string]bool{}
		if tilesOf(&w.Hand) == 14 {
			held = slow.special()
		} else {
			for i := range 34 {
				if slow.all[i] == 4 {
					continue
				}
				more := *slow
				more.closed[i]++
				more.all[i]++
				for id, is := range more.special() {
					held[id] = held[id] || is
				}
			}
		}
		any := false
		for id, is := range held {
			if is {
				any = any || id != "purity"
				hands[id]++
			}
		}
		if any && tilesOf(&w.Hand) == 13 {
			fishing++
		}
		if named != "" && !held[named] || any && named == "" && card.Points < 500 && tilesOf(&w.Hand) == 14 ||
			any && named == "" && card.Points < 200 {
			t.Fatalf("%v %+v: %q, want one of %v", w.Hand.Closed, w.Hand.Melds, named, held)
		}
	}
	if len(hands) < 13 || fishing < 300 {
		t.Errorf("%v and %d fishing say too little", hands, fishing)
	}
}
