package hand

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/meld"
	"tehai/core/tile"
)

// randomHand returns a complete hand of sets and a pair, or of pairs, with red fives among its tiles and some of its
// sets declared.
func randomHand(random *rand.Rand) (h Hand, ok bool) {
	var all tile.Counts
	add := func(declared bool, kinds ...int) {
		var tiles []tile.Tile
		for _, k := range kinds {
			all[k]++
			one := tile.Of(k)
			if five := one.RedFive(); five != tile.None && random.IntN(2) == 0 {
				one = five
			}
			tiles = append(tiles, one)
		}
		if !declared {
			h.Closed = append(h.Closed, tiles...)
			return
		}
		kong := meld.NotKong
		if len(tiles) == 4 {
			kong = []meld.Kong{meld.Concealed, meld.Claimed, meld.Added}[random.IntN(3)]
		}
		m, err := meld.New(tiles, kong, -1, meld.Unsaid)
		if err != nil {
			panic(err)
		}
		h.Melds = append(h.Melds, m)
	}
	if random.IntN(8) == 0 {
		for _, k := range random.Perm(tile.Kinds)[:7] {
			add(false, k, k)
		}
	} else {
		for range 4 {
			k := random.IntN(tile.Kinds)
			switch {
			case random.IntN(3) == 0:
				k = 9*random.IntN(3) + 4
				add(random.IntN(3) == 0, k, k, k)
			case k < 27 && random.IntN(2) == 0:
				k -= max(0, k%9-6)
				add(random.IntN(3) == 0, k, k+1, k+2)
			case random.IntN(3) == 0:
				add(true, k, k, k, k)
			default:
				add(random.IntN(3) == 0, k, k, k)
			}
		}
		k := random.IntN(tile.Kinds)
		add(false, k, k)
	}
	h.Win = random.IntN(len(h.Closed))
	return h, slices.Max(all[:]) <= 4
}

// TestGroupsHaveTheTiles deals the tiles of random hands to the sets of each reading: every tile once, each where its
// kind belongs, the winning tile in the set that it completed, and red fives before plain ones in Groups and after them
// in Deal.
func TestGroupsHaveTheTiles(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 50))
	waits := map[Wait]int{}
	for range 4000 {
		h, ok := randomHand(random)
		if !ok {
			continue
		}
		for _, r := range Readings(&h) {
			groups := Groups(&h, r)
			completed := -1
			var dealt []tile.Tile
			for i, g := range groups {
				dealt = append(dealt, g.Tiles...)
				if g.Wait != NoWait {
					if completed >= 0 || g.Wait != WaitOf(g.Set, h.WinTile()) {
						t.Fatalf("%v: set %d of %+v waits by %d", h, i, r.Sets, g.Wait)
					}
					completed = i
					waits[g.Wait]++
				}
				checkGroup(t, &h, i, &g, false)
			}
			first := slices.IndexFunc(r.Sets, func(s meld.Set) bool { return !s.Declared && s.Has(h.WinTile().Plain()) })
			if completed != first {
				t.Fatalf("%v: the winning tile completes set %d of %+v, want %d", h, completed, r.Sets, first)
			}
			if !slices.Contains(groups[completed].Tiles, h.WinTile()) && h.WinTile().IsRedFive() {
				t.Fatalf("%v: the red five that won is not in %v", h, groups[completed].Tiles)
			}
			sameTiles(t, &h, dealt)
			lists := make([][]tile.Tile, len(r.Sets))
			buf := Deal(lists, nil, &h, r.Sets, completed)
			sameTiles(t, &h, buf)
			for i := range lists {
				checkGroup(t, &h, i, &Group{Set: r.Sets[i], Tiles: lists[i]}, true)
			}
			for i, g := range GroupsAt(&h, r, -1, NoWait) {
				if g.Wait != NoWait {
					t.Fatalf("%v: set %d waits where none is known to be completed", h, i)
				}
			}
		}
	}
	for _, w := range []Wait{TwoSided, Middle, Edge, DualPair, Single} {
		if waits[w] == 0 {
			t.Errorf("no hand waits by %d", w)
		}
	}
	orphans := Hand{Win: 13}
	for k := range tile.Kinds {
		if k >= 27 || k%9 == 0 || k%9 == 8 {
			orphans.Closed = append(orphans.Closed, tile.Of(k))
		}
	}
	orphans.Closed = append(orphans.Closed, tile.Red)
	if g := Groups(&orphans, Readings(&orphans)[0]); len(g) != 1 || g[0].Wait != Thirteen {
		t.Errorf("thirteen orphans: %+v", g)
	}
	orphans.Win = 0
	if g := Groups(&orphans, Readings(&orphans)[0]); len(g) != 1 || g[0].Wait != NoWait {
		t.Errorf("thirteen orphans by another tile: %+v", g)
	}
}

