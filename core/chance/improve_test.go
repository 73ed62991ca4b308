package chance

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// A walk deals real tiles to a hand that always makes the play with the best figure.
type walk struct {
	*improve
	random *rand.Rand
	wall   []int
	trails map[[2]int32]*turns // by node and the draw at which it was reached
}

func newWalk(r *Run, f figure, worth *worths, seed uint64) *walk {
	m := r.improver
	p := &improve{wideGraph: &m.graph, waiting: waiting{m.graph.unseen, r.question.Draws}, figure: f,
		odds: [2]*oddsTable{&m.odds[0], &m.odds[1]}, worth: worth, figures: new(figures)}
	p.run()
	w := &walk{improve: p, random: rand.New(rand.NewPCG(seed, 1)), trails: map[[2]int32]*turns{}}
	for kind, n := range r.question.Left {
		for range n {
			w.wall = append(w.wall, kind)
		}
	}
	return w
}

// deal plays one wall from a hand of level 0 and returns its result: 1 for a win, or its points.
func (w *walk) deal(at int32) float64 {
	w.random.Shuffle(len(w.wall), func(i, j int) { w.wall[i], w.wall[j] = w.wall[j], w.wall[i] })
	level, reached := 0, 0
	for made := range w.last {
		drawn := w.wall[made]
		n := &w.spots[at]
		if n.distance == 0 && n.tiles.Has(drawn) {
			if w.figure == toWin {
				return 1
			}
			return w.worth.points[int(w.worth.first[at])+(n.tiles&(1<<drawn-1)).Len()].draw
		}
		if to := w.keep(at, level, reached, made, drawn); to >= 0 {
			at, level, reached = to, level+1, made+1
		}
	}
	return 0
}

// keep returns the hand that a draw leads to if it is kept, or -1.
func (w *walk) keep(at int32, level, reached, made, drawn int) int32 {
	n := &w.spots[at]
	for _, d := range w.kept[n.draws.from:n.draws.to] {
		if int(d.kind) != drawn || !n.slack && w.after(d.choice)[made+1] <= w.stay(at, level, reached)[made+1] {
			continue
		}
		c := &w.choices[d.choice]
		best, most := int32(-1), -1.0
		for _, to := range w.exits[c.exits.from:c.exits.to] {
			if chance := w.of(to)[made+1]; chance > most {
				best, most = to, chance
			}
		}
		return best
	}
	return -1
}

// stay is the value of a tight hand that waits further.
func (w *walk) stay(at int32, level, reached int) *turns {
	key := [2]int32{at, int32(reached)}
	if w.trails[key] == nil {
		w.trails[key] = new(turns)
		ways, _ := w.ways(at, level)
		w.wait(&w.spots[at], ways, level, reached, w.trails[key][:])
	}
	return w.trails[key]
}

func (w *walk) mean(at int32) (mean, slack float64) {
	sum, squares := 0.0, 0.0
	for range walls {
		x := w.deal(at)
		sum += x
		squares += x * x
	}
	mean = sum / walls
	return mean, 3.5 * math.Sqrt((squares/walls-mean*mean)/walls)
}

// improvers are hands whose shapes can be improved.
var improvers = []string{"2457m3406p235s55z", "12357m2346p3577s", "2357m357p2468s11z", "4m789m456p456s11z6z"}

// TestImproveSimulation deals walls to hands that play by the figures, and compares the results with the figures.
func TestImproveSimulation(t *testing.T) {
	for distance := range MaxShanten + 1 {
		hands := handsAt(distance, 3, 13)
		if distance > wideSteps {
			hands = hands[:1] // the others take a second or two each
		}
		for _, text := range improvers {
			if c := tile.CountsOf(tiletest.Tiles(text)); c.Total() == 13 && int(shanten.Of(&c).Best) == distance {
				hands = append(hands, c)
			}
		}
		for i := range hands {
			r, err := New(questionOf(&hands[i], 16, Improve))
			if err != nil {
				t.Fatal(err)
			}
			mean, slack := newWalk(r, toWin, nil, uint64(i)).mean(0)
			allowed := slack + 0.002
			if distance > 2 {
				allowed = slack + 0.005
			}
			want := r.Win()[0][0]
			if math.Abs(mean-want) > allowed {
				t.Errorf("%d away, %v: %.4f, simulated %.4f ± %.4f", distance, hands[i].Tiles(), want, mean, slack)
			}
			plain, err := New(questionOf(&hands[i], 16, Draw))
			if err != nil {
				t.Fatal(err)
			}
			if without := plain.Win()[0][0]; want < without-0.001 {
				t.Errorf("%d away, %v: %.4f with improvements, %.4f without", distance, hands[i].Tiles(), want, without)
			}
			t.Logf("%d away, %v: %.4f, simulated %.4f ± %.4f", distance, hands[i].Tiles(), want, mean, slack)
		}
	}
}

