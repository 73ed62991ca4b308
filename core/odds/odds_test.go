package odds

import (
	"math"
	"math/rand/v2"
	"testing"
)

// near reports whether two figures agree within a tolerance.
func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

// TestPublishedExample checks the published example: ninth discard, closed, one from ready, one rival in riichi, the
// others not ready visibly.
func TestPublishedExample(t *testing.T) {
	q := Question{
		Hand:   Hand{Shanten: 1, Win: []float64{.565, .492, .411, .322, .228, .135, .054, 0}},
		Rivals: []Rival{{Riichi: true, Discards: 9}, {Discards: 8}, {Discards: 9}},
	}
	if pace := q.Hand.pace(q.Rivals); !near(pace, 0.363, 0.0005) {
		t.Errorf("pace %.4f: want 0.363", pace)
	}
	r := againstShown(q.Hand.rates(q.Hand.pace(q.Rivals), otherPlans), q.Rivals, Default, 1)
	for i, want := range []float64{.137, .599, .060, .060} {
		if !near(r.won[i], want, 0.0015) {
			t.Errorf("player %d wins %.4f: want %.3f", i, r.won[i], want)
		}
	}
	if !near(r.open, .144, 0.0015) {
		t.Errorf("draw %.4f: want 0.144", r.open)
	}
}

// TestRates checks the first two rounds of that example, computed by hand.
func TestRates(t *testing.T) {
	h := Hand{Shanten: 1, Win: []float64{.565, .492, .411, .322, .228, .135, .054, 0}}
	rates := h.rates(0.363, otherPlans)
	for k, want := range []float64{0.0020, 0.0223} {
		if got := 0.9 * rates[k]; !near(got, want, 0.0001) {
			t.Errorf("round %d: rate %.4f, want %.4f", k+1, got, want)
		}
	}
}

func TestRivalChance(t *testing.T) {
	for _, c := range []struct {
		rival  Rival
		rounds int
		want   float64
	}{
		{Rival{Riichi: true}, 0, 0.15},
		{Rival{Riichi: true, Melds: 3, Discards: 18}, 9, 0.15},
		{Rival{Melds: 2, Discards: 5}, 0, 0.045},
		{Rival{Melds: 2, Discards: 18}, 0, 0.114},
		{Rival{Melds: 3, Discards: 12}, 4, 0.126},
		{Rival{Melds: 1, Discards: 1}, 0, 0},
		{Rival{Melds: 1, Discards: 7}, 1, 0.046},
		{Rival{Melds: 1, Discards: 18}, 3, 0.09},
		{Rival{Discards: 0}, 2, 0.001},
		{Rival{Discards: 0}, 5, 0.013},
		{Rival{Discards: 9}, 3, 0.019},
		{Rival{Discards: 9}, 17, 0.06},
	} {
		if got := c.rival.Chance(c.rounds); !near(got, c.want, 1e-9) {
			t.Errorf("%+v in %d rounds: %.4f, want %.4f", c.rival, c.rounds, got, c.want)
		}
	}
}

// curveOf returns a random curve: the chance of each round, the last draw first.
func curveOf(random *rand.Rand, draws int) []float64 {
	win := make([]float64, draws)
	open := 1.0
	for i := draws - 1; i >= 0; i-- {
		open *= 1 - random.Float64()*0.3
		win[i] = 1 - open
	}
	return win
}

func handOf(random *rand.Rand) Hand {
	h := Hand{Shanten: random.IntN(6), Open: random.IntN(2) == 0, Win: curveOf(random, random.IntN(19))}
	h.Riichi = h.Shanten == 0 && !h.Open && random.IntN(2) == 0
	return h
}

