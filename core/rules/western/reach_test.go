package western

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// These tests compare the distance with what wins, of hands near a special one and of others: a hand is complete
// exactly if some way to win it scores, and each tile of a ready hand's waits completes it.
func TestReachDMJL(t *testing.T) {
	reaches(t, "classical-dmjl", 750, nearSpecial)
	reaches(t, "classical-dmjl", 750, randomHand)
}

func TestReachBMJASpecial(t *testing.T) { reaches(t, "classical-bmja", 400, nearSpecial) }

func TestReachBMJA(t *testing.T) { reaches(t, "classical-bmja", 1000, randomHand) }

func reaches(t *testing.T, id string, hands int, made func(*rand.Rand, int) rules.Win) {
	t.Helper()
	random := rand.New(rand.NewPCG(4, 4))
	complete, ready := 0, 0
	r := rulesByID()[id]
	for range hands {
		w := made(random, 14)
		w.Situation = rules.Situation{SelfDrawn: true}
		card, err := r.Score(&w)
		if err != nil {
			t.Fatal(err)
		}
		forms := r.Forms.Beside(w.Hand.Melds)
		counts := w.Hand.Counts()
		distance := forms.Shanten(&counts)
		if card.Win != (distance == -1) || card.Win != r.Forms.IsComplete(&w.Hand) {
			t.Fatalf("%s %v %v: wins %v, complete %v, at a distance of %d", id, w.Hand.Closed, w.Hand.Melds, card.Win,
				r.Forms.IsComplete(&w.Hand), distance)
		}
		if card.Win {
			complete++
		}
		i := w.Hand.WinTile().Index()
		counts[i]--
		waits := forms.Accepts(&counts)
		if forms.Shanten(&counts) != 0 {
			continue
		}
		ready++
		for kind := range tile.Kinds {
			won := hand.Hand{Melds: w.Hand.Melds}
			counts[kind]++
			won.Closed = counts.Tiles()
			counts[kind]--
			for at, tl := range won.Closed {
				if tl == tile.Of(kind) {
					won.Win = at
				}
			}
			if counts[kind] < 4 && r.Forms.IsComplete(&won) != (waits&(1<<kind) != 0) {
				t.Fatalf("%s %v %v: waits %v, and %v", id, won.Closed, won.Melds, waits, tile.Of(kind))
			}
		}
	}
	if complete < 60 || ready < 60 {
		t.Errorf("%d complete and %d ready hands say too little", complete, ready)
	}
}

// TestSum compares the sum over kinds and ranks with the search group by group.
func TestSum(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 6))
	for _, h := range rulesByIDHands() {
		for range 6 {
			w := nearSpecial(random, 13)
			closed := w.Hand.Counts()
			for i := range h.plans {
				steps := 1 << 40
				quick := reacher{plan: &h.plans[i], have: closed, best: 6, steps: &steps,
					within: everything.kinds(&h.plans[i].bound)}
				slow := quick
				slow.grouped = true
				if a, b := quick.search(), slow.search(); a != b {
					t.Fatalf("%s %v: lacks %d, by groups %d", h.ID, w.Hand.Closed, a, b)
				}
			}
		}
	}
}

// rulesByIDHands are the special hands with layouts of both presets.
func rulesByIDHands() (list []Hand) {
	for i := range presets {
		for _, h := range presets[i].hands() {
			if len(h.layouts) > 0 {
				list = append(list, h)
			}
		}
	}
	return list
}
