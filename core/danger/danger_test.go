package danger_test

import (
	"math"
	"slices"
	"testing"

	"tehai/core/danger"
	"tehai/core/notation"
	"tehai/core/shanten"
	"tehai/core/tile"
)

func tiles(t testing.TB, text string) []tile.Tile {
	t.Helper()
	if text == "" {
		return nil
	}
	parsed, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	return parsed.Hand.Closed
}

// unseen is four of each kind, less those in the text.
func unseen(t testing.TB, seen string) (left tile.Counts) {
	for k := range left {
		left[k] = 4
	}
	for _, seen := range tiles(t, seen) {
		left[seen.Index()]--
	}
	return left
}

// TestClasses has a row for each class: the river of a riichi, the passed tiles, the visible tiles, and a kind.
func TestClasses(t *testing.T) {
	for _, test := range []struct {
		river, passed, seen, kind string
		want                      danger.Class
	}{
		{"4m", "", "4m", "4m", danger.Discarded},
		{"9m", "4m", "49m", "4m", danger.PassedClass},
		{"4m4m", "4m", "44m", "4m", danger.Discarded},
		{"4m", "", "4m", "1m", danger.Suji},
		{"4m", "", "4m", "7m", danger.Suji},
		{"4m", "", "4m", "5m", danger.NoSuji},
		{"17m", "", "17m", "4m", danger.Suji},
		{"1m", "7m", "17m", "4m", danger.Suji},
		{"1m", "", "1m", "4m", danger.HalfSuji},
		{"1m", "", "1m", "7m", danger.NoSuji},
		{"9p", "", "9p2222m", "1m", danger.NoChance},
		{"9p", "", "9p3333m", "2m", danger.NoChance},
		{"1m", "", "1m6666m", "4m", danger.NoChance},
		{"9p", "", "9p6666m", "4m", danger.HalfSuji},
		{"9p", "", "9p222m", "1m", danger.OneChance},
		{"9p", "", "9p222m", "4m", danger.NoSuji},
		{"9p", "", "9p333666m", "4m", danger.OneChance},
		{"9p", "", "9p333555m", "4m", danger.OneChance},
		{"9p", "", "9p", "1z", danger.HonourFour},
		{"9p", "", "9p1z", "1z", danger.HonourThree},
		{"9p", "", "9p11z", "1z", danger.HonourTwo},
		{"9p", "", "9p111z", "1z", danger.HonourOne},
		{"9p", "", "9p1111z", "1z", danger.NoneLeft},
		{"9p", "", "9p1111m2222m", "1m", danger.NoneLeft},
	} {
		rival := danger.Rival{River: tiles(t, test.river), Riichi: true, At: -1}
		for _, p := range tiles(t, test.passed) {
			rival.Passed |= 1 << p.Index()
		}
		left := unseen(t, test.seen)
		figure := danger.Of(&rival, &left)[tiles(t, test.kind)[0].Index()]
		if figure.Class != test.want {
			t.Errorf("%s after %s, passed %q, seen %s: %s, want %s", test.kind, test.river, test.passed, test.seen, figure.Class,
				test.want)
		}
		if zero := test.want == danger.Discarded || test.want == danger.PassedClass ||
			test.want == danger.NoneLeft; zero != (figure.Chance == 0) {
			t.Errorf("%s after %s: %s with a chance of %v", test.kind, test.river, figure.Class, figure.Chance)
		}
	}
}

// TestOrder has pairs of kinds of which the first must be safer.
func TestOrder(t *testing.T) {
	for _, test := range []struct{ river, seen, safer, other, why string }{
		{"4m", "4m", "1m", "9p", "suji"},
		{"3p", "3p111z", "1z", "5p", "an honour of which one is left"},
		{"9s", "9s2222m", "1m", "1p", "no two-sided wait for 1m"},
		{"3m9s", "3m9s", "1m", "1p", "outside an early 3m"},
		{"1m9s", "1m9s", "4m", "4p", "half a suji"},
		{"9s", "9s", "1m", "5m", "an end"},
		{"9s", "9s11z", "1z", "2z", "fewer copies of an honour"},
	} {
		rival := danger.Rival{River: tiles(t, test.river), Riichi: true, At: -1}
		left := unseen(t, test.seen)
		figures := danger.Of(&rival, &left)
		a, b := figures[tiles(t, test.safer)[0].Index()], figures[tiles(t, test.other)[0].Index()]
		if a.Chance >= b.Chance {
			t.Errorf("%s after %s: %s is %.3f and %s %.3f, want it lower: %s", test.seen, test.river, test.safer, a.Chance,
				test.other, b.Chance, test.why)
		}
	}
}

