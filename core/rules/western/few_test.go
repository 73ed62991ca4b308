package western

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// chowing reports the German special hands that may have more chows than are allowed: Nine Gates, Squirming Snake,
// Imperial Jade, Three Great Scholars.
func (s *slowly) chowing() bool {
	one := s.suits() == 1 && !s.honours()
	for suit := range 3 {
		c := s.closed[9*suit : 9*suit+9]
		before := slices.Clone(c)
		if s.tile/9 == suit {
			before[s.tile%9]--
		}
		if one && slices.Equal(before, []int{3, 1, 1, 1, 1, 1, 1, 1, 3}) {
			return true
		}
	}
	green := s.only(func(i int) bool { return slices.Contains([]int{19, 20, 21, 23, 25, 32}, i) })
	for _, sets := range slowSplits(s.closed, 4-len(s.melds), true) {
		sets = append(slices.Clone(s.melds), sets...)
		dragons, ends, pair := 0, 0, 0
		for _, set := range sets {
			switch {
			case set.kind == '2':
				pair = set.low
			case set.kind != 'c' && set.low >= 31:
				dragons++
			case set.kind != 'c' && major(set.low):
				ends++
			}
		}
		snake := one && ends == 2 && chows(sets) == 2 && pair%3 == 1
		for i := pair / 9 * 9; snake && i < 27 && i/9 == pair/9; i++ {
			snake = major(i) || s.all[i] == 1 || s.all[i] == 2 && i == pair // each other rank once
		}
		if green || dragons == 3 || snake {
			return true
		}
	}
	return false
}

// snake is a hand near Squirming Snake or another hand of one suit with chows.
func snake(random *rand.Rand) rules.Win {
	seeds := [][]int{{3, 1, 1, 1, 2, 1, 1, 1, 3}, {3, 2, 1, 1, 1, 1, 1, 1, 3}, {3, 1, 1, 1, 1, 1, 1, 2, 3},
		{1, 1, 2, 1, 1, 2, 3, 3, 0}, {0, 2, 2, 2, 0, 3, 0, 3, 2}}
	counts := tile.Counts{}
	from := 9 * random.IntN(3)
	for i, n := range seeds[random.IntN(len(seeds))] {
		counts[from+i] = uint8(n)
	}
	for range random.IntN(3) {
		held := counts.Tiles()
		counts[held[random.IntN(len(held))].Index()]--
		for {
			if i := from + random.IntN(9); counts[i] < 4 {
				counts[i]++
				break
			}
		}
	}
	var win rules.Win
	win.Hand.Closed = counts.Tiles()
	win.Hand.Win = random.IntN(len(win.Hand.Closed))
	win.SelfDrawn = random.IntN(2) == 0
	return win
}

