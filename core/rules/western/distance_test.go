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

// slowMissing returns the least number of tiles that a hand lacks of a layout, or the bound if it is not less: every
// choice of groups is tried, and each tile of a group that the hand does not hold is missing. All tiles are of within,
// and one of each of needs is among them.
func slowMissing(layout []string, win *rules.Win, letters [3]int, within, needs []int, bound int) int {
	var groups [][][]int
	var kinds [][]int
	var words []string
	for _, line := range layout {
		fields := strings.Fields(line)
		n := 1
		if count, err := strconv.Atoi(fields[0]); err == nil {
			n, fields = count, fields[1:]
		}
		text := append(fields, "any")[1]
		for range n {
			words = append(words, fields[0])
			groups = append(groups, slowGroups(fields[0], text, letters, 27, 27))
			kinds = append(kinds, slowKinds(text, letters, -1, 27, 27))
			if fields[0] == "kong" {
				for _, i := range kinds[len(kinds)-1] {
					groups[len(groups)-1] = append(groups[len(groups)-1], []int{i, i, i, i})
				}
			}
		}
	}
	have, want := [34]int{}, [34]int{}
	for _, t := range win.Hand.Closed {
		have[t.Index()]++
	}
	melded := [34]bool{}
	for _, m := range win.Hand.Melds {
		for _, t := range m.Tiles() {
			melded[t.Index()] = true
			if !slices.Contains(within, t.Index()) {
				return bound
			}
		}
	}
	best := bound
	var next func(at, from, missing int, melds []meld.Meld)
	next = func(at, from, missing int, melds []meld.Meld) {
		if missing >= best {
			return
		}
		if at == len(words) {
			for _, i := range needs {
				if want[i] == 0 && !melded[i] {
					return
				}
			}
			if len(melds) == 0 {
				best = missing
			}
			return
		}
		for i, m := range melds {
			takes := map[meld.Kind]string{meld.Triplet: "pung set meld", meld.Quad: "kong set meld", meld.Sequence: "chow meld"}
			if slices.Contains(strings.Fields(takes[m.Kind]), words[at]) && slices.Contains(kinds[at], m.Set().First.Index()) {
				next(at+1, 0, missing, slices.Delete(slices.Clone(melds), i, i+1))
			}
		}
		for i, list := range groups[at] {
			if i < from {
				continue
			}
			lacks, ok := 0, true
			for _, k := range list {
				if want[k]++; want[k] > have[k] {
					lacks++
				}
				ok = ok && want[k] <= 4 && slices.Contains(within, k)
			}
			if ok {
				after := 0
				if at+1 < len(words) && words[at+1] == words[at] && slices.Equal(kinds[at+1], kinds[at]) {
					after = i // groups of one line in their order
				}
				next(at+1, after, missing+lacks, melds)
			}
			for _, k := range list {
				want[k]--
			}
		}
	}
	next(0, 0, 0, win.Hand.Melds)
	return best
}

// distancePatterns are layouts at the bounds of the search: of states, of copies of a tile, of suits, and with groups
// of several kinds that want the same tiles.
var distancePatterns = []struct {
	layout       []string
	tiles, needs string
}{
	{[]string{"pair", "4 set"}, "", ""},
	{[]string{"2 pair", "set", "2 single", "pung", "2 single"}, "", ""},
	{[]string{"pair 1m", "pair 1m|2m", "pung 1m|3m", "2 single 2m", "pung", "pair"}, "", ""},
	{[]string{"tiles 1-9a", "tiles 1-4z", "single 1a"}, "", ""},
	{[]string{"tiles 19m|19p|19s|#z", "single major"}, "", ""},
	{[]string{"2 tiles 123x", "tiles 456x", "set", "pair"}, "", ""},
	{[]string{"tiles 123z", "3 pung honour", "2 single 1z"}, "", ""},
	{[]string{"3 knit2", "2 knit3", "2 single 5x"}, "", ""},
	{[]string{"7 knit2"}, "", ""},
	{[]string{"4 knit3", "knit2"}, "", ""},
	{[]string{"knit2 1abc", "knit2 1abc", "knit2 1-3abc", "2 knit3 1-3abc", "knit2"}, "", ""},
	{[]string{"knit2 1ab", "4 knit3 1-4abc"}, "", ""},
	{[]string{"2 run4", "2 run3"}, "", ""},
	{[]string{"run9", "run3", "run2"}, "", ""},
	{[]string{"4 meld any", "pair"}, "", ""},
	{[]string{"2 chow", "2 meld honour|#a", "pair"}, "", ""},
	{[]string{"chow 7x", "chow 7-9x", "pung 9x", "meld 7x|1z", "pair 9x"}, "", ""},
	{[]string{"4 kong", "pair"}, "", ""},
	{[]string{"2 kong #a", "2 set", "pair"}, "", ""},
	{[]string{"6 pair", "single", "single"}, "", ""},
	{[]string{"pair", "pair", "pair", "pair", "pair", "pair", "pair"}, "", ""},
	{[]string{"14 single #m|147p"}, "", ""},
	{[]string{"7 pair"}, "major", ""},
	{[]string{"4 set", "pair"}, "#a", "1a"},
	{[]string{"3 meld", "set", "pair"}, "#a|honour", "1z|5a"},
	{[]string{"4 set", "pair"}, "", "19m|5z"},
	{[]string{"7 knit2"}, "#ab", "1a|9b"},
	{[]string{"6 single #a", "4 pair #b"}, "2-8x", "5a|5b"},
}