// TestMirror mirrors rivers, 1 for 9 and 2 for 8: every number of the suit must be as dangerous as its mirror image
// was.
func TestMirror(t *testing.T) {
	for _, row := range [][2]string{{"4m", "6m"}, {"3m1m", "7m9m"}, {"2m5m", "8m5m"}, {"1m", "9m"}} {
		var chances [2][]float64
		for i, river := range row {
			rival := danger.Rival{River: tiles(t, river), Riichi: true, At: -1}
			left := unseen(t, river)
			figures := danger.Of(&rival, &left)
			for _, f := range figures[:9] {
				chances[i] = append(chances[i], f.Chance)
			}
		}
		slices.Reverse(chances[1])
		for rank, chance := range chances[0] {
			if math.Abs(chance-chances[1][rank]) > 1e-12 {
				t.Errorf("%dm after %s is %.4f, its mirror after %s %.4f", rank+1, row[0], chance, row[1], chances[1][rank])
			}
		}
	}
}

// TestSigns checks the signs of single kinds, by which deal-ins are measured: outside an early discard, next to one, no
// side dead.
func TestSigns(t *testing.T) {
	for _, test := range []struct {
		river, kind string
		want        []float64 // nil: no hand can wait for it
	}{
		{"1m9s", "4m", []float64{0, 0, 0}},
		{"1m9s", "4p", []float64{0, 0, 1}},
		{"17m9s", "4m", []float64{0, 0, 0}},
		{"3m9s", "1m", []float64{1, 0, 1}},
		{"3m9s", "4m", []float64{0, 1, 1}},
		{"3m9s", "2m", []float64{1, 1, 1}},
		{"3m9s", "5z", []float64{0, 0, 0}},
		{"3m9s", "9s", nil},
	} {
		rival := danger.Rival{River: tiles(t, test.river), Riichi: true, At: -1}
		left := unseen(t, test.river)
		got, ok := danger.Measure(&rival, &left, tiles(t, test.kind)[0].Index())
		if ok != (test.want != nil) || ok && !slices.Equal(got.Signs, test.want) {
			t.Errorf("%s after %s: %v, %v; want %v", test.kind, test.river, got.Signs, ok, test.want)
		}
	}
}

// TestReady compares rivals that differ only in what is known of their readiness.
func TestReady(t *testing.T) {
	left := unseen(t, "19m9s")
	river := tiles(t, "1m9m9s")
	at := tile.Circle5.Index()
	var last float64
	for _, rival := range []danger.Rival{{}, {Melds: 1}, {Melds: 2}, {Melds: 3}, {Riichi: true, At: 2}} {
		rival.River = river
		chance := danger.Of(&rival, &left)[at].Chance
		if chance <= last {
			t.Errorf("%+v: %.4f, want more than %.4f", rival, chance, last)
		}
		last = chance
	}
	// A ready hand waits for some kinds, on average for only a few.
	sum := 0.0
	for _, f := range danger.Of(&danger.Rival{River: river, Riichi: true, At: -1}, &left) {
		if f.Chance < 0 || f.Chance > 1 {
			t.Errorf("a chance of %v", f.Chance)
		}
		sum += f.Chance
	}
	if sum < 1 || sum > 3 {
		t.Errorf("a ready hand waits for %.2f kinds", sum)
	}
}

// TestTotal combines rivals.
func TestTotal(t *testing.T) {
	if got := danger.Total(0.5, 0.2); math.Abs(got-0.6) > 1e-12 {
		t.Errorf("one of two rivals wins with %v, want 0.6", got)
	}
	if got := danger.Total(); got != 0 {
		t.Errorf("no rival wins with %v", got)
	}
}

// TestExhausted asks for the dangers when there is no tile left to wait for.
func TestExhausted(t *testing.T) {
	var none tile.Counts
	all := shanten.Tiles(1<<tile.Kinds - 1)
	for _, rival := range []danger.Rival{{Riichi: true, At: -1}, {Riichi: true, At: -1, Passed: all}} {
		for k, f := range danger.Of(&rival, &none) {
			if f.Chance != 0 || math.IsNaN(f.Chance) {
				t.Fatalf("%s: %v with nothing left", tile.Of(k), f.Chance)
			}
		}
	}
}

// TestRiichiTileIsNoSign checks that tiles outside an early discard are safer, and that the tile that declared riichi
// has no such effect.
func TestRiichiTileIsNoSign(t *testing.T) {
	left, outside := unseen(t, "9p4m"), tile.Character2.Index()
	early := danger.Rival{River: tiles(t, "4m9p"), Riichi: true, At: 1}
	declared := danger.Rival{River: tiles(t, "9p4m"), Riichi: true, At: 1}
	if a, b := danger.Of(&early, &left)[outside].Chance, danger.Of(&declared, &left)[outside].Chance; a >= b {
		t.Errorf("2m deals in with %.3f where 4m was discarded first, with %.3f where it declared riichi", a, b)
	}
}

// TestLastHonour checks that an honour with one copy left is far safer than one with two: no pair can wait for it.
func TestLastHonour(t *testing.T) {
	left := unseen(t, "9p111z22z")
	rival := danger.Rival{River: tiles(t, "9p"), Riichi: true, At: 0}
	f := danger.Of(&rival, &left)
	if one, two := f[tile.East.Index()].Chance, f[tile.South.Index()].Chance; one <= 0 || 4*one > two {
		t.Errorf("the last East deals in with %.4f, one of two Souths with %.4f", one, two)
	}
}
