package shanten

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// lack is the definition: how many tiles the counts lack of a target.
func lack(closed, target *tile.Counts) (n int) {
	for i := range target {
		n += max(0, int(target[i])-int(closed[i]))
	}
	return n
}

// knittedTargets are all complete hands of the form: a body, a set if withSet is true, and a pair.
func knittedTargets(withSet bool) (targets []tile.Counts) {
	var sets [][3]int
	for i := range tile.Kinds {
		sets = append(sets, [3]int{i, i, i})
		if i < 27 && i%9 < 7 {
			sets = append(sets, [3]int{i, i + 1, i + 2})
		}
	}
	seen := map[tile.Counts]bool{}
	add := func(c tile.Counts) {
		for i := range c {
			c[i] += 2
			if c[i] <= 4 && !seen[c] {
				seen[c] = true
				targets = append(targets, c)
			}
			c[i] -= 2
		}
	}
	for _, body := range hand.Bodies {
		var c tile.Counts
		for _, low := range body {
			c[low]++
			c[low+3]++
			c[low+6]++
		}
		if !withSet {
			add(c)
			continue
		}
		for _, s := range sets {
			d := c
			for _, i := range s {
				d[i]++
			}
			add(d)
		}
	}
	return targets
}

// TestKnittedIsItsDefinition goes through every complete hand of the form, checks that exactly these are at -1, and
// compares the distance of complete classes and of random hands with the nearest target.
func TestKnittedIsItsDefinition(t *testing.T) {
	for _, withSet := range []bool{true, false} {
		targets := knittedTargets(withSet)
		for i := range targets {
			c := targets[i]
			if Knitted(&c, Absent) != -1 {
				t.Fatalf("%v is complete, found %d", c.Tiles(), Knitted(&c, Absent))
			}
			if withSet && hand.BodyIn(&c) < 0 {
				t.Fatalf("%v holds no body", c.Tiles())
			}
			found := 0
			hand.SplitKnitted(&c, map[bool]int{true: 4, false: 3}[withSet], func([]meld.Set) { found++ })
			if found == 0 {
				t.Fatalf("%v has no reading", c.Tiles())
			}
		}
		t.Logf("%d complete hands with a set: %v", len(targets), withSet)
		nearest := func(c *tile.Counts) int {
			best := 99
			for i := range targets {
				best = min(best, lack(c, &targets[i]))
			}
			return best - 1
		}
		// A class: two thirds of a body, and all ways to fill up with one suit.
		compared, size := 0, map[bool]int{true: 14, false: 11}[withSet]
		base := tile.Counts{}
		for _, low := range hand.Bodies[3][:2] {
			base[low], base[low+3], base[low+6] = 1, 1, 1
		}
		var fill func(c tile.Counts, from, left int)
		fill = func(c tile.Counts, from, left int) {
			if left == 0 {
				if compared++; compared%classStep == 0 {
					if want, got := nearest(&c), int(Knitted(&c, Absent)); got != want {
						t.Fatalf("%v: %d, want %d", c.Tiles(), got, want)
					}
				}
				return
			}
			for i := from; i < 9; i++ {
				if c[i] < 4 {
					c[i]++
					fill(c, i, left-1)
					c[i]--
				}
			}
		}
		fill(base, 0, size-6)
		rng := rand.New(rand.NewPCG(1, uint64(size)))
		for range knittedHands {
			c := randomCounts(rng, size-rng.IntN(2))
			if want, got := nearest(&c), int(Knitted(&c, Absent)); got != want {
				t.Fatalf("%v: %d, want %d", c.Tiles(), got, want)
			}
			limit := int8(rng.IntN(8))
			if exact, got := Knitted(&c, Absent), Knitted(&c, limit); got != exact && (exact <= limit || got <= limit) {
				t.Fatalf("%v: %d with the limit %d, want %d", c.Tiles(), got, limit, exact)
			}
		}
		t.Logf("%d hands of a class, every %dth compared", compared, classStep)
	}
}

