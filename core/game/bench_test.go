package game_test

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkGame plays one random game to its end by commands, the legal ones
// listed before each.
func BenchmarkGame(b *testing.B) {
	for i, k := range kinds() {
		b.Run(k.name, func(b *testing.B) {
			n := 0
			for b.Loop() {
				m := k.match
				m.Seed = uint64(n)
				n++
				table := start(b, m)
				random := rand.New(rand.NewPCG(uint64(i), uint64(n)))
				for legal := table.Legal(); len(legal) > 0; legal = table.Legal() {
					if err := table.Command(choose(legal, random)); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkAt goes to a step of a long game.
func BenchmarkAt(b *testing.B) {
	m := kinds()[2].match
	m.Seed = 1
	table := start(b, m)
	play(b, table, rand.New(rand.NewPCG(1, 1)))
	r := table.Record()
	step := 0
	for b.Loop() {
		step = (step + 37) % r.Steps()
		if s := r.At(step); s.Step != step {
			b.Fatal(s.Step)
		}
	}
}
