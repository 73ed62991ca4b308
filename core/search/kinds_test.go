package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/review"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// TestKindsOf makes decisions on each side of the bounds of every kind of mistake: those that could be made, and with a
// star those that were.
func TestKindsOf(t *testing.T) {
	// A row is a discard: shanten, useful tiles, danger.
	row := func(far, total int, danger float64) advice.Row {
		return advice.Row{Draws: shanten.Draws{Shanten: int8(far), Total: uint8(total)}, Danger: danger}
	}
	of := func(kind review.Kind, danger, points float64, made int, rows ...advice.Row) review.Move {
		return review.Move{Kind: kind, Danger: danger, Row: made, Rows: rows, Loss: review.Loss{Points: points}}
	}
	// waiting rows discard a kind of circles from a ready hand that waits for others.
	waiting := func(discarded, wait, total int) advice.Row {
		r := row(0, total, 0)
		r.Tile, r.Tiles = tile.Of(9+discarded), 1<<(9+wait)
		return r
	}
	riichi := func(made, better game.Kind, points float64) review.Move {
		return review.Move{Kind: review.Riichi, Danger: -1, Row: -1, Made: game.Event{Kind: made},
			Better: game.Event{Kind: better}, Loss: review.Loss{Points: points}}
	}
	agreed := of(review.Discard, -1, 100, 1, row(1, 10, 0), row(2, 10, 0))
	agreed.Agrees = true
	passes := of(review.Call, -1, 100, -1)
	passes.Passes = true
	free := passes
	free.Loss.Points = 0
	for _, test := range []struct {
		name  string
		move  review.Move
		river uint64
		want  string
	}{
		{"farther from ready", of(review.Discard, -1, 1, 1, row(1, 10, 0), row(2, 20, 0)), 0, "slow-shape*"},
		{"the same when riichi was asked", of(review.Riichi, -1, 1, 1, row(1, 10, 0), row(2, 20, 0)), 0,
			"slow-shape* missed-riichi"},
		{"as far with fewer tiles", of(review.Discard, -1, 1, 1, row(1, 10, 0), row(1, 9, 0)), 0, "slow-shape*"},
		{"as far with as many", of(review.Discard, -1, 1, 1, row(1, 10, 0), row(1, 10, 0)), 0, "slow-shape"},
		{"as far with more", of(review.Discard, -1, 1, 1, row(1, 10, 0), row(1, 11, 0)), 0, "slow-shape"},
		{"nearer with fewer tiles", of(review.Discard, -1, 1, 1, row(2, 10, 0), row(1, 9, 0)), 0, "slow-shape"},
		{"farther at no cost", of(review.Discard, -1, 0, 1, row(1, 10, 0), row(2, 20, 0)), 0, "slow-shape"},
		{"what stands first", agreed, 0, "slow-shape"},
		{"no choice", of(review.Discard, -1, 1, 0, row(1, 10, 0)), 0, ""},
		{"a discard that is no row", of(review.Discard, -1, 1, -1, row(1, 10, 0), row(2, 20, 0)), 0, ""},
		{"a call, with the discards after it", of(review.Call, -1, 1, 1, row(1, 10, 0), row(2, 20, 0)), 0, "costly-call"},

		{"5 % more dangerous", of(review.Discard, 0.0625, 1, 1, row(1, 10, 0), row(1, 10, 0.0625)), 0, "danger-underrated*"},
		{"less than 5 %", of(review.Discard, 0.0625, 1, 1, row(1, 10, 0.03125), row(1, 10, 0.0625)), 0, "danger-underrated"},
		{"5 % exactly", of(review.Discard, underrated, 1, 1, row(1, 10, 0), row(1, 10, underrated)), 0,
			"danger-underrated*"},
		{"at no cost", of(review.Discard, 0.5, 0, 1, row(1, 10, 0), row(1, 10, 0.5)), 0, "danger-underrated"},
		{"a threat, and no danger", of(review.Discard, 0, 1, 1, row(1, 10, 0), row(2, 10, 0)), 0, "danger-underrated"},
		{"the fold stands first", of(review.Discard, 0.2, 1, 1, row(2, 10, 0), row(1, 10, 0.2)), 0,
			"danger-underrated late-fold*"},
		{"the fold, and a safer push", of(review.Discard, 0, 1, 1, row(2, 10, 0.1), row(1, 10, 0.1)), 0,
			"danger-underrated late-fold"},
		{"the fold, and as far", of(review.Discard, 0.2, 1, 1, row(2, 10, 0), row(2, 10, 0.2), row(1, 5, 0.3)), 0,
			"danger-underrated* late-fold"},
		{"the fold at no cost", of(review.Discard, 0.2, 0, 1, row(2, 10, 0), row(1, 10, 0.2)), 0,
			"danger-underrated late-fold"},
		{"no fold", of(review.Discard, 0.2, 1, 1, row(1, 10, 0), row(1, 10, 0.01)), 0, "danger-underrated"},

		{"a call, and to pass is better", passes, 0, "costly-call*"},
		{"a call at no cost", free, 0, "costly-call"},
		{"a call, and another is better", of(review.Call, -1, 100, -1), 0, "costly-call"},
		{"to pass", of(review.Pass, -1, 100, -1), 0, ""},
		{"silence where riichi stands first", riichi(game.Discard, game.Riichi, 1), 0, "missed-riichi*"},
		{"the same at no cost", riichi(game.Discard, game.Riichi, 0), 0, "missed-riichi"},
		{"riichi where silence stands first", riichi(game.Riichi, game.Discard, 1), 0, "missed-riichi"},
		{"riichi with another discard", riichi(game.Riichi, game.Riichi, 1), 0, "missed-riichi"},

		{"furiten by the discard", of(review.Discard, -1, 0, 1, waiting(0, 3, 4), waiting(5, 5, 4)), 0,
			"slow-shape furiten*"},
		{"furiten by the river", of(review.Discard, -1, 0, 1, waiting(0, 3, 4), waiting(1, 5, 4)), 1 << 14,
			"slow-shape furiten*"},
		{"not furiten", of(review.Discard, -1, 0, 1, waiting(0, 3, 4), waiting(1, 5, 4)), 1 << 15, "slow-shape furiten"},
		{"all furiten", of(review.Discard, -1, 0, 1, waiting(0, 3, 4), waiting(1, 5, 4)), 1<<14 | 1<<12,
			"slow-shape furiten"},
		{"the other waits for nothing", of(review.Discard, -1, 0, 1, waiting(0, 3, 0), waiting(5, 5, 4)), 0,
			"slow-shape furiten"},
		{"the other is not ready", of(review.Discard, -1, 0, 1, row(1, 10, 0), waiting(5, 5, 4)), 0, "slow-shape furiten"},
		{"not ready", of(review.Discard, -1, 0, 1, waiting(0, 3, 4), row(1, 10, 0)), 0, "slow-shape"},
	} {
		chances, made := kindsOf(&decision{move: &test.move, river: test.river})
		var got []string
		for i := range Mistakes {
			if chances>>i&1 == 1 {
				got = append(got, Mistakes[i].ID+strings.Repeat("*", int(made>>i&1)))
			} else if made>>i&1 == 1 {
				t.Errorf("%s: %s was made where it could not be", test.name, Mistakes[i].ID)
			}
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%s: %v, want %s", test.name, got, test.want)
		}
	}
}