// TestDistances compares how far hands are from layouts with the slow search, near hands and others, with the bound
// that the caller has and without one.
func TestDistances(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 8))
	far := map[int]int{}
	for at, p := range distancePatterns {
		text := `[{"id": "x", "value": {"limits": 1}, "layouts": ` + quoted([][]string{p.layout})
		within, needs := p.tiles, p.needs
		if within != "" {
			text += `, "tiles": "` + within + `"`
		} else {
			within = "any"
		}
		if needs != "" {
			text += `, "needs": "` + needs + `"`
		}
		r := rulesWith(t, text+`}]`)
		h := &r.hands[0]
		seeds := r.specials("x", 4)[0].Fits
		for n := range 20 {
			win := nearSpecial(random, 13)
			if len(seeds) > 0 {
				win = seeds[n%len(seeds)]
			}
			if n%5 == 4 {
				win = changed(random, win)
			}
			counts := win.Hand.Counts()
			for range n % 4 {
				held := counts.Tiles()
				if len(held) == 0 {
					break
				}
				counts[held[random.IntN(len(held))].Index()]--
				if to := random.IntN(34); counts[to] < 4 {
					counts[to]++
				}
			}
			win.Hand.Closed = counts.Tiles()
			closed := win.Hand.Counts()
			steps := 40 * reachBudget
			got := h.distance(&closed, win.Hand.Melds, 20, true, &steps)
			if got > 2 && got < 20 {
				continue
			}
			bound := got + 2
			if got == 20 { // none of the layouts holds the melds
				bound = 3
			}
			want := bound
			perms := [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
			for _, letters := range perms {
				var must []int
				if needs != "" {
					must = slowKinds(needs, letters, -1, 27, 27)
				}
				want = slowMissing(p.layout, &win, letters, slowKinds(within, letters, -1, 27, 27), must, want)
			}
			if got == 20 && want == bound {
				want = 21
			}
			if got != want-1 {
				t.Fatalf("pattern %d, %s: %d, want %d", at, shown(t, &win), got, want-1)
			}
			far[got]++
			for _, bound := range []int{got, got - 1, 0} {
				if less := h.distance(&closed, win.Hand.Melds, bound, true, &steps); less != min(got, bound) && bound >= -1 {
					t.Fatalf("pattern %d, %s: %d within %d, want %d", at, shown(t, &win), less, bound, min(got, bound))
				}
			}
		}
	}
	for got, n := range map[int]int{-1: 80, 0: 40, 1: 40, 2: 20} {
		if far[got] < n {
			t.Errorf("%d hands at a distance of %d say too little", far[got], got)
		}
	}
}

// TestColumns asks for the distances of many hands with one memory, and wants those that are found without it: of
// layouts whose knitted groups may hold other tiles by rank, and beside groups that name one tile in any suit.
func TestColumns(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 9))
	for _, layout := range [][]string{
		{"7 knit2"}, {"4 knit3", "knit2"}, {"knit2 1abc", "2 knit2 1-3abc", "2 knit3 1-6abc", "knit2"},
		{"tiles 11x", "2 knit2 1-2abc", "4 knit2"}, {"tiles 12x", "4 knit3"},
	} {
		r := rulesWith(t, `[{"id": "x", "value": {"limits": 1}, "layouts": `+quoted([][]string{layout})+`}]`)
		h, memory, near := &r.hands[0], columns{}, 0
		for range 300 {
			var closed tile.Counts
			for n := 0; n < 14; {
				// Ranks of the lower half in all suits: they are what the layouts ask for.
				if i := 9*random.IntN(3) + random.IntN(5); closed[i] < 4 {
					closed[i]++
					n++
				}
			}
			steps, again := 40*reachBudget, 40*reachBudget
			want := h.distance(&closed, nil, 20, false, &steps)
			if got := h.distanceBy(&closed, nil, 20, false, &again, memory); got != want || again != steps {
				t.Fatalf("%v, %v: %d with a memory and %d steps left, %d and %d without", layout, closed.Tiles(), got,
					again, want, steps)
			}
			if want < 4 {
				near++
			}
		}
		if near < 20 || len(memory) == 0 {
			t.Errorf("%v: %d of 300 hands are near, %d columns are remembered", layout, near, len(memory))
		}
	}
}