// TestSums checks for any question that chances are from 0 to 1 and sum to 1.
func TestSums(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	between := func(what string, x float64) {
		if !(x >= 0 && x <= 1) {
			t.Fatalf("%s: %v is no chance", what, x)
		}
	}
	for range 20_000 {
		q := Question{Hand: handOf(random), Value: random.Float64() * 12000, Dealer: random.IntN(4) == 0,
			Sticks: random.IntN(3), Honba: random.IntN(4)}
		for range 3 {
			q.Rivals = append(q.Rivals, Rival{Riichi: random.IntN(4) == 0, Melds: random.IntN(4), Discards: random.IntN(19)})
		}
		o := Ask(&q)
		for what, x := range map[string]float64{"win": o.Win, "others": o.Others, "deal in": o.DealIn, "draw": o.Draw} {
			between(what, x)
		}
		if !near(o.Win+o.Others+o.Draw, 1, 1e-12) || o.DealIn > o.Others {
			t.Fatalf("%+v: want a sum of 1 and no deal-in beyond the wins of others", o)
		}
		after := o.AfterDiscard(0.1, 8000)
		want := Odds{Win: 0.9 * o.Win, Others: 0.1 + 0.9*o.Others, DealIn: 0.1 + 0.9*o.DealIn, Draw: 0.9 * o.Draw,
			Points: 0.9*o.Points - 800, Pays: o.Pays, AtDraw: o.AtDraw}
		if !near(after.Win+after.Others+after.Draw, 1, 1e-12) || !sameOdds(&after, &want) {
			t.Fatalf("%+v after a discard of danger 0.1: %+v", o, after)
		}
		d := Deal{Dealer: random.IntN(4), Sticks: random.IntN(3), Honba: random.IntN(4)}
		for range 4 {
			d.Seats = append(d.Seats, Seat{Hand: handOf(random), Value: random.Float64() * 12000})
		}
		sum, dealIns, others := 0.0, 0.0, 0.0
		for _, o := range AskAll(&d) {
			between("win", o.Win)
			sum += o.Win
			dealIns += o.DealIn
			others = o.Draw
		}
		if !near(sum+others, 1, 1e-12) || !near(dealIns, (1-fourPlayers.drawnPart)*sum, 1e-9) {
			t.Fatalf("four seats win %v and no player %v, deal-ins %v: want sums of 1 and of %v of the wins",
				sum, others, dealIns, 1-fourPlayers.drawnPart)
		}
	}
}

// TestPointsClose checks that one seat's payment is another's gain: without sticks and draws the points of four seats
// sum to 0.
func TestPointsClose(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		d := Deal{Dealer: random.IntN(4), Sticks: 2, Honba: 1}
		for range 4 {
			d.Seats = append(d.Seats, Seat{Hand: handOf(random), Value: random.Float64() * 12000})
		}
		all := AskAll(&d)
		sum, table := 0.0, 0.0
		for i, o := range all {
			h := &d.Seats[i].Hand
			var rivals []Rival
			for j := range d.Seats {
				if j != i {
					rivals = append(rivals, Rival{Riichi: d.Seats[j].Hand.Riichi})
				}
			}
			sum += o.Points - o.Draw*h.drawBrings(rivals)
			table += o.Win * 2300
		}
		if !near(sum, table, 1e-6) {
			t.Fatalf("the seats net %v: want %v from the table", sum, table)
		}
	}
}

// TestThree checks that the chances of three players sum to 1, in the view of one and with all hands known, and that
// one seat's payment is another's gain.
func TestThree(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 5000 {
		d := Deal{Dealer: random.IntN(3), Sticks: 2, Honba: 1}
		for range 3 {
			d.Seats = append(d.Seats, Seat{Hand: handOf(random), Value: random.Float64() * 12000})
		}
		sum, dealIns, net, table := 0.0, 0.0, 0.0, 0.0
		all := AskAll(&d)
		for i, o := range all {
			var rivals []Rival
			for j := range d.Seats {
				if j != i {
					rivals = append(rivals, Rival{Riichi: d.Seats[j].Hand.Riichi, Discards: random.IntN(18)})
				}
			}
			own := Ask(&Question{Hand: d.Seats[i].Hand, Rivals: rivals})
			if !near(own.Win+own.Others+own.Draw, 1, 1e-12) || own.DealIn > own.Others {
				t.Fatalf("in its own view %+v: want a sum of 1 and no deal-in beyond the wins of others", own)
			}
			sum, dealIns = sum+o.Win, dealIns+o.DealIn
			net += o.Points - o.Draw*d.Seats[i].Hand.drawBrings(rivals)
			table += o.Win * 2300
		}
		if !near(sum+all[0].Draw, 1, 1e-12) || !near(dealIns, (1-threePlayers.drawnPart)*sum, 1e-9) {
			t.Fatalf("three seats win %v and no player %v, deal-ins %v", sum, all[0].Draw, dealIns)
		}
		if !near(net, table, 1e-6) {
			t.Fatalf("the seats net %v: want %v from the table", net, table)
		}
	}
}

