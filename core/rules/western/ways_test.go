package western

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A way to lay a hand out, in words: for each group its line and its tiles, or m and the number of the meld that it is;
// the group that the winning tile finishes is behind the others.
func wayOf(groups []string, last string) string {
	slices.Sort(groups)
	return strings.Join(groups, " ") + " last " + last
}

func groupText(line int, kinds []int) string {
	text := fmt.Sprint(line)
	slices.Sort(kinds)
	for _, i := range kinds {
		text += "," + tile.Of(i).String()
	}
	return text
}

// every adds all ways to lay the rest out from a line on to the list.
func (s *slowLayout) every(lines []int, at, from int, groups, won []string, add func(way string)) {
	if at == len(lines) {
		if s.rest != [34]int{} || len(s.melds) > 0 {
			return
		}
		for _, last := range won {
			add(wayOf(slices.Clone(groups), last))
		}
		return
	}
	if lines[at] == 0 {
		s.every(lines, at+1, 0, groups, won, add)
		return
	}
	lines[at]--
	defer func() { lines[at]++ }()
	for i, m := range s.melds {
		takes := map[meld.Kind]string{meld.Triplet: "pung set meld", meld.Quad: "kong set meld", meld.Sequence: "chow meld"}
		if slices.Contains(strings.Fields(takes[m.Kind]), s.words[at]) &&
			slices.Contains(s.kinds[at], m.Set().First.Index()) {
			other := *s
			other.melds = slices.Delete(slices.Clone(s.melds), i, i+1)
			text := fmt.Sprint(at, "m", m.Set().First, m.Kind)
			other.every(lines, at, from, append(slices.Clip(groups), text), won, add)
		}
	}
	for i := from; i < len(s.groups[at]); i++ {
		rest, ok, winning := s.rest, true, false
		for _, kind := range s.groups[at][i] {
			rest[kind]--
			ok = ok && rest[kind] >= 0
			winning = winning || kind == s.winning
		}
		if !ok {
			continue
		}
		other := *s
		other.rest = rest
		text, more := groupText(at, slices.Clone(s.groups[at][i])), won
		if winning && (s.last < 0 || s.last == at) {
			more = append(slices.Clip(won), text)
		}
		other.every(lines, at, i, append(slices.Clip(groups), text), more, add)
	}
}

// slowWays are all ways to lay a win out, each once.
func slowWays(layouts [][]string, last int, win *rules.Win) map[string]bool {
	all := map[string]bool{}
	letter := strings.ContainsAny(strings.ReplaceAll(quoted(layouts), "any", ""), "abc")
	slowLayouts(layouts, last, win, func(letters [3]int, s *slowLayout, lines []int) bool {
		if !letter && letters != [3]int{0, 1, 2} {
			return false
		}
		s.every(lines, 0, 0, nil, nil, func(way string) { all[way] = true })
		return true
	})
	return all
}

// found writes what a matcher found in the same words.
func found(m *matcher, groups []placed, last int) string {
	var list []string
	won := ""
	for i := range groups {
		p := &groups[i]
		var text string
		if p.meld >= 0 {
			set := m.melds[p.meld]
			text = fmt.Sprint(p.at, "m", set.Set().First, set.Kind)
		} else {
			low := int(p.low)
			var kinds []int
			switch g := &m.layout[p.at]; p.kind {
			case pung:
				kinds = []int{low, low, low}
			case pair:
				kinds = []int{low, low}
			case single:
				kinds = []int{low}
			case chow:
				kinds = []int{low, low + 1, low + 2}
			case run:
				for j := range g.length {
					kinds = append(kinds, low+j)
				}
			case knit2:
				kinds = []int{low, int(p.other)}
			case knit3:
				kinds = []int{low, low + 9, low + 18}
			case tiles:
				for _, j := range g.tiles.exact(&m.bound, p.other) {
					kinds = append(kinds, int(j))
				}
			}
			text = groupText(p.at, kinds)
		}
		list = append(list, text)
		if i == last {
			won = text
		}
	}
	return wayOf(list, won)
}