// TestStretches cuts random files into parts of the time: all decisions are in one, each has enough, and none could
// have ended with an earlier file unless too few were left.
func TestStretches(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 9))
	cut := 0
	for range 400 {
		var files []counted
		for at := range random.IntN(60) {
			one := counted{when: string(rune('a' + at/3)), chances: random.IntN(1 + random.IntN(120))}
			one.made = random.IntN(one.chances + 1)
			files = append(files, one)
		}
		f := figureOf("x", files)
		made, chances := 0, 0
		for _, one := range files {
			made, chances = made+one.made, chances+one.chances
		}
		low, high := Wilson(made, chances)
		if f.ID != "x" || f.Made != made || f.Chances != chances || f.Low != low || f.High != high ||
			f.Enough() != (chances >= 100) {
			t.Fatalf("%v: %+v", files, f)
		}
		each := max(100, int(math.Ceil(float64(chances)/12)))
		if len(f.Over) > 0 && chances < 2*each {
			t.Fatalf("%d decisions in %d parts", chances, len(f.Over))
		} else if len(f.Over) == 0 && chances >= 2*each {
			// No file ends where there are enough before and after.
			sum := 0
			for _, one := range files {
				if sum += one.chances; sum >= each && chances-sum >= 100 {
					t.Fatalf("%v: not cut behind %d of %d", files, sum, chances)
				}
			}
		}
		at, before := 0, 0
		for i, s := range f.Over {
			for files[at].chances == 0 {
				at++
			}
			if s.From != files[at].when || s.Chances < 100 || i < len(f.Over)-1 && s.Chances < each {
				t.Fatalf("%v: part %d is %+v", files, i, s)
			}
			made, sum, last := 0, 0, ""
			for sum < s.Chances {
				if sum >= each && chances-before-sum >= 100 {
					t.Fatalf("%v: part %d is %+v, and has enough before", files, i, s)
				}
				if files[at].chances > 0 {
					made, sum, last = made+files[at].made, sum+files[at].chances, files[at].when
				}
				at++
			}
			if sum != s.Chances || made != s.Made || s.To != last {
				t.Fatalf("%v: part %d is %+v, want %d of %d until %s", files, i, s, made, sum, last)
			}
			before += sum
		}
		if len(f.Over) > 0 {
			cut++
			if before != chances || len(f.Over) > 12 || len(f.Over) < 2 {
				t.Fatalf("%d of %d decisions in %d parts", before, chances, len(f.Over))
			}
		}
	}
	if cut < 100 {
		t.Errorf("%d times cut says too little", cut)
	}
}