// TestDistanceRows counts what hands lack of layouts by hand, less one; 20 where no hand can be laid out so.
func TestDistanceRows(t *testing.T) {
	for _, row := range []struct {
		layout, more, hand string
		want               int
	}{
		// A pair and four sets of six pairs: each set lacks one.
		{`"pair", "4 set"`, ``, "1122334455667z", 3},
		{`"4 set", "pair"`, ``, "1122334455667z", 3},
		// The second 1 is missing as well as the first.
		{`"tiles 1-9m|1-4z", "single 1m"`, ``, "23456789m12345z", 1},
		{`"tiles 1m|1p", "knit2 1mp", "5 knit2"`, ``, "2m2p3m3p4m4p5m5p6m6p777z", 3},
		// There are no five of a kind.
		{`"tiles 111m", "2 single 1m", "3 set honour"`, ``, "1111m111222333z", 20},
		{`"pung 1m", "2 single 1m", "3 set honour"`, ``, "1111m111222333z", 20},
		{`"2 pung 1m", "2 set honour", "2 single 2m"`, ``, "1111m22m111222z", 20},
		{`"tiles 111m|9s", "2 knit2 1mp", "3 knit2 5-7mp"`, ``, "1111m11p9s5m5p6m6p7m7p", 20},
		{`"tiles 1111m", "knit2 1mp", "4 knit2 2-5mp"`, ``, "1111m1p2m2p3m3p4m4p5m5p", 20},
		{`"tiles 1111m", "single 1m", "3 pung"`, ``, "1111m222333444p", 20},
		// What is needed is not there: the pair makes room for it, or is it already.
		{`"4 set", "pair"`, `"needs": "5z"`, "222m444p666s888s99m", 1},
		{`"4 set", "pair"`, `"needs": "5z"`, "222m444p666s888s5z", 0},
		{`"3 set", "chow", "pair"`, `"needs": "9m"`, "222m444p666s789m99m", -1},
		{`"3 set", "chow", "pair"`, `"needs": "9s"`, "222m444p666s789m99m", 1},
		{`"set", "set", "set", "meld", "pair"`, `"needs": "2z|3s"`, "[222z] 444p666s123s99m", -1},
		{`"set", "set", "set", "meld", "pair"`, `"needs": "2z|9s"`, "[222z] 444p666s123s99m", 1},
		// The declared set is better the second of two lines.
		{`"set", "set 1m", "tiles 1-8p"`, ``, "[111m] 555z12345678p", -1},
		// A chow of 123 where pungs or chows are allowed; a knitted pair of the first and the last suit.
		{`"4 meld any", "pair"`, ``, "123m456m789p111z55z", -1},
		{`"knit2", "pung 9s", "pung 9p", "pung 9m", "3 single 8m"`, ``, "1m1s999s999p999m888m", -1},
		// Honours are in no suit that is knitted or runs.
		{`"knit3", "pung 9s", "pung 9p", "pung 9m", "pair 8m"`, ``, "1p1s1z999s999p999m88m", 0},
		{`"knit2", "pung 9s", "pung 9p", "pung 9m", "3 single 8m"`, ``, "1s1z999s999p999m888m", 0},
		{`"run3", "pung 9s", "pung 9p", "pung 9m", "2 single 8m"`, ``, "123z999s999p999m88m", 2},
		{`"chow", "pung 9s", "pung 9p", "pung 9m", "2 single 8m"`, ``, "8m9m1p999s999p999m88m", 0},
	} {
		h := rulesWith(t, `[{"id": "x", "value": {"limits": 1}, "layouts": [[`+row.layout+`]]`+
			strings.Repeat(", "+row.more, min(1, len(row.more)))+`}]`).hands[0]
		win := winOf(t, row.hand, "EE", "")
		closed := win.Hand.Counts()
		left := reachBudget
		if got := h.distance(&closed, win.Hand.Melds, 20, false, &left); got != row.want {
			t.Errorf("%s %s, %s: %d, want %d", row.layout, row.more, row.hand, got, row.want)
		}
		if left >= reachBudget || left <= 0 {
			t.Errorf("%s, %s: %d steps are left of %d", row.layout, row.hand, left, reachBudget)
		}
		// Without steps the bound is returned, and hardly more steps are taken than there are.
		for _, few := range []int{0, 1} {
			left := few
			if got := h.distance(&closed, win.Hand.Melds, 7, false, &left); got != 7 || left < -1 || left > few {
				t.Errorf("%s, %s, %d steps: %d, %d left", row.layout, row.hand, few, got, left)
			}
		}
	}
}
