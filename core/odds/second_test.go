package odds

import (
	"math"
	"math/rand/v2"
	"testing"
)

// A byKind has one number for each kind of hand: in riichi, ready, one, two, and three or more from ready.
type byKind [5]float64

// written holds the constants of the recipe for one number of players. Its methods follow the text of the recipe: a
// second way to compute what the package computes.
type written struct {
	rivals                                  int
	ready, closed, open                     float64 // factors on the pace
	riichi, two, one, nothing               float64 // factors on a rival's chance
	dealIn, dealerPays, pays                float64 // factors on costs
	growsRiichi, grows                      float64
	share, shareRiichi, draw, drawRiichi    byKind
	selfDrawn, drawnOfAll                   float64
	eachToDealer, dealerToOther, restToward float64
}

var writtenTables = [...]written{
	{
		3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		byKind{.42, .31, .24, .20, .17}, byKind{.44, .34, .22, .15, .10},
		byKind{1500, 1150, 0, -300, -500}, byKind{1200, 900, -700, -1200, -1400},
		.34, .36, 1.0 / 3, 1.0 / 2, 1.0 / 4,
	},
	{
		2, 1.18, .96, .8, 1.12, 1.4, 1.4, 1.22, 1.67, 1.52, 1.7, 1.16, 1.4,
		byKind{.51, .36, .30, .25, .20}, byKind{.52, .42, .28, .19, .12},
		byKind{900, 850, 0, -200, -400}, byKind{600, 750, -650, -1150, -1350},
		.42, .45, 1.0 / 2, 2.0 / 3, 1.0 / 3,
	},
}

// within is the chance to have won in so many rounds.
func within(win []float64, rounds int) float64 {
	if rounds == 0 {
		return 0
	}
	return win[len(win)-rounds]
}

func latest(win []float64) []float64 { return win[max(0, len(win)-18):] }

// step is the chance of one round, the first being 1.
func step(win []float64, round int, more float64) float64 {
	before := within(win, round-1)
	if before >= 1 {
		return math.Min(.999, .999+more*float64(round))
	}
	return math.Max(0, math.Min(.999, (within(win, round)-before)/(1-before)+more*float64(round)))
}

func (w *written) rivalChance(r *Rival, rounds int) float64 {
	n, k := float64(r.Discards), float64(rounds)
	if r.Riichi {
		return w.riichi * .15
	}
	if r.Melds > 1 {
		return w.two * math.Min(.126, math.Min(.114, .009*n)+.007*k)
	}
	if r.Melds > 0 {
		return w.one * math.Min(.09, math.Min(.066, .0072*math.Max(0, n-2))+.01*k)
	}
	return w.nothing * math.Min(.06, .001+.006*math.Max(0, k+math.Min(0, n-3)))
}

// race returns the chances of the player and of the rivals, and of a draw.
func (w *written) race(win []float64, pace, more, bold, level float64, rivals []Rival) (won [4]float64, draw float64) {
	win = latest(win)
	draw = 1
	for round := 1; round <= len(win)+1; round++ {
		var rates [4]float64
		part := 1.0
		if round <= len(win) {
			rates[0] = -level * pace * math.Log(1-step(win, round, more))
		} else {
			part = .45
		}
		for i := range rivals {
			rates[i+1] = -math.Log(1 - math.Min(.999, level*bold*part*w.rivalChance(&rivals[i], round-1)))
		}
		draw = playRound(&won, draw, &rates)
	}
	return won, draw
}

// playRound adds what each player wins in a round at these rates, and returns the chance that the deal goes on.
func playRound(won *[4]float64, open float64, rates *[4]float64) float64 {
	sum := rates[0] + rates[1] + rates[2] + rates[3]
	if sum == 0 {
		return open
	}
	ends := open * (1 - math.Exp(-sum))
	for i, rate := range rates {
		won[i] += ends * rate / sum
	}
	return open - ends
}

func kindOf(h *Hand) int {
	if h.Riichi {
		return 0
	}
	return 1 + min(3, h.Shanten)
}

func anyOf(rivals []Rival, is func(r *Rival) bool) (n int) {
	for i := range rivals {
		if is(&rivals[i]) {
			n++
		}
	}
	return n
}

func inRiichi(r *Rival) bool { return r.Riichi }

func (w *written) paceOf(h *Hand, rivals []Rival) float64 {
	closed, open := [...]float64{.48, .43, .33, .26, .18}, [...]float64{.48, .66, .57, .36, .28}
	at := min(4, h.Shanten)
	pace, factor := closed[at], w.closed
	if h.Open {
		pace, factor = open[at], w.open
	}
	if h.Shanten == 0 {
		if anyOf(rivals, inRiichi) >= 2 {
			pace *= .73
		}
		return pace * w.ready
	}
	if anyOf(rivals, func(r *Rival) bool { return r.Riichi || r.Melds >= 2 }) > 0 {
		pace *= .9
	}
	return pace * factor * math.Exp(.57*(float64(len(latest(h.Win)))-9)/9)
}

