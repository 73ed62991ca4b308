package western

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// differs returns how many tiles one list has that the other does not.
func differs(a, b []tile.Tile) (n int) {
	var counts [tile.Kinds]int
	for _, t := range a {
		counts[t.Index()]++
	}
	for _, t := range b {
		counts[t.Index()]--
	}
	for _, c := range counts {
		n += max(0, c)
	}
	return n
}

// missesOf are house rules whose hands miss in every way.
const missesOf = `[{"id": "closed", "value": {"limits": 1}, "layouts": [["4 pung", "pair"]], "concealed": "yes"},
	{"id": "drawn", "value": {"limits": 1}, "layouts": [["7 pair"]], "concealed": "drawn"},
	{"id": "drawn-pungs", "value": {"limits": 1}, "layouts": [["4 pung", "pair"]], "concealed": "drawn"},
	{"id": "last", "value": {"limits": 1}, "layouts": [["4 pung", "pair"]], "last": 2},
	{"id": "winning", "value": {"limits": 1}, "layouts": [["run9 1m", "pung", "pair"]], "win": {"tiles": "5m"}},
	{"id": "by-draw", "value": {"limits": 1}, "layouts": [["7 pair"]], "win": {"by": ["drawn"]}},
	{"id": "by-discard", "value": {"limits": 1}, "layouts": [["7 pair"]], "win": {"by": ["discard"]}},
	{"id": "robbed", "value": {"limits": 1}, "layouts": [["7 pair"]], "win": {"by": ["robbed"], "tiles": "2s"}},
	{"id": "any-draw", "value": {"limits": 1}, "win": {"by": ["last-drawn"]}},
	{"id": "needs", "value": {"limits": 1}, "needs": "19m"},
	{"id": "needs-two", "value": {"limits": 1}, "needs": "1z|9s", "win": {"tiles": "19s"}},
	{"id": "tiles", "value": {"limits": 1}, "tiles": "#a|honour"},
	{"id": "kongs", "value": {"limits": 1}, "layouts": [["2 kong #a", "2 pung #b", "pair"]]}]`

// takes reports by the card whether a win is a special hand of an id.
func takes(t *testing.T, r *settings, id string, win *rules.Win) bool {
	t.Helper()
	card, err := r.score(win)
	if err != nil {
		t.Fatalf("%s: %v", shown(t, win), err)
	}
	return slices.ContainsFunc(append([]*rules.Card{card}, card.Others...), func(c *rules.Card) bool {
		return slices.ContainsFunc(c.Part(partLimit), func(item rules.Item) bool { return item.ID == id })
	})
}

// TestMisses takes the examples of special hands apart: each fits by its card, no two are equal, and there are as many
// as are asked for. A hand that misses does not fit, and differs from one that fits in the one thing that it is there
// for. Of reasons each comes once before one comes twice.
func TestMisses(t *testing.T) {
	own := rulesWith(t, missesOf)
	own.maxChows = 4
	sets := []*settings{own, compile(&presets[0], nil), compile(&presets[1], nil)}
	for i, r := range sets {
		r.limit, r.maxChows, r.flowers = 500, []int{4, 4, 1}[i], true
		for _, n := range []int{1, 3, 6} {
			for _, special := range r.specials("", n) {
				name := special.ID
				if len(special.Fits) > n || len(special.Misses) > n || len(special.Fits) == 0 ||
					len(special.Misses) == 0 {
					t.Errorf("%s, %d wanted: %d fit, %d miss", name, n, len(special.Fits), len(special.Misses))
				}
				for j := range special.Fits {
					win := &special.Fits[j]
					if !takes(t, r, name, win) {
						t.Errorf("%s: %s does not fit", name, shown(t, win))
					}
					for k := range special.Fits[:j] {
						if slices.Equal(special.Fits[k].Hand.Closed, win.Hand.Closed) {
							t.Errorf("%s: %s twice", name, shown(t, win))
						}
					}
				}
				seen := map[string]int{}
				most := 0
				for j := range special.Misses {
					m := &special.Misses[j]
					if takes(t, r, name, &m.Win) {
						t.Errorf("%s: %s fits", name, shown(t, &m.Win))
					}
					if !slices.ContainsFunc(special.Fits, func(fit rules.Win) bool { return missesBy(&fit, &m.Win, m.Why) }) {
						t.Errorf("%s: %s differs from no example by %s", name, shown(t, &m.Win), m.Why)
					}
					seen[m.Why]++
					if most = max(most, seen[m.Why]); most > 1 && seen[m.Why] == 1 {
						t.Errorf("%s: %s comes behind another reason that is there twice", name, m.Why)
					}
					for k := range special.Misses[:j] {
						o := &special.Misses[k]
						if o.Why == m.Why && shown(t, &o.Win) == shown(t, &m.Win) {
							t.Errorf("%s: %s misses twice", name, shown(t, &m.Win))
						}
					}
				}
			}
		}
	}
	whys := map[string]string{"closed": "tile open", "drawn": "tile open", "drawn-pungs": "tile open", "last": "tile last",
		"winning": "tile last", "by-draw": "tile way", "by-discard": "tile way", "robbed": "tile last way",
		"any-draw": "tile way", "needs": "tile", "needs-two": "tile last", "tiles": "tile", "kongs": "tile"}
	for _, special := range own.specials("", 6) {
		var list []string
		for _, why := range []string{rules.MissesTile, rules.MissesOpen, rules.MissesLast, rules.MissesWay} {
			if slices.ContainsFunc(special.Misses, func(m rules.NearMiss) bool { return m.Why == why }) {
				list = append(list, why)
			}
		}
		if got := strings.Join(list, " "); got != whys[special.ID] {
			t.Errorf("%s: misses by %s, want %s", special.ID, got, whys[special.ID])
		}
	}
}

