package chance

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

func question(text string, draws int, model Model) *Question {
	q := &Question{Hand: hand.Hand{Closed: tiletest.Tiles(text), Win: -1}, Draws: draws, Model: model}
	for kind, n := range q.Hand.Counts() {
		q.Left[kind] = 4 - n
	}
	return q
}

// handsAt deals n random hands of the given size and shanten.
func handsAt(distance, n, size int) []tile.Counts {
	random := rand.New(rand.NewPCG(3, 5))
	var hands []tile.Counts
	for len(hands) < n {
		var c tile.Counts
		for range size {
			c[random.IntN(tile.Kinds)]++
		}
		if slices.Max(c[:]) <= 4 && int(shanten.Of(&c).Best) == distance {
			hands = append(hands, c)
		}
	}
	return hands
}

func questionOf(c *tile.Counts, draws int, model Model) *Question {
	q := &Question{Hand: hand.Hand{Closed: c.Tiles(), Win: -1}, Draws: draws, Model: model}
	for kind, n := range c {
		q.Left[kind] = 4 - n
	}
	return q
}

// TestOnly checks that a run that follows one discard has a row of it alone, with the figures of the hand after it; and
// that two discards have a row each, with about the figures that they have among all.
func TestOnly(t *testing.T) {
	for _, model := range []Model{Draw, Improve} {
		for distance := range 3 {
			for _, c := range handsAt(distance, 3, 14) {
				q := questionOf(&c, 12, model)
				all := runOf(t, q)
				wins := all.Win()
				for i, kind := range all.Discards() {
					q.Only = 1 << kind
					one := runOf(t, q)
					after := *q
					after.Only = 0
					counts := c
					counts[kind]--
					after.Hand = hand.Hand{Closed: counts.Tiles(), Win: -1}
					alone := runOf(t, &after)
					slack := 1e-12
					if model == Improve {
						slack = 0.001 // a tile drawn again after its discard counts as one more
					}
					got, want := one.Win()[0][0], alone.Win()[0][0]
					if !slices.Equal(one.Discards(), []int{kind}) || math.Abs(got-want) > slack {
						t.Errorf("%s, %v without %s: %v and %.6f, alone %.6f", model, c.Tiles(), tile.Of(kind), one.Discards(), got,
							want)
					}
					first := all.Discards()[0]
					if i == 0 {
						continue
					}
					q.Only |= 1 << first
					two := runOf(t, q)
					if !slices.Equal(two.Discards(), []int{first, kind}) {
						t.Errorf("%s, %v: %v, want %d and %d", model, c.Tiles(), two.Discards(), first, kind)
						continue
					}
					for row, want := range []float64{wins[0][0], wins[i][0]} {
						if got := two.Win()[row][0]; math.Abs(got-want) > 0.005 {
							t.Errorf("%s, %v: row %d is %.4f of two, %.4f of all", model, c.Tiles(), row, got, want)
						}
					}
				}
			}
		}
	}
}

// TestRelease checks that runs in memory that others have used, for more and for fewer draws and hands, have the
// figures of runs in new memory; and that what a released run has returned stays.
func TestRelease(t *testing.T) {
	var questions []*Question
	for _, model := range Models {
		for distance := range 3 {
			for i, c := range handsAt(distance, 4, 14-distance%2) {
				questions = append(questions, questionOf(&c, 3+4*i, model))
			}
		}
	}
	scorer := scorerOf(t)
	figures := func(r *Run) (all [][]float64) {
		all = append(append(all, r.Ready()...), r.Win()...)
		values, err := r.Value(scorer)
		if err != nil {
			t.Fatal(err)
		}
		return append(all, values...)
	}
	type answer struct {
		discards []int
		figures  [][]float64
	}
	want := make([]answer, len(questions))
	for i, q := range questions {
		r := runOf(t, q)
		want[i] = answer{r.Discards(), figures(r)}
	}
	random := rand.New(rand.NewPCG(1, 2))
	got := make([]answer, len(questions))
	for range 3 {
		for _, i := range random.Perm(len(questions)) {
			r := runOf(t, questions[i])
			got[i] = answer{r.Discards(), figures(r)}
			r.Release()
			r.Release() // again does nothing
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatal("runs in used memory have other figures")
		}
	}
}