func (w *written) worthOf(h *Hand, value float64) float64 {
	if value == 0 {
		value = 4500
	}
	grows := 1.2 * w.grows
	switch {
	case h.Riichi:
		grows = 1.37 * w.growsRiichi
	case h.Shanten == 0 && !h.Open:
		grows = 1.05 * w.grows
	case h.Shanten > 0 && h.Open:
		grows = 1.4 * w.grows
	}
	return math.Min(48_000, grows*value)
}

// secondAsk is Ask by the text of the recipe.
func (w *written) secondAsk(q *Question) (o Odds) {
	more := 0.0
	if q.Hand.Shanten > 0 {
		more = .006
	}
	won, draw := w.race(q.Hand.Win, w.paceOf(&q.Hand, q.Rivals), more, 1, float64(q.Strength), q.Rivals)
	kind := kindOf(&q.Hand)
	share := w.share[kind]
	o.AtDraw = w.draw[kind]
	if anyOf(q.Rivals, inRiichi) > 0 {
		share, o.AtDraw = w.shareRiichi[kind], w.drawRiichi[kind]
	}
	o.Win, o.Draw = won[0], draw
	o.Pays = w.worthOf(&q.Hand, q.Value) + float64(1000*q.Sticks+300*q.Honba)
	o.Points = o.Win*o.Pays + o.Draw*o.AtDraw
	for i := range q.Rivals {
		r := &q.Rivals[i]
		dealIn, drawn := 5600.0, 2400.0
		switch {
		case r.Riichi:
			dealIn, drawn = 6600, 2800
		case r.Melds >= 2:
			dealIn, drawn = 5500, 2150
		}
		if r.Dealer {
			dealIn += 1500
		}
		if q.Dealer {
			drawn *= 1.6 * w.dealerPays
		} else {
			drawn *= .85 * w.pays
		}
		o.Others += won[i+1]
		o.DealIn += won[i+1] * share
		o.Points -= won[i+1] * share * (dealIn*w.dealIn + float64(300*q.Honba))
		o.Points -= won[i+1] * w.selfDrawn * (drawn + float64(100*q.Honba))
	}
	return o
}

// TestSecondMethod compares the odds of random questions with those by the text of the recipe, for four players and
// for three.
func TestSecondMethod(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 22))
	for i := range 6000 {
		w := &writtenTables[i%2]
		q := Question{Hand: handOf(random), Strength: []Strength{Ordinary, Default, Strongest}[random.IntN(3)],
			Value: math.Max(0, random.Float64()*14000-2000), Dealer: random.IntN(3) == 0, Sticks: random.IntN(3),
			Honba: random.IntN(4)}
		if random.IntN(20) == 0 {
			q.Value = 60_000
		}
		if random.IntN(10) == 0 {
			q.Hand.Win = curveOf(random, 19+random.IntN(3))
		}
		for range w.rivals {
			q.Rivals = append(q.Rivals, Rival{Riichi: random.IntN(4) == 0, Melds: random.IntN(4), Discards: random.IntN(19),
				Dealer: random.IntN(3) == 0})
		}
		if got, want := Ask(&q), w.secondAsk(&q); !sameOdds(&got, &want) {
			t.Fatalf("%+v:\n%+v, want\n%+v", q, got, want)
		}
	}
}

func sameOdds(a, b *Odds) bool {
	for _, pair := range [][2]float64{{a.Win, b.Win}, {a.Others, b.Others}, {a.DealIn, b.DealIn}, {a.Draw, b.Draw},
		{a.Points, b.Points}, {a.Pays, b.Pays}, {a.AtDraw, b.AtDraw}} {
		if !near(pair[0], pair[1], 1e-9*(1+math.Abs(pair[1]))) {
			return false
		}
	}
	return true
}

