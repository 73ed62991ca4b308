package western

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// The language of patterns once more, by its text: groups are lists of tiles, and every way to choose them is tried.

// slowKinds returns the kinds that a text of tiles stands for, in its order; x is the suit of the letter x, or -1 for
// all three.
func slowKinds(text string, letters [3]int, x, seat, round int) (list []int) {
	named := map[string]func(int) bool{
		"any": func(int) bool { return true }, "honour": func(i int) bool { return i >= 27 },
		"wind": func(i int) bool { return i >= 27 && i < 31 }, "dragon": func(i int) bool { return i >= 31 },
		"terminal": func(i int) bool { return i < 27 && major(i) }, "simple": func(i int) bool { return !major(i) },
		"major": major, "own": func(i int) bool { return i == seat }, "round": func(i int) bool { return i == round },
		"green": func(i int) bool { return slices.Contains([]int{19, 20, 21, 23, 25, 32}, i) },
	}
	for part := range strings.SplitSeq(text, "|") {
		if is := named[part]; is != nil {
			for i := range 34 {
				if is(i) {
					list = append(list, i)
				}
			}
			continue
		}
		suits := strings.TrimLeft(part, "#123456789-")
		ranks := strings.TrimSuffix(part, suits)
		for _, suit := range suits {
			at := []int{strings.IndexRune("mpsz", suit)}
			if suit == 'x' && x < 0 {
				at = []int{0, 1, 2}
			} else if suit == 'x' {
				at[0] = x
			} else if at[0] < 0 {
				at[0] = letters[suit-'a']
			}
			for _, s := range at {
				for i := 0; i < len(ranks); i++ {
					low, high := int(ranks[i]-'1'), int(ranks[i]-'1')
					if ranks[i] == '#' {
						low, high = 0, map[bool]int{true: 6, false: 8}[s == 3]
					} else if i+1 < len(ranks) && ranks[i+1] == '-' {
						high = int(ranks[i+2] - '1')
						i += 2
					}
					for r := low; r <= high; r++ {
						list = append(list, 9*s+r)
					}
				}
			}
		}
	}
	return list
}

// slowGroups returns every list of tiles that one group of a line may be, for a hand.
func slowGroups(kind, text string, letters [3]int, seat, round int) (all [][]int) {
	if kind == "tiles" {
		for x := range 3 {
			all = append(all, slowKinds(text, letters, x, seat, round))
		}
		if !strings.Contains(text, "x") {
			all = all[:1]
		}
		return all
	}
	has := slowKinds(text, letters, -1, seat, round)
	row := func(i, n int) {
		if i < 27 && i%9+n <= 9 {
			var list []int
			for j := range n {
				list = append(list, i+j)
			}
			all = append(all, list)
		}
	}
	for i := range 34 {
		if !slices.Contains(has, i) {
			continue
		}
		switch {
		case kind == "pung", kind == "set", kind == "meld":
			all = append(all, []int{i, i, i})
		case kind == "pair":
			all = append(all, []int{i, i})
		case kind == "single":
			all = append(all, []int{i})
		case kind == "knit2":
			for _, j := range []int{i + 9, i + 18} {
				if j < 27 && slices.Contains(has, j) {
					all = append(all, []int{i, j})
				}
			}
		case kind == "knit3" && i < 9 && slices.Contains(has, i+9) && slices.Contains(has, i+18):
			all = append(all, []int{i, i + 9, i + 18})
		}
		if kind == "chow" || kind == "meld" {
			row(i, 3)
		} else if length, ok := strings.CutPrefix(kind, "run"); ok {
			n, _ := strconv.Atoi(length)
			row(i, n)
		}
	}
	return all
}

// slowLayout is what is still to be laid out: the groups that each line may have, melds and tiles.
type slowLayout struct {
	groups  [][][]int // of each line
	kinds   [][]int
	words   []string
	last    int // line that the winning tile finishes, from 0; -1 is any
	winning int
	melds   []meld.Meld
	rest    [34]int
}

