package placement

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

func near(a, b, within float64) bool { return math.Abs(a-b) <= within }

func rulesOf(t *testing.T, id string, players int, chosen option.Values) *rules.Rules {
	t.Helper()
	r, _, err := catalog.For(id, players, chosen)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func matchUnder(t *testing.T, id string, rounds int) *Match {
	t.Helper()
	m := Of(rulesOf(t, id, 4, nil), rounds)
	if m == nil {
		t.Fatalf("%s states no pay by place", id)
	}
	return m
}

// TestPays reads what places pay from the rules: uma, and for the first the oka less everybody's share of it.
func TestPays(t *testing.T) {
	for _, c := range []struct {
		id      string
		players int
		chosen  option.Values
		pays    []float64
		bySeat  bool
	}{
		{"riichi-tenhou", 4, nil, []float64{35000, 5000, -15000, -25000}, true},
		{"riichi-mahjong-soul", 4, nil, []float64{15000, 5000, -5000, -15000}, true},
		{"riichi-ema-2025", 4, nil, []float64{15000, 5000, -5000, -15000}, false},
		{"riichi-m-league", 4, nil, []float64{45000, 5000, -15000, -35000}, false},
		{"riichi-tenhou", 4, option.Values{"uma": "none"}, []float64{15000, -5000, -5000, -5000}, true},
		{"riichi-mahjong-soul", 4, option.Values{"uma": "none"}, nil, true},
		{"riichi-jpml-a", 4, nil, nil, false}, // uma by the number of players below the start
		{"riichi-tenhou-3p", 3, nil, []float64{30000, -5000, -25000}, true},
		{"hongkong", 4, nil, nil, false},
	} {
		r := rulesOf(t, c.id, c.players, c.chosen)
		by, bySeat := pays(r)
		if !slices.Equal(by, c.pays) || by != nil && bySeat != c.bySeat {
			t.Errorf("%s %v: pays %v, by seat %t; want %v, %t", c.id, c.chosen, by, bySeat, c.pays, c.bySeat)
		}
		if (Of(r, 0) != nil) != (c.pays != nil) {
			t.Errorf("%s %v: Of is nil: %t", c.id, c.chosen, Of(r, 0) == nil)
		}
	}
}

// TestLeft counts the deals of a match in which each dealer deals once.
func TestLeft(t *testing.T) {
	for _, c := range []struct {
		id     string
		rounds int
		round  tile.Tile
		number int
		want   int
	}{
		{"riichi-tenhou", 0, tile.East, 1, 8},
		{"riichi-tenhou", 2, tile.East, 4, 5},
		{"riichi-tenhou", 2, tile.South, 4, 1},
		{"riichi-tenhou", 1, tile.East, 2, 3},
		{"riichi-tenhou", 3, tile.West, 3, 1}, // the extension ends with the first who has enough
		{"riichi-ema-2025", 0, tile.South, 1, 4},
	} {
		if got := matchUnder(t, c.id, c.rounds).Left(c.round, c.number); got != c.want {
			t.Errorf("%s, %d winds, %s %d: %d deals left, want %d", c.id, c.rounds, c.round, c.number, got, c.want)
		}
	}
}

// TestLeftTogether asks one match about all its deals, twice: each has one deal less than the one before.
func TestLeftTogether(t *testing.T) {
	m := matchUnder(t, "riichi-tenhou", 2)
	for range 2 {
		for dealt := range 8 {
			round, number := tile.East+tile.Tile(dealt/4), dealt%4+1
			if got := m.Left(round, number); got != 8-dealt {
				t.Errorf("%s %d: %d deals left, want %d", round, number, got, 8-dealt)
			}
		}
	}
}

// TestClosed adds chances over places and over chairs, and the pay over chairs, for random scores.
func TestClosed(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	m := matchUnder(t, "riichi-tenhou", 2)
	for range 200 {
		scores, left := make([]float64, 4), random.IntN(9)
		for i := range scores {
			scores[i] = float64(100 * random.IntN(600))
		}
		pay, place := 0.0, make([]float64, 4)
		for chair := range scores {
			sum := 0.0
			for k, p := range m.Chances(scores, chair, left) {
				sum, place[k], pay = sum+p, place[k]+p, pay+p*m.Pays()[k]
			}
			if !near(sum, 1, 1e-6) {
				t.Errorf("%v, %d left: the places of chair %d sum to %.9f", scores, left, chair, sum)
			}
		}
		for k, sum := range place {
			if !near(sum, 1, 1e-4) {
				t.Errorf("%v, %d left: place %d is taken %.6f times", scores, left, k+1, sum)
			}
		}
		if !near(pay, 0, 1) {
			t.Errorf("%v, %d left: the pay sums to %.3f", scores, left, pay)
		}
	}
}

// TestDrawn draws the additions to the scores many times: the same chances.
func TestDrawn(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	m := matchUnder(t, "riichi-ema-2025", 0)
	const times = 40_000
	for _, c := range []struct {
		scores []float64
		left   int
	}{
		{[]float64{42000, 31000, 24000, 3000}, 1},
		{[]float64{25000, 25000, 30000, 20000}, 4},
		{[]float64{30000, 30000, 30000, 30000}, 8},
		{[]float64{10000, 52000, 20000, 18000}, 2},
	} {
		var drawn [4][4]float64
		n := float64(c.left)
		for range times {
			deviation := dealSpread * math.Sqrt(n-dealMix*math.Sqrt(n))
			if random.IntN(2) == 0 {
				deviation = dealSpread * math.Sqrt(n+dealMix*math.Sqrt(n))
			}
			var last [4]float64
			for i := range last {
				last[i] = c.scores[i] + deviation*random.NormFloat64()
			}
			for i := range last {
				place := 0
				for _, other := range last {
					if other > last[i] {
						place++
					}
				}
				drawn[i][place] += 1.0 / times
			}
		}
		for chair := range drawn {
			for place, p := range m.Chances(c.scores, chair, c.left) {
				if !near(p, drawn[chair][place], 0.012) {
					t.Errorf("%v, %d left: chair %d is %d. with %.4f, drawn %.4f", c.scores, c.left, chair, place+1, p,
						drawn[chair][place])
				}
			}
		}
	}
}

// TestEqualScores puts the earlier seat first where the rules do, and shares the pay elsewhere.
func TestEqualScores(t *testing.T) {
	scores := []float64{30000, 30000, 20000, 20000}
	over := func() *rules.Moment { return &rules.Moment{Round: tile.South, Number: 4} }
	split, bySeat := matchUnder(t, "riichi-ema-2025", 0), matchUnder(t, "riichi-tenhou", 2)
	for chair, want := range []float64{10000, 10000, -10000, -10000} {
		if got := split.Expected(over(), scores, chair); !near(got, want, 1) {
			t.Errorf("shared pay of chair %d: %.0f, want %.0f", chair, got, want)
		}
	}
	if first, second := bySeat.Expected(over(), scores, 0), bySeat.Expected(over(), scores, 1); first <= second {
		t.Errorf("by seat the first gets %.0f, the second %.0f", first, second)
	}
}

// TestChances compares the chances of the places with the same integral taken in small steps with another form of the
// normal distribution, also of scores so far apart that nothing is left to chance.
func TestChances(t *testing.T) {
	slowly := func(scores []float64, chair int, spread float64) []float64 {
		places := make([]float64, len(scores))
		const step = 0.01
		for x := -8.0; x < 8; x += step {
			by := []float64{step * math.Exp(-x*x/2) / math.Sqrt(2*math.Pi), 0, 0, 0}
			for other, score := range scores {
				if other == chair {
					continue
				}
				p := math.Erfc(-((score-scores[chair])/spread-x)/math.Sqrt2) / 2
				for k := 3; k >= 0; k-- {
					by[k] *= 1 - p
					if k > 0 {
						by[k] += by[k-1] * p
					}
				}
			}
			for k := range by {
				places[k] += by[k]
			}
		}
		return places
	}
	random := rand.New(rand.NewPCG(5, 8))
	for i := range 300 {
		scores, spread := make([]float64, 4), 280+random.Float64()*20000
		for chair := range scores {
			scores[chair] = 25000 + 15000*random.NormFloat64()
			if i%10 == 0 {
				scores[chair] *= 1000
			}
		}
		for chair := range scores {
			got, want := chances(scores, chair, spread), slowly(scores, chair, spread)
			for k := range want {
				if !near(got[k], want[k], 2e-6) {
					t.Fatalf("%.0f, spread %.0f, chair %d: %.6f, want %.6f", scores, spread, chair, got, want)
				}
			}
		}
	}
}

// TestExpected follows the rules after the deal: the end with certain places, an extension, and a dealer who deals
// again.
func TestExpected(t *testing.T) {
	m := matchUnder(t, "riichi-tenhou", 3)
	expect := func(what string, now rules.Moment, scores []float64, chair int, want, within float64) {
		t.Helper()
		if got := m.Expected(&now, scores, chair); !near(got, want, within) {
			t.Errorf("%s: %.0f, want %.0f", what, got, want)
		}
	}
	last := rules.Moment{Round: tile.South, Number: 4}
	clear := []float64{45000, 28000, 17000, 10000}
	for chair, want := range m.Pays() {
		expect("the end", last, clear, chair, want, 1)
	}
	expect("the end, by a hair", last, []float64{30000 - 1e-9, 28000, 24000, 18000}, 0, m.Pays()[0], 1)
	level := m.Pays()[0]
	if got := m.Expected(&last, []float64{29000, 28000, 25000, 18000}, 0); got > level-5000 {
		t.Errorf("nobody has 30,000: the first is as good as certain, %.0f", got)
	}
	again := last
	again.DealerStays = true
	if got := m.Expected(&again, clear, 3); got < m.Pays()[3]+500 {
		t.Errorf("the dealer in the fourth place deals again and expects %.0f", got)
	}
	expect("below zero", rules.Moment{Round: tile.East, Number: 2}, []float64{60000, 28000, 15000, -3000}, 3, -25000, 1)
	few, many := rules.Moment{Round: tile.South, Number: 3}, rules.Moment{Round: tile.East, Number: 1}
	if a, b := m.Expected(&few, clear, 0), m.Expected(&many, clear, 0); a <= b {
		t.Errorf("the leader expects %.0f with one deal left, %.0f with seven", a, b)
	}
}
