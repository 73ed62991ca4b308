package catalog

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/rules/rulestest"
)

// randomDeals returns how many deals are played of every rule set: a few, or TEHAI_DEALS.
func randomDeals() int {
	if n, err := strconv.Atoi(os.Getenv("TEHAI_DEALS")); err == nil {
		return n
	}
	return 40
}

// TestTransfersSumToZero plays random deals under every rule set with a settlement. At every step each payment and all
// of them sum to zero with what goes outside, what was paid before stays, and at the end they come to the settlement.
func TestTransfersSumToZero(t *testing.T) {
	for _, set := range All() {
		r := set.Plain()
		if r.Settle == nil {
			continue
		}
		t.Run(set.ID, func(t *testing.T) {
			t.Parallel()
			paid, kinds := 0, map[string]int{}
			for seed := range randomDeals() {
				list := playRandomly(t, r, uint64(seed))
				paid += len(list)
				for i := range list {
					kinds[list[i].Kind]++
				}
			}
			if paid == 0 {
				t.Error("nothing was paid in any deal")
			}
			t.Logf("%d deals, %d payments: %v", randomDeals(), paid, kinds)
		})
	}
}

// playRandomly plays a deal: most seeds take every win and make discards that bring the hand nearer, one of eight plays
// any legal move, under the rules of a record, which check less.
func playRandomly(t *testing.T, r *rules.Rules, seed uint64) (list []rules.Transfer) {
	t.Helper()
	table, eager := r.Table(), true
	if seed%8 == 7 && r.Book != nil {
		table, eager = r.Record(), false
	}
	s := rulestest.Start(t, r, table, seed)
	mover := rulestest.Mover{Random: rand.New(rand.NewPCG(seed, 32))}
	if eager {
		mover.Win, mover.Kong, mover.Draw, mover.Nearest = 1, 0.5, 0.875, 1
	}
	move := func(legal []game.Event) game.Event {
		if !eager {
			return legal[mover.Random.IntN(len(legal))]
		}
		return mover.Move(s, r, legal)
	}
	rulestest.Play(t, s, move, func(_ *game.State, e game.Event) {
		if r.Book == nil && !s.Ended() && e.Kind != game.Discard {
			return // nothing but sticks, which the next discard shows
		}
		now := r.Transfers(s)
		if s.Ended() {
			list = list[:min(len(list), sticks(list))] // several winners: the settlement is made again
		}
		if len(now) < len(list) || len(list) > 0 && !reflect.DeepEqual(now[:len(list)], list) {
			t.Fatalf("%s, seed %d, step %d: %+v, before %+v", r.ID, seed, s.Step, now, list)
		}
		for i := range now {
			if now[i].Sum() != 0 || now[i].Step > s.Step || now[i].Outside != 0 && now[i].Kind == rules.PaidKong {
				t.Fatalf("%s, seed %d, step %d: %+v sums to %d", r.ID, seed, s.Step, now[i], now[i].Sum())
			}
		}
		list = now
	})
	if settled := r.After(s); settled != nil && !settled.Aborted {
		got, want := rules.SumOf(r.Players, list[sticks(list):]), settled.Payments
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%s, seed %d: the payments come to %v, the settlement to %v", r.ID, seed, got, want)
		}
	}
	return list
}

// sticks returns how many payments at the start of a list are riichi sticks.
func sticks(list []rules.Transfer) int {
	for i := range list {
		if list[i].Kind != rules.PaidRiichi {
			return i
		}
	}
	return len(list)
}