// TestSizes checks what is counted for three players against four: each of two rivals wins faster and deals in more
// often than each of three, both together win less often, and a self-drawn win is paid in whole.
func TestSizes(t *testing.T) {
	hand := Hand{Shanten: 1, Win: steady(0.1, 12)}
	rivals := []Rival{{Discards: 5}, {Discards: 5}, {Discards: 5}}
	four := Ask(&Question{Hand: hand, Rivals: rivals, Value: 3900})
	three := Ask(&Question{Hand: hand, Rivals: rivals[:2], Value: 3900})
	if three.Others/2 <= four.Others/3 || three.Others >= four.Others ||
		three.DealIn/three.Others <= four.DealIn/four.Others {
		t.Errorf("of three %+v, of four %+v", three, four)
	}
	f := &shownFactors{2, 3, 4, 5}
	for i, shown := range []Rival{{Riichi: true, Melds: 2}, {Melds: 3}, {Melds: 1}, {}} {
		if got := f.of(&shown); got != float64(2+i) {
			t.Errorf("%+v: a factor of %v, want %v", shown, got, 2+i)
		}
		if f := threePlayers.shown.of(&shown); f <= 1 {
			t.Errorf("%+v: a factor of %v", shown, f)
		}
	}
	for _, c := range []struct {
		hand Hand
		want float64
	}{
		{Hand{}, threePlayers.paces.ready}, {Hand{Open: true}, threePlayers.paces.ready},
		{Hand{Shanten: 2}, threePlayers.paces.closed}, {Hand{Shanten: 2, Open: true}, threePlayers.paces.open},
	} {
		if got := c.hand.pace(rivals[:2]) / c.hand.pace(rivals); !near(got, c.want, 1e-12) {
			t.Errorf("%+v: %v times the pace of four, want %v", c.hand, got, c.want)
		}
	}
	for _, size := range []*tableSize{&threePlayers, &fourPlayers} {
		payers := 2.0 // of a self-drawn win that is not the dealer's, besides the dealer
		if size == &threePlayers {
			payers = 1
		}
		if p := size.pays; !near(p.toDealer*(payers+1), 1, 1e-12) || !near(p.dealer+payers*p.other, 1, 1e-12) {
			t.Errorf("a self-drawn win is paid in the parts %+v: want a sum of 1", p)
		}
	}
}

// TestThreeByKind checks what differs by kind for three players, as measured: without chows an open hand that is not
// ready loses more of its pace than a closed one, and another's own draw costs a dealer less of a surplus than others.
func TestThreeByKind(t *testing.T) {
	rivals := make([]Rival, 3)
	slower := func(open bool) float64 {
		h := Hand{Shanten: 1, Open: open, Win: steady(0.1, 12)}
		return h.pace(rivals[:2]) / h.pace(rivals)
	}
	if open, closed := slower(true), slower(false); open > closed-0.1 {
		t.Errorf("of three an open hand has %.2f of the pace of four, a closed one %.2f", open, closed)
	}
	for _, c := range []struct {
		rival  Rival
		dealer bool
		four   float64
		three  float64
	}{
		{Rival{}, false, 2040, 3468},
		{Rival{}, true, 3840, 5837},
		{Rival{Riichi: true}, false, 2380, 4046},
		{Rival{Riichi: true}, true, 4480, 6810},
		{Rival{Melds: 2}, false, 1828, 3107},
		{Rival{Melds: 2}, true, 3440, 5229},
	} {
		if got := c.rival.drawCost(&fourPlayers, c.dealer, 0); !near(got, c.four, 0.6) {
			t.Errorf("%+v: of four, a drawn win costs %.0f, a dealer: %t; want %.0f", c.rival, got, c.dealer, c.four)
		}
		if got := c.rival.drawCost(&threePlayers, c.dealer, 0); !near(got, c.three, 0.6) {
			t.Errorf("%+v: of three, a drawn win costs %.0f, a dealer: %t; want %.0f", c.rival, got, c.dealer, c.three)
		}
	}
}