// checkGroup checks that the tiles are those of the set, and in which order red fives are.
func checkGroup(t *testing.T, h *Hand, i int, g *Group, redsLast bool) {
	t.Helper()
	if g.Declared {
		if !slices.Equal(g.Tiles, h.Melds[i].Tiles()) {
			t.Fatalf("%v: meld %d has the tiles %v", h, i, g.Tiles)
		}
		return
	}
	var plain []tile.Tile
	for k, one := range g.Tiles {
		plain = append(plain, one.Plain())
		if k > 0 && one.Plain() == g.Tiles[k-1].Plain() && one != g.Tiles[k-1] && one.IsRedFive() != redsLast {
			t.Fatalf("%v: the red fives of %v are in the wrong place", h, g.Tiles)
		}
	}
	if !slices.Equal(plain, g.Set.Tiles()) {
		t.Fatalf("%v: set %+v has the tiles %v", h, g.Set, g.Tiles)
	}
}

func sameTiles(t *testing.T, h *Hand, got []tile.Tile) {
	t.Helper()
	var want []tile.Tile
	h.Each(func(one tile.Tile) { want = append(want, one) })
	got = slices.Clone(got)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%v: the sets have %v", h, got)
	}
}

// TestCountsOfHands counts tiles and kongs of random hands again, and finds the winning tile.
func TestCountsOfHands(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 14))
	for range 500 {
		h, _ := randomHand(random)
		var want tile.Counts
		h.Each(func(one tile.Tile) { want[one.Plain().Index()]++ })
		quads := 0
		for _, m := range h.Melds {
			quads += m.Len() - 3
		}
		if h.AllCounts() != want || h.Quads() != quads || h.WinTile() != h.Closed[h.Win] {
			t.Fatalf("%v: %v, %d kongs, won with %s", h, h.AllCounts(), h.Quads(), h.WinTile())
		}
		if got, most := h.Check() == nil, slices.Max(want[:]); got != (most <= 4) {
			t.Fatalf("%v: possible %t with %d equal tiles", h, got, most)
		}
		for _, win := range []int{-1, len(h.Closed), len(h.Closed) + 3} {
			if h.Win = win; h.WinTile() != tile.None {
				t.Fatalf("tile %d of %d is %s", win, len(h.Closed), h.WinTile())
			}
		}
	}
	if h := (Hand{Closed: []tile.Tile{tile.East, tile.Spring}}); h.Check() == nil {
		t.Error("a flower is one of the 34 kinds")
	}
	if c := (&Hand{Melds: []meld.Meld{{}}}).AllCounts(); c.Total() != 0 {
		t.Errorf("no tile counts as %v", c)
	}
}

