package western

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/core/meld"
	"tehai/core/rules"
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

// distancePatterns are layouts at the bounds of the search: of states, of copies of a tile, of suits, and with groups of
// several kinds that want the same tiles.
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

// TestDistances compares how far hands are from layouts with the slow search, near hands and others, with the bound that
// the caller has and without one.
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