// TestHands packs tiles and takes them out again, and refuses counts that no hand has.
func TestHands(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		var tiles []tile.Tile
		for _, id := range random.Perm(tile.IDs)[:random.IntN(15)] {
			tiles = append(tiles, tile.FromID(id))
		}
		h, ok := handOf(tiles)
		slices.SortFunc(tiles, func(a, b tile.Tile) int {
			if a.Index() != b.Index() {
				return a.Index() - b.Index()
			}
			if a == b {
				return 0
			} else if a.IsRedFive() {
				return 1
			}
			return -1
		})
		if got := h.Tiles(); !ok || !slices.Equal(got, tiles) || h.size() != len(tiles) || !h.valid() {
			t.Fatalf("%v is %v, %d tiles, valid %v", tiles, got, h.size(), h.valid())
		}
		counts := tile.CountsOf(tiles)
		for kind, n := range counts {
			if h.count(kind) != int(n) {
				t.Fatalf("%v has %d of %s", tiles, h.count(kind), tile.Of(kind))
			}
		}
	}
	if _, ok := handOf([]tile.Tile{tile.East, tile.Spring}); ok {
		t.Error("a flower is in a hand")
	}
	for name, h := range map[string]Hand{
		"five of a kind": {5}, "a red five without a five": {1 << redsAt}, "two red fives, one five": {1<<12 | 2<<redsAt},
		"an eighth honour": {0, 0, 0, 1 << 21}, "a red honour": {0, 0, 0, 1 << redsAt}, "a bit too many": {1 << 30},
		"fifteen tiles": {4 | 4<<3 | 4<<6 | 3<<9},
	} {
		if h.valid() {
			t.Errorf("%s is a hand", name)
		}
	}
	for _, h := range []Hand{{}, {4 | 4<<3 | 4<<6 | 2<<9}, {4<<12 | 4<<redsAt}, {0, 0, 0, 4 << 18}} {
		if !h.valid() {
			t.Errorf("%v is no hand", h.Tiles())
		}
	}
}