// TestFewAllowed scores hands under rules with another number of chows than usual, and compares what wins, what it is
// worth, the distance and the waits with the slow scorer.
func TestFewAllowed(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 4))
	won, sole, ready := 0, 0, 0
	for at, set := range Family().Sets {
		for few := range 5 {
			r, err := set.With(option.Values{"maxChows": few})
			if err != nil {
				t.Fatal(err)
			}
			for n := range 150 {
				w := randomHand(random, 14)
				if n%4 == 1 {
					w = snake(random)
				}
				card, err := r.Score(&w)
				if err != nil {
					t.Fatal(err)
				}
				slow := slowHand(&w, at == 1)
				slow.few, slow.tile = few+1, w.Hand.WinTile().Index()
				want := slow.winner()
				name := fmt.Sprintf("%s, %d chows, %s %+v", set.ID, few, shown(t, &w), w.Situation)
				if special := len(card.Part(partLimit)) > 0; card.Points < want || !special && card.Points != want {
					t.Fatalf("%s: %d, want %d", name, card.Points, want)
				}
				if want > 0 {
					won++
					if at == 0 && slow.sole() {
						sole++
					}
				}
				if at == 1 {
					continue
				}
				wins := slow.complete() // the distance does not know that the fourteenth tile of Nine Gates has to be the last
				closed := w.Hand.Counts()
				distance := r.Forms.Beside(w.Hand.Melds)
				if far := distance.Shanten(&closed); r.Forms.IsComplete(&w.Hand) != wins ||
					(far == -1) != wins && slow.gatesLack() > 0 {
					t.Fatalf("%s: complete %v, distance %d, want %v", name, r.Forms.IsComplete(&w.Hand),
						far, wins)
				}
				closed[slow.tile]--
				other := *slow
				other.closed[slow.tile]--
				other.all[slow.tile]--
				waits := false
				for i := range 34 {
					if other.closed[i] < 4 {
						other.closed[i]++
						other.all[i]++
						other.tile = i
						waits = waits || other.complete()
						other.closed[i]--
						other.all[i]--
					}
				}
				if got := distance.Shanten(&closed); (got == 0) != waits && !(got == 0 && other.gatesLack() < 2) {
					t.Fatalf("%s: a distance of %d without the winning tile, ready is %v", name, got, waits)
				} else if got == 0 {
					ready++
				}
			}
		}
	}
	if won < 150 || sole < 25 || ready < 120 {
		t.Errorf("%d winners, %d of one kind only, %d ready say too little", won, sole, ready)
	}
}

// complete reports whether the tiles may win, of the German special hands those with few chows included.
func (s *slowly) complete() bool { return len(s.readings()) > 0 || s.orphans() || s.chowing() }

// gatesLack is how many tiles a hand lacks of 1112345678999 in a suit.
func (s *slowly) gatesLack() int {
	least := 13
	for suit := range 3 {
		lacks := 0
		for i, want := range []int{3, 1, 1, 1, 1, 1, 1, 1, 3} {
			lacks += max(0, want-s.closed[9*suit+i])
		}
		least = min(least, lacks)
	}
	return least
}

// TestBeside counts how far hands with melds are from a special hand that is no sets and a pair, which may lie open or
// not; the wind of a hand is East, where the seat is not known.
func TestBeside(t *testing.T) {
	for _, row := range []struct {
		fields, hand string
		want         int
	}{
		{`"layouts": [["pung honour", "run9", "pair"]]`, "[111z] 123456789m55z", -1},
		{`"layouts": [["pung honour", "run9", "pair"]]`, "[111z] 123456789m5z", 0},
		{`"layouts": [["pung honour", "run9", "pair"]], "concealed": "no"`, "[111z] 123456789m55z", -1},
		{`"layouts": [["pung honour", "run9", "pair"]], "concealed": "yes"`, "[111z] 123456789m55z", 3},
		{`"layouts": [["pung honour", "run9", "pair"]], "concealed": "yes"`, "111z123456789m55z", -1},
		{`"layouts": [["set honour", "run9", "pair"]], "concealed": "yes"`, "(1111z) 123456789m55z", -1},
		{`"layouts": [["set honour", "run9", "pair"]], "concealed": "yes"`, "[1111z] 123456789m55z", 3},
		{`"layouts": [["pung own", "run9", "pair"]]`, "[111z] 123456789m55z", -1},
		{`"layouts": [["pung own", "run9", "pair"]]`, "222z123456789m55z", 2},
		{`"layouts": [["pung honour", "run9", "pair"]], "win": {"by": ["drawn"]}`, "[111z] 123456789m55z", 3},
	} {
		r := rulesWith(t, `[{"id": "x", "value": {"limits": 1}, `+row.fields+`}]`)
		win := winOf(t, row.hand, "EE", "")
		closed := win.Hand.Counts()
		for _, memory := range []bool{false, true} {
			if got := r.beside(win.Hand.Melds, memory)(&closed); got != row.want {
				t.Errorf("%s, %s: %d, want %d", row.fields, row.hand, got, row.want)
			}
		}
	}
}