func randomCounts(rng *rand.Rand, n int) (c tile.Counts) {
	kinds := 34
	if rng.IntN(2) == 0 {
		kinds = 27
	}
	for n > 0 {
		i := rng.IntN(kinds)
		if rng.IntN(3) > 0 { // near a body; a tile without neighbours tests nothing
			body := hand.Bodies[rng.IntN(2)]
			i = body[rng.IntN(3)] + 3*rng.IntN(3)
		}
		if c[i] < 4 {
			c[i]++
			n--
		}
	}
	return c
}

// TestSinglesIsItsDefinition compares with all 720 complete hands.
func TestSinglesIsItsDefinition(t *testing.T) {
	var targets []tile.Counts
	for _, body := range hand.Bodies {
		var all tile.Counts
		for _, low := range body {
			all[low], all[low+3], all[low+6] = 1, 1, 1
		}
		for i := 27; i < 34; i++ {
			all[i] = 1
		}
		held := all.Tiles()
		for a := range held {
			for b := range a {
				c := all
				c[held[a].Index()], c[held[b].Index()] = 0, 0
				targets = append(targets, c)
			}
		}
	}
	complete := map[tile.Counts]bool{}
	for _, c := range targets {
		complete[c] = true
		if Singles(&c) != -1 || !hand.IsSingles(&c) {
			t.Fatalf("%v is complete, found %d", c.Tiles(), Singles(&c))
		}
	}
	if len(targets) != 720 {
		t.Errorf("%d complete hands, want 6 bodies with 120 choices", len(targets))
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range 10 * knittedHands {
		c := randomCounts(rng, 13+rng.IntN(2))
		best := 99
		for i := range targets {
			best = min(best, lack(&c, &targets[i]))
		}
		if got := int(Singles(&c)); got != best-1 || hand.IsSingles(&c) != complete[c] {
			t.Fatalf("%v: %d, want %d", c.Tiles(), got, best-1)
		}
	}
}

// TestAnyPairsIsItsDefinition goes through every hand of 13 and 14 tiles of one suit and compares with all targets of
// that suit and one honour.
func TestAnyPairsIsItsDefinition(t *testing.T) {
	var targets [][10]uint8
	var choose func(c [10]uint8, from, left int)
	choose = func(c [10]uint8, from, left int) {
		if left == 0 {
			targets = append(targets, c)
			return
		}
		for i := from; i < 10; i++ {
			if c[i] < 4 {
				c[i] += 2
				choose(c, i, left-1)
				c[i] -= 2
			}
		}
	}
	choose([10]uint8{}, 0, 7)
	hands := 0
	var fill func(c tile.Counts, rank, left int)
	fill = func(c tile.Counts, rank, left int) {
		if rank == 9 {
			if left > 0 {
				return
			}
			if hands++; hands%classStep != 0 {
				return
			}
			best := 99
			for _, target := range targets {
				n := int(target[9])
				for i := range 9 {
					n += max(0, int(target[i])-int(c[i]))
				}
				best = min(best, n)
			}
			if got := int(AnyPairs(&c)); got != best-1 || hand.IsAnyPairs(&c) != (best == 0) {
				t.Fatalf("%v: %d, want %d", c.Tiles(), got, best-1)
			}
			return
		}
		for n := 0; n <= min(4, left); n++ {
			c[rank] = uint8(n)
			fill(c, rank+1, left-n)
		}
	}
	for _, size := range []int{13, 14} {
		fill(tile.Counts{}, 0, size)
	}
	t.Logf("%d hands of one suit", hands)
}

func BenchmarkKnitted(b *testing.B) {
	rng := rand.New(rand.NewPCG(5, 6))
	hands := make([]tile.Counts, 256)
	for i := range hands {
		hands[i] = randomCounts(rng, 14)
	}
	for i := 0; b.Loop(); i++ {
		Knitted(&hands[i%256], Absent)
	}
}