// missesBy reports whether a hand differs from one that fits in one thing.
func missesBy(fit, miss *rules.Win, why string) bool {
	sameTiles := differs(fit.Hand.Closed, miss.Hand.Closed) == 0 && len(fit.Hand.Closed) == len(miss.Hand.Closed)
	sameWin := fit.Hand.WinTile() == miss.Hand.WinTile()
	sameMelds := len(fit.Hand.Melds) == len(miss.Hand.Melds)
	sameWay := fit.Situation.SelfDrawn == miss.Situation.SelfDrawn && fit.LastTile == miss.LastTile &&
		fit.Rinshan == miss.Rinshan && fit.Chankan == miss.Chankan && fit.FirstTurn == miss.FirstTurn
	switch why {
	case rules.MissesTile:
		return sameWin && sameMelds && sameWay && differs(fit.Hand.Closed, miss.Hand.Closed) == 1 &&
			len(fit.Hand.Closed) == len(miss.Hand.Closed) && slices.IsSorted(miss.Hand.Closed)
	case rules.MissesLast:
		return sameTiles && sameMelds && sameWay && !sameWin
	case rules.MissesWay:
		return sameTiles && sameMelds && sameWin && !sameWay && !miss.LastTile && !miss.Rinshan && !miss.Chankan &&
			!miss.FirstTurn
	case rules.MissesOpen:
		if sameMelds {
			return sameTiles && sameWin && fit.SelfDrawn && !miss.SelfDrawn
		}
		more := miss.Hand.Melds[len(miss.Hand.Melds)-1]
		return sameWin && sameWay && len(miss.Hand.Melds) == len(fit.Hand.Melds)+1 &&
			differs(fit.Hand.Closed, append(more.Tiles(), miss.Hand.Closed...)) == 0 &&
			len(fit.Hand.Closed) == len(miss.Hand.Closed)+3
	}
	return false
}