// secondAll is AskAll by the text of the recipe.
func (w *written) secondAll(d *Deal) []Odds {
	seats := len(d.Seats)
	all := make([]Odds, seats)
	var won [4]float64
	draw := 1.0
	for round := 1; round <= 18; round++ {
		var rates [4]float64
		for i := range d.Seats {
			h := &d.Seats[i].Hand
			win := latest(h.Win)
			if round > len(win) {
				continue
			}
			pace, more := [...]float64{.52, .54, .41, .31, .22}[min(4, h.Shanten)], 0.0
			if h.Open {
				pace = [...]float64{.52, .90, .77, .45, .24}[min(4, h.Shanten)]
			}
			if h.Shanten > 0 {
				pace *= math.Exp(.44 * (float64(len(win)) - 9) / 9)
				more = .0057
			}
			rates[i] = -float64(d.Strength) * pace * math.Log(1-step(win, round, more))
		}
		draw = playRound(&won, draw, &rates)
	}
	shares := make([]float64, seats)
	for i := range d.Seats {
		kind, riichi := kindOf(&d.Seats[i].Hand), 0
		for j := range d.Seats {
			if j != i && d.Seats[j].Hand.Riichi {
				riichi++
			}
		}
		brings := w.draw[kind]
		if shares[i] = w.share[kind]; riichi > 0 {
			shares[i], brings = w.shareRiichi[kind], w.drawRiichi[kind]
		}
		all[i] = Odds{Win: won[i], Draw: draw, Others: 1 - draw - won[i]}
		all[i].Points = won[i]*float64(1000*d.Sticks+300*d.Honba) + draw*brings
	}
	for j := range d.Seats {
		value, sum := w.worthOf(&d.Seats[j].Hand, d.Seats[j].Value), 0.0
		for i, share := range shares {
			if i != j {
				sum += share
			}
		}
		all[j].Points += won[j] * value
		for i, share := range shares {
			if i == j {
				continue
			}
			drawn := w.restToward
			if j == d.Dealer {
				drawn = w.eachToDealer
			} else if i == d.Dealer {
				drawn = w.dealerToOther
			}
			all[i].DealIn += won[j] * (1 - w.drawnOfAll) * share / sum
			all[i].Points -= won[j] * value * ((1-w.drawnOfAll)*share/sum + w.drawnOfAll*drawn)
		}
	}
	return all
}

// TestSecondMethodOfAll does the same where all hands are known.
func TestSecondMethodOfAll(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 24))
	for i := range 4000 {
		w := &writtenTables[i%2]
		d := Deal{Strength: []Strength{Ordinary, Default, Strongest}[random.IntN(3)], Dealer: random.IntN(1 + w.rivals),
			Sticks: random.IntN(3), Honba: random.IntN(4)}
		for range 1 + w.rivals {
			d.Seats = append(d.Seats, Seat{Hand: handOf(random), Value: math.Max(0, random.Float64()*14000-2000)})
		}
		want := w.secondAll(&d)
		for seat, got := range AskAll(&d) {
			if !sameOdds(&got, &want[seat]) {
				t.Fatalf("%+v, seat %d:\n%+v, want\n%+v", d, seat, got, want[seat])
			}
		}
	}
}

// TestSecondMethodOfRiichi compares both lines of random choices with those by the text of the recipe.
func TestSecondMethodOfRiichi(t *testing.T) {
	random := rand.New(rand.NewPCG(25, 26))
	w := &writtenTables[0]
	for i := range 4000 {
		draws := 1 + random.IntN(18)
		c := Choice{Declared: curveOf(random, draws), Silent: curveOf(random, draws),
			DeclaredValue: 2000 + random.Float64()*8000, SilentValue: 1000 + random.Float64()*6000,
			Strength: []Strength{Ordinary, Default, Strongest}[random.IntN(3)],
			Sticks:   random.IntN(3), Honba: random.IntN(4), Better: random.IntN(30)}
		if i%50 == 0 {
			c.DeclaredValue = 6500
		}
		for range 3 {
			c.Rivals = append(c.Rivals, Rival{Riichi: random.IntN(6) == 0, Melds: random.IntN(4), Discards: random.IntN(19)})
		}
		hidden, costs, pace, share, ready := 2200.0, 6000.0, .70, w.share[0], w.share[1]
		if c.DeclaredValue >= 6500 {
			hidden = 1400
		}
		if anyOf(c.Rivals, inRiichi) > 0 {
			costs, share, ready = 6900, w.shareRiichi[0], w.shareRiichi[1]
		}
		noYaku := c.Silent[0] < .8*c.Declared[0]
		if noYaku {
			pace = .86
		}
		sticks := float64(1000*c.Sticks + 300*c.Honba)
		line := func(curve []float64, pace, bold, share, pays, atDraw, perDealIn, perOther float64) (o Odds) {
			won, draw := w.race(curve, pace, 0, bold, float64(c.Strength), c.Rivals)
			o = Odds{Win: won[0], Others: 1 - draw - won[0], Draw: draw, Pays: pays, AtDraw: atDraw}
			o.DealIn = o.Others * share
			o.Points = o.Win*pays - o.Others*(perDealIn*costs+perOther) + o.Draw*atDraw
			return o
		}
		d := line(c.Declared, .46, 1, share, c.DeclaredValue+hidden+sticks, 500, .41, 1720)
		s := line(c.Silent, pace, 1.3, ready, c.SilentValue+700+sticks, 730, .28, 720)
		margin := d.Points - s.Points - 150*math.Min(20, float64(c.Better)) - 200
		v := Weigh(&c)
		if !sameOdds(&v.Declared, &d) || !sameOdds(&v.Silent, &s) || !near(v.Margin, margin, 1e-6) || v.NoYaku != noYaku ||
			!near(v.DeclaredPays+sticks, d.Pays, 1e-6) || !near(v.SilentPays+sticks, s.Pays, 1e-6) ||
			v.Declared.Stick != 1000 || v.Silent.Stick != 0 {
			t.Fatalf("%+v:\n%+v, want\n%+v\n%+v\n%.0f", c, v, d, s, margin)
		}
	}
}