// lies reports whether the rest can be laid out from a line on, the next group from a choice of its groups on. Lines
// has how many groups of each line are to come.
func (s *slowLayout) lies(lines []int, at, from int, last bool) bool {
	if at == len(lines) {
		return (last || s.last < 0) && s.rest == [34]int{} && len(s.melds) == 0
	}
	if lines[at] == 0 {
		return s.lies(lines, at+1, 0, last)
	}
	lines[at]--
	defer func() { lines[at]++ }()
	for i, m := range s.melds { // a declared set
		low := m.Set().First.Index()
		takes := map[meld.Kind]string{meld.Triplet: "pung set meld", meld.Quad: "kong set meld", meld.Sequence: "chow meld"}
		if slices.Contains(strings.Fields(takes[m.Kind]), s.words[at]) && slices.Contains(s.kinds[at], low) {
			other := *s
			other.melds = slices.Delete(slices.Clone(s.melds), i, i+1)
			if other.lies(lines, at, 0, last) {
				return true
			}
		}
	}
	for i := from; i < len(s.groups[at]); i++ {
		other, ok, won := *s, true, false
		for _, kind := range s.groups[at][i] {
			other.rest[kind]--
			ok = ok && other.rest[kind] >= 0
			won = won || kind == s.winning
		}
		if ok && other.lies(lines, at, i, last || won && s.last == at) {
			return true
		}
	}
	return false
}

// slowLayouts gives the search for each layout bound in each way, with the number of groups of each line, until the
// visitor returns false.
func slowLayouts(layouts [][]string, last int, win *rules.Win,
	visit func(letters [3]int, s *slowLayout, lines []int) bool) {
	for _, letters := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		for _, layout := range layouts {
			s := slowLayout{last: last - 1, winning: win.Hand.WinTile().Index(), melds: win.Hand.Melds}
			for _, t := range win.Hand.Closed {
				s.rest[t.Index()]++
			}
			var lines []int
			for _, line := range layout {
				fields := strings.Fields(line)
				n := 1
				if count, err := strconv.Atoi(fields[0]); err == nil {
					n, fields = count, fields[1:]
				}
				kind, text := fields[0], append(fields, "any")[1]
				seat, round := 27+int(win.Seat()-tile.East), 27+int(win.Round()-tile.East)
				s.words, lines = append(s.words, kind), append(lines, n)
				s.groups = append(s.groups, slowGroups(kind, text, letters, seat, round))
				s.kinds = append(s.kinds, slowKinds(text, letters, -1, seat, round))
			}
			if !visit(letters, &s, lines) {
				return
			}
		}
	}
}

// slowFits reports whether a win is laid out as one of the layouts wants.
func slowFits(layouts [][]string, last int, win *rules.Win) (fits bool) {
	slowLayouts(layouts, last, win, func(_ [3]int, s *slowLayout, lines []int) bool {
		fits = s.lies(lines, 0, 0, false)
		return !fits
	})
	return fits
}

// patterns are layouts of every kind of group and of tiles, and a group that the winning tile finishes.
var patterns = []struct {
	layouts [][]string
	last    int
}{
	{[][]string{{"4 set", "pair"}}, 2},
	{[][]string{{"4 set", "pair"}}, 1},
	{[][]string{{"pung 19a", "set #b", "kong", "chow 1-7c", "pair honour"}}, 0},
	{[][]string{{"set #a", "chow #a", "2 meld #b|honour", "pair #a"}}, 3},
	{[][]string{{"2 pung simple", "2 chow 147x", "pair major"}, {"2 pung terminal", "2 chow 2-5x", "pair green"}}, 2},
	{[][]string{{"run4 #a", "run4 #b", "run4 #c", "pair honour"}}, 0},
	{[][]string{{"run9 1a", "pung dragon|own", "pair"}}, 1},
	{[][]string{{"2 run2 #a", "run5 1-5b", "run3 #c", "2 single own|round"}}, 3},
	{[][]string{{"7 knit2 #ab"}}, 0},
	{[][]string{{"7 knit2"}}, 1},
	{[][]string{{"4 knit3", "knit2"}}, 2},
	{[][]string{{"2 knit3 2-8abc", "knit2 19ab", "2 pair #c|wind", "2 single 5x|7z"}}, 0},
	{[][]string{{"tiles 19m|19p|19s|#z", "single major"}}, 2},
	{[][]string{{"tiles 111a|2-8a|999a", "single #a"}}, 2},
	{[][]string{{"pair 1a", "tiles 2-9a", "tiles 1-4z"}}, 0},
	{[][]string{{"2 tiles 123x", "tiles 456x", "set", "pair"}}, 1},
	{[][]string{{"tiles 195x", "tiles 2x|4z", "3 pung green|5z"}}, 1},
	{[][]string{{"7 pair #a|honour"}}, 0},
	{[][]string{{"set 5z", "set 6z", "set 7z", "meld", "pair"}}, 4},
	{[][]string{{"tiles own|round|#a", "chow #b"}, {"tiles own|round|#b", "pung #a"}}, 2},
	{[][]string{{"14 single #m|147p"}}, 1},
}