// TestImproveValue does the same for points.
func TestImproveValue(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	scorer, err := NewScorer(set.Plain(), rules.Situation{Riichi: 1, Indicators: []tile.Tile{tile.Character1}})
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range []string{"23m067p34578s222z", "234m34067p23s115z", "223344m2367p889s"} {
		q := question(text, 14, Improve)
		r, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		value, err := r.Value(scorer)
		mean, slack := newWalk(r, toValue, r.scored.worth, uint64(i)).mean(0)
		if want := value[0][0]; err != nil || math.Abs(mean-want) > slack+0.005*want {
			t.Errorf("%s: %.1f points, simulated %.1f ± %.1f (%v)", text, want, mean, slack, err)
		}
	}
}

// A bestPlay tries every draw and every discard, using only the definition: it keeps and discards any tile, any number
// of times.
type bestPlay map[string]float64

func (b bestPlay) wins(closed, left *tile.Counts, draws int) float64 {
	if draws == 0 {
		return 0
	}
	key := string(closed[:]) + string(left[:]) + string(rune(draws))
	if known, found := b[key]; found {
		return known
	}
	total, sum := float64(left.Total()), 0.0
	for kind := range left {
		copies := float64(left[kind])
		if copies == 0 {
			continue
		}
		left[kind]--
		closed[kind]++
		most := 1.0
		if shanten.Of(closed).Best >= 0 {
			most = 0
			for out := range closed {
				if closed[out] > 0 {
					closed[out]--
					most = math.Max(most, b.wins(closed, left, draws-1))
					closed[out]++
				}
			}
		}
		sum += copies / total * most
		closed[kind]--
		left[kind]++
	}
	b[key] = sum
	return sum
}

// TestImproveSmallWalls compares with the best play on walls small enough to try every play. The model is weaker: it
// ignores its own discards, and deviates once.
func TestImproveSmallWalls(t *testing.T) {
	for _, test := range []struct {
		hand, wall string
		draws      int
		within     float64
	}{
		{"123m789s123s345p1z", "1z222p55p9m", 2, 1e-9},
		{"123m789s123s345p1z", "1z222p55p9m", 3, 0.02},
		{"123m456p789s13p11z", "244p11z59m", 3, 0.012},
		{"123m456p78s1133p9m", "69s134p5m", 2, 0.012},
		{"123m456p57s1133p9m", "6689s13p5m", 3, 0.02},
		{"123m456p57s1133p9m", "66889s13p5m", 4, 0.02},
		{"123m456p57s1133p9m", "66889s13p5m", 5, 0.002},
	} {
		closed, left := tile.CountsOf(tiletest.Tiles(test.hand)), tile.CountsOf(tiletest.Tiles(test.wall))
		q := questionOf(&closed, test.draws, Improve)
		q.Left = left
		r, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		q = questionOf(&closed, test.draws, Draw)
		q.Left = left
		plain, err := New(q)
		if err != nil {
			t.Fatal(err)
		}
		got, want, without := r.Win()[0][0], bestPlay{}.wins(&closed, &left, test.draws), plain.Win()[0][0]
		t.Logf("%s out of %s: %.4f, best play %.4f, without improvements %.4f", test.hand, test.wall, got, want, without)
		if math.Abs(got-want) > test.within || got > want+1e-4 || got < without-1e-9 {
			t.Errorf("%s, %d draws of %s: %.4f, best play wins %.4f, without improvements %.4f", test.hand, test.draws,
				test.wall, got, want, without)
		}
	}
}

// TestNarrowImprove compares a narrow graph with the wide one: it costs at most a quarter of a percentage point, and is
// smaller.
func TestNarrowImprove(t *testing.T) {
	for i, hand := range handsAt(wideSteps, 4, 14) {
		wide, narrow := wideAndNarrow(t, questionOf(&hand, 12, Improve))
		few, all := len(narrow.improver.graph.spots), len(wide.improver.graph.spots)
		if few >= all {
			t.Errorf("hand %d: %d hands looked at, %d where the graph is wide", i, few, all)
		}
		want := wide.Win()
		for row, got := range narrow.Win() {
			if lost := want[row][0] - got[0]; lost < -1e-4 || lost > 0.0025 {
				t.Errorf("hand %d, discard %d: %.4f, want at most 0.0025 below %.4f", i, row, got[0], want[row][0])
			}
		}
	}
}

// firstLook bounds the hands visited for the first figure of a hand 4-shanten: about 6 µs each under wasm make 300 ms.
const firstLook = 50_000

// TestFirstLook counts the work for that figure, which is the simpler model's, and checks that it is never above the
// later figure.
func TestFirstLook(t *testing.T) {
	for i, hand := range handsAt(MaxShanten, benchHands, 14) {
		first, err := New(questionOf(&hand, 12, Draw))
		if err != nil {
			t.Fatal(err)
		}
		if n := len(first.graph.spots); n > firstLook {
			t.Errorf("%v: %d hands for the first figure, want at most %d", hand.Tiles(), n, firstLook)
		}
		if i > 0 {
			continue
		}
		better, err := New(questionOf(&hand, 12, Improve))
		if err != nil {
			t.Fatal(err)
		}
		least := first.Win()
		for row, win := range better.Win() {
			if win[0] < least[row][0]-0.001 {
				t.Errorf("%v: %.4f first, then %.4f", hand.Tiles(), least[row][0], win[0])
			}
		}
	}
}