func scorerOf(t *testing.T) *Scorer {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewScorer(r, rules.Situation{SeatWind: tile.East, RoundWind: tile.East})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func runOf(t *testing.T, q *Question) *Run {
	t.Helper()
	r, err := New(q)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestDiscards checks that the hand after a discard has the same figures as that hand asked about directly.
func TestDiscards(t *testing.T) {
	for distance := range 4 {
		for _, c := range handsAt(distance, 2, 14) {
			q := questionOf(&c, 12, Draw)
			r, err := New(q)
			if err != nil {
				t.Fatal(err)
			}
			ready, win := r.Ready(), r.Win()
			for i, kind := range r.Discards() {
				after := c
				after[kind]--
				one := questionOf(&after, 12, Draw)
				one.Left = q.Left
				alone, err := New(one)
				if err != nil {
					t.Fatal(err)
				}
				slack := 1e-12
				if distance > 1 {
					slack = 1e-3 // what a hand accepted earlier depends on how it was reached
				}
				for made := range 12 {
					if a, b := ready[i][made], alone.Ready()[0][made]; math.Abs(a-b) > slack {
						t.Errorf("%v without %s: ready %v after %d draws, alone %v", c.Tiles(), tile.Of(kind), a, made, b)
					}
					if a, b := win[i][made], alone.Win()[0][made]; math.Abs(a-b) > slack {
						t.Errorf("%v without %s: wins %v after %d draws, alone %v", c.Tiles(), tile.Of(kind), a, made, b)
					}
				}
			}
		}
	}
}

// TestReadyHand checks that a hand that waits for n of the unseen tiles wins unless all draws miss; with discards four
// tiles go by in a round.
func TestReadyHand(t *testing.T) {
	for _, model := range []Model{Draw, DrawRon} {
		q := question("123m406p789s1155z", 10, model)
		r, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		round := 1 + model.discards(false)
		win := r.Win()[0]
		for made := range 10 {
			miss := 1.0
			for i := made * round; i < 10*round; i++ {
				miss *= 1 - 4/float64(123-i)
			}
			if math.Abs(win[made]-(1-miss)) > 1e-12 {
				t.Errorf("%s after %d draws: %v, want %v", model, made, win[made], 1-miss)
			}
		}
	}
}

// TestReadyOfThree checks the same with three players: with discards three tiles go by in a round.
func TestReadyOfThree(t *testing.T) {
	q := question("999m406p789s1155z", 10, DrawRon)
	q.Three = true
	for rank := 2; rank <= 8; rank++ {
		q.Left[rank-1] = 0
	}
	r, err := New(q)
	if err != nil {
		t.Fatal(err)
	}
	win := r.Win()[0]
	for made := range 10 {
		miss := 1.0
		for i := 3 * made; i < 30; i++ {
			miss *= 1 - 4/float64(95-i) // of 108 tiles
		}
		if math.Abs(win[made]-(1-miss)) > 1e-12 {
			t.Errorf("after %d draws: %v, want %v", made, win[made], 1-miss)
		}
	}
}

// TestForms asks about a hand with a knitted body, which is ready only under rules that know this form.
func TestForms(t *testing.T) {
	q := question("147m258p369s1122z", 1, Draw)
	for _, row := range []struct {
		forms *shanten.Forms
		win   float64
	}{{&fanForms, 4. / 123}, {nil, 0}} {
		q.Forms = row.forms
		r, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Win()[0][0]; math.Abs(got-row.win) > 1e-12 {
			t.Errorf("with the forms %v: %v, want %v", row.forms, got, row.win)
		}
	}
}

// TestValue compares the points with the rule set's own score card, including the red five and the dora.
func TestValue(t *testing.T) {
	for _, row := range []struct {
		ruleset   string
		situation rules.Situation
		mean      float64 // of the values of the two waits
	}{
		{"riichi-tenhou", rules.Situation{Riichi: 1, SeatWind: tile.South}, 8000},
		{"riichi-tenhou", rules.Situation{SeatWind: tile.South}, 5200},
		{"riichi-tenhou", rules.Situation{SeatWind: tile.South, Indicators: tiletest.Tiles("6s")}, 8000},
		{"riichi-wrc", rules.Situation{Riichi: 2}, 12000},
		{"classical", rules.Situation{}, 90},
	} {
		set, _ := catalog.ByID(row.ruleset)
		dropped := row.situation
		// nothing that depends on the moment
		dropped.LastTile, dropped.From, dropped.Liable = true, tile.West, tile.West
		scorer, err := NewScorer(set.Plain(), dropped)
		if err != nil {
			t.Fatal(err)
		}
		q := question("123m406p789s1155z", 1, Draw)
		r, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		got, err := r.Value(scorer)
		want := 0.0
		for _, wait := range tiletest.Tiles("15z") {
			win := rules.Win{Hand: hand.Hand{Closed: append(tiletest.Tiles("123m406p789s1155z"), wait), Win: 13},
				Situation: row.situation}
			win.SelfDrawn = true
			card, err := set.Plain().Score(&win)
			if err != nil {
				t.Fatal(err)
			}
			want += 2. / 123 * float64(card.Points)
		}
		if err != nil || math.Abs(want-row.mean*4/123) > 1e-9 || math.Abs(got[0][0]-want) > 1e-9 {
			t.Errorf("%s: %v, want %v (%v)", row.ruleset, got[0][0], want, err)
		}
	}
}

func TestRefused(t *testing.T) {
	open := question("406p789s1155z", 3, Draw)
	called, err := meld.New(tiletest.Tiles("123m"), meld.NotKong, 0, meld.Left)
	if err != nil {
		t.Fatal(err)
	}
	open.Hand.Melds = []meld.Meld{called}
	melded := *open
	for kind := range 3 {
		open.Left[kind]--
	}
	for kind := range 3 {
		open.Left[kind]--
	}
	few := question("123m406p789s1155z", 3, DrawRon)
	few.Left = tile.CountsOf(tiletest.Tiles("15z12345m"))
	many := question("123m406p789s1155z", 3, Draw)
	many.Left[0] = 4
	for _, row := range []struct {
		question *Question
		want     string
	}{
		{many, "tile 1m: want at most 4 in the hand and unseen, found 5"},
		{&melded, "tile 1m: want at most 4 in the hand and unseen, found 5"},
		{question("123m", 3, Draw), "want 3n+1 or 3n+2 closed tiles, at most 14, found 3"},
		{question("", 3, Draw), "want 3n+1 or 3n+2 closed tiles, at most 14, found 0"},
		{question("1m", 0, Draw), "draws: want at least 1, found 0"},
		{question("1m", 21, Draw), "draws: want at most 20, found 21"},
		{question("1m", 3, "luck"), `model: want draw, draw-ron or improve, found "luck"`},
		{question("147m258p369s1234z", 3, Draw), "the hand is 6 from ready: want at most 4"},
		{few, "draws: want at most 1 with 7 tiles unseen and 4 of them gone a round, found 3"},
	} {
		if _, err := New(row.question); err == nil || err.Error() != row.want {
			t.Errorf("%v: %v, want %s", row.question.Hand.Closed, err, row.want)
		}
	}
	set, _ := catalog.ByID("riichi-tenhou")
	scorer, err := NewScorer(set.Plain(), rules.Situation{Riichi: 1})
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(open)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Value(scorer); err == nil || err.Error() != "riichi with an open hand" {
		t.Error(err)
	}
	uzje, _ := catalog.ByID("uzje")
	if _, err := NewScorer(uzje.Plain(), rules.Situation{}); err == nil ||
		err.Error() != "the rule set uzje gives no values: want a riichi or the classical one" {
		t.Error(err)
	}
}

// TestKeys checks that equal hands have one key, and different hands different keys.
func TestKeys(t *testing.T) {
	keys := map[uint64]tile.Counts{}
	for _, c := range handsAt(4, 3, 14) {
		r, err := New(questionOf(&c, 5, Draw))
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.graph.spots {
			s := &r.graph.spots[i]
			if other, ok := keys[s.key]; ok && other != s.hand {
				t.Fatalf("%v and %v have one key", other.Tiles(), s.hand.Tiles())
			}
			keys[s.key] = s.hand
			if r.graph.levels[r.graph.steps].from <= int32(i) && shanten.Of(&s.hand).Best != 0 {
				t.Fatalf("%v is not ready", s.hand.Tiles())
			}
		}
	}
}

// TestAnyHand checks, for any hand and any number of unseen tiles, that every figure is a probability, and that winning
// is no likelier than becoming ready.
func TestAnyHand(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 17))
	answered := 0
	for range 40 * samples {
		var c tile.Counts
		from, span := 0, tile.Kinds
		if random.IntN(2) == 0 {
			from, span = random.IntN(26), 8
		}
		for range 1 + random.IntN(14) {
			c[from+random.IntN(span)]++
		}
		if slices.Max(c[:]) > 4 || shanten.Of(&c).Best > 3 {
			continue
		}
		q := questionOf(&c, 1+random.IntN(MaxDraws), Models[random.IntN(2)])
		for i := range q.Left {
			if random.IntN(4) > 0 {
				q.Left[i] = uint8(random.IntN(int(q.Left[i]) + 1))
			}
			if random.IntN(2) == 0 {
				q.Left[i] = 0
			}
		}
		r, err := New(q)
		if err != nil {
			continue // the wrong size, or too many draws for the tiles unseen
		}
		answered++
		ready, win := r.Ready(), r.Win()
		for i := range win {
			for made := range q.Draws {
				if a, b := ready[i][made], win[i][made]; !(b >= 0 && b <= a+1e-12 && a <= 1+1e-12) {
					t.Fatalf("%v, %v unseen, %d draws, %s: ready %v, win %v after %d", c.Tiles(), q.Left.Tiles(), q.Draws, q.Model,
						a, b, made)
				}
			}
		}
	}
	if answered < samples {
		t.Errorf("only %d hands were answered", answered)
	}
}

