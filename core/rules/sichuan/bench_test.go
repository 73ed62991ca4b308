package sichuan

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// BenchmarkValue values random winning hands of two suits.
func BenchmarkValue(b *testing.B) {
	random := rand.New(rand.NewPCG(5, 5))
	var list []rules.Win
	for len(list) < 1000 {
		var counts tile.Counts
		for range 4 {
			if i := random.IntN(18); random.IntN(3) == 0 {
				counts[i] += 3
			} else {
				i = i/9*9 + i%7
				counts[i]++
				counts[i+1]++
				counts[i+2]++
			}
		}
		counts[random.IntN(18)] += 2
		h := hand.Hand{Closed: counts.Tiles()}
		h.Win = random.IntN(len(h.Closed))
		if h.Check() == nil {
			list = append(list, rules.Win{Hand: h, Situation: rules.Situation{SelfDrawn: random.IntN(2) > 0}})
		}
	}
	for _, set := range Family().Sets {
		r := set.Plain()
		b.Run(set.ID, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				r.Value(&list[i%len(list)])
			}
		})
	}
}
