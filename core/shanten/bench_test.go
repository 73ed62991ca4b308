package shanten

import (
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

// families are the walls that the measured hands are drawn from.
var families = []struct {
	name  string
	kinds func(kind int) bool
}{
	{"normal", func(int) bool { return true }},
	{"half-flush", func(kind int) bool { return kind < 9 || kind >= 27 }},
	{"full-flush", func(kind int) bool { return kind < 9 }},
}

// randomHands draws n hands of the size from four copies of each of the kinds.
func randomHands(n, size int, kinds func(int) bool) []tile.Counts {
	random := rand.New(rand.NewPCG(1, 2))
	var wall []int
	for kind := range tile.Kinds {
		if kinds(kind) {
			wall = append(wall, kind, kind, kind, kind)
		}
	}
	hands := make([]tile.Counts, n)
	for i := range hands {
		for at := range size {
			other := at + random.IntN(len(wall)-at)
			wall[at], wall[other] = wall[other], wall[at]
			hands[i][wall[at]]++
		}
	}
	return hands
}

// sink keeps the compiler from removing the measured calls.
var sink int

func leftOf(closed *tile.Counts) (left tile.Counts) {
	for kind, n := range closed {
		left[kind] = 4 - n
	}
	return left
}

func BenchmarkShanten(b *testing.B) {
	for _, family := range families {
		hands := randomHands(benchHands, 14, family.kinds)
		b.Run(family.name, func(b *testing.B) {
			b.ReportAllocs()
			sum := 0
			for done := 0; done < b.N; {
				batch := hands[:min(len(hands), b.N-done)]
				for i := range batch {
					sum += int(Of(&batch[i]).Best)
				}
				done += len(batch)
			}
			sink += sum
		})
	}
}

func BenchmarkDiscards(b *testing.B) {
	for _, family := range families {
		b.Run(family.name, func(b *testing.B) { benchmarkDiscards(b, Rule{}, family.kinds) })
	}
	b.Run("fifth", func(b *testing.B) { benchmarkDiscards(b, Rule{Fifth: true}, families[1].kinds) })
	b.Run("three", func(b *testing.B) {
		benchmarkDiscards(b, Rule{Three: true}, func(kind int) bool { return kind < 1 || kind > 7 })
	})
}

func benchmarkDiscards(b *testing.B, rule Rule, kinds func(int) bool) {
	b.ReportAllocs()
	hands := randomHands(benchHands/10, 14, kinds)
	lefts := make([]tile.Counts, len(hands))
	for i := range hands {
		lefts[i] = leftOf(&hands[i])
	}
	b.ResetTimer()
	var rows Discards
	for i := range b.N {
		rule.Discards(&hands[i%len(hands)], &lefts[i%len(hands)], &rows)
		sink += rows.N
	}
}

// BenchmarkShapes measures hands of 13 tiles that are one from ready.
func BenchmarkShapes(b *testing.B) {
	b.ReportAllocs()
	var hands, lefts []tile.Counts
	for _, hand := range randomHands(benchHands/10, 13, families[1].kinds) {
		if Of(&hand).Best == 1 {
			hands, lefts = append(hands, hand), append(lefts, leftOf(&hand))
		}
	}
	b.ResetTimer()
	var shapes Shapes
	for i := range b.N {
		Rule{}.Shapes(&hands[i%len(hands)], &lefts[i%len(hands)], &shapes)
		sink += shapes.N
	}
}