// TestMeldsAt lays melds down step by step: a kong takes the place of its pung, and what is let pass is not there yet.
func TestMeldsAt(t *testing.T) {
	laid := func(step int, kinds ...int) Laid {
		l := Laid{Step: step}
		for _, k := range kinds {
			l.Tiles = append(l.Tiles, tile.Of(k))
		}
		return l
	}
	c := Chair{Melds: []Laid{laid(3, 4, 4, 4), laid(5, 1, 2, 3), laid(5, 27, 27, 27), laid(8, 4, 4, 4, 4),
		laid(9, 1, 1, 1, 1), laid(12, 2, 2, 2)}}
	c.Melds[3].Tiles[0] = tile.Of(4).RedFive()
	for _, test := range []struct {
		step  uint16
		event Event
		want  []int // places in Melds
	}{
		{2, Discard, nil}, {3, Pung, []int{0}}, {3, Pass, nil}, {4, Pass, []int{0}}, {5, Pung, []int{0, 1, 2}},
		{7, Discard, []int{0, 1, 2}}, {8, Kong, []int{3, 1, 2}}, {8, Pass, []int{0, 1, 2}}, {9, Kong, []int{3, 1, 2, 4}},
		{40, Ended, []int{3, 1, 2, 4, 5}},
	} {
		got := c.MeldsAt(&Moment{Step: test.step, Event: test.event})
		var want []Laid
		for _, i := range test.want {
			want = append(want, c.Melds[i])
		}
		if !slices.EqualFunc(got, want, func(a, b Laid) bool { return a.Step == b.Step && slices.Equal(a.Tiles, b.Tiles) }) {
			t.Errorf("step %d, %s: %v, want %v", test.step, test.event, got, want)
		}
	}
}

// TestStoreOrder puts files into a store in any order: places come the latest first, of the same time by the key from
// behind.
func TestStoreOrder(t *testing.T) {
	file := &File{Deals: []Deal{{Chairs: []Chair{{Moments: []Moment{{}}}}}}}
	q, err := Parse("")
	if err != nil {
		t.Fatal(err)
	}
	for _, keys := range []string{"abc", "cba", "bca", "acb"} {
		store := &Store{}
		for _, key := range strings.Split(keys, "") {
			store.Put(key, map[string]string{"a": "2026", "b": "2026", "c": "2025"}[key], file)
		}
		got := ""
		for _, found := range store.Ask(q, "", 0, 9).List {
			got += found.Key
		}
		if got != "bac" {
			t.Errorf("put in as %s, found as %s, want bac", keys, got)
		}
	}
}

// TestMomentFacts reads the danger, the loss and the mistakes of moments.
func TestMomentFacts(t *testing.T) {
	m := Moment{Danger: 1234, Loss: 77, made: 1<<1 | 1<<5}
	if chance, ok := m.DangerOf(); !ok || math.Abs(chance-0.1234) > 1e-9 {
		t.Errorf("a danger of %v, %v", chance, ok)
	}
	if _, ok := (&Moment{Danger: noDanger}).DangerOf(); ok {
		t.Error("a danger where no rival threatens")
	}
	if _, ok := m.LossOf(); ok {
		t.Error("a loss that was not reviewed")
	}
	m.flags = reviewed
	if points, ok := m.LossOf(); !ok || points != 77 {
		t.Errorf("a loss of %d, %v", points, ok)
	}
	if got := m.Made(); !slices.Equal(got, []string{DangerUnderrated, Furiten}) {
		t.Errorf("made %v", got)
	}
	for chance, want := range map[float64]uint16{0: 0, 0.00004: 0, 0.00005: 1, 0.1: 1000, 1: 10_000, 0.12345: 1235} {
		if got := hundredths(chance); got != want {
			t.Errorf("%v is %d hundredths of a percent, want %d", chance, got, want)
		}
	}
}