// TestMonotone checks that a better curve never wins less, a stronger table never more, and that a rival in riichi
// costs points.
func TestMonotone(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 3000 {
		q := Question{Hand: handOf(random), Rivals: []Rival{{Discards: 6}, {Discards: 6, Melds: 1}, {Discards: 5}},
			Value: 3900}
		o := Ask(&q)
		better := q
		better.Hand.Win = nil
		for _, w := range q.Hand.Win {
			better.Hand.Win = append(better.Hand.Win, 1-(1-w)*0.9)
		}
		if b := Ask(&better); b.Win < o.Win-1e-12 {
			t.Fatalf("%+v: wins %v, and %v by a better curve", q.Hand, o.Win, b.Win)
		}
		pressed := q
		pressed.Rivals = []Rival{{Discards: 6, Riichi: true}, q.Rivals[1], q.Rivals[2]}
		if p := Ask(&pressed); p.Win > o.Win+1e-12 {
			t.Fatalf("%+v: wins %v, and %v against a riichi", q.Hand, o.Win, p.Win)
		}
	}
}

// TestNoDraws checks a hand without draws: others win only in the rest of the wall.
func TestNoDraws(t *testing.T) {
	o := Ask(&Question{Hand: Hand{Shanten: 0}, Rivals: []Rival{{Riichi: true}, {}, {}}})
	if o.Win != 0 || !near(o.Others, 1-math.Exp(-(rate(0.9*0.45*0.15)+2*rate(0.9*0.45*0.001))), 1e-9) {
		t.Errorf("%+v: want no win, and the riichi's part of a last round", o)
	}
	if all := AskAll(&Deal{Seats: make([]Seat, 4)}); all[0].Draw != 1 {
		t.Errorf("%+v: want a draw", all[0])
	}
}

// steady returns the curve of a ready hand that wins with the same chance each round.
func steady(chance float64, draws int) []float64 {
	win := make([]float64, draws)
	for k := 1; k <= draws; k++ {
		win[draws-k] = 1 - math.Pow(1-chance, float64(k))
	}
	return win
}

// TestWeigh checks that a wait on six copies declares riichi, and that a poor wait with a yaku and many improving tiles
// stays silent.
func TestWeigh(t *testing.T) {
	rivals := []Rival{{Discards: 8}, {Discards: 8}, {Discards: 8}}
	good := Weigh(&Choice{Declared: steady(0.25, 9), Silent: steady(0.25, 9), DeclaredValue: 5200, SilentValue: 2600,
		Rivals: rivals, Better: 0})
	if good.Margin < CloseMargin {
		t.Errorf("a wide wait: margin %.0f, want more than %d", good.Margin, CloseMargin)
	}
	poor := Weigh(&Choice{Declared: steady(0.12, 9), Silent: steady(0.12, 9), DeclaredValue: 8000, SilentValue: 5833,
		Rivals: rivals, Better: 11})
	if poor.Margin > -CloseMargin {
		t.Errorf("a poor wait that 11 copies better: margin %.0f, want less than -%d", poor.Margin, CloseMargin)
	}
	if more := Weigh(&Choice{Declared: steady(0.12, 9), Silent: steady(0.12, 9), DeclaredValue: 8000, SilentValue: 5833,
		Rivals: rivals, Better: 30}); !near(more.Margin, poor.Margin-9*copyWorth, 1e-9) {
		t.Errorf("30 copies: margin %.0f, want no more than %d counted", more.Margin, mostCopies)
	}
	drawn := Weigh(&Choice{Declared: steady(0.25, 9), Silent: steady(0.08, 9), DeclaredValue: 5200, SilentValue: 2600,
		Rivals: rivals})
	if d, s := good.Declared.AtDraw, good.Silent.AtDraw; d <= 0 || s < d+200 || s > d+1000 {
		t.Errorf("a draw brings %.0f in riichi, %.0f in silence: want less for the stick, and more than nothing", d, s)
	}
	if slow := steady(0.08, 9); drawn.Silent.Win <= Weigh(&Choice{Declared: slow, Silent: slow,
		Rivals: rivals}).Silent.Win {
		t.Errorf("silence that wins by its own draw alone wins %.3f: want a pace above the usual one", drawn.Silent.Win)
	}
}

func BenchmarkAsk(b *testing.B) {
	q := Question{
		Hand:   Hand{Shanten: 1, Win: []float64{.565, .492, .411, .322, .228, .135, .054, 0}},
		Rivals: []Rival{{Riichi: true, Discards: 9}, {Discards: 8}, {Discards: 9}},
	}
	for b.Loop() {
		Ask(&q)
	}
}
