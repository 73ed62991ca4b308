package odds

import (
	"math/rand/v2"
	"testing"
)

// randomOdds returns odds of a random hand with the setting that they come from.
func randomOdds(random *rand.Rand) (Odds, Setting) {
	q := Question{Hand: Hand{Shanten: random.IntN(5) - 1, Open: random.IntN(2) == 0}, Value: float64(random.IntN(9000)),
		Sticks: random.IntN(3), Honba: random.IntN(3)}
	q.Hand.Shanten = max(0, q.Hand.Shanten)
	win := 0.0
	for range 1 + random.IntN(17) {
		win += (1 - win) * random.Float64() / 5
		q.Hand.Win = append([]float64{win}, q.Hand.Win...)
	}
	dealer := random.IntN(4)
	q.Dealer = dealer == 3
	for i := range 3 {
		q.Rivals = append(q.Rivals, Rival{Riichi: random.IntN(3) == 0, Melds: random.IntN(3), Discards: random.IntN(18),
			Dealer: dealer == i})
	}
	o := Ask(&q)
	if random.IntN(2) == 0 {
		o = o.AfterDiscard(random.Float64()/5, 6000)
	}
	return o, Setting{Rivals: q.Rivals, Draws: len(q.Hand.Win), Sticks: q.Sticks, Honba: q.Honba}
}

// TestEndsSum adds the ends of random odds: by winner they are the odds, the points of a win go from players to the
// winner with the sticks, and the average of the own points is that of the odds.
func TestEndsSum(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		o, setting := randomOdds(random)
		all, own, won, others, draw, dealIn, pays := 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
		shift := 0.0
		for _, e := range o.Ends(&setting) {
			if e.Winner < 0 {
				shift = e.Moved[0] // what all ends are shifted by
			}
		}
		for _, e := range o.Ends(&setting) {
			all, own = all+e.Chance, own+e.Chance*e.Moved[0]
			sum, payers := 0.0, 0
			for i, x := range e.Moved {
				sum += x
				if i == 0 {
					x -= shift
				} else {
					x += shift / 3
				}
				if x < -1 {
					payers++
				}
			}
			sticks := float64(1000 * setting.Sticks)
			switch {
			case e.Winner < 0:
				draw, sticks = draw+e.Chance, 0
			case e.Winner == 0:
				won, pays = won+e.Chance, pays+e.Chance*(e.Moved[0]-shift)
			default:
				others += e.Chance
				if payers == 1 && e.Moved[0] < shift-1 {
					dealIn += e.Chance
				}
			}
			if e.Chance < 0 || !near(sum, sticks, 1e-6) || e.Winner >= 0 && payers != 1 && payers != 3 {
				t.Fatalf("%+v: %+v moves %.3f, want %.0f, from %d players", o, e, sum, sticks, payers)
			}
		}
		if !near(all, 1, 1e-9) || !near(won, o.Win, 1e-9) || !near(others, o.Others, 1e-9) || !near(draw, o.Draw, 1e-9) {
			t.Errorf("%+v: ends sum to %.4f: won %.4f, others %.4f, draw %.4f", o, all, won, others, draw)
		}
		if !near(own, o.Points, 1e-6) || !near(pays, won*o.Pays, 0.001*o.Pays) {
			t.Errorf("%+v: the own points average %.3f, those of a win %.3f", o, own, pays/won)
		}
		if want := min(o.DealIn, o.Others*(1-fourPlayers.selfDrawn)); !near(dealIn, want, 1e-9) {
			t.Errorf("%+v: dealt in in %.4f", o, dealIn)
		}
	}
}

// TestEndsByRival gives most of the others' wins to the rival in riichi, and doubles what the dealer pays for a
// self-drawn win of another.
func TestEndsByRival(t *testing.T) {
	q := Question{Hand: Hand{Shanten: 1, Win: []float64{.5, .4, .3, .2, .1}}, Value: 4000,
		Rivals: []Rival{{Discards: 8}, {Riichi: true, Discards: 8, Dealer: true}, {Discards: 8}}}
	o := Ask(&q)
	setting := Setting{Rivals: q.Rivals, Draws: 5}
	var by [4]float64
	average, wins := 0.0, 0.0
	for _, e := range o.Ends(&setting) {
		if e.Winner < 0 {
			continue
		}
		by[e.Winner] += e.Chance
		if e.Winner == 0 {
			average, wins = average+e.Chance*e.Moved[0], wins+e.Chance
		}
		lost := func(i int) float64 { return -e.Moved[i] }
		if e.Winner == 1 && lost(0) > 1000 && lost(2) > 1000 && lost(3) > 1000 && lost(2) < 1.5*lost(3) {
			t.Errorf("a self-drawn win costs %v: want the dealer, 2, to pay twice as much", e.Moved)
		}
	}
	if by[2] < 5*by[1] || !near(by[1], by[3], 1e-9) {
		t.Errorf("the rivals win %v: want the one in riichi most often, the two others equally", by[1:])
	}
	if average /= wins; !near(average, o.Pays, 400) {
		t.Errorf("an own win brings %.0f on average, want about %.0f", average, o.Pays)
	}
	sum := 0.0
	for _, size := range sizes {
		sum += size / float64(len(sizes))
	}
	if !near(sum, 1, 0.001) {
		t.Errorf("the sizes of wins average %.4f", sum)
	}
}
