package mcr

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// chowsAre returns whether chows are so many, of the suits and starting so far from each other as the text of their fan
// says: steps lists what may lie between neighbours by rank, and suits how many suits there are.
func chowsAre(n, suits int, steps ...int) func([]hand.Group) bool {
	return func(sets []hand.Group) bool {
		if len(sets) != n {
			return false
		}
		seen := map[tile.Suit]bool{}
		var ranks []int
		for _, s := range sets {
			if s.Kind != meld.Sequence {
				return false
			}
			seen[s.First.Suit()] = true
			ranks = append(ranks, int(s.First.Rank()))
		}
		slices.Sort(ranks)
		for _, step := range steps {
			same := true
			for i := 1; i < len(ranks); i++ {
				same = same && ranks[i]-ranks[i-1] == step
			}
			if same && len(seen) == suits {
				return true
			}
		}
		return false
	}
}

// pungsAre returns whether sets are so many pungs or kongs of the kinds, with a pair of them if one is wanted.
func pungsAre(n, pairs int, kinds pattern.Kinds) func([]hand.Group) bool {
	return func(sets []hand.Group) bool {
		same, two := 0, 0
		for _, s := range sets {
			if !kinds.Has(s.First) {
				return false
			}
			switch {
			case s.Same():
				same++
			case s.Kind == meld.Pair:
				two++
			}
		}
		return same == n && two == pairs && len(sets) == n+pairs
	}
}

// waited reports whether the winning tile completed the set; that of a knitted body may be any of its nine.
func waited(sets []hand.Group) bool {
	return len(sets) == 1 && (sets[0].Wait != hand.NoWait || sets[0].Kind == meld.Knitted)
}

// madeOf says of fans which sets of the hand make them.
var madeOf = map[fan]func([]hand.Group) bool{
	quadrupleChow:        chowsAre(4, 1, 0),
	fourPureShiftedChows: chowsAre(4, 1, 1, 2),
	pureTripleChow:       chowsAre(3, 1, 0),
	pureShiftedChows:     chowsAre(3, 1, 1, 2),
	pureStraight:         chowsAre(3, 1, 3),
	mixedStraight:        chowsAre(3, 3, 3),
	mixedTripleChow:      chowsAre(3, 3, 0),
	mixedShiftedChows:    chowsAre(3, 3, 1),
	pureDoubleChow:       chowsAre(2, 1, 0),
	mixedDoubleChow:      chowsAre(2, 2, 0),
	shortStraight:        chowsAre(2, 1, 3),
	twoTerminalChows:     chowsAre(2, 1, 6),
	bigFourWinds:         pungsAre(4, 0, pattern.Winds),
	littleFourWinds:      pungsAre(3, 1, pattern.Winds),
	bigThreeDragons:      pungsAre(3, 0, pattern.Dragons),
	littleThreeDragons:   pungsAre(2, 1, pattern.Dragons),
	bigThreeWinds:        pungsAre(3, 0, pattern.Winds),
	twoDragonPungs:       pungsAre(2, 0, pattern.Dragons),
	dragonPung:           pungsAre(1, 0, pattern.Dragons),
	prevalentWind:        pungsAre(1, 0, pattern.Winds),
	seatWind:             pungsAre(1, 0, pattern.Winds),
	edgeWait:             waited,
	closedWait:           waited,
	singleWait:           waited,
	selfDrawn:            waited,
}

// TestLinesNameTheirSets looks at the sets that each line of a card rests on, of random wins: they are what the name of
// the fan says.
func TestLinesNameTheirSets(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 88))
	r := newRules(t, "mcr", nil)
	seen := map[fan]int{}
	for range 1500 {
		win := randomWin(rng)
		card, err := r.score(&win)
		if err != nil {
			t.Fatal(err)
		}
		for _, item := range card.Part(rules.PartFans) {
			f, ok := fanOf(item.ID)
			if !ok {
				t.Fatal(item.ID)
			}
			var sets []hand.Group
			for _, i := range item.Sets {
				sets = append(sets, card.Sets[i])
			}
			if is := madeOf[f]; is != nil && item.Count < 2 && (len(card.Sets) == 5 || f != selfDrawn) {
				seen[f]++
				if !is(sets) {
					t.Errorf("%s: %s rests on the sets %v: %+v", spellHand(&win), item.ID, item.Sets, sets)
				}
			}
			for i := 1; i < len(item.Sets); i++ {
				if item.Sets[i] <= item.Sets[i-1] {
					t.Errorf("%s: the sets of %s are %v", spellHand(&win), item.ID, item.Sets)
				}
			}
		}
	}
	for f := range madeOf {
		if seen[f] == 0 {
			t.Logf("no random win counts %s", f.id())
		}
	}
	if len(seen) < len(madeOf)-4 {
		t.Errorf("%d of %d fans have been seen", len(seen), len(madeOf))
	}
}
