package odds

import (
	"math/rand/v2"
	"slices"
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
// winner with the sticks, and the average of the own points is that of the odds. Who has no part in an end gets and
// pays nothing.
func TestEndsSum(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		o, setting := randomOdds(random)
		all, own, won, others, draw, dealIn, pays := 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
		for _, e := range o.Ends(&setting) {
			all, own = all+e.Chance, own+e.Chance*e.Moved[0]
			sum, payers, none := 0.0, 0, 0
			for _, x := range e.Moved {
				sum += x
				if x < 0 {
					payers++
				}
				if x == 0 {
					none++
				}
			}
			sticks := float64(1000 * setting.Sticks)
			switch {
			case e.Winner < 0:
				draw, sticks = draw+e.Chance, 0
			case e.Winner == 0:
				won, pays = won+e.Chance, pays+e.Chance*e.Moved[0]
			default:
				others += e.Chance
				if payers == 1 && e.Moved[0] < 0 {
					dealIn += e.Chance
				}
			}
			if e.Chance < 0 || !near(sum, sticks, 1e-6) ||
				e.Winner >= 0 && (payers != 1 && payers != 3 || none != 3-payers) {
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
	usual := setting
	usual.Strength = Default
	if !slices.Equal(o.Ends(&setting), o.Ends(&usual)) {
		t.Error("without a strength the ends differ from those of a table of usual strength")
	}
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

// TestEndsSplit compares how often each rival wins with a race of the rivals alone, worked out in the second way: by
// the draws left and by the strength of the table.
func TestEndsSplit(t *testing.T) {
	rivals := []Rival{{Riichi: true, Discards: 5}, {Discards: 5}, {Melds: 1, Discards: 5, Dealer: true}}
	o := Odds{Win: 0.1, Others: 0.6, DealIn: 0.2, Draw: 0.3, Pays: 5000}
	for _, draws := range []int{0, 1, 6, 18, 20} {
		for _, strength := range []Strength{Ordinary, Default, Strongest} {
			won, _ := writtenTables[0].race(make([]float64, draws), 1, 0, 1, float64(strength), rivals)
			var by [4]float64
			for _, e := range o.Ends(&Setting{Rivals: rivals, Draws: draws, Strength: strength}) {
				if e.Winner > 0 {
					by[e.Winner] += e.Chance
				}
			}
			for i := 1; i < 4; i++ {
				if want := o.Others * won[i] / (won[1] + won[2] + won[3]); !near(by[i], want, 1e-9) {
					t.Errorf("%d draws, strength %.1f: rival %d wins in %.6f, want %.6f", draws, strength, i, by[i], want)
				}
			}
		}
	}
}

// TestEndsStick compares the ends of a line that declares riichi with those of the same line whose stick is already on
// the table: the player is ready as often, and has a stick less behind every end but an own win. A winner has it then.
func TestEndsStick(t *testing.T) {
	curve := []float64{.5, .4, .3, .2, .1}
	rivals := []Rival{{Discards: 8}, {Riichi: true, Discards: 8, Dealer: true}, {Discards: 8}}
	verdict := Weigh(&Choice{Declared: curve, Silent: curve, DeclaredValue: 4000, SilentValue: 3000, Rivals: rivals})
	declared := verdict.Declared
	if declared.Stick != 1000 {
		t.Fatalf("declaring puts %.0f on the table, want 1,000", declared.Stick)
	}
	declared = declared.AfterDiscard(0.05, 5000)
	before := declared
	before.Stick = 0
	before.AtDraw += 1000
	before.Points += 1000 * (1 - before.Win)
	setting := Setting{Rivals: rivals, Draws: 5}
	want, got := before.Ends(&setting), declared.Ends(&setting)
	ready, draws, own := 0.0, 0.0, 0.0
	for i, e := range got {
		w := want[i]
		if w.Winner != 0 {
			w.Moved[0] -= 1000
		}
		if w.Winner > 0 {
			w.Moved[w.Winner] += 1000
		}
		same := near(e.Chance, w.Chance, 1e-9) && e.Winner == w.Winner && e.Ready == w.Ready
		for chair := range e.Moved {
			same = same && near(e.Moved[chair], w.Moved[chair], 1e-6)
		}
		if !same {
			t.Errorf("%+v: want %+v", e, w)
		}
		if e.Winner < 0 {
			draws += e.Chance
			ready += e.Chance * float64(e.Ready&1)
		}
		own += e.Chance * e.Moved[0]
	}
	if ready < 0.95*draws {
		t.Errorf("after riichi the player is ready in %.3f of the draws", ready/draws)
	}
	if !near(own, declared.Points, 1e-6) {
		t.Errorf("the own points average %.3f, want %.3f", own, declared.Points)
	}
}

// TestEndsDraws looks at exhaustive draws alone: a rival in riichi is always ready, another less often than not, and
// the player as often as draws bring points. Who is ready gets 3,000 points from who is not.
func TestEndsDraws(t *testing.T) {
	shown := []Rival{{}, {Riichi: true}, {}}
	chances := func(atDraw float64, rivals []Rival) (ready [4]float64) {
		all := 0.0
		for _, e := range (&Odds{Draw: 1, Points: atDraw, AtDraw: atDraw}).Ends(&Setting{Rivals: rivals, Draws: 3}) {
			if e.Winner >= 0 {
				continue
			}
			got, paid, n := 0.0, 0.0, 0
			for i, x := range e.Moved {
				if e.Ready>>i&1 == 1 {
					ready[i] += e.Chance
					n++
					got += x
				} else {
					paid -= x
				}
			}
			want := 3000.0
			if n == 0 || n == 4 {
				want = 0
			}
			if !near(got, want, 1e-9) || !near(paid, want, 1e-9) {
				t.Errorf("%d players are ready, %04b: they get %.0f, the others pay %.0f", n, e.Ready, got, paid)
			}
			all += e.Chance
		}
		if !near(all, 1, 1e-9) {
			t.Errorf("draws have a chance of %.4f, want 1", all)
		}
		return ready
	}
	for _, c := range []struct {
		atDraw float64
		rivals []Rival
		want   [4]float64
	}{
		{1500, make([]Rival, 3), [4]float64{0.97, 0.4, 0.4, 0.4}},
		{0, make([]Rival, 3), [4]float64{0.4, 0.4, 0.4, 0.4}},
		{-500, make([]Rival, 3), [4]float64{0.21, 0.4, 0.4, 0.4}},
		{900, shown, [4]float64{0.95, 0.4, 1, 0.4}},
		{-1400, shown, [4]float64{0.06, 0.4, 1, 0.4}},
		{-3000, shown, [4]float64{0, 0.4, 1, 0.4}},
	} {
		for i, got := range chances(c.atDraw, c.rivals) {
			if !near(got, c.want[i], 0.005) {
				t.Errorf("draws that bring %.0f against %+v: player %d is ready in %.3f, want %.2f", c.atDraw, c.rivals, i, got,
					c.want[i])
			}
		}
	}
}