func quoted(layouts [][]string) string {
	var list []string
	for _, l := range layouts {
		list = append(list, `["`+strings.Join(l, `", "`)+`"]`)
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// changed returns a hand like another, with some tiles exchanged, sets declared, another winning tile and other winds.
func changed(random *rand.Rand, win rules.Win) rules.Win {
	counts := win.Hand.Counts()
	for random.IntN(3) == 0 {
		from, to := random.IntN(34), random.IntN(34)
		if near := from + random.IntN(5) - 2; random.IntN(2) == 0 && near >= 0 && near < 34 {
			to = near
		}
		if counts[from] > 0 && counts[to] < 4 {
			counts[from]--
			counts[to]++
		}
	}
	win.Hand.Melds = slices.Clone(win.Hand.Melds)
	for i := range counts {
		declare := func(kong meld.Kong, tiles ...tile.Tile) {
			m, err := meld.New(tiles, kong, -1, meld.Unsaid)
			if err != nil || len(win.Hand.Melds) == 4 {
				return
			}
			for _, t := range tiles {
				if counts[t.Index()] == 0 {
					return
				}
			}
			if kong != meld.NotKong && counts[i] != 3 {
				return
			}
			for j, t := range tiles {
				if j < 3 {
					counts[t.Index()]--
				}
			}
			win.Hand.Melds = append(win.Hand.Melds, m)
		}
		t := tile.Of(i)
		switch random.IntN(12) {
		case 0:
			if counts[i] > 2 {
				declare(meld.NotKong, t, t, t)
			}
		case 1:
			declare([]meld.Kong{meld.Concealed, meld.Claimed, meld.Added}[random.IntN(3)], t, t, t, t)
		case 2:
			if i < 27 && i%9 < 7 {
				declare(meld.NotKong, t, t+1, t+2)
			}
		}
	}
	win.Hand.Closed = counts.Tiles()
	win.Hand.Win = random.IntN(max(1, len(win.Hand.Closed)))
	win.RoundWind, win.SeatWind = tile.East+tile.Tile(random.IntN(4)), tile.East+tile.Tile(random.IntN(4))
	return win
}

// TestPatterns compares which hands are laid out as layouts want with the slow way, of hands that are and of hands that
// nearly are, and the distances: of what is laid out it is -1, and of nothing else.
func TestPatterns(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 3))
	fits, misses := 0, 0
	for at, p := range patterns {
		for _, last := range []int{0, p.last} {
			text := `[{"id": "x", "value": {"limits": 1}, "layouts": ` + quoted(p.layouts)
			if last > 0 {
				text += `, "last": ` + strconv.Itoa(last)
			}
			r := rulesWith(t, text+`}]`)
			h := &r.hands[0]
			seeds := r.specials("x", 3)[0].Fits
			if len(seeds) == 0 {
				t.Fatalf("pattern %d: no hand fits %v", at, p)
			}
			for range 25 {
				win := changed(random, seeds[random.IntN(len(seeds))])
				if len(win.Hand.Closed) == 0 || win.Hand.Check() != nil {
					continue
				}
				want, steps := slowFits(p.layouts, last, &win), budget
				got := h.fits(r.ask(&win, &steps), false, func(*matcher, []placed, int) bool { return false })
				if got != want {
					t.Fatalf("pattern %d, group %d, %s: fits %v, by the slow way %v", at, last, shown(t, &win), got, want)
				}
				if got {
					fits++
				} else {
					misses++
				}
				if last > 0 || h.windy {
					continue
				}
				closed, steps := win.Hand.Counts(), reachBudget
				if far := h.distance(&closed, win.Hand.Melds, 20, false, &steps); (far == -1) != want && steps > 0 {
					t.Fatalf("pattern %d, %s: a distance of %d, fits %v", at, shown(t, &win), far, want)
				}
			}
		}
	}
	if fits < 150 || misses < 150 {
		t.Errorf("%d hands that fit and %d others say too little", fits, misses)
	}
}