// wideAndNarrow asks a question with all discards followed and with only one.
func wideAndNarrow(t *testing.T, q *Question) (wide, narrow *Run) {
	t.Helper()
	wide, err := New(q)
	if err != nil {
		t.Fatal(err)
	}
	q.Narrow = 1
	narrow, err = New(q)
	if err != nil {
		t.Fatal(err)
	}
	return wide, narrow
}

// TestNarrow follows fewer discards, which costs little and never gains.
func TestNarrow(t *testing.T) {
	for _, distance := range []int{3, 4} {
		for _, c := range handsAt(distance, 4, 13) {
			full, narrow := wideAndNarrow(t, questionOf(&c, 15, DrawRon))
			most, found := full.Win()[0][0], narrow.Win()[0][0]
			if found > most+1e-9 || found < 0.8*most {
				t.Errorf("%v: %.4f, with all discards %.4f", c.Tiles(), found, most)
			}
			if distance == 4 && len(narrow.graph.spots)*2 > len(full.graph.spots) {
				t.Errorf("%v: %d hands of %d", c.Tiles(), len(narrow.graph.spots), len(full.graph.spots))
			}
		}
	}
}

// TestWinWorth checks that WinWorth, before and after Value, is the value under rules that pay one point for every win
// with points, and that both score each hand once.
func TestWinWorth(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	asked := 0
	counted, ones := *set.Plain(), *set.Plain()
	counted.Value = func(w *rules.Win) int {
		asked++
		return set.Plain().Value(w)
	}
	ones.Value = func(w *rules.Win) int { return min(1, set.Plain().Value(w)) }
	ones.Score = func(w *rules.Win) (*rules.Card, error) {
		card, err := set.Plain().Score(w)
		if err == nil {
			card.Points = min(1, card.Points)
		}
		return card, err
	}
	fewer := 0
	for _, model := range Models {
		for distance := range 3 {
			for _, c := range handsAt(distance, 4, 13) {
				q := questionOf(&c, 12, model)
				scorer, err := NewScorer(&counted, rules.Situation{SeatWind: tile.South})
				one, wrong := NewScorer(&ones, rules.Situation{SeatWind: tile.South})
				if err != nil || wrong != nil {
					t.Fatal(err, wrong)
				}
				r, _ := New(q)
				want, err := r.Value(one)
				if err != nil {
					t.Fatal(err)
				}
				r, _ = New(q)
				before, err := r.WinWorth(scorer)
				if err != nil {
					t.Fatal(err)
				}
				scored := asked
				if _, err := r.Value(scorer); err != nil {
					t.Fatal(err)
				}
				after, err := r.WinWorth(scorer)
				if err != nil || !slices.Equal(before[0], want[0]) || !slices.Equal(after[0], want[0]) {
					t.Errorf("%s %v: %v, after Value %v, want %v (%v)", model, c.Tiles(), before[0], after[0], want[0],
						err)
				}
				if asked != scored {
					t.Errorf("%s %v: %d hands scored again", model, c.Tiles(), asked-scored)
				}
				if other, err := r.Value(one); err != nil || !slices.Equal(other[0], want[0]) {
					t.Errorf("%s %v: by another scorer %v, want %v (%v)", model, c.Tiles(), other[0], want[0], err)
				}
				if model == DrawRon && want[0][0] < r.Win()[0][0]-1e-9 {
					fewer++
				}
			}
		}
	}
	if fewer == 0 {
		t.Error("every hand wins whatever it is worth")
	}
}

