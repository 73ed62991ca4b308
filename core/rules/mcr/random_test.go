package mcr

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// randomWin returns a random complete hand of some form, and how it was won. Its sets are similar, so that fans are
// frequent.
func randomWin(rng *rand.Rand) rules.Win {
	for {
		win, ok := tryWin(rng)
		if ok {
			return win
		}
	}
}

// near returns one of the few kinds from which a hand takes its sets.
func near(rng *rand.Rand, style int) int {
	switch style {
	case 0: // one suit, and some honours
		if rng.IntN(5) == 0 {
			return 27 + rng.IntN(7)
		}
		return rng.IntN(9)
	case 1: // terminals and honours
		return []int{0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33}[rng.IntN(13)]
	case 2: // a few ranks of all suits
		return 9*rng.IntN(3) + rng.IntN(4) + 2
	case 3: // green, or reversible
		return []int{19, 20, 21, 23, 25, 32, 9, 16, 31}[rng.IntN(9)]
	case 4: // low or high ranks
		return 9*rng.IntN(3) + rng.IntN(3)
	case 5:
		return []int{27, 28, 29, 30, 31, 32, 33}[rng.IntN(7)]
	}
	return rng.IntN(34)
}

func tryWin(rng *rand.Rand) (win rules.Win, ok bool) {
	var counts tile.Counts
	var closed []tile.Tile
	style := rng.IntN(8)
	take := func(kinds ...int) {
		for _, k := range kinds {
			counts[k]++
			closed = append(closed, tile.Of(k))
		}
	}
	standard := 4
	form := rng.IntN(16)
	switch {
	case form == 0:
		start := 9*rng.IntN(3) + rng.IntN(3)
		for i := range 7 {
			k := near(rng, style)
			if style == 7 {
				k = start + i
			}
			take(k, k)
		}
		standard = -1
	case form == 1:
		body := slowBodies()[rng.IntN(6)]
		kinds := append(slices.Clone(body), 27, 28, 29, 30, 31, 32, 33)
		rng.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
		take(kinds[:14]...)
		standard = -1
	case form == 2 && rng.IntN(3) == 0:
		take(0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)
		take(int([]int{0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33}[rng.IntN(13)]))
		standard = -1
	case form <= 4:
		take(slowBodies()[rng.IntN(6)]...)
		standard = 1
	case form == 5 && style == 0:
		take(0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
		take(rng.IntN(9))
		standard = -1
	case form == 5 && style < 4:
		a, b := 9*rng.IntN(3), 9*rng.IntN(3)
		take(a, a+1, a+2, a+6, a+7, a+8, b, b+1, b+2, b+6, b+7, b+8)
		pair := 9 * rng.IntN(3)
		take(pair+4, pair+4)
		standard = -1
	}
	pungs := rng.IntN(4)
	for range standard {
		k := near(rng, style)
		m, kind := meld.Meld{}, []int{k, k, k}
		if k < 27 && rng.IntN(4) > pungs-1 {
			low := k - k%9 + min(k%9, 6)
			kind = []int{low, low + 1, low + 2}
		}
		declared := rng.IntN(3) == 0
		if !declared {
			take(kind...)
			continue
		}
		tiles := []tile.Tile{tile.Of(kind[0]), tile.Of(kind[1]), tile.Of(kind[2])}
		kong := meld.NotKong
		if kind[0] == kind[1] && rng.IntN(2) == 0 {
			tiles = append(tiles, tiles[0])
			kong = []meld.Kong{meld.Concealed, meld.Claimed, meld.Added}[rng.IntN(3)]
		}
		m, err := meld.New(tiles, kong, -1, meld.Unsaid)
		if err != nil {
			panic(err)
		}
		for _, t := range tiles {
			counts[t.Index()]++
		}
		win.Hand.Melds = append(win.Hand.Melds, m)
	}
	if standard >= 0 {
		k := near(rng, style)
		take(k, k)
	}
	if slices.Max(counts[:]) > 4 {
		return win, false
	}
	rng.Shuffle(len(closed), func(i, j int) { closed[i], closed[j] = closed[j], closed[i] })
	win.Hand.Closed, win.Hand.Win = closed, rng.IntN(len(closed))
	randomSituation(rng, &win)
	return win, anyRules.situation.Check(&win) == nil
}

// anyRules refuse impossible wins.
var anyRules = compile("mcr", must(option.Resolve(presetOf("mcr").list(), nil)))

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func randomSituation(rng *rand.Rand, win *rules.Win) {
	win.SeatWind, win.RoundWind = tile.East+tile.Tile(rng.IntN(4)), tile.East+tile.Tile(rng.IntN(4))
	win.SelfDrawn = rng.IntN(2) == 0
	win.LastTile = rng.IntN(8) == 0
	win.LastOfKind = rng.IntN(8) == 0
	win.Rinshan = rng.IntN(8) == 0
	win.Chankan = rng.IntN(8) == 0
	win.FirstTurn = rng.IntN(8) == 0
	win.Flowers = max(0, rng.IntN(12)-3)
}

// compareWithSlow scores one win by both scorers under a rule set.
func compareWithSlow(t *testing.T, r *settings, win *rules.Win) {
	t.Helper()
	got, err := r.score(win)
	if err != nil {
		t.Fatalf("%s %+v: %v", spellHand(win), win.Situation, err)
	}
	if len(fansOf(got)) == 0 {
		t.Fatalf("%s is not complete", spellHand(win))
	}
	total, lists := slowScore(win, r.id)
	flowers := win.Flowers
	if !r.flowers {
		flowers = 0
	}
	v := r.value(win)
	if v.fans != total {
		t.Fatalf("%s under %s %+v: %d %s, the slow scorer has %d %s", spellHand(win), r.id, win.Situation, v.fans,
			spell(fansOf(got)), total, lists)
	}
	ours := []string{spell(without(fansOf(got), "flower-tiles"))}
	for _, fans := range got.Also {
		ours = append(ours, spell(without(fans, "flower-tiles")))
	}
	slices.Sort(ours)
	if !slices.Equal(ours, lists) {
		t.Fatalf("%s under %s: lists\n%s\nthe slow scorer has\n%s", spellHand(win), r.id, ours, lists)
	}
	if v.total != got.Points || v.win != got.Win || got.Points != r.total(total, flowers) {
		t.Fatalf("%s under %s: value %+v, score %d", spellHand(win), r.id, v, got.Points)
	}
}

func without(fans []rules.Item, id string) []rules.Item {
	return slices.DeleteFunc(slices.Clone(fans), func(f rules.Item) bool { return f.ID == id })
}

func spellHand(win *rules.Win) string {
	text := ""
	for i, t := range win.Hand.Closed {
		if i != win.Hand.Win {
			text += t.String()
		}
	}
	text += "+" + win.Hand.WinTile().String()
	for _, m := range win.Hand.Melds {
		text += " ["
		if m.Closed() {
			text += "concealed "
		}
		for _, t := range m.Tiles() {
			text += t.String()
		}
		text += "]"
	}
	return text
}

// TestSlowScorerAgrees compares random wins with the slow scorer under all rule
// sets; the long run has 100,000 of them.
func TestSlowScorerAgrees(t *testing.T) {
	rng := rand.New(rand.NewPCG(81, 8))
	seen := map[string]int{}
	for i := range presets {
		r := newRules(t, presets[i].id, nil)
		for range slowWins / len(presets) {
			win := randomWin(rng)
			compareWithSlow(t, r, &win)
			got, _ := r.score(&win)
			for _, f := range fansOf(got) {
				seen[f.ID]++
			}
		}
	}
	missing := 0
	for _, row := range table {
		if seen[row.id] == 0 {
			missing++
			t.Logf("no random win has %s", row.id)
		}
	}
	if missing > slowMissing {
		t.Errorf("%d fans are in no random win", missing)
	}
}

// TestSuitsAreAlike permutes the suits of random wins and mirrors their ranks: without green or reversible tiles
// nothing changes except the names of high and low fans.
func TestSuitsAreAlike(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 4))
	r := newRules(t, "mcr", nil)
	tested := 0
	for range slowWins {
		win := randomWin(rng)
		got, err := r.score(&win)
		if err != nil {
			t.Fatal(err)
		}
		order := suitOrders[rng.IntN(6)]
		mirror := rng.IntN(2) == 1
		other := win
		turn := func(t tile.Tile) tile.Tile {
			i := t.Index()
			if i >= 27 {
				return t
			}
			rank := i % 9
			if mirror {
				rank = 8 - rank
			}
			return tile.Of(order[i/9] + rank)
		}
		other.Hand.Closed = nil
		for _, t := range win.Hand.Closed {
			other.Hand.Closed = append(other.Hand.Closed, turn(t))
		}
		other.Hand.Melds = nil
		for _, m := range win.Hand.Melds {
			var tiles []tile.Tile
			for _, t := range m.Tiles() {
				tiles = append(tiles, turn(t))
			}
			made, err := meld.New(tiles, m.Kong, -1, meld.Unsaid)
			if err != nil {
				t.Fatal(err)
			}
			other.Hand.Melds = append(other.Hand.Melds, made)
		}
		turned, err := r.score(&other)
		if err != nil {
			t.Fatal(err)
		}
		if special(got) || special(turned) {
			continue
		}
		tested++
		if got.Points != turned.Points || len(got.Also) != len(turned.Also) || len(got.Others) != len(turned.Others) {
			t.Fatalf("%s: %d %s; turned %s: %d %s", spellHand(&win), got.Points, spell(fansOf(got)), spellHand(&other),
				turned.Points, spell(fansOf(turned)))
		}
	}
	if tested < slowWins/2 {
		t.Errorf("only %d of %d wins have neither green nor reversible tiles alone", tested, slowWins)
	}
}

func special(card *rules.Card) bool {
	return slices.ContainsFunc(fansOf(card), func(f rules.Item) bool {
		return f.ID == "all-green" ||
			f.ID == "reversible-tiles"
	})
}