// slowKnitted returns the splits of counts into a knitted body, sets and a pair: each order of the suits is tried.
func slowKnitted(c *tile.Counts, sets int) (found []string) {
	for _, order := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		rest, ok := *c, sets >= 3
		var body []meld.Set
		for part, suit := range order {
			for rank := part; rank < 9; rank += 3 {
				k := 9*suit + rank
				ok = ok && rest[k] > 0
				rest[k]--
			}
			body = append(body, meld.Set{Kind: meld.Knitted, First: tile.Of(9*suit + part), Closed: true})
		}
		if ok {
			Split(&rest, sets-3, 0, func(found2 []meld.Set) {
				found = append(found, fmt.Sprint(append(slices.Clone(body),
					found2...)))
			})
		}
	}
	slices.Sort(found)
	return found
}

// TestKnittedBySlowSplit compares the splits of random tiles, of which most are one tile from a body, and asks which
// hands are of single tiles or of pairs.
func TestKnittedBySlowSplit(t *testing.T) {
	random := rand.New(rand.NewPCG(147, 258))
	splits, singles, pairs := 0, 0, 0
	for range 6000 {
		var c tile.Counts
		body := Bodies[random.IntN(6)]
		var kinds []int
		for _, low := range body {
			kinds = append(kinds, low, low+3, low+6)
		}
		rest := append(slices.Clone(kinds), 27, 28, 29, 30, 31, 32, 33)
		switch random.IntN(3) {
		case 0: // a set and a pair beside it
			k, p := random.IntN(tile.Kinds), random.IntN(tile.Kinds)
			kinds = append(kinds, k, k, k, p, p)
			if random.IntN(2) == 0 && k < 27 {
				k -= max(0, k%9-6)
				kinds = append(kinds[:9], k, k+1, k+2, p, p)
			}
		case 1:
			random.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
			kinds = rest[:14]
		default:
			kinds = nil
			for range 7 {
				k := random.IntN(12)
				kinds = append(kinds, k, k)
			}
		}
		if random.IntN(3) == 0 {
			kinds[random.IntN(len(kinds))] = random.IntN(tile.Kinds)
		}
		for _, k := range kinds {
			c[k]++
		}
		if slices.Max(c[:]) > 4 {
			continue
		}
		for sets := range 5 {
			var got []string
			SplitKnitted(&c, sets, func(s []meld.Set) { got = append(got, fmt.Sprint(slices.Clone(s))) })
			slices.Sort(got)
			if want := slowKnitted(&c, sets); !slices.Equal(got, want) {
				t.Fatalf("%v in %d sets: %v, want %v", kinds, sets, got, want)
			} else {
				splits += len(got)
			}
		}
		different, even := slices.Max(c[:]) == 1, true
		for _, n := range c {
			even = even && n%2 == 0
		}
		outside := 99
		for _, b := range Bodies {
			n := 0
			for k := range 27 {
				in := slices.ContainsFunc(b[:], func(low int) bool { return k/9 == low/9 && k%3 == low%3 })
				if c[k] > 0 && !in {
					n++
				}
			}
			outside = min(outside, n)
		}
		if got, want := IsSingles(&c), different && outside == 0; got != want {
			t.Fatalf("%v are single tiles %t, want %t", kinds, got, want)
		} else if want {
			singles++
		}
		if got := IsAnyPairs(&c); got != even {
			t.Fatalf("%v are pairs %t, want %t", kinds, got, even)
		} else if even {
			pairs++
			if n := len(AnyPairsOf(&c)); n != 7 {
				t.Fatalf("%v are %d pairs", kinds, n)
			}
		}
	}
	if splits < 300 || singles < 300 || pairs < 300 {
		t.Errorf("%d splits, %d of single tiles, %d of pairs", splits, singles, pairs)
	}
	for _, kinds := range [][]int{{0, 3, 6, 10, 13, 16, 20, 23, 26, 27, 28, 29, 30}, {0, 0}, {0, 0, 1, 1, 2, 2, 3, 3, 4,
		4, 5, 5}} {
		var c tile.Counts
		for _, k := range kinds {
			c[k]++
		}
		if IsSingles(&c) || IsAnyPairs(&c) {
			t.Errorf("%d tiles are a hand", len(kinds))
		}
	}
}
