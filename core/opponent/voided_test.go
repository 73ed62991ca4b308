package opponent_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/rules/rulestest"
)

// bloodyDeals returns how many deals the figures rest on: a few, or TEHAI_DEALS.
func bloodyDeals() int {
	if n, err := strconv.Atoi(os.Getenv("TEHAI_DEALS")); err == nil {
		return n
	}
	return 60
}

// TestBloodyBattle plays deals of Sichuan with two computer players against two who make any legal move and take every
// win: the computer players move legally to the end of every deal, and take far more points.
func TestBloodyBattle(t *testing.T) {
	for _, id := range []string{"sichuan-sbr", "sichuan-common"} {
		for _, strength := range opponent.Strengths {
			r, _, err := catalog.For(id, 4, nil)
			if err != nil {
				t.Fatal(err)
			}
			points, wins, theirs := 0, 0, 0
			for seed := range bloodyDeals() {
				s := bloodyDeal(t, r, uint64(seed), strength)
				paid := r.After(s).Payments.ByChair(s.Deal())
				points += paid[seed%2] + paid[seed%2+2]
				for _, chair := range s.Winners() {
					if chair%2 == seed%2 {
						wins++
					} else {
						theirs++
					}
				}
			}
			n := bloodyDeals()
			t.Logf("%s, %s: %.2f points a deal for two, %d wins to %d in %d deals", id, strength, float64(points)/float64(n),
				wins, theirs, n)
			if points < 2*n || wins < 6*theirs {
				t.Errorf("%s, %s: %d points and %d wins to %d in %d deals are no better than any legal move", id, strength, points,
					wins, theirs, n)
			}
		}
	}
}

// bloodyDeal plays a deal; the chairs of the seed's parity are computer players.
func bloodyDeal(t *testing.T, r *rules.Rules, seed uint64, strength opponent.Strength) *game.State {
	t.Helper()
	s := rulestest.Start(t, r, r.Table(), seed)
	random := rand.New(rand.NewPCG(seed, 7))
	rulestest.Play(t, s, func(legal []game.Event) game.Event {
		return bloodyMove(s, r, legal, random, int(seed%2), strength)
	}, nil)
	return s
}

// bloodyMove returns the next move: every chair that can win is asked first, then the others in order of priority.
func bloodyMove(s *game.State, r *rules.Rules, legal []game.Event, random *rand.Rand, parity int,
	strength opponent.Strength) game.Event {
	asked := map[int]bool{}
	for _, e := range legal {
		if asked[e.Chair] || e.Kind == game.Exhausted {
			continue
		}
		asked[e.Chair] = true
		if e.Chair%2 == parity {
			if d, ok := opponent.Decide(s, r, e.Chair, strength); ok && !d.Pass && d.Event.Kind != game.Draw {
				return d.Event
			}
			continue
		}
		var own []game.Event
		for _, other := range legal {
			if other.Chair == e.Chair && other.Kind != game.Exhausted {
				own = append(own, other)
			}
		}
		if e.Kind == game.Win {
			return e
		}
		one := own[random.IntN(len(own))]
		if s.Phase != game.ToDraw || one.Kind != game.Draw && random.IntN(2) == 0 {
			return one
		}
	}
	return legal[len(legal)-1] // the draw, or the end of the wall
}