// morePatterns are layouts at the edges of suits, and of groups that many lines may have.
var morePatterns = [][]string{
	{"4 meld any", "pair any"},
	{"meld #a|honour", "2 meld #b", "chow any", "pair any"},
	{"run9 1a", "pung honour", "pair honour"},
	{"run9", "run3 any", "run2 any"},
	{"2 run4 any", "2 run3 any"},
	{"7 knit2 any"},
	{"2 knit3 any", "3 knit2 any", "2 single any"},
	{"4 knit3 any", "2 single"},
	{"tiles 123x", "tiles 123x", "tiles 1x|1z", "meld", "meld any"},
	{"2 tiles 19x", "tiles 5x|7z", "tiles 123z", "5 single any"},
	{"2 single any", "2 pair any", "kong", "set", "single", "single any"},
	{"kong 2z", "pung 1z", "2 set #p", "pair"},
	{"4 knit3 any", "knit2 any"},
	{"4 knit3 any", "single 9x", "single 1z"},
	{"chow 7x", "pung 7-9x", "chow 789x", "meld 9x|1z", "pair"},
}

// edgeHands are hands of the layouts, with many ways to lay them out.
var edgeHands = []string{
	"111222333m44455p", "123m123m123m789s77z", "123z123z123z123z44z", "111222333z44455z", "123456789m111z22z",
	"123456789s111z22s", "11223344m556677p", "1m1p1s2m2p2s3m3p3s1m1p9s9m5z", "1m1p1s2m2p2s3m3p3s5m5p5s7z9s",
	"789m789m779911m11p", "789s789s7799s1111s", "12344m12345s567s7z", "2345m345p67p34567s", "19s19m5s7z123z12345p",
	"112233m112233p11z", "11122233m444p777s", "1234m1234p123s123m", "999m111p999p111s99s", "89m1p89p1s89s1z89m77z1p",
	"111m [234m] [222m] 33355z", "123456m [123m] [123m] 77z", "33m [111z] (2222z) [3333p] 555p",
	"123m [123m] 123m [123m] 77p",
	"1s2m2p3m3p4m4p5m5p6m6p7m7p1z", "1p1s2m2p2s3m3p3s4m4p4s5m5p1z", "1m1p1s2m2p2s3m3p3s4m4p4s9s1z",
	"99s [789s] [789m] [999p] 789m",
}

// TestEveryWay compares the ways to lay hands out, each with the group that the winning tile finishes, with all ways to
// choose the groups. A search that wants no more than one finds no more.
func TestEveryWay(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	layouts := slices.Clone(morePatterns)
	for _, p := range patterns {
		layouts = append(layouts, p.layouts...)
	}
	british := settings{preset: &presets[1]}
	ways, fitting := 0, 0
	for _, layout := range layouts {
		text := `[{"id": "x", "value": {"limits": 1}, "layouts": ` + quoted([][]string{layout})
		seeds := rulesWith(t, text+`}]`).specials("x", 4)[0].Fits
		for n := range len(edgeHands) + 30 {
			var win rules.Win
			if n < len(edgeHands) {
				win = *winOf(t, edgeHands[n], "SW", "")
			} else {
				win = changed(random, seeds[n%len(seeds)])
			}
			if len(win.Hand.Closed) == 0 || win.Hand.Check() != nil {
				continue
			}
			last := ""
			if n%2 == 0 {
				last = fmt.Sprintf(`, "last": %d`, 1+random.IntN(len(layout)))
			} else if n >= len(edgeHands) {
				win.Hand.Win = random.IntN(len(win.Hand.Closed))
			}
			h := &rulesWith(t, text+last+`}]`).hands[0]
			steps := budget
			got := map[string]bool{}
			q := british.ask(&win, &steps)
			fits := h.fits(q, false, func(m *matcher, groups []placed, last int) bool {
				got[found(m, groups, last)] = true
				return true
			})
			want := slowWays([][]string{layout}, h.last, &win)
			if !maps.Equal(got, want) {
				t.Fatalf("%v, group %d, %s: the ways are\n%v\nwant\n%v", layout, h.last, shown(t, &win), got, want)
			}
			times := 0
			once := h.fits(q, false, func(*matcher, []placed, int) bool { times++; return false })
			if fits != (len(want) > 0) || once != fits || fits && times != 1 {
				t.Fatalf("%v, group %d, %s: fits %v and %v, %d ways, once is %d times", layout, h.last, shown(t, &win), fits,
					once, len(want), times)
			}
			ways += len(want)
			if fits {
				fitting++
			}
		}
	}
	if ways < 600 || fitting < 400 {
		t.Errorf("%d ways in %d hands say too little", ways, fitting)
	}
}
