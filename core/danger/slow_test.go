package danger

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

// randomLook returns a rival after some discards, and the copies left. Small numbers of copies are as likely as large
// ones.
func randomLook(r *rand.Rand) (Rival, tile.Counts) {
	var left tile.Counts
	for k := range left {
		left[k] = uint8(r.IntN(5))
	}
	rival := Rival{Riichi: r.IntN(2) == 0, At: r.IntN(8) - 1, Melds: r.IntN(6)}
	for range r.IntN(24) {
		rival.River = append(rival.River, tile.Of(r.IntN(tile.Kinds)))
	}
	for range r.IntN(3) {
		rival.Passed |= 1 << r.IntN(tile.Kinds)
	}
	return rival, left
}

// TestSlowShapes counts the ways to wait for a kind independently: every pair of kinds that a hand may hold, and the
// tiles it would win on.
func TestSlowShapes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		rival, left := randomLook(r)
		l := lookOf(&rival, &left)
		var want [tile.Kinds]float64
		for k := range tile.Kinds {
			n := float64(left[k])
			single, pair := singleShape, pairShape
			if k >= 27 {
				single, pair = singleHonour, pairHonour
			}
			want[k] += single*n + pair*n*(n-1)/2
		}
		for suit := range 3 {
			for low := 1; low <= 9; low++ {
				at := func(rank int) int { return 9*suit + rank - 1 }
				ways := func(a, b int) float64 { return float64(left[at(a)]) * float64(left[at(b)]) }
				if low <= 7 { // a closed wait
					want[at(low+1)] += middleShape * ways(low, low+2)
				}
				switch low {
				case 1: // 12
					want[at(3)] += edgeShape * ways(1, 2)
				case 8: // 89
					want[at(7)] += edgeShape * ways(8, 9)
				case 9:
				default: // both ends, unless the rival may win on neither
					if !l.safe.Has(at(low + 2)) {
						want[at(low-1)] += ways(low, low+1)
					}
					if !l.safe.Has(at(low - 1)) {
						want[at(low+2)] += ways(low, low+1)
					}
				}
			}
		}
		for k := range want {
			if got := l.shapes(k); !(math.Abs(got-want[k]) <= 1e-9) {
				t.Fatalf("%s of %+v with %v left: %v, want %v", tile.Of(k), rival, left, got, want[k])
			}
		}
	}
}

// TestSlowSigns computes early discards, signs and figures independently, from the description in their comments.
func TestSlowSigns(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		rival, left := randomLook(r)
		early := rival.River[:min(6, len(rival.River))]
		if rival.Riichi && rival.At >= 0 {
			early = early[:min(rival.At, len(early))]
		}
		figures := Of(&rival, &left)
		l := lookOf(&rival, &left)
		sum := 0.0
		for k := range tile.Kinds {
			if !l.safe.Has(k) {
				sum += l.shapes(k)
			}
		}
		for k, f := range figures {
			var s [3]float64
			for _, e := range early {
				if k >= 27 || e.Index() >= 27 || e.Index()/9 != k/9 {
					continue
				}
				from, rank := e.Index()%9+1, k%9+1
				if from < 5 && rank < from || from > 5 && rank > from {
					s[0] = 1
				}
				if rank == from+1 || rank == from-1 {
					s[1] = 1
				}
			}
			if f.Class == NoSuji {
				s[2] = 1
			}
			measured, ok := Measure(&rival, &left, k)
			waits := !l.safe.Has(k) && l.shapes(k) > 0
			if ok != waits {
				t.Fatalf("%s: measured %v, can be waited for %v", tile.Of(k), ok, waits)
			}
			want := 0.0
			if waits {
				plain := 1 - math.Exp(-2*l.shapes(k)/sum)
				odds := math.Log(plain / (1 - plain))
				if [3]float64(measured.Signs) != s || !(math.Abs(measured.Odds-odds) <= 1e-9) {
					t.Fatalf("%s of %+v: %+v, want %v %v", tile.Of(k), rival, measured, odds, s)
				}
				odds = -0.72 + 0.68*odds - 0.81*s[0] - 0.11*s[1] + 0.16*s[2]
				want = 1 / (1 + math.Exp(-odds))
				if !rival.Riichi {
					want *= readyTable[min(rival.Melds, 4)][min(len(rival.River)/3, 5)]
				}
			}
			if !(math.Abs(f.Chance-want) <= 1e-9) {
				t.Fatalf("%s of %+v: %v, want %v", tile.Of(k), rival, f.Chance, want)
			}
		}
	}
}

// TestSlowClasses determines the class of every kind independently.
func TestSlowClasses(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	seen := map[Class]int{}
	for range 400 {
		rival, left := randomLook(r)
		l := lookOf(&rival, &left)
		for k, f := range Of(&rival, &left) {
			want := slowClass(&l, k)
			seen[want]++
			if f.Class != want {
				t.Fatalf("%s of %+v with %v left: %s, want %s", tile.Of(k), rival, left, f.Class, want)
			}
		}
	}
	for _, class := range Classes {
		if seen[class] < 20 {
			t.Errorf("%s: only %d", class, seen[class])
		}
	}
}

func slowClass(l *look, k int) Class {
	t := tile.Of(k)
	n := l.left[k]
	if l.discarded.Has(k) {
		return Discarded
	}
	if l.passed.Has(k) {
		return PassedClass
	}
	if k >= 27 {
		return []Class{NoneLeft, HonourOne, HonourTwo, HonourThree, HonourFour}[n]
	}
	if l.shapes(k) == 0 {
		return NoneLeft
	}
	const (
		suji = iota
		wall
		thin
		open
	)
	var sides []int
	side := func(far, a, b int) {
		base := k - t.Index()%9
		switch fewest := min(l.left[base+a-1], l.left[base+b-1]); {
		case l.safe.Has(base + far - 1):
			sides = append(sides, suji)
		case fewest == 0:
			sides = append(sides, wall)
		case fewest == 1:
			sides = append(sides, thin)
		default:
			sides = append(sides, open)
		}
	}
	rank := k%9 + 1
	if rank > 3 {
		side(rank-3, rank-1, rank-2)
	}
	if rank < 7 {
		side(rank+3, rank+1, rank+2)
	}
	count := map[int]int{}
	for _, s := range sides {
		count[s]++
	}
	switch dead := count[suji] + count[wall]; {
	case dead == len(sides) && count[wall] > 0:
		return NoChance
	case dead == len(sides):
		return Suji
	case count[open] == 0:
		return OneChance
	case dead > 0:
		return HalfSuji
	}
	return NoSuji
}