// TestReused asks about a small hand after a large one, whose tables and figures it gets: the answers are the same
// bits.
func TestReused(t *testing.T) {
	for _, model := range Models {
		small, large := handsAt(1, 3, 14), handsAt(3, 1, 14)
		figure := func(c *tile.Counts) []float64 {
			r, err := New(questionOf(c, 9, model))
			if err != nil {
				t.Fatal(err)
			}
			return r.Win()[0]
		}
		for _, c := range small {
			first := figure(&c)
			figure(&large[0])
			if again := figure(&c); !slices.Equal(first, again) {
				t.Errorf("%s %v: %v, again %v", model, c.Tiles(), first, again)
			}
		}
	}
}

// TestSeats empties a table that has grown, and lets it grow again: it holds none of the former keys, and all that it
// is given then.
func TestSeats(t *testing.T) {
	var s seats
	for round, n := range []int32{300, 600, 1200, 2400} {
		s.reset()
		for pass := range 2 {
			for i := range n {
				if round%2 == 1 {
					i = n - 1 - i // the keys have other places
				}
				at, isNew := s.find(splitmix(uint64(i)))
				if isNew != (pass == 0) {
					t.Fatalf("round %d: key %d is new: %t", round, i, isNew)
				}
				if isNew {
					*at = i + n
				} else if *at != i+n {
					t.Fatalf("round %d: key %d is at %d", round, i, *at)
				}
			}
		}
	}
	s.reset()
	if at, isNew := s.find(0); !isNew {
		t.Errorf("an empty table has the key 0 at %d", *at)
	}
}