// often deals walls to a simple player who keeps any tile that lowers the shanten, or keeps it with more copies to
// draw, as often as possible instead of once. It returns how often the hand wins, and 3.5 times the error of that.
func often(text string, draws int, seed uint64) (mean, slack float64) {
	const often = 200_000
	start := tile.CountsOf(tiletest.Tiles(text))
	dealt := start
	start[mostCopies(&start)]--
	random := rand.New(rand.NewPCG(seed, 2))
	var wall []int
	for kind, n := range dealt {
		for range 4 - n {
			wall = append(wall, kind)
		}
	}
	kept := map[tile.Counts]map[int]int{} // the discard after a draw, if no other tile was seen
	wins := 0
	for range often {
		random.Shuffle(len(wall), func(i, j int) { wall[i], wall[j] = wall[j], wall[i] })
		hand := start
		for _, drawn := range wall[:draws] {
			before := hand
			out, known := kept[before][drawn]
			hand[drawn]++
			if !known {
				if out = -1; shanten.Of(&hand).Best >= 0 {
					out = mostCopies(&hand)
				}
				if kept[before] == nil {
					kept[before] = map[int]int{}
				}
				kept[before][drawn] = out
			}
			if out < 0 {
				wins++
				break
			}
			hand[out]--
		}
	}
	mean = float64(wins) / often
	return mean, 3.5 * math.Sqrt(mean*(1-mean)/often)
}

// mostCopies is the discard with the lowest shanten after which the most copies are accepted.
func mostCopies(hand *tile.Counts) (best int) {
	var left tile.Counts
	for kind := range left {
		left[kind] = 4 - hand[kind]
	}
	var rows shanten.Discards
	shanten.Rule{}.Discards(hand, &left, &rows)
	rows.Sort()
	return int(rows.Rows[0].Tile)
}

// TestImproveBound checks the bound stated in the model's text: a simple player who improves without limit wins at most
// two percentage points more than the model, which improves once, and wins more at some hands.
func TestImproveBound(t *testing.T) {
	more := 0
	for i, c := range []struct {
		hand  string
		draws int
	}{{"567m2234p345s778s6z", 10}, {"223344m5678p99s12z", 9}, {"12m123789p345s55z9m", 10}} {
		closed := tile.CountsOf(tiletest.Tiles(c.hand))
		r, err := New(questionOf(&closed, c.draws, Improve))
		if err != nil {
			t.Fatal(err)
		}
		said := 0.0
		for _, row := range r.Win() {
			said = math.Max(said, row[0])
		}
		simple, slack := often(c.hand, c.draws, uint64(i))
		t.Logf("%s, %d draws: %.4f, as often as it likes %.4f ± %.4f", c.hand, c.draws, said, simple, slack)
		if simple-slack > said+0.02 {
			t.Errorf("%s, %d draws: %.4f, a simple player wins %.4f ± %.4f: want at most 0.02 more", c.hand, c.draws, said,
				simple, slack)
		}
		if simple-slack > said {
			more++
		}
	}
	if text := Improve.Text(); !strings.Contains(text, "up to two percentage points more") {
		t.Errorf("the text does not state the bound: %s", text)
	}
	if more == 0 {
		t.Error("want a hand that wins more by improving more than once, as the model's text states; found none")
	}
}

// TestFewDraws asks about a hand that cannot win within the draws left: its chances are 0.
func TestFewDraws(t *testing.T) {
	closed := tile.CountsOf(tiletest.Tiles("12356m24p2447s145z"))
	for draws := 1; draws <= 3; draws++ {
		r, err := New(questionOf(&closed, draws, Improve))
		if err != nil {
			t.Fatal(err)
		}
		for i, row := range r.Win() {
			if len(row) != draws || slices.Max(row) != 0 {
				t.Errorf("%d draws: row %d wins %v", draws, i, row)
			}
		}
	}
}

// TestMostImproved bounds the hands that the model visits, as those of the other models are.
func TestMostImproved(t *testing.T) {
	closed := tile.CountsOf(tiletest.Tiles("567m2234p345s778s6z"))
	q := questionOf(&closed, 10, Improve)
	full, err := New(q)
	if err != nil {
		t.Fatal(err)
	}
	n := len(full.improver.graph.spots)
	q.Most = n
	same, err := New(q)
	if err != nil || same.Win()[0][0] != full.Win()[0][0] {
		t.Errorf("%d hands are too many for a bound of as many: %v", n, err)
	}
	q.Most = n - 1
	if _, err := New(q); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("more than %d hands", n-1)) {
		t.Errorf("a bound of %d below %d hands: %v", n-1, n, err)
	}
}