// TestOneOther tries the hands with one other tile, those of the nearest rank first: all of them where none is taken,
// and no more behind one that is.
func TestOneOther(t *testing.T) {
	for _, text := range []string{"123456789m1z77z9p +9p", "111m999m111s999s7z +7z", "[555z] 1z5z9m8p88s1119p +1z"} {
		win := winOf(t, text, "EE", "")
		slices.Sort(win.Hand.Closed)
		win.Hand.Win = slices.Index(win.Hand.Closed, win.Hand.WinTile())
		type change struct{ from, to tile.Tile }
		want := map[change]int{} // how often
		for i, from := range win.Hand.Closed {
			for to := range tile.Kinds {
				near := max(to-from.Index(), from.Index()-to)
				if i != win.Hand.Win && near > 0 && near < 9 && (to < 27) == (from.Index() < 27) {
					want[change{from, tile.Of(to)}]++
				}
			}
		}
		got := map[change]int{}
		last := 1
		oneOther(win, func(other rules.Win) bool {
			var c change
			for i := range tile.Kinds {
				before, after := 0, 0
				for _, tl := range win.Hand.Closed {
					if tl.Index() == i {
						before++
					}
				}
				for _, tl := range other.Hand.Closed {
					if tl.Index() == i {
						after++
					}
				}
				if after > before {
					c.to = tile.Of(i)
				} else if after < before {
					c.from = tile.Of(i)
				}
			}
			got[c]++
			near := max(c.to.Index()-c.from.Index(), c.from.Index()-c.to.Index())
			if near < last || other.Hand.WinTile() != win.Hand.WinTile() || len(other.Hand.Closed) != len(win.Hand.Closed) ||
				len(other.Hand.Melds) != len(win.Hand.Melds) || !slices.IsSorted(other.Hand.Closed) {
				t.Errorf("%s: %s to %s behind others of %d", text, c.from, c.to, last)
			}
			last = near
			return false
		})
		for c, n := range want {
			if got[c] != n {
				t.Errorf("%s: %s to %s %d times, want %d", text, c.from, c.to, got[c], n)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d changes, want %d", text, len(got), len(want))
		}
		calls := 0
		oneOther(win, func(rules.Win) bool { calls++; return calls == 5 })
		if calls != 5 {
			t.Errorf("%s: %d tries, the fifth was taken", text, calls)
		}
	}
}

// TestOpened claims the lowest pung that the winning tile is not needed for, and else the winning tile.
func TestOpened(t *testing.T) {
	for _, text := range []string{"222m333p44477s116z +6z", "22m333p44477s1166z +2m", "222m33p444s77s66z +2m",
		"22m33p44s55s66s77s1z +1z", "22m345p456s77s116z66z +2m", "[111z] 22m345p456s77s +2m"} {
		win := winOf(t, text, "EE", "drawn")
		before := slices.Clone(win.Hand.Closed)
		got := opened(win)
		lowest := -1 // of the pungs beside the winning tile
		counts := win.Hand.Counts()
		counts[win.Hand.WinTile().Index()]--
		for i := tile.Kinds - 1; i >= 0; i-- {
			if counts[i] >= 3 {
				lowest = i
			}
		}
		if !slices.Equal(before, win.Hand.Closed) || got.Hand.WinTile() != win.Hand.WinTile() {
			t.Errorf("%s: changed to %v", text, win.Hand)
		}
		if lowest < 0 {
			if got.SelfDrawn || len(got.Hand.Melds) != len(win.Hand.Melds) {
				t.Errorf("%s: %+v, want the winning tile claimed", text, got.Hand)
			}
			continue
		}
		rest := win.Hand.Counts()
		rest[lowest] -= 3
		if len(got.Hand.Melds) != 1 || got.Hand.Melds[0].Set().First != tile.Of(lowest) || !got.SelfDrawn ||
			differs(rest.Tiles(), got.Hand.Closed) != 0 || len(got.Hand.Closed) != len(before)-3 {
			t.Errorf("%s: %+v, want %s claimed", text, got.Hand, tile.Of(lowest))
		}
	}
	one, two := tile.Of(0), tile.Of(1)
	list := []tile.Tile{one, two, one, one, two}
	for n, want := range [][]tile.Tile{list, {two, one, one, two}, {two, one, two}, {two, two}, {two, two}} {
		if got := without(list, one, n); !slices.Equal(got, want) {
			t.Errorf("without %d: %v, want %v", n, got, want)
		}
	}
}

// TestVaried chooses of hands that miss those with different reasons first, and none twice.
func TestVaried(t *testing.T) {
	miss := func(why string, closed, win int) rules.NearMiss {
		m := rules.NearMiss{Why: why}
		m.Hand = hand.Hand{Closed: []tile.Tile{tile.Of(closed), tile.Of(closed + 1)}, Win: win}
		return m
	}
	all := []rules.NearMiss{miss("tile", 1, 0), miss("tile", 1, 0), miss("tile", 1, 1), miss("tile", 2, 0),
		miss("open", 1, 0), miss("last", 1, 0), miss("open", 1, 0), miss("last", 2, 1)}
	want := []int{0, 4, 5, 2, 3, 7}
	for n := range 9 {
		got := varied(all, n)
		if len(got) != min(n, len(want)) {
			t.Errorf("%d of them, want %d", len(got), min(n, len(want)))
			continue
		}
		for i, m := range got {
			if w := all[want[i]]; m.Why != w.Why || m.Hand.Win != w.Hand.Win || !slices.Equal(m.Hand.Closed, w.Hand.Closed) {
				t.Errorf("%d: %+v, want %+v", i, m, w)
			}
		}
	}
}
